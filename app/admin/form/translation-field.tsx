import { Link } from 'react-router'
import { languageLabel, languageName } from '#app/admin/records/language-name.ts'
import { sameInLanguageWords as words } from '#words/panel/languages.ts'
import { SelectField } from './fields.tsx'
import { fieldOf } from './record-fields.tsx'

/** A record that may be the same as the one in the form; `translations`: what it is the same as already. */
export type Translatable = Readonly<{
  id: string
  title: string
  language: string
  translations: readonly Pick<Translatable, 'id' | 'language'>[]
}>

type TranslationFieldProps = {
  start: Readonly<{ translationOf: string }>
  errors: Readonly<Record<string, string>>
  /** Of the record in the form, as it is chosen now. */
  language: string
  records: readonly Translatable[]
}

export function TranslationField({ language, records, ...entered }: TranslationFieldProps) {
  const chosen = entered.start.translationOf
  const offered = records.filter(
    (one) =>
      one.id === chosen ||
      (one.language !== language && !one.translations.some((other) => other.language === language)),
  )
  if (offered.length === 0) return <input type="hidden" name="translationOf" defaultValue={chosen} />
  return (
    <SelectField {...fieldOf('translationOf', entered, words)}>
      <option value="">{words.none}</option>
      {offered.map((one) => (
        <option key={one.id} value={one.id} lang={one.language}>
          {`${one.title} (${languageLabel(one.language)})`}
        </option>
      ))}
    </SelectField>
  )
}

type TranslationLinksProps = {
  record: Readonly<{ id: string; language: string }>
  records: readonly Translatable[]
  languages: readonly string[]
  editPath: (id: string) => string
  newPath: string
}

/** To the same in each other language, or to where it is written. */
export const TranslationLinks = ({ record, records, languages, editPath, newPath }: TranslationLinksProps) =>
  languages
    .filter((code) => code !== record.language)
    .map((code) => {
      const same = records.find(
        ({ language, translations }) => language === code && translations.some(({ id }) => id === record.id),
      )
      const to = same
        ? editPath(same.id)
        : `${newPath}?${new URLSearchParams({ translates: record.id, language: code })}`
      return (
        <Link key={code} to={to} className="link inline-flex min-h-11 items-center">
          {same ? words.openIn(languageName(code)) : words.writeIn(languageName(code))}
        </Link>
      )
    })
