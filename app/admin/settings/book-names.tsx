import { Field } from '#app/admin/form/fields.tsx'
import { recordOf } from '#app/admin/records/record-of.ts'
import { FoldedSection } from '#app/admin/settings/folded-section.tsx'
import { textIn } from '#app/admin/submission/submitted.ts'
import { type BookNames, bookNameKeys } from '#content/money/book-names.ts'
import { bookNameWords as words } from '#words/panel/money/quickbooks.ts'

/** As the server names them when it refuses one. */
const fieldName = (key: keyof BookNames) => `bookNames.${key}` as const

/** Undefined of a form that does not ask for them. */
export const bookNamesIn = (form: FormData): BookNames | undefined =>
  form.has(fieldName('item')) ? recordOf(bookNameKeys, (key) => textIn(form, fieldName(key))) : undefined

type BookNameFieldsProps = { names: BookNames; errors: Readonly<Record<string, string>> }

export function BookNameFields({ names, errors }: BookNameFieldsProps) {
  const isRefused = Object.keys(errors).some((name) => name.startsWith('bookNames'))
  return (
    <FoldedSection id="book-names" title={words.title} isOpen={isRefused}>
      <p className="mt-1.5 text-fine text-ink-2">{words.about}</p>
      <div className="form-pair">
        {bookNameKeys.map((key) => (
          <Field
            key={key}
            id={fieldName(key)}
            name={fieldName(key)}
            label={words[key]}
            defaultValue={names[key]}
            error={errors[fieldName(key)]}
            maxLength={100}
            autoComplete="off"
            required
          />
        ))}
      </div>
    </FoldedSection>
  )
}
