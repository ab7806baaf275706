/**
 * Who may do what, written by hand so that it can fail: nothing is derived from the models. An unlisted
 * model, field, call or page fails the test until it is added here. `visitor`, `staff`: operations of a
 * visitor (public key) and of an administrator; others may do none. `open`: fields that everyone who may read
 * a row gets, and may filter and sort by. `closed`: fields for staff only; null for a visitor.
 */
export type ModelTable = { visitor: string; staff: string; open: string; closed: string; searchable?: string }

const everything = 'list get create update delete onCreate onUpdate onDelete'
const readable = 'list get onCreate onUpdate onDelete'

export const modelTable: Readonly<Record<string, ModelTable>> = {
  LeadNote: {
    visitor: '',
    staff: everything,
    open: 'id requestKind requestId text authorId authorName createdAt updatedAt',
    closed: '',
  },
  CustomerTie: {
    visitor: '',
    staff: everything,
    open: 'id kind contact other createdAt updatedAt',
    closed: '',
  },
  CustomerPlace: {
    visitor: '',
    staff: everything,
    open: 'id contact name address createdAt updatedAt',
    closed: '',
  },
  Quote: {
    visitor: 'create',
    staff: everything,
    searchable: 'staff',
    open: `id firstName lastName phone phoneE164 email service message fileUrls status submittedAt contactedAt
      completedAt reviewAskedAt reviewAskedBy createdAt updatedAt receipt notice number`,
    closed: `notes quarantineReasons deliveries files reviewId reviewInvitation isInvitationOpen isEmergency language promisedBy callDueBy seenAt assigneeId assignee takenAt givenAt assignmentNote calledAt callOutcome
      onTheWayAt arrivesAt followUpAt address scheduledAt scheduledMinutes windowMinutes declinedAppointment repeatMonths quotedCents nextStep lostReason cancelledAt
      complainedAt alarmsSent nextAlarmAt events thread utmSource utmMedium utmCampaign utmTerm adNetwork referrerHost firstPage appointment customerPath stepMails appointmentMails lateMinutes codeWord signedName signedAt`,
  },
  Message: {
    visitor: 'create',
    staff: everything,
    searchable: 'staff',
    open: `id name email phone phoneE164 service message status submittedAt contactedAt completedAt reviewAskedAt reviewAskedBy createdAt updatedAt
      receipt notice number`,
    closed: `notes quarantineReasons deliveries fileUrls files reviewId reviewInvitation isInvitationOpen isEmergency language promisedBy callDueBy seenAt assigneeId assignee takenAt givenAt assignmentNote calledAt callOutcome
      onTheWayAt arrivesAt followUpAt address scheduledAt scheduledMinutes windowMinutes declinedAppointment repeatMonths quotedCents nextStep lostReason cancelledAt
      complainedAt alarmsSent nextAlarmAt events thread utmSource utmMedium utmCampaign utmTerm adNetwork referrerHost firstPage appointment customerPath stepMails appointmentMails lateMinutes codeWord signedName signedAt`,
  },
  Call: {
    visitor: '',
    staff: everything,
    searchable: 'staff',
    open: `id source name email phone phoneE164 service message wantedAt status submittedAt contactedAt completedAt reviewAskedAt reviewAskedBy createdAt updatedAt
      number`,
    closed: `notes quarantineReasons deliveries fileUrls files customerPath isEmergency language promisedBy callDueBy seenAt assigneeId assignee takenAt givenAt assignmentNote calledAt callOutcome
      onTheWayAt arrivesAt followUpAt address scheduledAt scheduledMinutes windowMinutes declinedAppointment repeatMonths quotedCents nextStep lostReason cancelledAt
      complainedAt alarmsSent nextAlarmAt events thread appointment stepMails appointmentMails lateMinutes codeWord signedName signedAt reviewId reviewInvitation isInvitationOpen`,
  },
  Review: {
    visitor: `${readable} create`,
    staff: everything,
    searchable: 'staff',
    open: `id name rating title comment service location isVerified isApproved isFeatured helpfulCount submittedAt
      approvedAt reply repliedAt createdAt updatedAt receipt`,
    closed: 'email quoteId messageId callId quarantineReasons deliveries',
  },
  Testimonial: {
    visitor: readable,
    staff: everything,
    open: 'id name company rating comment service date isApproved isFeatured createdAt updatedAt listedAt',
    closed: '',
  },
  Blog: {
    visitor: readable,
    staff: everything,
    searchable: 'visitor staff',
    open: `id title slug excerpt content language author category tags image imageAlt publishedAt isPublished readTime metaTitle
      metaDescription createdAt updatedAt listedAt`,
    closed: 'publishAt otherPlaces',
  },
  Page: {
    visitor: readable,
    staff: everything,
    searchable: 'visitor staff',
    open: 'id title slug label description content language place position isPublished createdAt updatedAt',
    closed: 'otherPlaces',
  },
  Redirect: {
    visitor: '',
    staff: everything,
    searchable: 'staff',
    open: 'id from to status note hits lastUsedAt createdAt updatedAt',
    closed: '',
  },
  PriceItem: {
    visitor: readable,
    staff: everything,
    searchable: 'visitor staff',
    open: 'id name service unitCents isFrom isTaxable note isShown createdAt updatedAt',
    closed: '',
  },
  Estimate: {
    visitor: '',
    staff: everything,
    open: `id number version state quoteId messageId callId lines taxPlace taxRate subtotalCents taxCents totalCents validUntil note
      sentAt answeredAt answeredName answeredFrom recordedBy reason createdAt updatedAt isExpired`,
    closed: '',
  },
  Invoice: {
    visitor: '',
    staff: everything,
    searchable: 'staff',
    open: `id kind number state quoteId messageId callId requestNumber creditOfId name address email phone lines taxPlace taxRate
      subtotalCents taxCents totalCents dueOn note paidCents openCents sentAt voidedAt creditedAt reason createdAt updatedAt payments`,
    closed: 'path',
  },
  BlogRevision: {
    visitor: '',
    staff: readable,
    open: 'id blogId at who snapshot changed',
    closed: '',
  },
  PageRevision: {
    visitor: '',
    staff: readable,
    open: 'id pageId at who snapshot changed',
    closed: '',
  },
  Image: {
    visitor: '',
    staff: 'list get update delete onCreate onUpdate onDelete',
    open: 'id alt width height type digest createdAt updatedAt',
    closed: '',
  },
  AuditEntry: {
    visitor: '',
    staff: readable,
    searchable: 'staff',
    open: 'id at actorKind actorId actorName actorRealName action subject subjectId label before after recordIsGone',
    closed: '',
  },
  TrashEntry: {
    visitor: '',
    staff: readable,
    searchable: 'staff',
    open: 'id model recordId label summary deletedBy deletedAt expiresAt',
    closed: '',
  },
}

