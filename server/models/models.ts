import type { Model } from '#server/data-service/model.ts'
import type { CallsOverRows, ExtraCalls } from '#server/data-service/schema.ts'
import { auditCalls } from './audit-calls.ts'
import { auditEntry } from './audit-entry.ts'
import { blog } from './blog.ts'
import { blogCalls } from './blog-calls.ts'
import { blogDraftCalls } from './blog-draft-calls.ts'
import { blogRevision } from './blog-revision.ts'
import { businessProfileCalls } from './business-profile-calls.ts'
import { deliveryCalls } from './delivery-calls.ts'
import { filesUsageCalls } from './files-usage-calls.ts'
import { image } from './image.ts'
import { leadFiguresCalls } from './lead-figures-calls.ts'
import { message } from './message.ts'
import { messageCalls } from './message-calls.ts'
import { notificationSettingsCalls } from './notification-settings-calls.ts'
import { notificationTestCalls } from './notification-test-calls.ts'
import { pushCalls } from './push-calls.ts'
import { quote } from './quote.ts'
import { quoteCalls } from './quote-calls.ts'
import { receiptCalls } from './receipt-calls.ts'
import { review } from './review.ts'
import { reviewCalls } from './review-calls.ts'
import { reviewInvitationCalls } from './review-invitation-calls.ts'
import { reviewVoteCalls } from './review-vote-calls.ts'
import { testimonial } from './testimonial.ts'
import { testimonialCalls } from './testimonial-calls.ts'
import { undeliveredCalls } from './undelivered-calls.ts'

/** Every stored model. Adding one is a file beside this, a line here and a migration. */
export const models: readonly Model[] = [
  quote,
  message,
  review,
  testimonial,
  blog,
  blogRevision,
  image,
  auditEntry,
]

export const extraCalls: readonly (ExtraCalls | CallsOverRows)[] = [
  quoteCalls,
  messageCalls,
  reviewCalls,
  reviewVoteCalls,
  reviewInvitationCalls,
  receiptCalls,
  deliveryCalls,
  notificationSettingsCalls,
  notificationTestCalls,
  pushCalls,
  undeliveredCalls,
  filesUsageCalls,
  leadFiguresCalls,
  testimonialCalls,
  blogCalls,
  blogDraftCalls,
  businessProfileCalls,
  auditCalls,
]
