import type { ExtraCalls } from '#server/data-service/extra-calls.ts'
import type { Model } from '#server/data-service/model.ts'
import { auditCalls, auditEntry } from './audit-entry.ts'
import { businessProfileCalls } from './business-profile.ts'
import { calendarCalls } from './calendar.ts'
import { callTapCalls } from './call-taps.ts'
import { customerHistoryCalls } from './customer-history.ts'
import { customerMailPreviewCalls } from './customer-mail-previews.ts'
import { dailySummaryCalls } from './daily-summary.ts'
import { deliveryCalls } from './deliveries.ts'
import { image } from './image.ts'
import { inboxCalls } from './inbox.ts'
import { leadFiguresCalls } from './lead-figures.ts'
import { mailSettingsCalls } from './mail-settings.ts'
import { message, messageCalls } from './message.ts'
import { notificationSettingsCalls } from './notification-settings.ts'
import { peopleCalls } from './people.ts'
import { personCallsOf } from './person-records.ts'
import { post, postCalls } from './post.ts'
import { postDraftCalls } from './post-drafts.ts'
import { postRevision } from './post-revisions.ts'
import { pushDeviceCalls } from './push-devices.ts'
import { quote, quoteCalls } from './quote.ts'
import { receiptCalls } from './receipt.ts'
import { receiptChangeCalls } from './receipt-changes.ts'
import { replyTemplateCalls } from './reply-templates.ts'
import { review, reviewCalls } from './review.ts'
import { reviewInvitationCalls } from './review-invitation.ts'
import { reviewVoteCalls } from './review-votes.ts'
import { setupStepCalls } from './setup-steps.ts'
import { testimonial, testimonialCalls } from './testimonial.ts'
import { trashCallsOf, trashEntryOf } from './trash.ts'

/** What is deleted of these goes to the trash. */
const deletable: readonly Model[] = [quote, message, review, testimonial, post, image]

/** Every stored model. Adding one is a file beside this, a line here and a migration. */
export const models: readonly Model[] = [...deletable, postRevision, auditEntry, trashEntryOf(deletable)]

/** Every call that is no operation of a model. */
export const extraCalls: readonly ExtraCalls[] = [
  quoteCalls,
  messageCalls,
  reviewCalls,
  reviewVoteCalls,
  reviewInvitationCalls,
  receiptCalls,
  receiptChangeCalls,
  deliveryCalls,
  notificationSettingsCalls,
  customerMailPreviewCalls,
  mailSettingsCalls,
  setupStepCalls,
  pushDeviceCalls,
  leadFiguresCalls,
  dailySummaryCalls,
  callTapCalls,
  inboxCalls,
  peopleCalls,
  customerHistoryCalls,
  replyTemplateCalls,
  calendarCalls,
  testimonialCalls,
  postCalls,
  postDraftCalls,
  businessProfileCalls,
  auditCalls,
  trashCallsOf(deletable),
  personCallsOf(deletable),
]
