import {
  CommentField,
  JobFields,
  NameField,
  StarsField,
  TickBoxes,
} from '#app/admin/approval/testimonial-fields.tsx'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import type { RecordResult } from '#app/admin/form/record-action.ts'
import { RecordForm } from '#app/admin/form/record-form.tsx'
import { testimonialServices } from '#content/services.ts'
import { testimonialFormWords as words } from '#words/admin-testimonials.ts'
import type { TestimonialValues } from './testimonial-data.ts'

type TestimonialFormProps = {
  isNew: boolean
  version?: string
  stored: TestimonialValues
  actionData: RecordResult<keyof TestimonialValues> | undefined
  listPath: string
}

/** What a customer said, as staff writes it down. */
export function TestimonialForm(props: TestimonialFormProps) {
  return (
    <RecordForm words={words} {...props}>
      {({ start, errors }) => (
        <>
          <FormSection id="customer" title={words.customer}>
            <div className="form-pair">
              <NameField start={start} errors={errors} words={words} />
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
            <JobFields
              start={start}
              errors={errors}
              words={words}
              services={testimonialServices}
              needsDate={false}
            />
          </FormSection>
          <FormSection id="said" title={words.said}>
            <StarsField start={start} errors={errors} />
            <CommentField start={start} errors={errors} words={words} />
          </FormSection>
          <FormSection id="display" title={words.display}>
            <TickBoxes start={start} names={['isApproved', 'isFeatured']} words={words} />
          </FormSection>
        </>
      )}
    </RecordForm>
  )
}
