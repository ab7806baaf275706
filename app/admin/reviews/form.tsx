import { CommentField, JobFields, NameField, StarsField } from '#app/admin/approval/testimonial-fields.tsx'
import { Field, FormSection, TextArea } from '#app/admin/form/fields.tsx'
import { formClientLoader, loadRecord, recordHandler } from '#app/admin/form/record-action.ts'
import { fieldOf, TickBoxes } from '#app/admin/form/record-fields.tsx'
import { type Entered, RecordScreen } from '#app/admin/form/record-form.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { reviewServices } from '#content/services.ts'
import { reviewEntryWords as words } from '#words/panel/approval/review-form.ts'
import { reviewServiceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/form.ts'
import { type ReviewValues, reviewForm } from './review-data.ts'
import { reviewList } from './review-list.ts'

export const handle = { needs: { area: 'content', to: 'write' } } satisfies ScreenHandle

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export const loader = (args: Route.LoaderArgs) => loadRecord(args, reviewForm)

export const clientLoader = (args: Route.ClientLoaderArgs) => formClientLoader(args)

export const action = (args: Route.ActionArgs) => submission(args, { save: recordHandler(args, reviewForm) })

export const clientAction = (args: Route.ClientActionArgs) => recordClientAction(args)

export default function ReviewForm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordScreen list={reviewList} words={words} loaderData={loaderData} actionData={actionData}>
      {(entered) => (
        <>
          <FormSection id="customer" title={words.customer}>
            <CustomerFields {...entered} />
          </FormSection>
          <FormSection id="details" title={words.details}>
            <JobFields
              {...entered}
              errors={{ ...entered.errors, date: entered.errors.submittedAt ?? '' }}
              words={words}
              services={reviewServices}
              serviceLabel={reviewServiceLabel}
              needsDate
            />
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
    </RecordScreen>
  )
}

type ReviewFields = Entered<keyof ReviewValues>

const CustomerFields = (entered: ReviewFields) => (
  <>
    <div className="form-pair">
      <NameField {...entered} words={words} />
      <Field
        {...fieldOf('email', entered, words)}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
      />
    </div>
    <Field {...fieldOf('location', entered, words)} maxLength={100} autoComplete="off" />
  </>
)

const TitleField = (entered: ReviewFields) => (
  <Field {...fieldOf('title', entered, words)} required maxLength={200} autoComplete="off" />
)

const ReplyField = (entered: ReviewFields) => (
  <TextArea {...fieldOf('reply', entered, words)} rows={4} maxLength={2000} />
)
