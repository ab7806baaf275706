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
import { TextArea } from '#app/admin/form/fields.tsx'
import { LazyImageDialog } from '#app/admin/images/lazy-image-dialog.tsx'
import { imageWords } from '#words/panel/blog/images.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import { type Edit, imageEdit, markdownEdit, type Selected, type Tool } from './markdown-edit.ts'

const fieldId = 'markdown'

type MarkdownFieldProps = { start: string; error: string | undefined; lang: string | undefined }

export function MarkdownField({ start, error, lang }: MarkdownFieldProps) {
  const [isChoosing, setChoosing] = useState(false)

  const edit = (change: (selected: Selected) => Edit) => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLTextAreaElement) applyEdit(field, change(readSelection(field)))
  }
  const use = (tool: Tool) => edit((selected) => markdownEdit(tool, selected))
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = shortcutTool(event)
    if (!tool) return
    event.preventDefault()
    use(tool)
  }
  return (
    <>
      <Toolbar controls={fieldId} onTool={use} onImage={() => setChoosing(true)} />
      <TextArea
        id={fieldId}
        name="content"
        lang={lang}
        label={words.content}
        required
        rows={15}
        maxLength={100_000}
        defaultValue={start}
        help={words.contentHelp}
        error={error}
        onKeyDown={onKeyDown}
      />
      {isChoosing && (
        <LazyImageDialog
          aspect={undefined}
          onClose={() => setChoosing(false)}
          onUse={(image) => edit((selected) => imageEdit(selected, image))}
        />
      )}
    </>
  )
}

const readSelection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
})

/** As if typed, so that the browser's undo reverts it. */
function applyEdit(field: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  const wanted = field.value.slice(0, from) + text + field.value.slice(to)
  field.focus()
  field.setSelectionRange(from, to)
  // Deprecated, but the only way to keep the browser's undo history.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  if (field.value !== wanted) {
    field.value = wanted
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(...select)
}

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

/** One Tab stop; arrow keys inside (ARIA toolbar). */
function Toolbar({ controls, onTool, onImage }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, current)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={imageWords.toolbar}
      aria-controls={controls}
      className="toolbar"
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, Icon, keys }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={imageWords.tools[name]}
          aria-keyshortcuts={keys}
          title={imageWords.tools[name]}
          onFocus={() => setCurrent(index)}
          onClick={() => (name === 'image' ? onImage() : onTool(name))}
        >
          <Icon className="icon" />
        </button>
      ))}
    </div>
  )
}

function nextIndex(key: string, current: number): number | undefined {
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

const shortcutTool = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Tool | undefined =>
  ctrlKey !== metaKey && !altKey && !shiftKey ? shortcuts[key.toLowerCase()] : undefined
