/**
 * Moves the focus to what an answer of the server brought, unless the person meanwhile types outside of `within`: what is typed
 * would land in another field. Returns whether it moved.
 */
export function takeFocus(
  target: HTMLElement | null | undefined,
  within: Element | null | undefined = target?.closest('form'),
): boolean {
  const field = document.activeElement
  const isTyping = field?.matches('textarea, select, input:not([type=checkbox], [type=radio])')
  if (!target || (isTyping && !within?.contains(field))) return false
  target.focus()
  return true
}

export const focusInvalid = (form: HTMLFormElement | null) =>
  takeFocus(form?.querySelector<HTMLElement>('[aria-invalid]'))
