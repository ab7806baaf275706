import { testimonialFormWords as words } from '#content/en/admin-testimonials.ts'
import { reviewFormWords } from '#content/en/review-form.ts'
import { testimonialServices } from '#content/en/testimonial-services.ts'
import { StarRating } from '../../../site/islands/review-form/star-rating.tsx'
import { Field } from '../../field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { TextArea } from '../../form/text-area.tsx'
import { ChoiceField } from '../../record/choice-field.tsx'
import type { RecordAnswer } from '../../record/record-answer.ts'
import { RecordForm } from '../../record/record-form.tsx'
import { TickBoxes } from '../../record/tick-boxes.tsx'
import { type TestimonialValues, testimonialNames } from './testimonial-values.ts'

type TestimonialFormProps = {
  isNew: boolean
  stored: TestimonialValues
  answer: RecordAnswer<keyof TestimonialValues> | undefined
  listPath: string
}

/** What a customer said, as staff writes it down. */
export function TestimonialForm(props: TestimonialFormProps) {
  return (
    <RecordForm names={testimonialNames} words={words} {...props}>
      {({ start, errors }) => (
        <>
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
                id="company"
                name="company"
                label={words.company}
                maxLength={100}
                autoComplete="off"
                defaultValue={start.company}
                error={errors.company}
              />
            </div>
          </FormSection>
          <FormSection id="details" title={words.details}>
            <div className="form-pair">
              <ChoiceField
                id="service"
                name="service"
                label={words.service}
                none={words.noService}
                choices={testimonialServices}
                defaultValue={start.service}
                error={errors.service}
              />
              <Field
                id="date"
                name="date"
                type="date"
                label={words.date}
                defaultValue={start.date}
                help={words.dateHelp}
                error={errors.date}
              />
            </div>
          </FormSection>
          <FormSection id="said" title={words.said}>
            <div className="mt-5">
              <StarRating words={reviewFormWords} chosen={start.rating} error={errors.rating} />
            </div>
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
          <FormSection id="display" title={words.display}>
            <TickBoxes start={start} names={['isApproved', 'isFeatured']} words={words} />
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}
