import { lineItemLimits } from '#content/money/line-items.ts'
import { invoiceDollars } from './invoice.ts'
import { permissionRefusals } from './permission-refusals.ts'
import { fieldErrors } from './site/form-errors.ts'
import { textRefusals, tooLong } from './text-refusals.ts'

/*
 * Why a call is refused: one sentence for each reason, plain, and telling what to do. A reason with facts is a function of
 * them. The names of reasons go out with the sentences, for programs: they stay as they are.
 */

type Most = { most: number }

/** What a name of the schema stands for, where its own words do not say it. */
const records: Readonly<Record<string, string>> = {
  LeadNote: 'note',
  DrawerClosing: 'cash drawer',
  StockMove: 'change of the stock',
  Contact: 'imported customer',
  CustomerPlace: 'place of the customer',
  WorkSpan: 'entry of hours',
  WorkPhotoPair: 'pair of photos',
  PriceItem: 'price',
  Blog: 'post',
  BlogRevision: 'version of the post',
  PageRevision: 'version of the page',
}

const recordName = (model: string): string => records[model] ?? model.toLowerCase()

/** What is wrong with the call itself. `model`: a name of the schema. */
const callRefusals = {
  internal: ({ reference }: { reference: string }) =>
    `Something went wrong on our side. Reference: ${reference}`,
  databaseAway: 'The database does not answer.',
  busy: 'Too much is asked of this site right now. Please try again in a moment, or call us.',
  tooManyConnections: 'Too many connections are open. Close some, or try again in a minute.',
  tooManySubscriptions: ({ most }: Most) => `One connection takes ${most} subscriptions.`,
  tooDeep: ({ depth, most }: Most & { depth: number }) =>
    `This operation is ${depth} levels deep; ${most} are allowed.`,
  tooManyCalls: ({ calls, most }: Most & { calls: number }) =>
    `This operation makes ${calls} calls; ${most} are allowed.`,
  tooManyFields: ({ most, times }: Most & { times: number }) =>
    `This operation asks for too many fields: ${most} are allowed, each ${times} times.`,
  tooManyConditions: ({ most }: Most) =>
    `A filter takes ${most} conditions; one that searches within a text counts as ten.`,
  tooCostly: ({ cost, most }: Most & { cost: number }) =>
    `This operation costs ${cost}; ${most} is allowed. Ask for less at a time.`,
  answerTooLarge: 'This answer is larger than 4 MB. Ask for less at a time.',
  filterTooDeep: ({ most }: Most) => `A filter may be nested ${most} levels deep.`,
  betweenTakesTwo: 'between takes two values.',
  tooManyValues: ({ most }: Most) => `in and notIn take ${most} values.`,
  scheduleTooLong: ({ most }: Most) => `A schedule has at most ${most} days.`,
  searchTooLong: ({ most }: Most) => `A search has at most ${most} characters.`,
  limitRange: ({ most }: Most) => `limit is from 1 to ${most}.`,
  foreignNextToken: 'This nextToken is from another list or another order.',
  refusedValue: 'One of these values cannot be stored or compared.',
  idIsUuid: 'An id is a UUID.',
  gone: ({ model }: { model: string }) => `This ${recordName(model)} no longer exists.`,
  storedDifferently: ({ model }: { model: string }) =>
    `This ${recordName(model)} is stored already, and not as it was sent now.`,
  notInTrash: 'This is no longer in the trash.',
  unreadableContact: 'Enter a whole email address or phone number.',
  nothingAboutPerson: 'Nothing is stored about this person.',
  placeTaken: 'It cannot be restored: the same thing was added again since it was deleted.',
  staffUnknown: 'Nobody who works with requests has this id.',
  longIdempotencyKey: ({ most }: Most) => `An idempotencyKey has at most ${most} characters.`,
}

