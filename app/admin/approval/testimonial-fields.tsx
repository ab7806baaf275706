import { CheckBox, Field, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import type { Entered } from '#app/admin/form/record-form.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import { ratingWords } from '#words/site/rating.ts'

type Said<Name extends string, Word extends string> = Entered<Name> & {
  words: Readonly<Record<Word, string>>
}

export const NameField = ({ start, errors, words }: Said<'name', 'name' | 'nameHelp'>) => (
  <Field
    id="name"
    name="name"
    label={words.name}
    required
    maxLength={100}
    autoComplete="off"
    defaultValue={start.name}
    help={words.nameHelp}
    error={errors.name}
  />
)

type JobProps = Said<'service' | 'date', 'service' | 'noService' | 'date' | 'dateHelp'> & {
  services: readonly string[]
  serviceLabel: (service: string) => string
  needsDate: boolean
}

/** A service from an older list stays one of the choices. */
export const JobFields = ({ start, errors, words, services, serviceLabel, needsDate }: JobProps) => (
  <div className="form-pair">
    <SelectField
      id="service"
      name="service"
      label={words.service}
      defaultValue={start.service}
      error={errors.service}
    >
      <option value="">{words.noService}</option>
      {[...new Set([...services, start.service])].filter(Boolean).map((service) => (
        <option key={service} value={service}>
          {serviceLabel(service)}
        </option>
      ))}
    </SelectField>
    <Field
      id="date"
      name="date"
      type="date"
      label={words.date}
      required={needsDate}
      defaultValue={start.date}
      help={words.dateHelp}
      error={errors.date}
    />
  </div>
)

export const StarsField = ({ start, errors }: Entered<'rating'>) => (
  <div className="mt-5">
    <StarRating words={ratingWords} chosen={start.rating} error={errors.rating} />
  </div>
)

export const CommentField = ({ start, errors, words }: Said<'comment', 'comment'>) => (
  <TextArea
    id="comment"
    name="comment"
    label={words.comment}
    required
    rows={6}
    maxLength={5000}
    defaultValue={start.comment}
    error={errors.comment}
  />
)

type TickBoxesProps<Name extends string> = {
  start: Readonly<Record<Name, string>>
  names: readonly Name[]
  /** Each box's label, and its help under `...Help`. */
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
