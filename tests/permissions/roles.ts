/**
 * Written by hand like `expected.ts`: nothing is derived from `server/rights.ts`. An owner may do all that is
 * listed there for staff; this is what the other roles may do.
 */

export const otherRoles = ['dispatcher', 'technicianWithPayments', 'technician', 'writer', 'reader'] as const
export type OtherRole = (typeof otherRoles)[number]

type ByRole = Readonly<Record<OtherRole, string>>

const reads = 'list get'
/** Here nothing is theirs: a list is empty, a record missing (permissions-technician.system.test.ts). */
const ofTheirOwn = 'list update'
/** A new one of a request that is not theirs is refused as one that there is not. */
const ofTheirMoney = 'list create update'
const writes = 'list get create update delete'

/** On a stored record that visitors do not see. */
export const modelsByRole: Readonly<Record<string, ByRole>> = {
  /** Of others: only its author changes or deletes a note. */
  LeadNote: {
    dispatcher: 'list get create',
    technicianWithPayments: '',
    technician: '',
    writer: '',
    reader: reads,
  },
  CustomerTie: { dispatcher: writes, technicianWithPayments: '', technician: '', writer: '', reader: reads },
  Contact: { dispatcher: writes, technicianWithPayments: '', technician: '', writer: '', reader: reads },
  CustomerPlace: {
    dispatcher: writes,
    technicianWithPayments: '',
    technician: '',
    writer: '',
    reader: reads,
  },
  Request: {
    dispatcher: writes,
    technicianWithPayments: ofTheirOwn,
    technician: ofTheirOwn,
    writer: '',
    reader: reads,
  },
  Quote: {
    dispatcher: writes,
    technicianWithPayments: ofTheirOwn,
    technician: ofTheirOwn,
    writer: '',
    reader: reads,
  },
  Message: {
    dispatcher: writes,
    technicianWithPayments: ofTheirOwn,
    technician: ofTheirOwn,
    writer: '',
    reader: reads,
  },
  Call: {
    dispatcher: writes,
    technicianWithPayments: ofTheirOwn,
    technician: ofTheirOwn,
    writer: '',
    reader: reads,
  },
  Review: { dispatcher: reads, technicianWithPayments: '', technician: '', writer: writes, reader: reads },
  Testimonial: {
    dispatcher: reads,
    technicianWithPayments: '',
    technician: '',
    writer: writes,
    reader: reads,
  },
  Page: { dispatcher: reads, technicianWithPayments: '', technician: '', writer: writes, reader: reads },
  Redirect: { dispatcher: reads, technicianWithPayments: '', technician: '', writer: writes, reader: reads },
  /** Who may not read requests puts none of their photos on the site. */
  WorkPhotoPair: {
    dispatcher: reads,
    technicianWithPayments: '',
    technician: '',
    writer: 'list get update delete',
    reader: reads,
  },
  PriceItem: { dispatcher: reads, technicianWithPayments: '', technician: '', writer: writes, reader: reads },
  Blog: { dispatcher: reads, technicianWithPayments: '', technician: '', writer: writes, reader: reads },
  Estimate: {
    dispatcher: writes,
    technicianWithPayments: ofTheirMoney,
    technician: '',
    writer: '',
    reader: reads,
  },
  Invoice: {
    dispatcher: writes,
    technicianWithPayments: ofTheirMoney,
    technician: '',
    writer: '',
    reader: reads,
  },
  BlogRevision: {
    dispatcher: reads,
    technicianWithPayments: '',
    technician: '',
    writer: reads,
    reader: reads,
  },
  PageRevision: {
    dispatcher: reads,
    technicianWithPayments: '',
    technician: '',
    writer: reads,
    reader: reads,
  },
  Image: {
    dispatcher: reads,
    technicianWithPayments: '',
    technician: '',
    writer: 'list get update delete',
    reader: reads,
  },
  /** Of their own they read all and change nothing. */
  WorkSpan: {
    dispatcher: writes,
    technicianWithPayments: ofTheirOwn,
    technician: ofTheirOwn,
    writer: '',
    reader: reads,
  },
  DrawerClosing: {
    dispatcher: reads,
    technicianWithPayments: 'list',
    technician: '',
    writer: '',
    reader: reads,
  },
  StockMove: { dispatcher: reads, technicianWithPayments: '', technician: '', writer: '', reader: reads },
  AuditEntry: { dispatcher: '', technicianWithPayments: '', technician: '', writer: '', reader: '' },
  TrashEntry: { dispatcher: reads, technicianWithPayments: '', technician: '', writer: reads, reader: '' },
}

