import { z } from 'zod'
import { contactWays } from '#content/promise-rules.ts'
import type { NewDelivery } from '#server/notifications/outbox/outbox.ts'
import { type RequestKind, requestKinds } from '#server/schema/requests.ts'

export const customerMails = [
  'received',
  'taken',
  'tried',
  'appointment',
  'reminder',
  'onTheWay',
  'copy',
  'done',
] as const

export type CustomerMailKind = (typeof customerMails)[number]

/** What customers do on the page of their request and get a copy of. */
const copiedActions = [
  'accepted',
  'declined',
  'anotherTime',
  'noAppointment',
  'wished',
  'wishDeclined',
  'wishOver',
  'cancelled',
] as const

/** No free text that a stranger typed, and no link: a backup would contain working ones. */
const request = {
  kind: z.enum(requestKinds),
  number: z.string(),
  language: z.string().nullish(),
  contactBy: z.enum(contactWays).nullish(),
}

/** How a request reached us: sent by its customer, or written down by staff (`noted`: a mail does not say how). */
export const requestOrigins = ['sent', 'called', 'visited', 'noted'] as const

export type RequestOrigin = (typeof requestOrigins)[number]

/** A single word of letters (`plausibleFirstName`), since strangers type anything. */
const customer = z.string().nullable()
const staff = z.string().nullable()
const moment = z.iso.datetime()

/** The address only of an appointment that staff set, and only if it is a plain one. */
const appointment = {
  ...request,
  customer,
  scheduledAt: moment,
  windowMinutes: z.int().nullable().default(null),
  address: z.string().nullable(),
}

export const customerMail = z.discriminatedUnion('about', [
  z.object({
    ...request,
    about: z.literal('received'),
    /** Of its first word only: absent in rows from before mails of this kind greeted. */
    customer: customer.default(null),
    origin: z.enum(requestOrigins).optional(),
    service: z.string(),
    submittedAt: moment,
    files: z.int(),
    promisedBy: moment.nullable(),
    opensAt: moment.nullable(),
  }),
  z.object({ ...request, about: z.literal('taken'), customer, staff, until: moment }),
  z.object({
    ...request,
    about: z.literal('tried'),
    customer,
    leftMessage: z.boolean(),
    until: moment,
  }),
  z.object({ ...appointment, about: z.literal('appointment'), isMoved: z.boolean() }),
  z.object({ ...appointment, about: z.literal('reminder') }),
  z.object({
    ...request,
    about: z.literal('onTheWay'),
    customer,
    staff,
    arrivesAt: moment,
    isLater: z.boolean().default(false),
  }),
  z.object({
    ...request,
    about: z.literal('copy'),
    action: z.enum(copiedActions),
    customer,
    at: moment,
    /** The name that was typed under an estimate, if it can be nothing but a name. */
    signedBy: z.string().nullable().default(null),
    estimate: z.object({ number: z.int(), totalCents: z.int() }).nullable().default(null),
    scheduledAt: moment.nullable().default(null),
    windowMinutes: z.int().nullable().default(null),
    /** By when we call about it. */
    promisedBy: moment.nullable().default(null),
  }),
  z.object({
    ...request,
    about: z.literal('done'),
    customer,
    review: z.enum(['invitation', 'form']).nullable().default(null),
    askedAt: moment.optional(),
  }),
])

export type CustomerMail = z.output<typeof customerMail>

export const customerTopic = (about: CustomerMailKind) => `customer.${about}`

export function customerMailDelivery(
  mail: CustomerMail,
  { id, email, dedupe = '' }: { id: string; email: string; dedupe?: string },
): NewDelivery {
  const once = `${id}${dedupe && `:${dedupe}`}`
  return toCustomer({ kind: mail.kind, id, email }, { topic: customerTopic(mail.about), payload: mail, once })
}

/** To the customer of a request or an invoice. `once`: with another one a further mail of this topic leaves. */
export const toCustomer = (
  { kind, id, email }: { kind: RequestKind | 'Invoice'; id: string; email: string },
  { topic, payload, once }: { topic: string; payload: object; once: string },
): NewDelivery => ({
  topic,
  subjectType: kind,
  subjectId: id,
  channel: 'customer',
  recipient: email,
  payload,
  dedupeKey: `${topic}:${once}`,
})

export const readCustomerMail = (payload: unknown): CustomerMail | undefined =>
  customerMail.safeParse(payload).data
