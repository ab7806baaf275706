import { type FieldErrors, fieldOrder } from '../quote-form/quote-check.ts'
import type { QuoteFormValues } from '../quote-form/quote-form-props.ts'

export const emptyValues: QuoteFormValues = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  service: '',
  message: '',
}

const fieldNames = Object.keys(emptyValues) as (keyof QuoteFormValues)[]

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function fieldOf(form: HTMLFormElement, name: string): Field | undefined {
  const field = form.elements.namedItem(name)
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  return isField ? field : undefined
}

export function readValues(form: HTMLFormElement): QuoteFormValues {
  const values = { ...emptyValues }
  for (const name of fieldNames) values[name] = fieldOf(form, name)?.value ?? ''
  return values
}

export function writeValues(form: HTMLFormElement, values: QuoteFormValues): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name)
    if (field) field.value = values[name]
  }
}

/** Puts the person where the first correction is needed. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const name = fieldOrder.find((field) => errors[field])
  if (name) fieldOf(form, name)?.focus()
}
