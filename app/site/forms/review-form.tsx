import { type ReactNode, useState } from 'react'
import { controlProps, FormField } from '#app/ui/form-field.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import { reviewServices } from '#content/services.ts'
import type { reviewFormWords } from '#words/site/review-form.ts'
import { reviewServiceLabel } from '#words/site/service-choices.ts'
import { checkFields, useFieldChecks } from './field-checks.ts'
import { EmailField, EmailHint, ServiceField } from './fields.tsx'
import { FormFrame } from './form-frame.tsx'
import type { Refused } from './form-values.ts'
import type { PhoneText } from './notices.tsx'
import { createServerCall } from './server-call.ts'
import { createRecord } from './submit.ts'
import { useFormSubmission } from './use-form-submission.ts'

/** As texts, the way a form holds them; `rating` is '1' to '5'. */
type ReviewFormValues = {
  rating: string
  name: string
  email: string
  title: string
  comment: string
  service: string
  location: string
}

export type ReviewFormProps = {
  words: typeof reviewFormWords
  phone: PhoneText
  publicApiKey: string
  formToken: string
  preset?: string
  unoffered?: readonly string[]
  name?: string
  hasEmail?: boolean
  invitation?: string
  refused?: Refused<ReviewFormValues>
}

/** The stars begin at 5 (specification section 5). */
export const emptyReviewForm: ReviewFormValues = {
  rating: '5',
  name: '',
  email: '',
  title: '',
  comment: '',
  service: '',
  location: '',
}

const services = reviewServices.map((service) => ({ value: service, label: reviewServiceLabel(service) }))

export function ReviewForm(props: ReviewFormProps) {
  return <ReviewFormBody {...props} review={useReviewForm(props)} />
}

export function ReviewFormBody({
  review,
  words,
  phone,
  formToken,
  preset = '',
  unoffered,
  name = '',
  hasEmail,
  refused,
  lead,
  actions,
}: ReviewFormProps & { review: ReturnType<typeof useReviewForm>; lead?: ReactNode; actions?: ReactNode }) {
  const { hints } = review
  const { takeSuggestedEmail, formEvents } = useFieldChecks(review)
  const defaults = refused?.values ?? { ...emptyReviewForm, service: preset, name }
  const text = (name: Exclude<keyof ReviewFormValues, 'rating'>) => ({
    form: 'review' as const,
    name,
    label: words[name],
    error: review.errors[name],
  })
  const fields = {
    name: { ...text('name'), help: words.nameHelp },
    email: { ...text('email'), help: words.emailHelp },
    title: { ...text('title'), help: words.titleHelp },
    comment: { ...text('comment'), help: words.commentHelp },
    service: { ...text('service'), optional: words.optional },
    location: { ...text('location'), optional: words.optional, help: words.locationHelp },
  }

  return (
    <FormFrame
      sending={review}
      words={words}
      phone={phone}
      formToken={formToken}
      refused={refused}
      post={{ action: '#review-form' }}
      formEvents={formEvents}
      actions={actions}
      once
    >
      {lead}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <StarRating words={words} chosen={defaults.rating} error={review.errors.rating} />
        </div>
        <FormField {...fields.name}>
          <input
            {...controlProps(fields.name)}
            required
            maxLength={100}
            autoComplete="name"
            defaultValue={defaults.name}
          />
        </FormField>
        {!hasEmail && (
          <EmailField
            text={{
              ...fields.email,
              hint: hints.emailMeant && (
                <EmailHint meant={hints.emailMeant} words={words} onUse={takeSuggestedEmail} />
              ),
            }}
            defaultValue={defaults.email}
          />
        )}
        <FormField {...fields.title} className="sm:col-span-2">
          <input
            {...controlProps(fields.title)}
            required
            maxLength={200}
            autoComplete="off"
            defaultValue={defaults.title}
          />
        </FormField>
        <FormField {...fields.comment} className="sm:col-span-2">
          <textarea
            {...controlProps(fields.comment)}
            required
            rows={4}
            maxLength={5000}
            defaultValue={defaults.comment}
          />
        </FormField>
        {unoffered?.length !== services.length && (
          <ServiceField
            text={fields.service}
            defaultValue={defaults.service}
            choose={words.chooseService}
            services={services}
            unoffered={unoffered}
          />
        )}
        <FormField {...fields.location}>
          <input
            {...controlProps(fields.location)}
            maxLength={100}
            autoComplete="off"
            defaultValue={defaults.location}
          />
        </FormField>
      </div>
    </FormFrame>
  )
}

/**
 * What the review form does, on its page and in the dialog. A review is not kept for a later signal: the dialog stays
 * open and says so, and what was typed is a draft.
 */
export function useReviewForm(
  { words, publicApiKey, formToken, preset = '', name = '', hasEmail, invitation, refused }: ReviewFormProps,
  presetIsNew?: () => boolean,
) {
  const [call] = useState(() => createServerCall(publicApiKey))
  return useFormSubmission<ReviewFormValues>({
    form: 'review',
    empty: { ...emptyReviewForm, service: preset, name },
    formToken,
    refused,
    check(values) {
      const { email, ...others } = checkFields(values, words)
      return email && !hasEmail ? { ...others, email } : others
    },
    deliver: ({ values, submission }) =>
      createRecord(
        'Review',
        { ...values, rating: Number(values.rating) },
        { submission: { ...submission, ...(invitation && { invitation }) } },
        call,
      ),
    ...(presetIsNew && { presetIsNew }),
  })
}
