/** Each form's own name: its ids begin with it, and what the device keeps for it (`quote-form.draft`). */
export type FormName = 'quote' | 'contact' | 'review'

export type FormValues = Record<string, string>

/** What is wrong, by field; `files` for attachments. */
export type FieldErrors = Record<string, string>

export type FieldHints = { phoneIncomplete?: boolean; emailMeant?: string | undefined }

/** A post without script that was refused: values are kept, errors are tied to their fields. */
export type Refused<Values extends FormValues> = { values: Values; fieldErrors: FieldErrors; message: string }

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isField = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/**
 * A field that people do not see and programs fill in. Not `website` or the like, which password managers know; a form that was
 * opened before the change still has that one, and what stands in it says nothing.
 */
export const trapName = 'leave-empty'

/** The one control of this name; undefined for a group of radio buttons. */
export function formControl(form: HTMLFormElement, name: string): FormControl | undefined {
  const field = form.elements.namedItem(name)
  return isField(field) ? field : undefined
}

function holderOf(form: HTMLFormElement, name: string): { value: string } | undefined {
  const group = form.elements.namedItem(name)
  return group instanceof RadioNodeList ? group : formControl(form, name)
}

export function readValues<Values extends FormValues>(form: HTMLFormElement, empty: Values): Values {
  const present = Object.keys(empty).map((name) => [name, holderOf(form, name)?.value ?? ''])
  return { ...empty, ...Object.fromEntries(present) }
}

export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const [name, text] of Object.entries(values)) {
    const holder = holderOf(form, name)
    if (holder) holder.value = text
  }
}

/** Nothing was typed: each value is blank, or what the form begins with. */
export const isUntouched = (values: FormValues, empty: FormValues): boolean =>
  Object.entries(values).every(([name, text]) => !text.trim() || text === empty[name])

export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const isFaulty = (element: Element) => isField(element) && errors[element.name]
  const faulty = [...form.elements].find(isFaulty)
  if (isField(faulty)) faulty.focus()
}
