import { CommentField, JobFields, NameField, StarsField } from '#app/admin/approval/testimonial-fields.tsx'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { formClientLoader, loadRecord, recordHandler } from '#app/admin/form/record-action.ts'
import { fieldOf, TickBoxes } from '#app/admin/form/record-fields.tsx'
import { RecordScreen } from '#app/admin/form/record-form.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { testimonialServices } from '#content/services.ts'
import { testimonialFormWords as words } from '#words/panel/approval/testimonial-form.ts'
import { testimonialServiceLabel } from '#words/site/testimonial-services.ts'
import type { Route } from './+types/form.ts'
import { testimonialForm } from './testimonial-data.ts'
import { testimonialList } from './testimonial-list.ts'

export const handle = { needs: { area: 'content', to: 'write' } } satisfies ScreenHandle

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export const loader = (args: Route.LoaderArgs) => loadRecord(args, testimonialForm)

export const clientLoader = (args: Route.ClientLoaderArgs) => formClientLoader(args)

export const action = (args: Route.ActionArgs) =>
  submission(args, { save: recordHandler(args, testimonialForm) })

export const clientAction = (args: Route.ClientActionArgs) => recordClientAction(args)

export default function TestimonialForm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordScreen list={testimonialList} words={words} loaderData={loaderData} actionData={actionData}>
      {(entered) => (
        <>
          <FormSection id="customer" title={words.customer}>
            <div className="form-pair">
              <NameField {...entered} words={words} />
              <Field {...fieldOf('company', entered, words)} maxLength={100} autoComplete="off" />
            </div>
          </FormSection>
          <FormSection id="details" title={words.details}>
            <JobFields
              {...entered}
              words={words}
              services={testimonialServices}
              serviceLabel={testimonialServiceLabel}
              needsDate={false}
            />
          </FormSection>
          <FormSection id="said" title={words.said}>
            <StarsField {...entered} />
            <CommentField {...entered} words={words} />
          </FormSection>
          <FormSection id="display" title={words.display}>
            <TickBoxes start={entered.start} names={['isApproved', 'isFeatured']} words={words} />
          </FormSection>
        </>
      )}
    </RecordScreen>
  )
}
