import { recordOf } from '#app/admin/records/record-of.ts'
import { centsIn, priceText } from '#content/money/money.ts'
import type { RecordValues } from './record-action.ts'

/** How the text of a field begins in a new record, is made of what is stored, and becomes input. */
type Control<Stored, Input> = {
  empty: string
  toText: (stored: Stored) => string
  toInput: (text: string) => Input
}

const asTyped = (text: string) => text

export const required: Control<string, string> = { empty: '', toText: asTyped, toInput: asTyped }

export const optional: Control<string | null, string | null> = {
  empty: '',
  toText: (stored) => stored ?? '',
  toInput: (text) => text || null,
}

/** Stored as an empty text where it is none. */
export const maybeEmpty: Control<string | null, string> = { ...optional, toInput: asTyped }

export const tick: Control<boolean, boolean> = {
  empty: '',
  toText: (stored) => (stored ? 'yes' : ''),
  toInput: (text) => text !== '',
}

/** `refused`: stands for text that is no such number; the data service refuses it at its field. */
export const numeric = (
  empty: string,
  { refused, digits = /^\d+$/ }: { refused: number; digits?: RegExp },
): Control<number, number> => ({
  empty,
  toText: String,
  toInput: (text) => (digits.test(text) ? Number(text) : refused),
})

/** Stands for text that is no price; the data service refuses it at its field. */
const notAPrice = -1

export const cents: Control<number, number> = {
  empty: '',
  toText: priceText,
  toInput: (text) => centsIn(text) ?? notAPrice,
}

type Controls = Readonly<Record<string, Control<never, unknown>>>

type StoredBy<Of extends Controls> = { id: string } & {
  readonly [Name in keyof Of]: Parameters<Of[Name]['toText']>[0]
}

type InputBy<Of extends Controls> = { [Name in keyof Of]: ReturnType<Of[Name]['toInput']> }

/** The fields of a form that have the name of their column. */
export function recordControls<const Of extends Controls>(controls: Of) {
  // Its keys are these; a number or a symbol is none.
  const names = Object.keys(controls) as (keyof Of & string)[]
  return {
    names,
    empty: (id: string): RecordValues<keyof Of & string> => ({
      ...recordOf(names, (name) => controls[name]?.empty ?? ''),
      id,
    }),
    toValues: (stored: StoredBy<Of>): RecordValues<keyof Of & string> => ({
      // The type of each stored value is that of its control.
      ...recordOf(names, (name) => controls[name]?.toText(stored[name] as never) ?? ''),
      id: stored.id,
    }),
    // As above, for the input.
    toInput: (values: Readonly<Record<keyof Of & string, string>>) =>
      recordOf(names, (name) => controls[name]?.toInput(values[name])) as InputBy<Of>,
  }
}