const formRefusals = {
  checkFields: 'Please check the marked fields.',
  notValid: 'This cannot be taken. Please check it.',
  implausibleDate: 'Please enter a date between 1900 and 2200.',
  noMoment: 'There is no such date. Programs write a moment with its zone, like 2026-11-21T03:41:07Z.',
  tooLong,
  ...fieldErrors,
  serviceNotListed: 'Please choose a service from the list.',
  tooManySubmissions: 'Many requests came from your connection just now. Please wait a little, or call us.',
  unknownCallButton: 'There is no call button like this.',
  tooManyVotes: 'Many votes came from your connection just now. Please try again later.',
  reviewVotesFull: 'Several votes for this review came from your connection today. Yours was not counted.',
  addressMissing: 'Please enter an address.',
  contactUnreached: 'Enter a phone number or an email address.',
  customerUnknown: 'Nobody asked under this number or email address.',
  contactKnown: 'Another customer asked under this number or email address. Merge the two instead.',
  customerSame: 'This is the same customer already.',
  noteMissing: 'Please write the note.',
  noteOfOthers: 'Only whoever wrote a note may change it.',
  notOnTheWay: 'Nobody is on the way to this customer, so nobody is late.',
  reviewNotCompleted: 'Set the request to completed first, then ask for a review.',
  reviewWritten: 'This customer has already written a review.',
  reviewNoEmail: 'This customer has no email address. You can send the link yourself.',
  reviewMailed: 'This customer already got the email. You can still send the link yourself.',
}

const receiptRefusals = {
  requestGone: 'We can’t find that request. It may have been removed, or its page has ended. Please call us.',
  requestClosed: 'This request is closed. Please call us.',
  tooManyChanges: 'That was a lot at once. Please wait a little, or call us.',
  additionEmpty: 'Write a few words or choose a photo.',
  correctionEmpty: 'Enter a phone number or an address.',
  noMoreFiles: 'This request takes no more files.',
  notShowable: 'Only photos that staff added can be shown to the customer.',
  appointmentChanged: 'The appointment has changed meanwhile. Look at the time above, and say it again.',
  photosChanged: 'The photos have changed meanwhile. Look at them above, and say it again.',
  appointmentOver: 'It is too late to change this appointment here. Please call us.',
  windowTaken: 'That time is not free any more. Please pick another one.',
  notBookable: 'No time can be picked online for this request any more. Please call us.',
  bookingChanged: 'How times are booked has just changed. Please read it again, then press once more.',
  tooManyBookings: ({ phone }: { phone: string }) =>
    `Many times were booked from your network today, which you may share with others. Please call ${phone}, and we book it for you.`,
  wishOver: 'The time that was asked for is over. Offer another one.',
  promiseNotOver: 'We promised to call later than this. If it cannot wait, call us now.',
}

const postRefusals = {
  excerptMissing: 'Please enter an excerpt.',
  authorMissing: 'Please enter an author.',
  categoryMissing: 'Please enter a category.',
  contentMissing: 'Please enter the content.',
  imageAddress: 'Please enter an address that begins with https:// or /.',
  tooManyTags: ({ most }: Most) => `Keep this to ${most} tags.`,
  publishAtPast: 'Please choose a time in the future, or publish the post now.',
  languageUnknown: 'The site has no such language.',
  translationMissing: 'What it is to be the same as is no longer there.',
  translationSameLanguage: 'That is in the same language.',
  translationTaken: ({ title }: { title: string }) => `“${title}” is the same in this language already.`,
  slugTaken: 'Another post already has this address.',
  slugEmpty: 'The address needs at least one letter or digit.',
  slugReserved: 'The site itself uses this address. Please choose another.',
  draftTooLong: 'This is more than a draft can hold.',
  postGone: 'This post no longer exists.',
}

const pageRefusals = {
  pageDescriptionMissing: 'Please enter what search engines show below the title.',
  pagePlaceUnknown: 'A page is linked from the menu, from the footer, or from neither.',
  pageGone: 'This page no longer exists.',
  pageSlugTaken: 'Another page already has this address.',
}

const redirectRefusals = {
  redirectFrom: 'Please enter the old address as it stands behind the name of the site, like /about-us.html.',
  redirectFromHash: 'Leave out what begins with #. Browsers keep that part to themselves.',
  redirectFromPage: 'A page stands at this address, and pages come first.',
  redirectFromTaken: 'This address leads somewhere already.',
  redirectTo: 'Please enter an address of this site, like /services, or one that begins with https://',
  redirectStatus: 'The status is 301 or 308.',
  redirectLoop: 'This would lead back to where it begins.',
  redirectChain: ({ via, to }: { via: string; to: string }) =>
    `${via} leads on to ${to}. Please enter that address.`,
  redirectChainBefore: ({ from, to }: { from: string; to: string }) =>
    `${from} leads to this address. Change that one first, to ${to}.`,
  tooManyRedirects: ({ most }: Most) => `No more than ${most} redirects.`,
}

