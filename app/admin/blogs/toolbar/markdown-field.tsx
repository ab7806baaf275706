import { type KeyboardEvent, useState } from 'react'
import { LazyPictureDialog } from '#app/admin/blogs/images/lazy-picture-dialog.tsx'
import { TextArea } from '#app/admin/form/text-area.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { applyEdit, selectedIn } from './apply-edit.ts'
import { type Edit, markdownEdit, pictureEdit, type Selected, type Tool } from './markdown-edit.ts'
import { Toolbar, toolOfKey } from './toolbar.tsx'

const fieldId = 'markdown'

/** The text of a post, and with script a bar over it that writes the Markdown. */
export function MarkdownField({ start, error }: { start: string; error: string | undefined }) {
  const [isChoosing, setChoosing] = useState(false)
  const hasScript = useHydrated()

  const edit = (change: (selected: Selected) => Edit) => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLTextAreaElement) applyEdit(field, change(selectedIn(field)))
  }
  const use = (tool: Tool) => edit((selected) => markdownEdit(tool, selected))
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = toolOfKey(event)
    if (!tool) return
    event.preventDefault()
    use(tool)
  }
  return (
    <>
      {hasScript && <Toolbar controls={fieldId} onTool={use} onImage={() => setChoosing(true)} />}
      <TextArea
        id={fieldId}
        name="content"
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
        <LazyPictureDialog
          aspect={undefined}
          onClose={() => setChoosing(false)}
          onUse={(picture) => edit((selected) => pictureEdit(selected, picture))}
        />
      )}
    </>
  )
}
