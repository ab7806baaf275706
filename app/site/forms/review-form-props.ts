import type { Refused } from './form-values.ts'
import type { PhoneText } from './frame-words.ts'
import type { reviewFormWords } from '#content/en/review-form.ts'

/** As texts, the way a form holds them; `rating` is '1' to '5'. */
export type ReviewFormValues = {
  rating: string
  name: string
  email: string
  title: string
  comment: string
  service: string
  location: string
}

export type RefusedReview = Refused<ReviewFormValues>

/** Everything the review form needs. All but the words is plain JSON in the page; the island brings its words along. */
export type ReviewFormProps = {
  words: typeof reviewFormWords
  phone: PhoneText
  publicApiKey: string
  /** Tells when the form was made (hidden field). Many readers may share it: the page may come from the cache. */
  formToken: string
  /** The service that a link chose. */
  preset?: string
  /** The name of a customer whom we asked. */
  name?: string
  /** The token of the personal link that they came by. */
  invitation?: string
  refused?: RefusedReview
}

/** The stars begin at 5 (specification section 5). */
export const emptyReview: ReviewFormValues = {
  rating: '5',
  name: '',
  email: '',
  title: '',
  comment: '',
  service: '',
  location: '',
}