const importRefusals = {
  importEmpty: 'This file is empty.',
  importWorkbook: 'This is a workbook of Excel or Numbers. Save it as CSV first.',
  importTooLong: ({ most }: Most) =>
    `This file has more than ${most.toLocaleString('en-US')} rows. Split it into several.`,
  importGone: 'The file was kept for an hour and is gone. Choose it again.',
  importedAlready: 'This file was imported already. To import it once more, choose it again.',
  importUnknown: 'There is no such import.',
  importRuns: 'An import is not done yet. Try again in a few minutes.',
  importUndone: 'This import was undone already.',
  importTooManyCells: ({ most }: Most) =>
    `This row has more cells than the ${most} columns of the heading. Is a quote or a comma missing?`,
  importAmountUnreadable: ({ text }: { text: string }) => `“${text}” is no amount that can be read.`,
  importDayUnreadable: ({ text }: { text: string }) => `“${text}” is no day that can be read.`,
  importDayAmbiguous: ({ text }: { text: string }) =>
    `“${text}” can be two days. Say which number is the month, then look again.`,
  importNoNumber: 'There is no number of an invoice.',
  importNoIssued: 'There is no day on which it was invoiced.',
  importNoTotal: 'There is no amount.',
  importSumsDiffer: 'The total less what is paid is not the balance.',
  importInvoiceEnded: 'It is a draft, void or refunded: nothing is owed for it.',
  importNoDay: 'There is no day on which it was asked for.',
  importJsonUnreadable: 'This cannot be read as JSON.',
  importJsonCut: 'The list goes on after this page. Export the pages that follow too.',
  importItemUnreadable: 'This item cannot be read as XML.',
  importPicture: 'Pictures are not fetched. Open its address, save it, and put it in where you want it.',
  importTypeUnknown: ({ text }: { text: string }) => `“${text}” is neither a post nor a page.`,
  importTrashed: 'It was in the trash, or never saved.',
  importTooDeep: 'Its text is nested too deeply to be read.',
  importNoPrice: 'There is no price.',
  importNoName: 'There is no name and no company.',
  importUnreached: 'There is no phone number and no email address.',
  importPhoneUnreadable: 'The phone number cannot be read, and there is no email address.',
  importEmailUnreadable: 'The email address cannot be read, and there is no phone number.',
}

const profileRefusals = {
  factMissing: 'Please fill this in.',
  figure: 'Please enter a whole number.',
  price: 'Please enter a price like 85 or 85.50.',
  callbackMinutes: 'Please enter whole minutes, from 1 to 60.',
  ratingFigure: 'Please enter a rating from 1 to 5, like 4.8.',
  timeOfDay: 'Please enter a time like 07:00.',
  profileConflict: 'Someone else saved the business profile after you opened it.',
  timeZone: 'Please enter a time zone like America/Chicago.',
  answerMinutes: 'Please enter whole minutes, from 1 to 1440.',
  stateUnknown: 'Please enter a state, like Texas or TX.',
  postalCode: 'Please enter a ZIP code like 77002 or 77002-1234.',
  latitude: 'Please enter degrees from -90 to 90, like 29.76.',
  longitude: 'Please enter degrees from -180 to 180, like -95.37. West of Greenwich is negative.',
  bothCoordinates: 'Please enter both coordinates, or neither.',
  webAddress: 'Please enter a complete address that begins with https://',
  realDay: 'Please enter a day of the calendar, like 2026-12-24.',
  listedTwice: 'This is listed twice.',
  serviceUnknown: 'The site has no such service.',
  cardUnknown: 'The site has no such card, like safe/depository-safes.',
  tooManyEntries: ({ most }: Most) => `Keep this to ${most} entries.`,
  accentForm: 'Please enter a color like #1e3a8a.',
  accentFaint: 'This color is hard to see against the page in the light scheme. Please pick a darker one.',
  markUploaded: 'A logo or icon is set by uploading it.',
  photoAddress: 'Please choose a picture that was uploaded here.',
  photoAlt: 'Please say what the picture shows.',
}

const templateRefusals = {
  templateTitle: 'Please enter a name.',
  templateBody: 'Please enter the text.',
  templateSubject: 'Please enter a subject.',
  tooManyTemplates: ({ most }: Most) => `No more than ${most} saved replies.`,
  templatesConflict: 'Someone else changed the saved replies. Check the list and try again.',
}

