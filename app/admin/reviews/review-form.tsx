import {
  CommentField,
  JobFields,
  NameField,
  StarsField,
  TickBoxes,
} from '#app/admin/approval/testimonial-fields.tsx'
import { Field, FormSection, TextArea } from '#app/admin/form/fields.tsx'
import type { RecordResult } from '#app/admin/form/record-action.ts'
import { type Entered, RecordForm } from '#app/admin/form/record-form.tsx'
import { reviewServices } from '#content/services.ts'
import { reviewEntryWords as words } from '#words/admin-reviews.ts'
import type { ReviewValues } from './review-data.ts'

type ReviewFormProps = {
  isNew: boolean
  version?: string
  stored: ReviewValues
  actionData: RecordResult<keyof ReviewValues> | undefined
  listPath: string
}

/** A review as staff enters, corrects or answers it. */
export function ReviewForm(props: ReviewFormProps) {
  return (
    <RecordForm words={words} {...props}>
      {(entered) => (
        <>
          <FormSection id="customer" title={words.customer}>
            <CustomerFields {...entered} />
          </FormSection>
          <FormSection id="details" title={words.details}>
            <JobFields {...entered} words={words} services={reviewServices} needsDate />
          </FormSection>
          <FormSection id="written" title={words.written}>
            <StarsField {...entered} />
            <TitleField {...entered} />
            <CommentField {...entered} words={words} />
          </FormSection>
          <FormSection id="answer" title={words.answer}>
            <ReplyField {...entered} />
          </FormSection>
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

type Fields = Entered<keyof ReviewValues>

const CustomerFields = ({ start, errors }: Fields) => (
  <>
    <div className="form-pair">
      <NameField start={start} errors={errors} words={words} />
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
  </>
)

const TitleField = ({ start, errors }: Fields) => (
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
)

const ReplyField = ({ start, errors }: Fields) => (
  <TextArea
    id="reply"
    name="reply"
    label={words.reply}
    rows={4}
    maxLength={2000}
    defaultValue={start.reply}
    help={words.replyHelp}
    error={errors.reply}
  />
)
