import { GraphQLEnumType, GraphQLInt, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { contactWays } from '#content/promise-rules.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import type { CustomerEstimate } from '#server/models/invoicing/estimate-rows.ts'
import type { CustomerInvoice } from '#server/models/invoicing/invoice-paper.ts'
import { lineItemType } from '#server/models/invoicing/line-items.ts'
import { declineType } from '#server/models/leads/lead-events.ts'
import { shownPhotoType } from '#server/models/leads/lead-files.ts'
import { requestOrigins } from '#server/notifications/mail/customer-mail-delivery.ts'
import type { LeadKind } from '#server/schema/requests.ts'
import type { AfterJob } from './after-job.ts'
import { complaintStates } from './receipt-complaint.ts'
import { receiptEventKinds } from './receipt-events.ts'
import type { RequestFacts } from './receipt-facts.ts'
import type { CustomerPhoto } from './receipt-photos.ts'
import { receiptStages } from './receipt-stage.ts'
import { whoComesType } from './who-comes.ts'

const estimateStates = ['sent', 'accepted', 'declined', 'replaced', 'expired'] as const

export type Receipt = {
  kind: LeadKind
  name: string
  service: string | null
  submittedAt: Date
  fileCount: number
  /** The time it was read, so that the page's relative times use the server's clock. */
  now: Date
  estimates?: CustomerEstimate[]
  invoices?: CustomerInvoice[]
  photos?: readonly CustomerPhoto[]
} & Partial<AfterJob> &
  Partial<Omit<RequestFacts, 'name' | 'service' | 'submittedAt' | 'fileCount'>>

const contactWay = enumOf('ContactWay', contactWays)

const leadKind = new GraphQLEnumType({
  name: 'LeadKind',
  values: {
    QUOTE: { value: 'Quote' },
    MESSAGE: { value: 'Message' },
    CALL: { value: 'Call' },
    REVIEW: { value: 'Review' },
  },
})

type Flag =
  | 'hasMessage'
  | 'hasAddress'
  | 'isEmergency'
  | 'mayComplain'
  | 'isVisitOpen'
  | 'mayDecline'
  | 'mayBook'
  | 'booksAtOnce'
  | 'mayAlert'
  | 'mayAdd'
  | 'mayCorrect'
  | 'mayCancel'

const flag = (name: Flag) => ({
  ...required.flag,
  resolve: (receipt: Receipt) => receipt[name] ?? false,
})

const receiptEvent = new GraphQLObjectType({
  name: 'ReceiptEvent',
  description: 'Something that happened to a request, as its customer may know it',
  fields: {
    at: required.time,
    kind: { type: new GraphQLNonNull(enumOf('ReceiptEventKind', receiptEventKinds)) },
    name: { ...optional.text, description: 'First name of who took it' },
    time: { ...optional.time, description: 'When somebody arrives, or the appointment' },
    until: { ...optional.time, description: 'When the window of arrival of the appointment ends' },
    text: {
      ...optional.text,
      description: 'What the customer added; only for the browser that sent the request',
    },
    files: optional.int,
  },
})

const receiptInvoice = new GraphQLObjectType<CustomerInvoice>({
  name: 'ReceiptInvoice',
  description: 'An invoice or credit that was sent, newest first; none that is void',
  fields: {
    kind: required.text,
    number: optional.int,
    totalCents: required.int,
    creditedCents: { ...required.int, description: 'Taken off by credits' },
    openCents: { ...required.int, description: 'Negative where the customer gets money back' },
    tipCents: { ...required.int, description: 'Given on top of what was paid' },
    dueOn: optional.text,
    path: { ...required.text, description: 'Of the PDF' },
    payLink: { ...optional.text, description: 'Where it is paid online, with amount and number' },
  },
})

const receiptPhoto = new GraphQLObjectType<CustomerPhoto>({
  name: 'ReceiptPhoto',
  description: 'A photo of the work that staff chose to show, those of before first',
  fields: {
    id: {
      ...required.id,
      description: 'Of the photo as it is shown: shown as something else, it has another',
    },
    shownAs: { type: new GraphQLNonNull(shownPhotoType) },
    url: { ...required.text, description: 'For a screen; signed, for a quarter of an hour' },
    thumbnailUrl: required.text,
    siteAllowedAt: { ...optional.time, description: 'When the customer allowed it on the website' },
  },
})

const receiptDeposit = new GraphQLObjectType<CustomerEstimate['deposit']>({
  name: 'ReceiptDeposit',
  fields: {
    paidCents: { ...required.int, description: 'Less what went back' },
    openCents: { ...required.int, description: 'Due now' },
    paidAt: { ...optional.time, description: 'When the last of it came' },
    isInvoiced: { ...required.flag, description: 'Whether it came off an invoice' },
    payLink: {
      ...optional.text,
      description: 'Where it is paid online, with the amount and the request’s number',
    },
  },
})

const receiptEstimate = new GraphQLObjectType<CustomerEstimate>({
  name: 'ReceiptEstimate',
  description: 'A version of the estimate that was sent, newest first',
  fields: {
    id: required.id,
    number: required.int,
    version: required.int,
    state: { type: new GraphQLNonNull(enumOf('ReceiptEstimateState', estimateStates)) },
    lines: { type: listOf(lineItemType) },
    taxPlace: optional.text,
    taxRate: required.int,
    subtotalCents: required.int,
    taxCents: required.int,
    totalCents: required.int,
    depositCents: { ...required.int, description: 'Due with the yes; 0 for none' },
    deposit: { type: receiptDeposit, description: 'What became of it' },
    note: required.text,
    validUntil: optional.text,
    answeredAt: optional.time,
  },
})

export const receiptType = new GraphQLObjectType<Receipt, Call>({
  name: 'Receipt',
  description:
    'What somebody may see again of what they sent. What stands below fileCount is about requests.',
  fields: {
    kind: { type: new GraphQLNonNull(leadKind) },
    name: { ...required.text, description: 'Of a quote or call the first name' },
    origin: {
      type: enumOf('RequestOrigin', requestOrigins),
      description: 'Whether its customer sent it, or staff wrote down a call, a visit, or something else',
    },
    service: optional.text,
    submittedAt: required.time,
    fileCount: required.int,
    now: { ...required.time, description: 'When it was read, by the clock of the server' },
    number: optional.text,
    message: { ...optional.text, description: 'Only for the browser that sent it' },
    hasMessage: flag('hasMessage'),
    contactBy: {
      type: contactWay,
      description: 'How they asked to be answered instead of by a call',
    },
    answers: {
      type: listOf(contactWay),
      description: 'What they may choose instead of a call',
      resolve: ({ answers }: Receipt) => answers ?? [],
    },
    phoneEnd: { ...optional.text, description: 'The last two digits' },
    emailHint: { ...optional.text, description: 'The first letter and the domain' },
    hasAddress: flag('hasAddress'),
    isEmergency: flag('isEmergency'),
    stage: { type: enumOf('ReceiptStage', receiptStages) },
    staff: { ...optional.text, description: 'First name of who works on it' },
    promisedBy: {
      ...optional.time,
      description: 'By when somebody is to call; null where nothing is promised',
    },
    opensAt: { ...optional.time, description: 'When we open, for what came while we were closed' },
    arrivesAt: optional.time,
    lateMinutes: {
      type: GraphQLInt,
      description: 'How much later than was said first; in arrivesAt already',
    },
    whoComes: { type: whoComesType, description: 'Null unless somebody is on the way' },
    reviewPath: { ...optional.text, description: 'Where its customer reviews a done job, until they did' },
    warrantyUntil: { ...optional.text, description: 'Of a done job: the last day of the warranty on labor' },
    appointmentAt: optional.time,
    appointmentUntil: {
      ...optional.time,
      description: 'When its window of arrival ends; null for an exact time',
    },
    decline: {
      type: declineType,
      description: 'What the customer does not want of the appointment, until staff answer',
    },
    isVisitOpen: { ...flag('isVisitOpen'), description: 'Whether a visit is ahead or under way' },
    mayDecline: flag('mayDecline'),
    mayBook: { ...flag('mayBook'), description: 'Whether its customer may pick a time (freeWindows)' },
    booksAtOnce: { ...flag('booksAtOnce'), description: 'What is booked needs no confirmation' },
    pickedFrom: { ...optional.time, description: 'The window that is reserved, or asked for' },
    pickedUntil: optional.time,
    reservedUntil: { ...optional.time, description: 'Null where it is asked for, until staff answer' },
    alertedAt: { ...optional.time, description: 'When an alert about it was first accepted' },
    complainedAt: optional.time,
    complaint: {
      type: enumOf('ComplaintState', complaintStates),
      description: 'What became of “nobody has called me”; null before it, and once it may be said again',
    },
    complaintAlertedAt: { ...optional.time, description: 'When the alert that was asked for was accepted' },
    callUsAt: { ...optional.time, description: 'When to call if nobody has by then' },
    mayComplain: flag('mayComplain'),
    mayAlert: { ...flag('mayAlert'), description: 'Whether a complaint would alert anybody' },
    mayAdd: flag('mayAdd'),
    mayCorrect: flag('mayCorrect'),
    mayCancel: flag('mayCancel'),
    mayAddFiles: { type: GraphQLInt, description: 'How many more files it takes' },
    events: {
      type: listOf(receiptEvent),
      resolve: ({ events }) => events ?? [],
    },
    estimates: {
      type: listOf(receiptEstimate),
      resolve: ({ estimates }) => estimates ?? [],
    },
    invoices: {
      type: listOf(receiptInvoice),
      resolve: ({ invoices }) => invoices ?? [],
    },
    photos: {
      type: listOf(receiptPhoto),
      resolve: ({ photos }) => photos ?? [],
    },
    version: { ...optional.text, description: 'Another one as soon as anything of this is' },
  },
})
