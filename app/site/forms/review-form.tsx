import type { ReactNode } from 'react'
import { EmailHint } from './email-hint-button.tsx'
import { controlProps, FormField } from './form-field.tsx'
import { FormFrame } from './form-frame.tsx'
import { EmailField, ServiceField } from './text-fields.tsx'
import { useFieldChecks } from './use-field-checks.ts'
import { reviewServices } from '#content/en/review-services.ts'
import { emptyReview, type ReviewFormProps, type ReviewFormValues } from './review-form-props.ts'
import { StarRating } from './star-rating.tsx'
import { type ReviewForm as Review, useReviewForm } from './use-review-form.ts'

const services = reviewServices.map((service) => ({ value: service, label: service }))

/** The review form on its page: plain HTML that posts to it, and with its script the same form at its best. */
export function ReviewForm(props: ReviewFormProps) {
  return <ReviewFormBody {...props} review={useReviewForm(props)} />
}

/** The form itself, for the page and for the dialog, which puts its lead before the fields and its Cancel beside the button. */
export function ReviewFormBody({
  review,
  words,
  phone,
  formToken,
  preset = '',
  name = '',
  refused,
  lead,
  actions,
}: ReviewFormProps & { review: Review; lead?: ReactNode; actions?: ReactNode }) {
  const { hints } = review
  const { takeSuggestedEmail, formEvents } = useFieldChecks(review)
  const defaults = refused?.values ?? { ...emptyReview, service: preset, name }
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
        <EmailField
          text={{
            ...fields.email,
            hint: hints.emailMeant && (
              <EmailHint meant={hints.emailMeant} words={words} onUse={takeSuggestedEmail} />
            ),
          }}
          defaultValue={defaults.email}
        />
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
        <ServiceField
          text={fields.service}
          defaultValue={defaults.service}
          choose={words.chooseService}
          services={services}
        />
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
