import { CheckBox } from './fields.tsx'

type FieldWords<Name extends string> = Readonly<Record<Name, string> & Partial<Record<`${Name}Help`, string>>>

type Start<Name extends string> = { start: Readonly<Record<Name, string>> }

type Entered<Name extends string> = Start<Name> & { errors: Readonly<Record<string, string>> }

/** What a field has by its name: its value, words and error. */
export const fieldOf = <Name extends string>(
  name: Name,
  { start, errors }: Entered<Name>,
  words: FieldWords<Name>,
) => ({
  id: name,
  name,
  label: words[name],
  help: words[`${name}Help`],
  defaultValue: start[name],
  error: errors[name],
})

type TickBoxesProps<Name extends string> = Start<Name> & {
  names: readonly Name[]
  words: Readonly<Record<Name | `${Name}Help`, string>>
}

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
