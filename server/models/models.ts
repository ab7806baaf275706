import type { Model } from '../data-service/model.ts'
import type { CallsOverRows, ExtraCalls } from '../data-service/schema.ts'
import { blog } from './blog.ts'
import { blogCalls } from './blog-calls.ts'
import { businessProfileCalls } from './business-profile-calls.ts'
import { deliveryCalls } from './delivery-calls.ts'
import { message } from './message.ts'
import { messageCalls } from './message-calls.ts'
import { quote } from './quote.ts'
import { quoteCalls } from './quote-calls.ts'
import { receiptCalls } from './receipt-calls.ts'
import { review } from './review.ts'
import { reviewCalls } from './review-calls.ts'
import { reviewVoteCalls } from './review-vote-calls.ts'
import { testimonial } from './testimonial.ts'
import { testimonialCalls } from './testimonial-calls.ts'

/** Every stored model. Adding one is a file beside this, a line here and a migration. */
export const models: readonly Model[] = [quote, message, review, testimonial, blog]

export const extraCalls: readonly (ExtraCalls | CallsOverRows)[] = [
  quoteCalls,
  messageCalls,
  reviewCalls,
  reviewVoteCalls,
  receiptCalls,
  deliveryCalls,
  testimonialCalls,
  blogCalls,
  businessProfileCalls,
]
