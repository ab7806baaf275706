import { Field, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import { fieldOf } from '#app/admin/form/record-fields.tsx'
import type { Entered } from '#app/admin/form/record-form.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import { ratingWords } from '#words/site/rating.ts'

type SaidField<Name extends string, Word extends string> = Entered<Name> & {
  words: Readonly<Record<Word, string>>
}

export const NameField = ({ words, ...entered }: SaidField<'name', 'name' | 'nameHelp'>) => (
  <Field {...fieldOf('name', entered, words)} required maxLength={100} autoComplete="off" />
)

type JobProps = SaidField<'service' | 'date', 'service' | 'noService' | 'date' | 'dateHelp'> & {
  services: readonly string[]
  serviceLabel: (service: string) => string
  needsDate: boolean
}

/** A service from an older list stays one of the choices. */
export const JobFields = ({ words, services, serviceLabel, needsDate, ...entered }: JobProps) => (
  <div className="form-pair">
    <SelectField {...fieldOf('service', entered, words)}>
      <option value="">{words.noService}</option>
      {[...new Set([...services, entered.start.service])].filter(Boolean).map((service) => (
        <option key={service} value={service}>
          {serviceLabel(service)}
        </option>
      ))}
    </SelectField>
    <Field {...fieldOf('date', entered, words)} type="date" required={needsDate} />
  </div>
)

export const StarsField = ({ start, errors }: Entered<'rating'>) => (
  <div className="mt-5">
    <StarRating words={ratingWords} chosen={start.rating} error={errors.rating} />
  </div>
)

export const CommentField = ({ words, ...entered }: SaidField<'comment', 'comment'>) => (
  <TextArea {...fieldOf('comment', entered, words)} required rows={6} maxLength={5000} />
)
