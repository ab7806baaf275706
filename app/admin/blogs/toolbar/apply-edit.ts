import type { Edit, Selected } from './markdown-edit.ts'

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
})

/** Changes the text as if it was typed, so that undo takes it back; where browsers do not allow that, without undo. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  const wanted = field.value.slice(0, from) + text + field.value.slice(to)
  field.focus()
  field.setSelectionRange(from, to)
  // Deprecated, and the only way into a browser's own undo.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  if (field.value !== wanted) {
    field.value = wanted
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(...select)
}