type May = 'visitor and staff' | 'visitor' | 'staff' | 'staff who may write' | 'staff in person'

/** `in person`: with a session, not with a key. */
export const callTable: Readonly<Record<string, { may: May; ask: string }>> = {
  auditPeople: { may: 'staff', ask: 'query { auditPeople }' },
  blogCategories: { may: 'visitor and staff', ask: 'query { blogCategories }' },
  blogCounts: { may: 'staff', ask: 'query { blogCounts { all } }' },
  blogDraft: { may: 'staff', ask: 'query { blogDraft { __typename } }' },
  pageDraft: { may: 'staff', ask: 'query { pageDraft { __typename } }' },
  businessProfile: { may: 'visitor and staff', ask: 'query { businessProfile { name } }' },
  otherPlaces: { may: 'staff', ask: 'query { otherPlaces(text: "In Houston.") { place } }' },
  nearbyPlace: { may: 'visitor and staff', ask: 'query { nearbyPlace(search: "zq7hidden") { name } }' },
  customerHistory: {
    may: 'staff',
    ask: 'query { customerHistory(kind: Quote, id: $id) { requests { name } } }',
  },
  customerMailPreviews: { may: 'staff', ask: 'query { customerMailPreviews { subject } }' },
  // The link is the permission; this one is invalid.
  calendar: {
    may: 'visitor and staff',
    ask: 'query { calendar(token: "none", origin: "https://lantern.example") }',
  },
  currentBlogSlug: { may: 'visitor and staff', ask: 'query { currentBlogSlug(slug: "zq7hidden-draft") }' },
  dailySummary: { may: 'staff', ask: 'query { dailySummary }' },
  importRedirects: {
    may: 'staff',
    ask: 'mutation { importRedirects(csv: "/a,/about", isDryRun: true) { added } }',
  },
  inbox: { may: 'staff', ask: 'query { inbox { items { id name phone } } }' },
  inboxCounts: { may: 'staff', ask: 'query { inboxCounts { open } }' },
  report: { may: 'staff', ask: 'query { report(period: week) { __typename } }' },
  openMoney: { may: 'staff', ask: 'query { openMoney { openCents } }' },
  invoicingSettings: { may: 'staff', ask: 'query { invoicingSettings { invoiceDays } }' },
  invoiceFile: { may: 'staff', ask: 'query { invoiceFile(id: $id) { name } }' },
  customerInvoiceFile: {
    may: 'visitor and staff',
    ask: 'query { customerInvoiceFile(token: "none") { name } }',
  },
  sendEstimate: { may: 'staff', ask: 'mutation { sendEstimate(id: $id) { id } }' },
  recordEstimateAnswer: {
    may: 'staff',
    ask: 'mutation { recordEstimateAnswer(isAccepted: true, name: "a", id: $id) { id } }',
  },
  answerEstimate: {
    may: 'visitor and staff',
    ask: 'mutation { answerEstimate(token: "none", isAccepted: true, name: "a", estimateId: $id) { version } }',
  },
  sendInvoice: { may: 'staff', ask: 'mutation { sendInvoice(id: $id) { id } }' },
  voidInvoice: { may: 'staff', ask: 'mutation { voidInvoice(reason: "a", id: $id) { id } }' },
  creditInvoice: { may: 'staff', ask: 'mutation { creditInvoice(reason: "a", id: $id) { id } }' },
  recordPayment: { may: 'staff', ask: 'mutation { recordPayment(method: cash, invoiceId: $id) { id } }' },
  reversePayment: { may: 'staff', ask: 'mutation { reversePayment(id: $id) { id } }' },
  updateInvoicingSettings: {
    may: 'staff',
    ask: 'mutation { updateInvoicingSettings(input: { invoiceDays: 14 }) { invoiceDays } }',
  },
  mailSettings: { may: 'staff', ask: 'query { mailSettings { state host username proofRecipients } }' },
  mailState: { may: 'staff', ask: 'query { mailState { state failure } }' },
  messageCounts: { may: 'staff', ask: 'query { messageCounts { all } }' },
  callCounts: { may: 'staff', ask: 'query { callCounts { all } }' },
  customers: { may: 'staff', ask: 'query { customers { items { name phone } } }' },
  customer: { may: 'staff', ask: 'query { customer(key: "zq7hidden@example.com") { name phone } }' },
  findCustomers: { may: 'staff', ask: 'query { findCustomers(search: "zq7hidden") { name phone } }' },
  newestRequests: { may: 'staff', ask: 'query { newestRequests(kind: Quote) { items { id name phone } } }' },
  myCalendar: { may: 'staff', ask: 'query { myCalendar { path } }' },
  myHelpfulReviews: { may: 'visitor and staff', ask: 'query { myHelpfulReviews }' },
  notificationSettings: { may: 'staff', ask: 'query { notificationSettings { __typename } }' },
  notificationTests: { may: 'staff', ask: 'query { notificationTests { id recipient } }' },
  personRecords: { may: 'staff', ask: 'query { personRecords(contact: "zq7hidden@example.com") { name } }' },
  formerJob: { may: 'staff', ask: 'query { formerJob(kind: Quote, id: $id) { note by } }' },
  people: { may: 'staff', ask: 'query { people { id name } }' },
  pushPublicKey: { may: 'staff', ask: 'query { pushPublicKey }' },
  pushSubscriptions: { may: 'staff', ask: 'query { pushSubscriptions { __typename } }' },
  quoteCounts: { may: 'staff', ask: 'query { quoteCounts { all } }' },
  receipt: { may: 'visitor and staff', ask: 'query { receipt(token: "none") { name } }' },
  whoComesPhoto: { may: 'visitor and staff', ask: 'query { whoComesPhoto(token: "none") }' },
  receiptCalendar: {
    may: 'visitor and staff',
    ask: 'query { receiptCalendar(token: "none", origin: "") }',
  },
  receiptState: { may: 'visitor and staff', ask: 'query { receiptState(token: "none") }' },
  addToRequest: {
    may: 'visitor and staff',
    ask: 'mutation { addToRequest(token: "none", message: "x") { name } }',
  },
  correctRequest: {
    may: 'visitor and staff',
    ask: 'mutation { correctRequest(token: "none", phone: "1") { name } }',
  },
  askAnotherTime: {
    may: 'visitor and staff',
    ask: 'mutation { askAnotherTime(token: "none", appointmentAt: "2030-01-01T00:00:00Z") { name } }',
  },
  cancelAppointment: {
    may: 'visitor and staff',
    ask: 'mutation { cancelAppointment(token: "none", appointmentAt: "2030-01-01T00:00:00Z") { name } }',
  },
  cancelRequest: { may: 'visitor and staff', ask: 'mutation { cancelRequest(token: "none") { name } }' },
  complainAboutRequest: {
    may: 'visitor and staff',
    ask: 'mutation { complainAboutRequest(token: "none") { name } }',
  },
  recentDeliveries: { may: 'staff', ask: 'query { recentDeliveries(channel: mail) { recipient } }' },
  freeTimes: { may: 'staff', ask: 'query { freeTimes(minutes: 60) { times } }' },
  checkAppointment: {
    may: 'staff',
    ask: 'query { checkAppointment(scheduledAt: "2030-01-01T00:00:00Z", minutes: 60) { clashesWith } }',
  },
  schedule: {
    may: 'staff',
    ask: 'query { schedule(from: "2030-01-01T00:00:00Z", to: "2030-01-02T00:00:00Z") { scheduled { name phone } } }',
  },
  replyTemplates: { may: 'staff', ask: 'query { replyTemplates { version } }' },
  reviewCounts: { may: 'staff', ask: 'query { reviewCounts { all } }' },
  reviewInvitation: {
    may: 'visitor and staff',
    ask: 'query { reviewInvitation(token: "none") { __typename } }',
  },
  reviewSummary: { may: 'visitor and staff', ask: 'query { reviewSummary { count } }' },
  siteAddress: { may: 'staff', ask: 'query { siteAddress { state } }' },
  openClaims: { may: 'staff', ask: 'query { openClaims { claims } }' },
  setupSteps: { may: 'staff', ask: 'query { setupSteps { step isDone } }' },
  texts: { may: 'staff', ask: 'query { texts(language: "en") { key value } }' },
  textVersions: { may: 'staff', ask: 'query { textVersions(language: "en") { author } }' },
  testimonialCounts: { may: 'staff', ask: 'query { testimonialCounts { all } }' },
  addRequestFiles: {
    may: 'staff',
    ask: 'mutation { addRequestFiles(kind: Quote, fileUrls: ["quote-attachments/none"], id: $id) }',
  },
  removeRequestFile: {
    may: 'staff',
    ask: 'mutation { removeRequestFile(kind: Quote, path: "quote-attachments/none", id: $id) }',
  },
  filesUsage: { may: 'staff', ask: 'query { filesUsage { __typename } }' },
  undeliveredNotifications: { may: 'staff', ask: 'query { undeliveredNotifications { __typename } }' },
  webhookSecret: { may: 'staff who may write', ask: 'query { webhookSecret }' },
  confirmMailProof: {
    may: 'staff in person',
    ask: 'mutation { confirmMailProof(code: "123456") { state } }',
  },
  markSetupStep: { may: 'staff', ask: 'mutation { markSetupStep(step: hours) { isDone } }' },
  checkSiteAddress: { may: 'staff', ask: 'mutation { checkSiteAddress { state } }' },
  openSite: { may: 'staff', ask: 'mutation { openSite(isOpen: false) }' },
  confirmClaims: {
    may: 'staff',
    ask: 'mutation { confirmClaims(claims: [bond], version: "none") { claims } }',
  },
  sendMailProof: { may: 'staff in person', ask: 'mutation { sendMailProof { state } }' },
  updateMailSettings: {
    may: 'staff in person',
    ask: 'mutation { updateMailSettings(input: { fromName: "Shop" }) { state } }',
  },
  countCallTap: { may: 'visitor', ask: 'mutation { countCallTap(page: "/", place: "bar") }' },
  deletePushSubscription: {
    may: 'staff in person',
    ask: 'mutation { deletePushSubscription(id: $id) { __typename } }',
  },
  discardBlogDraft: { may: 'staff', ask: 'mutation { discardBlogDraft }' },
  discardPageDraft: { may: 'staff', ask: 'mutation { discardPageDraft }' },
  erasePerson: { may: 'staff in person', ask: 'mutation { erasePerson(contact: "nobody@example.com") }' },
  markReviewHelpful: { may: 'visitor', ask: 'mutation { markReviewHelpful(id: $id) { id } }' },
  emptyTrash: {
    may: 'staff',
    ask: 'mutation { emptyTrash(deletedUntil: "2000-01-01T00:00:00Z") { removed left } }',
  },
  purgeDeleted: { may: 'staff', ask: 'mutation { purgeDeleted(model: Blog, id: $id) { id } }' },
  removeMyCalendar: { may: 'staff', ask: 'mutation { removeMyCalendar }' },
  renewMyCalendar: { may: 'staff', ask: 'mutation { renewMyCalendar { path } }' },
  replaceWebhookSecret: { may: 'staff in person', ask: 'mutation { replaceWebhookSecret }' },
  restoreDeleted: { may: 'staff', ask: 'mutation { restoreDeleted(model: Blog, id: $id) { id } }' },
  retryDelivery: { may: 'staff', ask: 'mutation { retryDelivery(id: $id) { id } }' },
  saveBlogDraft: { may: 'staff', ask: 'mutation { saveBlogDraft(form: "{}") { __typename } }' },
  savePageDraft: { may: 'staff', ask: 'mutation { savePageDraft(form: "{}") { __typename } }' },
  savePushSubscription: {
    may: 'staff in person',
    ask: `mutation { savePushSubscription(input: { endpoint: "https://push.example.com/1", p256dh: "a", auth: "b", label: "c" }) { __typename } }`,
  },
  sendQuoteNotification: {
    may: 'visitor and staff',
    ask: `mutation { sendQuoteNotification(
      firstName: "A", lastName: "B", phone: "7135550100", email: "a@example.com", service: "safes") { success } }`,
  },
  sendTestNotification: {
    may: 'staff',
    ask: 'mutation { sendTestNotification(channel: mail, recipient: "a@example.com") { id } }',
  },
  publishTexts: {
    may: 'staff',
    ask: `mutation { publishTexts(language: "en", changes: [{ key: "faq.title" }]) { key } }`,
  },
  restoreTexts: {
    may: 'staff',
    ask: 'mutation { restoreTexts(language: "en", version: 0) { key } }',
  },
  updateReplyTemplates: {
    may: 'staff',
    ask: 'mutation { updateReplyTemplates(templates: [], version: "default") { version } }',
  },
  updateBusinessProfile: {
    may: 'staff',
    ask: 'mutation($profile: BusinessProfileInput!) { updateBusinessProfile(input: $profile) { name } }',
  },
  updateDailySummary: { may: 'staff', ask: 'mutation { updateDailySummary(isOn: true) }' },
  updateNotificationSettings: {
    may: 'staff in person',
    ask: `mutation($settings: UpdateNotificationSettingsInput!) {
      updateNotificationSettings(input: $settings) { __typename } }`,
  },
}

