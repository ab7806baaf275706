import type { ExtraCalls } from '#server/data-service/extra-calls.ts'
import type { Model } from '#server/data-service/model.ts'
import { buildSchema } from '#server/data-service/schema.ts'
import { pageDraftCalls, postDraftCalls } from '#server/models/content/form-drafts.ts'
import { image } from '#server/models/content/image.ts'
import { page } from '#server/models/content/page.ts'
import { post, postCalls } from '#server/models/content/post.ts'
import { priceItem } from '#server/models/content/price-item.ts'
import { redirect } from '#server/models/content/redirect.ts'
import { redirectImportCalls } from '#server/models/content/redirect-import.ts'
import { review, reviewCalls } from '#server/models/content/review.ts'
import { reviewVoteCalls } from '#server/models/content/review-votes.ts'
import { pageRevision, postRevision } from '#server/models/content/revisions.ts'
import { testimonial, testimonialCalls } from '#server/models/content/testimonial.ts'
import { workPhotoPair } from '#server/models/content/work-photos.ts'
import { importCalls } from '#server/models/imports/import-calls.ts'
import { planningCalls } from '#server/models/inbox/appointment-planning.ts'
import { contact } from '#server/models/inbox/contact.ts'
import { customerDirectoryCalls } from '#server/models/inbox/customer-directory.ts'
import { customerHistoryCalls } from '#server/models/inbox/customer-history.ts'
import { customerPlace } from '#server/models/inbox/customer-place.ts'
import { customerTie } from '#server/models/inbox/customer-tie.ts'
import { customerCalls } from '#server/models/inbox/customers.ts'
import { formerJobCalls } from '#server/models/inbox/former-job.ts'
import { inboxCalls } from '#server/models/inbox/inbox.ts'
import { scheduleCalls } from '#server/models/inbox/schedule.ts'
import { staffFileCalls } from '#server/models/inbox/staff-files.ts'
import { workCalls } from '#server/models/inbox/work-calls.ts'
import { drawerCalls, drawerClosing } from '#server/models/invoicing/drawers.ts'
import { estimate } from '#server/models/invoicing/estimate.ts'
import { estimateCalls } from '#server/models/invoicing/estimate-calls.ts'
import { invoice } from '#server/models/invoicing/invoice.ts'
import { invoiceCalls } from '#server/models/invoicing/invoice-calls.ts'
import { invoicingSettingsCalls } from '#server/models/invoicing/invoicing-settings.ts'
import { priceBookCalls } from '#server/models/invoicing/price-book.ts'
import { statementCalls } from '#server/models/invoicing/statement.ts'
import { stockCalls } from '#server/models/invoicing/stock/stock-calls.ts'
import { stockMove } from '#server/models/invoicing/stock/stock-moves.ts'
import { calendarCalls } from '#server/models/leads/calendar/calendar.ts'
import { call, callCalls } from '#server/models/leads/call.ts'
import { deliveryCalls } from '#server/models/leads/deliveries.ts'
import { dailySummaryCalls } from '#server/models/leads/mails/daily-summary.ts'
import { reviewInvitationCalls } from '#server/models/leads/mails/review-invitation.ts'
import { message, messageCalls } from '#server/models/leads/message.ts'
import { leadNote } from '#server/models/leads/notes/lead-note.ts'
import { peopleCalls } from '#server/models/leads/people.ts'
import { pressCalls } from '#server/models/leads/presses.ts'
import { quote, quoteCalls } from '#server/models/leads/quote.ts'
import { request } from '#server/models/leads/request.ts'
import { workSpan } from '#server/models/leads/work/work-span.ts'
import { freeWindowCalls } from '#server/models/receipts/free-windows.ts'
import { receiptCalls } from '#server/models/receipts/receipt.ts'
import { receiptCalendarCalls } from '#server/models/receipts/receipt-calendar.ts'
import { receiptChangeCalls } from '#server/models/receipts/receipt-change-calls.ts'
import { whoComesCalls } from '#server/models/receipts/who-comes-photo.ts'
import { auditCalls, auditEntry } from '#server/models/records/audit-entry.ts'
import { personCallsOf } from '#server/models/records/person-records.ts'
import { trashCallsOf, trashEntryOf } from '#server/models/records/trash.ts'
import { reportCalls } from '#server/models/reports/reports.ts'
import { businessProfileCalls } from '#server/models/settings/business-profile.ts'
import { callTapCalls } from '#server/models/settings/call-taps.ts'
import { claimCalls } from '#server/models/settings/claims.ts'
import { customerMailPreviewCalls } from '#server/models/settings/customer-mail-previews.ts'
import { mailSettingsCalls } from '#server/models/settings/mail-settings.ts'
import { nearbyPlaceCalls } from '#server/models/settings/nearby-place.ts'
import { notificationSettingsCalls } from '#server/models/settings/notification-settings.ts'
import { pushDeviceCalls } from '#server/models/settings/push-devices.ts'
import { replyTemplateCalls } from '#server/models/settings/reply-templates.ts'
import { setupStepCalls } from '#server/models/settings/setup-steps.ts'
import { siteAddressCalls } from '#server/models/settings/site-address.ts'
import { siteOpeningCalls } from '#server/models/settings/site-opening.ts'
import { unreadFactCalls } from '#server/models/settings/unread-facts.ts'
import { otherPlacesCalls } from './content/own-texts/other-places.ts'
import { ownTextCalls } from './content/own-texts/own-text-calls.ts'

