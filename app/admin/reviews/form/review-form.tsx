import { reviewEntryWords as words } from '#content/en/admin-reviews.ts'
import { reviewFormWords } from '#content/en/review-form.ts'
import { reviewServices } from '#content/en/review-services.ts'
import { StarRating } from '../../../site/islands/review-form/star-rating.tsx'
import { Field } from '../../field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { TextArea } from '../../form/text-area.tsx'
import { ChoiceField } from '../../record/choice-field.tsx'
import type { RecordAnswer } from '../../record/record-answer.ts'
import { type Entered, RecordForm } from '../../record/record-form.tsx'
import { TickBoxes } from '../../record/tick-boxes.tsx'
import { type ReviewValues, reviewNames } from './review-values.ts'

type ReviewFormProps = {
  isNew: boolean
  stored: ReviewValues
  answer: RecordAnswer<keyof ReviewValues> | undefined
  listPath: string
}

type Section = Entered<keyof ReviewValues>

/** A review as staff enters or corrects it. */
export function ReviewForm(props: ReviewFormProps) {
  return (
    <RecordForm names={reviewNames} words={words} {...props}>
      {(entered) => (
        <>
          <input type="hidden" name="key" defaultValue={entered.start.key} />
          <CustomerSection {...entered} />
          <DetailsSection {...entered} />
          <WrittenSection {...entered} />
          <FormSection id="display" title={words.display}>
            <TickBoxes
              start={entered.start}
              names={['isApproved', 'isFeatured', 'isVerified']}
              words={words}
            />
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}

function CustomerSection({ start, errors }: Section) {
  return (
    <FormSection id="customer" title={words.customer}>
      <div className="form-pair">
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
        <Field
          id="email"
          name="email"
          type="email"
          label={words.email}
          required
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          defaultValue={start.email}
          help={words.emailHelp}
          error={errors.email}
        />
      </div>
      <Field
        id="location"
        name="location"
        label={words.location}
        maxLength={100}
        autoComplete="off"
        defaultValue={start.location}
        help={words.locationHelp}
        error={errors.location}
      />
    </FormSection>
  )
}

function DetailsSection({ start, errors }: Section) {
  return (
    <FormSection id="details" title={words.details}>
      <div className="form-pair">
        <ChoiceField
          id="service"
          name="service"
          label={words.service}
          none={words.noService}
          choices={reviewServices}
          defaultValue={start.service}
          error={errors.service}
        />
        <Field
          id="date"
          name="date"
          type="date"
          label={words.date}
          required
          defaultValue={start.date}
          help={words.dateHelp}
          error={errors.date}
        />
      </div>
    </FormSection>
  )
}

function WrittenSection({ start, errors }: Section) {
  return (
    <FormSection id="written" title={words.written}>
      <div className="mt-5">
        <StarRating words={reviewFormWords} chosen={start.rating} error={errors.rating} />
      </div>
      <Field
        id="title"
        name="title"
        label={words.title}
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={start.title}
        error={errors.title}
      />
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
    </FormSection>
  )
}
