import { languageLabel } from '#app/admin/records/language-name.ts'
import { CheckBox, SelectField } from './fields.tsx'

type FieldWords<Name extends string> = Readonly<Record<Name, string> & Partial<Record<`${Name}Help`, string>>>

type Entered<Name extends string> = {
  start: Readonly<Partial<Record<Name, string | null | undefined>>>
  errors: Readonly<Record<string, string>>
}

/** The value, words and error of a field, by its name. `id`: where another form of the screen has the name too. */
export const fieldOf = <Name extends string>(
  name: Name,
  { start, errors }: Entered<Name>,
  words: FieldWords<Name>,
  id: string = name,
) => ({
  id,
  name,
  label: words[name],
  help: words[`${name}Help`],
  defaultValue: start[name] ?? '',
  error: errors[name],
})

/** Neither a phone nor a browser corrects or fills it in. */
export const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** Browsers ignore `off` on a password field and offer that of the panel. */
export const asSecret = { ...asTyped, autoComplete: 'new-password' } as const

type TickBoxesProps<Name extends string> = {
  start: Readonly<Record<Name, string>>
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

/** `languages`: those that it may be in; the one that it is in stays. */
type LanguageFieldProps = Entered<'language'> & {
  languages: readonly string[]
  words: FieldWords<'language'>
}

export function LanguageField({ languages, words, ...entered }: LanguageFieldProps) {
  const field = fieldOf('language', entered, words)
  const { defaultValue } = field
  const offered = [...languages, ...(defaultValue && !languages.includes(defaultValue) ? [defaultValue] : [])]
  if (offered.length === 1) return <input type="hidden" name="language" defaultValue={defaultValue} />
  return (
    <SelectField {...field}>
      {offered.map((code) => (
        <option key={code} value={code}>
          {languageLabel(code)}
        </option>
      ))}
    </SelectField>
  )
}
