import { CheckBox } from '#app/admin/form/fields.tsx'

type TickBoxesProps<Name extends string> = {
  start: Readonly<Record<Name, string>>
  names: readonly Name[]
  /** The label of each box under its name, and what the tick does under `...Help`. */
  words: Readonly<Record<Name | `${Name}Help`, string>>
}

/** The boxes of a record, each ticked or not by itself. */
export function TickBoxes<Name extends string>({ start, names, words }: TickBoxesProps<Name>) {
  return names.map((name) => (
    <CheckBox
      key={name}
      id={name}
      name={name}
      value="yes"
      label={words[name]}
      help={words[`${name}Help`]}
      defaultChecked={start[name] !== ''}
    />
  ))
}