const invoicingRefusals = {
  bookName: 'Please name it as your QuickBooks does.',
  lineName: 'Please say what the line is for.',
  quantity: 'Please enter a quantity like 1 or 1.5.',
  discountRate: 'Please enter a discount from 0 to 100 percent.',
  discountTooLarge: 'The discount is more than the line costs.',
  linesMissing: 'Please enter at least one line.',
  tooManyLines: ({ most }: Most) => `Keep this to ${most} lines.`,
  totalTooLarge: 'The total is more than can be stored. Please check quantities and prices.',
  taxRate: 'Please enter a rate from 0 to 25 percent, like 8.25.',
  taxPlace: 'Please name the place.',
  days: 'Please enter whole days, up to 365.',
  estimateSent: ({ number }: { number: number }) =>
    `Estimate ${number} was sent: it does not change and is not deleted. Make a new version.`,
  estimateGone: 'This estimate no longer exists.',
  estimateReplaced: 'There is a newer version of this estimate. Please answer that one.',
  estimateAnswered: 'This estimate has been answered. If the answer has changed, please call us.',
  estimateExpired: 'This estimate is no longer valid: its last day is over. Please call us for a new one.',
  estimateAnswerName: 'Please type your name.',
  estimateAnswerStays: 'Not undone: it was answered by its customer, or something else happened since.',
  notMailable: 'Only what was sent and still counts is mailed, to the email address of its request.',
  nothingOwed: 'Nothing is owed, so there is no statement to mail.',
  estimateEndsBefore: 'This day is over. Please choose a later one, or leave it empty.',
  dueBefore: 'This day is over. Please choose a later one, or leave it empty.',
  invoiceSent: ({ number }: { number: string }) =>
    `Invoice ${number} was sent: it does not change and is not deleted. Make it void, or credit it.`,
  invoiceReason: 'Please give a reason: it is printed on the invoice.',
  invoicePaidNotVoid: 'Somebody paid on it. Take the payment back, or credit the invoice.',
  invoiceCreditedNotVoid: 'A part of it was credited: credit the rest.',
  creditNothing: 'Say what to credit: a quantity of a line, or an amount.',
  creditQuantity: 'That is more of a line than is left to credit.',
  creditTooLarge: ({ openCents }: { openCents: number }) =>
    `That is more than is left to credit: ${invoiceDollars(openCents)}.`,
  creditEither: 'Credit lines or an amount, not both.',
  creditOfAnother: 'This credit was written for another invoice.',
  invoiceEnded: 'Only an invoice that was sent, and is neither void nor credited, can be ended.',
  invoiceNotPayable: 'It is no invoice to be paid: a draft, a credit, or void.',
  invoicePaid: 'Nothing is open on it.',
  tipOnMoneyBack: 'There is no tip on money that goes back.',
  depositDenied:
    'Your site says that you take no deposit. Leave it out, or change that under Settings, Your business.',
  depositRate: 'Please enter a deposit from 0 to 100 percent.',
  depositPaid: 'The deposit is paid. To take more ahead, enter how much.',
  depositTooLarge: 'The deposit is more than the total.',
  depositNotDue: 'There is no deposit to be paid: it is due after the yes, while the job is open.',
  depositInvoiced: 'This job is invoiced. Record the payment on the invoice.',
  invoiceHoldsDeposit:
    'Payments were recorded on this draft, so it stays. Pay back what it still holds, or change its lines to what you keep and send it.',
  amount: 'Please enter an amount like 85 or 85.50.',
  paymentAmount: 'Please enter an amount above zero, like 85 or 85.50.',
  tipAmount: `Please enter a tip from 0 to ${invoiceDollars(lineItemLimits.unitCents)}.`,
  paymentAhead: 'That day is still to come.',
  paymentTooOld: 'That day is more than ten years ago.',
  paymentTooLarge: ({ openCents }: { openCents: number }) =>
    `That is more than is open: ${invoiceDollars(openCents)}.`,
  depositPaymentTooLarge: ({ openCents }: { openCents: number }) =>
    `That is more than the rest of the estimate: ${invoiceDollars(openCents)}.`,
  refundTooLarge: ({ openCents }: { openCents: number }) =>
    `That is more than goes back to the customer: ${invoiceDollars(openCents)}.`,
  paymentOfAnother: 'This payment was recorded for another invoice.',
  drawerEmpty: 'There is no cash to hand over here.',
  drawerDiffers: ({ cashCents, countedCents }: { cashCents: number; countedCents: number }) =>
    `It is ${countedCents < cashCents ? 'short' : 'over'} by ${invoiceDollars(Math.abs(countedCents - cashCents))}: it should be ${invoiceDollars(cashCents)}. Count again, or say here why.`,
  drawerChanged: ({ cashCents }: { cashCents: number }) =>
    `The drawer holds ${invoiceDollars(cashCents)} now: a payment came or was taken back. Count again.`,
  paymentOfColleague: 'Somebody else recorded this payment. Ask the office to take it back.',
  paymentDiffers:
    'Another payment was recorded by this press already. Look at the payments of the invoice, then enter this one again.',
  paymentPaidBack: 'That money was paid back. Take that back first.',
  stockCount: 'Please enter a number up to 10,000, like 3.',
  stockOff:
    'The stock of the van is turned off. An owner turns it on under Settings, Estimates and invoices.',
  stockNotCounted: 'This is not counted any more.',
}

