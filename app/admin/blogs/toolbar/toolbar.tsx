import {
  Bold,
  Heading2,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
} from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { pictureWords as words } from '#content/en/admin-pictures.ts'
import type { Tool } from './markdown-edit.ts'

const tools: readonly { name: Tool | 'image'; Icon: LucideIcon; keys?: string }[] = [
  { name: 'bold', Icon: Bold, keys: 'Control+B' },
  { name: 'italic', Icon: Italic, keys: 'Control+I' },
  { name: 'heading', Icon: Heading2 },
  { name: 'list', Icon: List },
  { name: 'numbered', Icon: ListOrdered },
  { name: 'quote', Icon: Quote },
  { name: 'link', Icon: Link, keys: 'Control+K' },
  { name: 'image', Icon: ImagePlus },
]

type ToolbarProps = { controls: string; onTool: (tool: Tool) => void; onImage: () => void }

/** The bar over the text: one stop of the Tab key, arrow keys inside. */
export function Toolbar({ controls, onTool, onImage }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(event.key, current)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={words.toolbar}
      aria-controls={controls}
      className="toolbar"
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, Icon, keys }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={words.tools[name]}
          aria-keyshortcuts={keys}
          title={words.tools[name]}
          onFocus={() => setCurrent(index)}
          onClick={() => (name === 'image' ? onImage() : onTool(name))}
        >
          <Icon className="icon" aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

function nextOf(key: string, current: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % tools.length
    case 'ArrowLeft':
      return (current + tools.length - 1) % tools.length
    case 'Home':
      return 0
    case 'End':
      return tools.length - 1
    default:
      return undefined
  }
}

const shortcuts: Record<string, Tool> = { b: 'bold', i: 'italic', k: 'link' }

/** The tool that a key asks for, with Ctrl or with the Mac's command key. */
export const toolOfKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Tool | undefined =>
  ctrlKey !== metaKey && !altKey && !shiftKey ? shortcuts[key.toLowerCase()] : undefined