export const callsByRole: ByRole = {
  dispatcher: `addRequestFiles removeRequestFile showRequestFile priceBook stock countStock moveStock drawers closeDrawer invoicingSettings openMoney statement statementFile mailStatement invoiceFile estimateFile sendEstimate mailEstimate recordEstimateAnswer takeBackEstimateAnswer sendInvoice mailInvoice voidInvoice creditInvoice recordPayment recordDeposit reversePayment customerHistory customers customer findCustomers callCounts mailState replyTemplates updateReplyTemplates myCalendar removeMyCalendar renewMyCalendar blogCounts blogDraft otherPlaces pageDraft dailySummary inbox inboxCounts schedule formerJob startWork pauseWork isPressStored freeTimes checkAppointment report messageCounts newestRequests notificationTests people
    texts textsWaiting enteredTexts textVersions pushPublicKey pushSubscriptions quoteCounts reviewCounts testimonialCounts filesUsage undeliveredNotifications
    deletePushSubscription retryDelivery savePushSubscription sendTestNotification updateDailySummary`,
  technicianWithPayments: `addRequestFiles removeRequestFile showRequestFile mailState replyTemplates myCalendar removeMyCalendar renewMyCalendar inbox inboxCounts schedule formerJob startWork pauseWork isPressStored newestRequests notificationTests
    pushPublicKey pushSubscriptions deletePushSubscription savePushSubscription sendTestNotification
    priceBook stock countStock moveStock drawers closeDrawer invoiceFile estimateFile sendEstimate mailEstimate recordEstimateAnswer takeBackEstimateAnswer sendInvoice mailInvoice recordPayment recordDeposit reversePayment`,
  technician: `addRequestFiles removeRequestFile showRequestFile mailState replyTemplates myCalendar removeMyCalendar renewMyCalendar inbox inboxCounts schedule formerJob startWork pauseWork isPressStored newestRequests notificationTests
    pushPublicKey pushSubscriptions deletePushSubscription savePushSubscription sendTestNotification`,
  writer: `mailState blogCounts blogDraft otherPlaces pageDraft reviewCounts testimonialCounts discardBlogDraft saveBlogDraft discardPageDraft savePageDraft importRedirects restoreDeleted purgeDeleted
    texts textsWaiting enteredTexts textVersions publishTexts restoreTexts`,
  reader: `priceBook stock drawers invoicingSettings openMoney statement statementFile invoiceFile estimateFile customerHistory customers customer findCustomers callCounts mailState replyTemplates myCalendar blogCounts blogDraft otherPlaces pageDraft dailySummary inbox inboxCounts schedule formerJob isPressStored freeTimes checkAppointment report messageCounts newestRequests notificationTests people
    texts textsWaiting enteredTexts textVersions pushPublicKey pushSubscriptions quoteCounts reviewCounts testimonialCounts filesUsage undeliveredNotifications`,
}

const ofThemselves =
  '/admin /admin/settings /admin/settings/sessions /admin/settings/api-keys /admin/settings/security'
const leads =
  '/admin/inbox /admin/estimates /admin/estimates/:estimate /admin/invoices /admin/drawers /admin/stock /admin/stock/export.csv /admin/invoices/:invoice /admin/schedule /admin/reports /admin/customers /admin/customers/:quote /admin/quotes /admin/messages /admin/inbox/quotes/:quote /admin/inbox/messages/:message /admin/calls /admin/calls/:call /admin/inbox/calls/:call /admin/quotes/:quote /admin/messages/:message'
const content =
  '/admin/blogs /admin/blogs/:blog/revisions /admin/pages/:page/revisions /admin/testimonials /admin/reviews /admin/prices /admin/pages /admin/redirects /admin/texts /admin/texts/versions /admin/texts/on-page /admin/texts/page /admin/texts/export.json'

export const pagesByRole: ByRole = {
  dispatcher: `${ofThemselves} ${leads} ${content} /admin/trash /admin/settings/notifications /admin/settings/templates
    /admin/quotes/export.csv /admin/messages/export.csv /admin/calls/export.csv /admin/customers/export.csv /admin/customers/export.vcf /admin/invoices/export.csv /admin/drawers/export.csv /admin/reports/export.csv /admin/reports/payments.csv /admin/reports/hours.csv /admin/calls/new`,
  technicianWithPayments: `${ofThemselves} /admin/inbox /admin/quotes /admin/messages /admin/calls /admin/schedule /admin/settings/notifications /admin/estimates /admin/invoices /admin/drawers /admin/stock /admin/stock/export.csv`,
  technician: `${ofThemselves} /admin/inbox /admin/quotes /admin/messages /admin/calls /admin/schedule /admin/settings/notifications`,
  writer: `${ofThemselves} ${content} /admin/trash /admin/reviews/export.csv /admin/blogs/new /admin/blogs/:blog/edit
    /admin/pages/new /admin/pages/:page/edit /admin/redirects/new /admin/redirects/import /admin/redirects/:redirect/edit
    /admin/prices/new /admin/prices/:priceItem/edit /admin/testimonials/new /admin/testimonials/:testimonial/edit /admin/reviews/new /admin/reviews/:review/edit`,
  reader: `${ofThemselves} ${leads} ${content}`,
}
