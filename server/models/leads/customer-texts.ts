import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { GraphQLObjectType } from 'graphql'
import { firstNameOf } from '#content/first-name.ts'
import { addressIn, type Language, languageByCode, type ServerWords } from '#content/languages.ts'
import type { Call } from '#server/data-service/call.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'
import { mayActForCustomers } from './lead.ts'

type Services = Pick<Call, 'services'>

const languageOfCustomer = (
  { language }: Pick<StoredRequest, 'language'>,
  { services }: Services,
): Language => languageByCode(services.languages, language)

type CustomerContact = { phoneE164?: string | null | undefined; email?: string | null | undefined }

/** In which whoever has this number or email address was written to last. */
export async function lastLanguage(
  db: Queryable,
  { phoneE164, email }: CustomerContact,
): Promise<string | null> {
  if (!phoneE164 && !email) return null
  const isTheirs = or(
    phoneE164 ? eq(requests.phoneE164, phoneE164) : undefined,
    email ? eq(sql`lower(${requests.email})`, email.toLowerCase()) : undefined,
  )
  const [last] = await db
    .select({ language: requests.language })
    .from(requests)
    .where(and(isTheirs, isNotNull(requests.language)))
    .orderBy(desc(requests.submittedAt))
    .limit(1)
  return last?.language ?? null
}

/** Of a page for this customer. */
export const addressFor = (customer: Pick<StoredRequest, 'language'>, path: string, call: Services): string =>
  addressIn(call.services.languages, languageOfCustomer(customer, call), path)

type Written = {
  words: ServerWords
  name: string
  company: string
  mailSubject?: string
  replies: readonly ReplyInLanguage[]
}

type ReplyInLanguage = {
  language: string
  path: string | null
  arrival: string | undefined
  appointment: string | undefined
}

/** The address is put in by whoever knows the site's. */
const linked = (text: Exclude<keyof ServerWords['customerTexts'], 'mailSubject'>, about: string) => ({
  ...required.text,
  description: `${about}; {link} stands for its address`,
  resolve: ({ words, name, company }: Written) =>
    words.customerTexts[text](firstNameOf(name), company, '{link}'),
})

const replyInLanguage = new GraphQLObjectType<ReplyInLanguage>({
  name: 'ReplyInLanguage',
  description: 'What a saved reply in one language says of a request',
  fields: {
    language: required.text,
    path: { ...optional.text, description: 'As customerPath, to the page in this language' },
    arrival: { ...optional.text, description: 'When somebody arrives who is on the way' },
    appointment: { ...optional.text, description: 'Day and time, or its window' },
  },
})

export const customerTextsType = new GraphQLObjectType<Written, Call>({
  name: 'CustomerTexts',
  description: 'What staff begin to write from their own phone or mailbox, in the language of the customer',
  fields: {
    page: linked('page', 'Where the request stands'),
    weCalled: linked('weCalled', 'Nobody answered our call'),
    review: linked('review', 'Asks for a review'),
    estimate: linked('estimate', 'There is an estimate'),
    invoice: linked('invoice', 'There is an invoice'),
    overdue: linked('overdue', 'An invoice is overdue'),
    mailSubject: { ...optional.text, description: 'Null of an invoice' },
    replies: {
      type: listOf(replyInLanguage),
      description: 'In each language of the site, its first one first; empty of an invoice',
    },
  },
})

export const customerTextsField: ModelField & { private: true } = {
  private: true,
  ...fieldOn<StoredRequest>({
    type: customerTextsType,
    resolve: (request, _args, call): Written => {
      const { words } = languageOfCustomer(request, call)
      const { kind, name, firstName } = request
      const profile = call.services.profile()
      return {
        words,
        name: firstName ?? name,
        company: profile.name,
        mailSubject: words.customerTexts.mailSubject[kind],
        replies: call.services.languages.map((language) => replyIn(language, request, call)),
      }
    },
  }),
}

function replyIn(language: Language, request: StoredRequest, call: Call): ReplyInLanguage {
  const { arrivesAt, scheduledAt, windowMinutes } = request
  const { promise } = language.words
  const { timeZone } = call.services.profile()
  const now = call.now?.() ?? new Date()
  return {
    language: language.code,
    path: customerPathOf({ ...request, language: language.code }, call),
    arrival: arrivesAt ? promise.timeInWords(arrivesAt, now, timeZone) : undefined,
    appointment:
      scheduledAt === null
        ? undefined
        : promise.appointmentInFull({ scheduledAt, windowMinutes }, timeZone, now),
  }
}

/** Of the page on which a customer follows a request; null for whoever may only read. */
export const customerPathOf = (
  { kind, id, language }: Pick<StoredRequest, 'kind' | 'id' | 'language'>,
  call: Call,
): string | null =>
  mayActForCustomers(call)
    ? addressFor({ language }, call.services.receipts.pathOf({ kind, id }), call)
    : null

export const textsOfPaper = (name: string, words: ServerWords, { services }: Services): Written => ({
  ...{ words, name, replies: [] },
  company: services.profile().name,
})