const deletable: readonly Model[] = [
  quote,
  message,
  call,
  leadNote,
  customerTie,
  customerPlace,
  contact,
  review,
  testimonial,
  post,
  page,
  redirect,
  priceItem,
  estimate,
  invoice,
  image,
]

/** Adding one is a file in its group, a line here and a migration. */
export const models: readonly Model[] = [
  request,
  ...deletable,
  postRevision,
  pageRevision,
  workSpan,
  workPhotoPair,
  drawerClosing,
  stockMove,
  auditEntry,
  trashEntryOf(deletable),
]

export const modelsOnSite = [
  'Blog',
  'Testimonial',
  'Review',
  'PriceItem',
  'Page',
  'WorkPhotoPair',
  'BusinessProfile',
  'InvoicingSettings',
]

export const extraCalls: readonly ExtraCalls[] = [
  quoteCalls,
  messageCalls,
  callCalls,
  reviewCalls,
  reviewVoteCalls,
  reviewInvitationCalls,
  receiptCalls,
  receiptCalendarCalls,
  receiptChangeCalls,
  freeWindowCalls,
  whoComesCalls,
  deliveryCalls,
  notificationSettingsCalls,
  customerMailPreviewCalls,
  mailSettingsCalls,
  setupStepCalls,
  siteAddressCalls,
  siteOpeningCalls,
  claimCalls,
  unreadFactCalls,
  pushDeviceCalls,
  reportCalls,
  dailySummaryCalls,
  callTapCalls,
  inboxCalls,
  scheduleCalls,
  pressCalls,
  workCalls,
  formerJobCalls,
  planningCalls,
  staffFileCalls,
  customerCalls,
  customerDirectoryCalls,
  importCalls,
  peopleCalls,
  customerHistoryCalls,
  replyTemplateCalls,
  invoicingSettingsCalls,
  priceBookCalls,
  drawerCalls,
  stockCalls,
  statementCalls,
  estimateCalls,
  invoiceCalls,
  calendarCalls,
  testimonialCalls,
  postCalls,
  otherPlacesCalls,
  postDraftCalls,
  pageDraftCalls,
  redirectImportCalls,
  ownTextCalls,
  businessProfileCalls,
  nearbyPlaceCalls,
  auditCalls,
  trashCallsOf(deletable),
  personCallsOf(deletable),
]

export const schema = buildSchema(models, extraCalls)

export const schemaOf = (given: typeof models, calls: typeof extraCalls) =>
  given === models && calls === extraCalls ? schema : buildSchema(given, calls)
