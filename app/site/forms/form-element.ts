import type { FieldErrors, FormValues } from './form-values.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** The one control of this name; undefined for a group of radio buttons. */
export function fieldOf(form: HTMLFormElement, name: string): Field | undefined {
  const field = form.elements.namedItem(name)
  return isField(field) ? field : undefined
}

/** A control, or a group of radio buttons, which is read and written like one. */
function holderOf(form: HTMLFormElement, name: string): { value: string } | undefined {
  const group = form.elements.namedItem(name)
  return group instanceof RadioNodeList ? group : fieldOf(form, name)
}

/** What stands in the form, by the names of `empty`. */
export function readValues<Values extends FormValues>(form: HTMLFormElement, empty: Values): Values {
  const present = Object.keys(empty).map((name) => [name, holderOf(form, name)?.value ?? ''])
  return { ...empty, ...Object.fromEntries(present) }
}

/** Puts texts into the controls of their names; what the form does not ask for is passed over. */
export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const [name, text] of Object.entries(values)) {
    const holder = holderOf(form, name)
    if (holder) holder.value = text
  }
}

/** Puts the person where the first correction is needed. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const isFaulty = (element: Element) => isField(element) && errors[element.name]
  const faulty = [...form.elements].find(isFaulty)
  if (isField(faulty)) faulty.focus()
}
