import { useState } from 'react'
import { checkFields } from './check-fields.ts'
import { createRecord } from './create-record.ts'
import { createServerCall } from './server-call.ts'
import { useSendingForm } from './use-sending-form.ts'
import { emptyReview, type ReviewFormProps, type ReviewFormValues } from './review-form-props.ts'

export type ReviewForm = ReturnType<typeof useReviewForm>

/**
 * What the review form does, on its page and in the dialog. A review is not kept for a later signal: the dialog stays
 * open and says so, and what was typed is a draft.
 */
export function useReviewForm(
  { words, publicApiKey, formToken, preset = '', name = '', invitation, refused }: ReviewFormProps,
  presetIsNew?: () => boolean,
) {
  const [call] = useState(() => createServerCall(publicApiKey))
  return useSendingForm<ReviewFormValues>({
    form: 'review',
    empty: { ...emptyReview, service: preset, name },
    formToken,
    refused,
    check: (values) => checkFields(values, words),
    deliver: ({ values, submission }) =>
      createRecord(
        'Review',
        { ...values, rating: Number(values.rating) },
        { ...submission, ...(invitation && { invitation }) },
        call,
      ),
    ...(presetIsNew && { presetIsNew }),
  })
}