export const subscriptionTable: Readonly<Record<string, { may: May; ask: string }>> = {
  onChange: { may: 'staff', ask: 'subscription { onChange { model operation id } }' },
}

/** For staff; others are sent to sign in and learn nothing. `:id` is a stored record. */
export const staffPages = `
  /admin
  /admin/blogs
  /admin/blogs/new
  /admin/blogs/:blog/edit
  /admin/blogs/:blog/revisions
  /admin/pages
  /admin/pages/new
  /admin/pages/:page/edit
  /admin/pages/:page/revisions
  /admin/redirects
  /admin/redirects/new
  /admin/redirects/import
  /admin/redirects/:redirect/edit
  /admin/prices
  /admin/prices/new
  /admin/prices/:priceItem/edit
  /admin/texts
  /admin/texts/versions
  /admin/texts/on-page
  /admin/texts/page
  /admin/texts/export.json
  /admin/testimonials
  /admin/testimonials/new
  /admin/testimonials/:testimonial/edit
  /admin/reviews
  /admin/reviews/new
  /admin/reviews/:review/edit
  /admin/inbox
  /admin/schedule
  /admin/customers
  /admin/reports
  /admin/customers/:quote
  /admin/estimates/:estimate
  /admin/settings/invoicing
  /admin/invoices
  /admin/invoices/:invoice
  /admin/invoices/export.csv
  /admin/quotes
  /admin/messages
  /admin/calls
  /admin/calls/new
  /admin/calls/:call
  /admin/inbox/calls/:call
  /admin/quotes/:quote
  /admin/messages/:message
  /admin/inbox/quotes/:quote
  /admin/inbox/messages/:message
  /admin/trash
  /admin/settings
  /admin/settings/business/hours
  /admin/settings/setup
  /admin/settings/brand
  /admin/settings/notifications
  /admin/settings/templates
  /admin/settings/mail
  /admin/settings/administrators
  /admin/settings/sessions
  /admin/settings/api-keys
  /admin/settings/activity
  /admin/settings/security
  /admin/settings/data
  /admin/settings/privacy
  /admin/quotes/export.csv
  /admin/messages/export.csv
  /admin/calls/export.csv
  /admin/reports/export.csv
  /admin/reviews/export.csv
`

