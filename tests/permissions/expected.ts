/**
 * Who may do what, written by hand so that it can fail: nothing is derived from the models. An unlisted
 * model, field or call, or page outside of the panel, fails the test until it is added here. `visitor`, `staff`: operations of a
 * visitor (public key) and of an administrator, `leadSource` of a program that only brings leads; others may do none. `open`: fields that everyone who may read
 * a row gets, and may filter and sort by. `closed`: fields for staff only; null for a visitor.
 */
export type ModelTable = {
  visitor: string
  leadSource?: string
  staff: string
  open: string
  closed: string
  searchable?: string
}

const everything = 'list get create update delete onCreate onUpdate onDelete'
const readable = 'list get onCreate onUpdate onDelete'

export const modelTable: Readonly<Record<string, ModelTable>> = {
  WorkSpan: {
    visitor: '',
    staff: everything,
    open: 'id requestId personId person startedAt endedAt ending createdAt updatedAt',
    closed: '',
  },
  WorkPhotoPair: {
    visitor: readable,
    staff: everything,
    open: 'id beforeAlt afterAlt beforeUrl afterUrl service city isOnHome isShown createdAt updatedAt',
    closed: 'requestId beforePath afterPath',
  },
  LeadNote: {
    visitor: '',
    staff: everything,
    open: 'id requestId text authorId authorName createdAt updatedAt',
    closed: '',
  },
  CustomerTie: {
    visitor: '',
    staff: everything,
    open: 'id kind contact other label createdAt updatedAt',
    closed: '',
  },
  Contact: {
    visitor: '',
    staff: everything,
    searchable: 'staff',
    open: 'id name company phone phoneE164 email others address notes importId createdAt updatedAt',
    closed: '',
  },
  CustomerPlace: {
    visitor: '',
    staff: everything,
    open: 'id contact name address createdAt updatedAt',
    closed: '',
  },
  Request: {
    visitor: '',
    staff: everything,
    searchable: 'staff',
    open: `id kind name firstName lastName source wantedAt phone phoneE164 email service message status submittedAt contactedAt
      completedAt reviewAskedAt reviewAskedBy createdAt updatedAt number`,
    closed: `notes quarantineReasons deliveries fileUrls files reviewId reviewInvitation isInvitationOpen isEmergency language promisedBy callDueBy seenAt assigneeId assignee takenAt givenAt assignmentNote calledAt callOutcome
      onTheWayAt arrivesAt followUpAt address scheduledAt scheduledMinutes windowMinutes declinedAppointment pickedFrom pickedUntil reservedUntil repeatMonths quotedCents skippedParts nextStep lostReason cancelledAt
      complainedAt alarmsSent nextAlarmAt events thread broughtBy utmSource utmMedium utmCampaign utmTerm adNetwork referrerHost firstPage appointment customerPath customerTexts stepMails pendingMails appointmentMails lateMinutes codeWord contactBy signedName signedAt work`,
  },
  Quote: {
    visitor: 'create',
    leadSource: 'create',
    staff: everything,
    searchable: 'staff',
    open: `id firstName lastName phone phoneE164 email service message fileUrls status submittedAt contactedAt
      completedAt reviewAskedAt reviewAskedBy createdAt updatedAt receipt notice number`,
    closed: `notes quarantineReasons deliveries files reviewId reviewInvitation isInvitationOpen isEmergency language promisedBy callDueBy seenAt assigneeId assignee takenAt givenAt assignmentNote calledAt callOutcome
      onTheWayAt arrivesAt followUpAt address scheduledAt scheduledMinutes windowMinutes declinedAppointment pickedFrom pickedUntil reservedUntil repeatMonths quotedCents skippedParts nextStep lostReason cancelledAt
      complainedAt alarmsSent nextAlarmAt events thread broughtBy utmSource utmMedium utmCampaign utmTerm adNetwork referrerHost firstPage appointment customerPath customerTexts stepMails pendingMails appointmentMails lateMinutes codeWord contactBy signedName signedAt work`,
  },
  Message: {
    visitor: 'create',
    leadSource: 'create',
    staff: everything,
    searchable: 'staff',
    open: `id name email phone phoneE164 service message status submittedAt contactedAt completedAt reviewAskedAt reviewAskedBy createdAt updatedAt
      receipt notice number`,
    closed: `notes quarantineReasons deliveries fileUrls files reviewId reviewInvitation isInvitationOpen isEmergency language promisedBy callDueBy seenAt assigneeId assignee takenAt givenAt assignmentNote calledAt callOutcome
      onTheWayAt arrivesAt followUpAt address scheduledAt scheduledMinutes windowMinutes declinedAppointment pickedFrom pickedUntil reservedUntil repeatMonths quotedCents skippedParts nextStep lostReason cancelledAt
      complainedAt alarmsSent nextAlarmAt events thread broughtBy utmSource utmMedium utmCampaign utmTerm adNetwork referrerHost firstPage appointment customerPath customerTexts stepMails pendingMails appointmentMails lateMinutes codeWord contactBy signedName signedAt work`,
  },
  Call: {
    visitor: '',
    staff: everything,
    searchable: 'staff',
    open: `id source name email phone phoneE164 service message wantedAt status submittedAt contactedAt completedAt reviewAskedAt reviewAskedBy createdAt updatedAt
      number`,
    closed: `notes quarantineReasons deliveries fileUrls files customerPath customerTexts isEmergency language promisedBy callDueBy seenAt assigneeId assignee takenAt givenAt assignmentNote calledAt callOutcome
      onTheWayAt arrivesAt followUpAt address scheduledAt scheduledMinutes windowMinutes declinedAppointment pickedFrom pickedUntil reservedUntil repeatMonths quotedCents skippedParts nextStep lostReason cancelledAt
      complainedAt alarmsSent nextAlarmAt events thread appointment stepMails pendingMails appointmentMails lateMinutes codeWord contactBy signedName signedAt work reviewId reviewInvitation isInvitationOpen`,
  },
  Review: {
    visitor: `${readable} create`,
    staff: everything,
    searchable: 'staff',
    open: `id name rating title comment service location isVerified isApproved isFeatured helpfulCount submittedAt
      approvedAt reply repliedAt createdAt updatedAt receipt writtenIn replyWrittenIn`,
    closed: 'email requestId quarantineReasons deliveries',
  },
  Testimonial: {
    visitor: readable,
    staff: everything,
    searchable: 'staff',
    open: `id name company rating comment service date isApproved isFeatured createdAt updatedAt listedAt
      writtenIn`,
    closed: '',
  },
  Blog: {
    visitor: readable,
    staff: everything,
    searchable: 'visitor staff',
    open: `id title slug excerpt content language translations author category tags image imageAlt publishedAt isPublished readTime metaTitle
      metaDescription createdAt updatedAt listedAt`,
    closed: 'translationOf publishAt otherPlaces',
  },
  Page: {
    visitor: readable,
    staff: everything,
    searchable: 'visitor staff',
    open: 'id title slug label description content language translations place position isPublished createdAt updatedAt',
    closed: 'translationOf otherPlaces',
  },
  Redirect: {
    visitor: '',
    staff: everything,
    searchable: 'staff',
    open: 'id from to status note hits lastUsedAt createdAt updatedAt leadsToPage',
    closed: '',
  },
  PriceItem: {
    visitor: readable,
    staff: everything,
    searchable: 'visitor staff',
    open: 'id name service unitCents isFrom isAllIn isTaxable note isShown createdAt updatedAt',
    closed: 'isCounted orderAt',
  },
  Estimate: {
    visitor: '',
    staff: everything,
    open: `id number version state requestId requestKind lines taxPlace taxRate subtotalCents taxCents totalCents depositCents depositRate deposit validUntil note
      sentAt answeredAt answeredName answeredFrom recordedBy reason createdAt updatedAt isExpired customer`,
    closed: 'mails',
  },
  Invoice: {
    visitor: '',
    staff: everything,
    searchable: 'staff',
    open: `id kind number outsideNumber state requestId requestKind requestNumber creditOfId name address email phone lines taxPlace taxRate
      subtotalCents taxCents totalCents dueOn note paidBeforeCents paidCents creditedCents openCents sentAt voidedAt creditedAt reason createdAt updatedAt payments
      credits creditLeft unprinted statement`,
    closed: 'path mails customerTexts',
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
  DrawerClosing: {
    visitor: '',
    staff: readable,
    open: 'id personId person cashCents countedCents note by createdAt',
    closed: '',
  },
  StockMove: {
    visitor: '',
    staff: readable,
    open: 'id priceItemId item quantity reason invoiceId position by createdAt',
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

/** The calls that a program may make which only brings leads. */
export const leadSourceCalls: readonly string[] = ['sendQuoteNotification']

/** By who may make them. `in person`: with a session, not with a key. */
const calls: Readonly<Record<May, Readonly<Record<string, string>>>> = {
  'visitor and staff': {
    blogCategories: 'query { blogCategories }',
    businessProfile: 'query { businessProfile { name } }',
    nearbyPlace: 'query { nearbyPlace(search: "zq7hidden") { name } }',
    // The link is the permission; this one is invalid.
    calendar: 'query { calendar(token: "none", origin: "https://lantern.example") }',
    currentBlogSlug: 'query { currentBlogSlug(slug: "zq7hidden-draft") }',
    customerInvoiceFile: 'query { customerInvoiceFile(token: "none") { name } }',
    customerEstimateFile: 'query { customerEstimateFile(token: "none", id: $id) { name } }',
    answerEstimate:
      'mutation { answerEstimate(token: "none", isAccepted: true, name: "a", estimateId: $id) { version } }',
    myHelpfulReviews: 'query { myHelpfulReviews }',
    receipt: 'query { receipt(token: "none") { name } }',
    whoComesPhoto: 'query { whoComesPhoto(token: "none") }',
    receiptCalendar: 'query { receiptCalendar(token: "none", origin: "") }',
    receiptState: 'query { receiptState(token: "none") }',
    freeWindows: 'query { freeWindows(token: "none") { date } }',
    addToRequest: 'mutation { addToRequest(token: "none", message: "x") { name } }',
    correctRequest: 'mutation { correctRequest(token: "none", phone: "1") { name } }',
    askAnotherTime:
      'mutation { askAnotherTime(token: "none", appointmentAt: "2030-01-01T00:00:00Z") { name } }',
    cancelAppointment:
      'mutation { cancelAppointment(token: "none", appointmentAt: "2030-01-01T00:00:00Z") { name } }',
    reserveWindow: 'mutation { reserveWindow(token: "none", at: "2030-01-01T00:00:00Z") { name } }',
    releaseWindow: 'mutation { releaseWindow(token: "none") { name } }',
    bookWindow: 'mutation { bookWindow(token: "none", at: "2030-01-01T00:00:00Z") { name } }',
    allowPhotosOnSite: 'mutation { allowPhotosOnSite(token: "none", isAllowed: true) { name } }',
    cancelRequest: 'mutation { cancelRequest(token: "none") { name } }',
    complainAboutRequest: 'mutation { complainAboutRequest(token: "none") { name } }',
    reviewInvitation: 'query { reviewInvitation(token: "none") { __typename } }',
    reviewSummary: 'query { reviewSummary { count } }',
    sendQuoteNotification: `mutation { sendQuoteNotification(
      firstName: "A", lastName: "B", phone: "7135550100", email: "a@example.com", service: "safes") { success } }`,
  },
  visitor: {
    countCallTap: 'mutation { countCallTap(page: "/", place: "bar") }',
    markReviewHelpful: 'mutation { markReviewHelpful(id: $id) { id } }',
  },
  staff: {
    auditPeople: 'query { auditPeople }',
    blogCounts: 'query { blogCounts { all } }',
    blogDraft: 'query { blogDraft { __typename } }',
    pageDraft: 'query { pageDraft { __typename } }',
    otherPlaces: 'query { otherPlaces(text: "In Houston.") { place } }',
    customerHistory: 'query { customerHistory(id: $id) { requests { name } } }',
    customerMailPreviews: 'query { customerMailPreviews { subject } }',
    dailySummary: 'query { dailySummary }',
    importRedirects: 'mutation { importRedirects(csv: "/a,/about", isDryRun: true) { added } }',
    importPreview: 'query { importPreview(file: $id) { made } }',
    refusedImportRows: 'query { refusedImportRows(file: $id) { name } }',
    imports: 'query { imports { fileName } }',
    stageImport: 'mutation { stageImport(kind: customers, name: "a.csv", text: "Name,Phone") }',
    importFile: 'mutation { importFile(file: $id) { id } }',
    undoImport: 'mutation { undoImport(id: $id) { id } }',
    inbox: 'query { inbox { items { id name phone } } }',
    inboxCounts: 'query { inboxCounts { open } }',
    report: 'query { report(period: week) { __typename } }',
    openMoney: 'query { openMoney { openCents } }',
    priceBook: 'query { priceBook { prices { name } } }',
    drawers: 'query { drawers { personId cashCents } }',
    stock: 'query { stock { isOn items { name count } } }',
    countStock: 'mutation { countStock(count: 100, priceItemId: $id) { id } }',
    moveStock: 'mutation { moveStock(quantity: 100, priceItemId: $id) { id } }',
    closeDrawer: 'mutation { closeDrawer(cashCents: 1, countedCents: 1, personId: $id) { id } }',
    invoicingSettings: 'query { invoicingSettings { invoiceDays } }',
    invoiceFile: 'query { invoiceFile(id: $id) { name } }',
    estimateFile: 'query { estimateFile(id: $id) { name } }',
    sendEstimate: 'mutation { sendEstimate(id: $id) { id } }',
    mailEstimate: 'mutation { mailEstimate(press: "a", id: $id) { id } }',
    takeBackEstimateAnswer: 'mutation { takeBackEstimateAnswer(id: $id) { id } }',
    recordEstimateAnswer: 'mutation { recordEstimateAnswer(isAccepted: true, name: "a", id: $id) { id } }',
    sendInvoice: 'mutation { sendInvoice(id: $id) { id } }',
    mailInvoice: 'mutation { mailInvoice(press: "a", id: $id) { id } }',
    voidInvoice: 'mutation { voidInvoice(reason: "a", id: $id) { id } }',
    creditInvoice: 'mutation { creditInvoice(reason: "a", id: $id) { id } }',
    recordPayment: 'mutation { recordPayment(method: cash, invoiceId: $id) { id } }',
    statement: 'query { statement(id: $id) { name } }',
    statementFile: 'query { statementFile(id: $id) { name } }',
    mailStatement: 'mutation { mailStatement(press: "a", id: $id) { name } }',
    recordDeposit: 'mutation { recordDeposit(method: cash, estimateId: $id) { id } }',
    reversePayment: 'mutation { reversePayment(id: $id) { id } }',
    updateInvoicingSettings:
      'mutation { updateInvoicingSettings(input: { invoiceDays: 14 }) { invoiceDays } }',
    mailSettings: 'query { mailSettings { state host username proofRecipients } }',
    mailState: 'query { mailState { state failure } }',
    messageCounts: 'query { messageCounts { all } }',
    callCounts: 'query { callCounts { all } }',
    customers: 'query { customers { items { name phone } } }',
    customer: 'query { customer(key: "zq7hidden@example.com") { name phone } }',
    findCustomers: 'query { findCustomers(search: "zq7hidden") { name phone } }',
    newestRequests: 'query { newestRequests(kind: Quote) { items { id name phone } } }',
    myCalendar: 'query { myCalendar { path } }',
    notificationSettings: 'query { notificationSettings { __typename } }',
    notificationTests: 'query { notificationTests { id recipient } }',
    personRecords: 'query { personRecords(contact: "zq7hidden@example.com") { name } }',
    formerJob: 'query { formerJob(id: $id) { note by } }',
    startWork: 'mutation { startWork(requestId: $id) }',
    pauseWork: 'mutation { pauseWork(requestId: $id) }',
    isPressStored: 'query { isPressStored(id: $id) }',
    people: 'query { people { id name } }',
    pushPublicKey: 'query { pushPublicKey }',
    pushSubscriptions: 'query { pushSubscriptions { __typename } }',
    quoteCounts: 'query { quoteCounts { all } }',
    recentDeliveries: 'query { recentDeliveries(channel: mail) { recipient } }',
    freeTimes: 'query { freeTimes(minutes: 60) { times } }',
    checkAppointment:
      'query { checkAppointment(scheduledAt: "2030-01-01T00:00:00Z", minutes: 60) { clashesWith } }',
    schedule:
      'query { schedule(from: "2030-01-01T00:00:00Z", to: "2030-01-02T00:00:00Z") { scheduled { name phone } } }',
    replyTemplates: 'query { replyTemplates { version } }',
    reviewCounts: 'query { reviewCounts { all } }',
    siteAddress: 'query { siteAddress { state } }',
    openClaims: 'query { openClaims { claims } }',
    unreadFacts: 'query { unreadFacts { name value } }',
    setupSteps: 'query { setupSteps { step isDone } }',
    texts: 'query { texts(language: "en") { key value } }',
    textsWaiting: 'query { textsWaiting { count } }',
    enteredTexts: 'query { enteredTexts(under: ["entered."]) { key } }',
    textVersions: 'query { textVersions(language: "en") { author } }',
    testimonialCounts: 'query { testimonialCounts { all } }',
    addRequestFiles: 'mutation { addRequestFiles(fileUrls: ["quote-attachments/none"], id: $id) }',
    showRequestFile: 'mutation { showRequestFile(path: "quote-attachments/none", id: $id) }',
    removeRequestFile: 'mutation { removeRequestFile(path: "quote-attachments/none", id: $id) }',
    filesUsage: 'query { filesUsage { __typename } }',
    undeliveredNotifications: 'query { undeliveredNotifications { __typename } }',
    markSetupStep: 'mutation { markSetupStep(step: hours) { isDone } }',
    checkSiteAddress: 'mutation { checkSiteAddress { state } }',
    openSite: 'mutation { openSite(isOpen: false) }',
    confirmClaims: 'mutation { confirmClaims(claims: [bond], version: "none") { claims } }',
    discardBlogDraft: 'mutation { discardBlogDraft }',
    discardPageDraft: 'mutation { discardPageDraft }',
    emptyTrash: 'mutation { emptyTrash(deletedUntil: "2000-01-01T00:00:00Z") { removed left } }',
    purgeDeleted: 'mutation { purgeDeleted(model: Blog, id: $id) { id } }',
    removeMyCalendar: 'mutation { removeMyCalendar }',
    renewMyCalendar: 'mutation { renewMyCalendar { path } }',
    restoreDeleted: 'mutation { restoreDeleted(model: Blog, id: $id) { id } }',
    retryDelivery: 'mutation { retryDelivery(id: $id) { id } }',
    saveBlogDraft: 'mutation { saveBlogDraft(form: "{}") { __typename } }',
    savePageDraft: 'mutation { savePageDraft(form: "{}") { __typename } }',
    sendTestNotification:
      'mutation { sendTestNotification(channel: mail, recipient: "a@example.com") { id } }',
    publishTexts: 'mutation { publishTexts(language: "en", changes: [{ key: "faq.title" }]) { key } }',
    restoreTexts: 'mutation { restoreTexts(language: "en", version: 0) { key } }',
    updateReplyTemplates: 'mutation { updateReplyTemplates(templates: [], version: "default") { version } }',
    draftBusinessProfile:
      'query($profile: BusinessProfileInput!) { draftBusinessProfile(input: $profile) { name } }',
    updateBusinessProfile:
      'mutation($profile: BusinessProfileInput!) { updateBusinessProfile(input: $profile) { name } }',
    updateDailySummary: 'mutation { updateDailySummary(isOn: true) }',
  },
  'staff who may write': {
    webhookSecret: 'query { webhookSecret }',
  },
  'staff in person': {
    confirmMailProof: 'mutation { confirmMailProof(code: "123456") { state } }',
    sendMailProof: 'mutation { sendMailProof { state } }',
    updateMailSettings: 'mutation { updateMailSettings(input: { fromName: "Shop" }) { state } }',
    deletePushSubscription: 'mutation { deletePushSubscription(id: $id) { __typename } }',
    erasePerson: 'mutation { erasePerson(contact: "nobody@example.com") { records } }',
    replaceWebhookSecret: 'mutation { replaceWebhookSecret }',
    savePushSubscription:
      'mutation { savePushSubscription(input: { endpoint: "https://push.example.com/1", p256dh: "a", auth: "b", label: "c" }) { __typename } }',
    updateNotificationSettings: `mutation($settings: UpdateNotificationSettingsInput!) {
      updateNotificationSettings(input: $settings) { __typename } }`,
  },
}

export const callTable: Readonly<Record<string, { may: May; ask: string }>> = Object.fromEntries(
  (Object.keys(calls) as May[]).flatMap((may) =>
    Object.entries(calls[may]).map(([name, ask]) => [name, { may, ask }]),
  ),
)

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
  /admin/customers/import
  /admin/prices/import
  /admin/inbox/import
  /admin/invoices/import
  /admin/blogs/import
  /admin/reviews/import
  /admin/testimonials/import
  /admin/customers/export.csv
  /admin/customers/export.vcf
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
  /admin/estimates
  /admin/estimates/:estimate
  /admin/settings/invoicing
  /admin/invoices
  /admin/invoices/:invoice
  /admin/invoices/export.csv
  /admin/stock
  /admin/stock/export.csv
  /admin/drawers
  /admin/drawers/export.csv
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
  /admin/settings/business
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
  /admin/reports/payments.csv
  /admin/reports/hours.csv
  /admin/reviews/export.csv
`

/** Below /admin, but not inside the panel: how one gets in and out, and what an installed panel is made of. */
export const outsideOfPanel = `
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
  /admin/setup
  /admin/setup/restore
  /admin/confirm
  /admin/confirm/passkey
  /admin/manifest.webmanifest
  /admin/worker.js
  /admin/sealed-jobs
  /admin/presses
  /admin/sign-out
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