const workRefusals = {
  photosOnSite: 'These two photos are on the website already. Take them off first.',
  photoNotForSite: 'The customer has not allowed this photo on the website, or took that back.',
  workClosed: 'This job is closed. Reopen it first, or have the hours entered by hand.',
  workAhead: 'That time is still to come.',
  workEndsFirst: 'The end must be after the start.',
  workTooLong: 'That is more than 24 hours. Please check the days.',
  workOverlaps: 'This person has other hours at that time. Correct those first.',
  workBeforeJob: 'That is more than a week before this job came in. Please check the date.',
  workByHand: 'Hours were entered by hand for that time, so they stand and this was not saved.',
  workPressedWhen:
    'The time of this is more than three days ago, or the clock of the phone was wrong. Have the hours entered by hand.',
}

const notificationRefusals = {
  recipientListed: 'This address is on the list already.',
  tooManyRecipients: ({ most }: Most) => `No more than ${most} addresses.`,
  webhookAddress: 'Enter a complete address that begins with https://',
  webhookCredentials: 'Leave the user name and password out of the address.',
  webhookPrivate: 'This address leads into a private network. Only public addresses are called.',
  webhookMissing: 'Enter the address that is to be called.',
  noWebhookSecret: 'Save the address of the webhook first: its secret is made then.',
  environmentSecret: 'The secret of this webhook is in the server’s settings.',
  notARecipient: 'Nothing is sent there by these settings.',
  webhookOff: 'The webhook is off.',
  deviceGone: 'This device is no longer on the list.',
  subscriptionUnusable: 'This browser’s subscription cannot be used.',
  deliveredOrGone: 'This was already delivered, or its card is gone.',
}

const mailRefusals = {
  environmentMail:
    'The server’s own settings (SMTP_URL) say how mail is sent. They are changed there, not here.',
  environmentFrom: 'The server’s own settings (MAIL_FROM) name the sender. It is changed there, not here.',
  environmentUrl: 'The server’s own settings (PUBLIC_URL) name the address. It is changed there, not here.',
  mailHost: 'Enter the name of the mail server, like smtp.example.com.',
  mailHostPrivate:
    'This name leads into a private network. Enter a public mail server, or have SMTP_PRIVATE=1 set on the server.',
  mailHostUnknown: 'There is no server of this name. Check the spelling.',
  mailPort: 'Enter a port between 1 and 65535. Most servers use 465 or 587.',
  mailSecurity: 'Choose TLS or STARTTLS: without encryption the password could be read on the way.',
  mailPassword: 'Enter the password for this server and user name.',
  mailPasswordForm: 'This password cannot be used. Copy it again without line breaks.',
  mailUser: 'Enter the user name that goes with the password.',
  keepTo: ({ most }: Most) => `Keep this to ${most} characters.`,
  publicUrl: 'Enter the complete address, like https://example.com.',
  mailNotSetUp: 'Set up email first.',
  proofRecipient: 'The test goes to an administrator or to an address that gets the notifications.',
  siteShowsExample: 'The site still shows example phone numbers, email or license. Enter your own first.',
  addressNotAsked: 'Enter the URL of your website first.',
  addressWait: 'It was checked a moment ago. Wait a minute before you check again.',
  proofWait: 'A test was sent a moment ago. Wait half a minute before you send another.',
  tooManyProofs: 'That was many tests. Try again in an hour.',
  mailNotSent: ({ why }: { why: string }) => why,
  proofCode: 'Enter the six digits from the test email.',
  proofCodeWrong: 'That is not the code from the last test email.',
  proofCodeOver: 'This code has expired or was entered wrong too often. Send another test.',
  proofOutdated: 'The settings were changed after this test was sent. Send another test.',
}

type Detail = { detail: string }
type Seconds = { seconds: number }