export const otherAddresses = `
  /admin/login
  /admin/login/authenticator
  /admin/login/challenge
  /admin/login/choose
  /admin/login/code
  /admin/login/confirm-email
  /admin/login/new-password
  /admin/login/passkey
  /admin/login/sent-code
  /admin/forgotten-password
  /admin/reset-password
  /admin/invitation
  /admin/setup /admin/setup/restore
  /admin/confirm
  /admin/confirm/passkey
  /admin/images
  /admin/settings/security/passkey
  /admin/settings/business/:section
  /admin/settings/data/:name
  /admin/settings/privacy/person.zip
  /admin/manifest.webmanifest
  /admin/worker.js
  /admin/blogs/draft
  /admin/pages/draft
  /admin/pages/preview
  /admin/calls/people
  /admin/schedule/free-times
  /admin/estimates/new
  /admin/inbox/:kind/:id
  /admin/inbox/:kind/:id/appointment.ics
  /admin/invoices/:id/invoice.pdf
  /admin/blogs/:id/revisions/:revision
  /admin/pages/:id/revisions/:revision
  /admin/settings/activity/by/:person
  /admin/sign-out
  /admin/*
`

export const publicPages = `
  /
  /services
  /about
  /blog
  /blog/:shownSlug
  /blog/:hiddenSlug
  /reviews
  /reviews/new
  /search?q=zq7hidden
  /shown-page
  /blog/feed.xml
  /blog/feed.json
  /sitemap.xml
  /admin/login
`

export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)
