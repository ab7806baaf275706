import { Field, TextArea } from '#app/admin/form/fields.tsx'
import { ChoiceField } from '#app/admin/record/choice-field.tsx'
import type { Entered } from '#app/admin/record/record-form.tsx'
import { StarRating } from '#app/site/islands/review-form/star-rating.tsx'
import { reviewFormWords } from '#content/en/review-form.ts'

type Said<Name extends string, Word extends string> = Entered<Name> & {
  words: Readonly<Record<Word, string>>
}

/** Whose words they are, as visitors read the name. */
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
  needsDate: boolean
}

/** About which work, and when they said so. */
export const JobFields = ({ start, errors, words, services, needsDate }: JobProps) => (
  <div className="form-pair">
    <ChoiceField
      id="service"
      name="service"
      label={words.service}
      none={words.noService}
      choices={services}
      defaultValue={start.service}
      error={errors.service}
    />
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

/** The stars that they gave. */
export const StarsField = ({ start, errors }: Entered<'rating'>) => (
  <div className="mt-5">
    <StarRating words={reviewFormWords} chosen={start.rating} error={errors.rating} />
  </div>
)

/** What they said, as they said it. */
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