/** Why a notification was not delivered, or what a delivered one left undone. `detail`: what the other side said. */
const deliveryReasons = {
  senderFailed: 'Something unexpected went wrong; the server log has it.',
  channelNotConfigured: 'Nothing is configured that could deliver this any more.',
  addressUnproven:
    'Links to customers wait until the URL of your website is proven. Check it in Settings, Email.',
  deliveryUnreadable: 'The stored message could not be read by this version.',
  deliveryWasInTrash: 'Not sent: it was in the trash. Retry sends it now.',
  deliveryTooLate: 'It is too late for this email to help.',
  nobodyToMail: 'There is no administrator and no other address to mail to yet.',
  mailNotWritten: ({ detail }: Detail) => `The mail could not be written to disk: ${detail}`,
  mailPasswordUnreadable:
    'The password of the mail server cannot be read here. Enter it again in Settings, Email.',
  mailServerPrivate: 'The mail server’s name leads into a private network. Only public addresses are used.',
  mailServerUntrusted: ({ detail }: Detail) => `The mail server’s certificate cannot be trusted: ${detail}`,
  mailServerInsecure: ({ detail }: Detail) => `The mail server could not be reached securely: ${detail}`,
  mailServerPlain: 'The mail server speaks no TLS on this port. TLS goes with port 465, STARTTLS with 587.',
  mailServerSlow: 'The mail server took too long.',
  mailServerSilent: 'The mail server did not answer in time. The port may be blocked.',
  mailServerUnknown: 'The mail server’s name could not be found.',
  mailServerClosed: 'The mail server refuses connections on this port.',
  mailServerDropped: 'The mail server dropped the connection.',
  mailServerUnreachable: ({ detail }: Detail) => `The mail server could not be reached: ${detail}`,
  mailServerBusy: ({ detail }: Detail) => `The mail server takes no more for now: ${detail}`,
  mailServerRefusesUs: ({ detail }: Detail) => `The mail server does not serve us: ${detail}`,
  mailSignInRefused: ({ detail }: Detail) => `The mail server refused the user name or password: ${detail}`,
  mailSignInMissing: ({ detail }: Detail) => `The mail server wants a user name and password: ${detail}`,
  mailSenderRefused: ({ detail }: Detail) => `The mail server refused our sender address: ${detail}`,
  mailAddressRefused: ({ detail }: Detail) => `The mail server refused the address: ${detail}`,
  mailAddressDeferred: ({ detail }: Detail) => `The mail server put the address off: ${detail}`,
  mailMessageRefused: ({ detail }: Detail) => `The mail server refused the message: ${detail}`,
  mailMessageDeferred: ({ detail }: Detail) => `The mail server put the message off: ${detail}`,
  mailNotAddressed: ({ detail }: Detail) => `The mail could not be addressed: ${detail}`,
  /** The mail was accepted for its other recipients. */
  mailNotAcceptedFor: ({ detail }: Detail) => `Not accepted for ${detail}`,
  webhookTurnedOff: 'The webhook is off. Turn it on in Settings, Notifications, then retry.',
  webhookLeadsInside: 'The webhook’s name leads into a private network. Only public addresses are called.',
  webhookSilent: ({ seconds }: Seconds) => `The webhook did not answer within ${seconds} s.`,
  webhookCutShort: 'The call was cut short.',
  webhookUnreachable: ({ detail }: Detail) => `The webhook could not be reached: ${detail}.`,
  webhookUnusable: 'The webhook could not be reached: the address cannot be used.',
  webhookRedirects: ({ status }: { status: number }) =>
    `The webhook answered ${status}, a redirect; those are not followed.`,
  webhookAnswered: ({ detail }: Detail) => `The webhook answered ${detail}`,
  pushServicePrivate: 'The push service’s name leads into a private network.',
  pushServiceSilent: ({ seconds }: Seconds) => `The push service did not answer within ${seconds} s.`,
  pushCutShort: 'The push was cut short.',
  pushServiceUnreachable: ({ detail }: Detail) => `The push service could not be reached: ${detail}.`,
  pushServiceAnswered: ({ detail }: Detail) => `The push service answered ${detail}`,
  deviceTakenOff: 'The device takes no notifications any more and was taken off the list.',
}

export const refusals = {
  ...permissionRefusals,
  ...callRefusals,
  ...formRefusals,
  ...receiptRefusals,
  ...postRefusals,
  ...pageRefusals,
  ...redirectRefusals,
  ...importRefusals,
  ...profileRefusals,
  ...textRefusals,
  ...templateRefusals,
  ...invoicingRefusals,
  ...workRefusals,
  ...notificationRefusals,
  ...mailRefusals,
  ...deliveryReasons,
}
