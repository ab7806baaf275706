import type { replyFields } from '#app/admin/leads/templates.ts'
import type { estimateInList } from '#app/admin/money/estimates/estimate-data.ts'
import type { invoiceInList } from '#app/admin/money/invoices/invoice-data.ts'
import { firstNameIn, type Lead, type RequestKind, serviceOf } from '#app/admin/records/lead.ts'
import { fullName } from '#app/admin/records/person.ts'
import { recordOf } from '#app/admin/records/record-of.ts'
import type { ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { type historyFields, OpenCall, OpenMessage, OpenQuote, ReadFormerJob } from './request-queries.ts'

type WorkedOn = Omit<NonNullable<ResultOf<typeof OpenMessage>['request']>, keyof Lead>

/** `entered`: what staff may correct, as it is stored: of a call its words too, never those of a visitor. */
export type OpenRequest = Lead &
  WorkedOn & {
    entered: Readonly<Record<string, string>>
    written: { source: string; wantedAt: string | null } | undefined
  }

export type Opened = {
  request: OpenRequest
  replies: ResultOf<typeof replyFields>
  people: { id: string; name: string }[]
  /** What the same person sent otherwise; `name`: what they call themselves now. */
  history: ResultOf<typeof historyFields> & { name: string }
  invoices: ResultOf<typeof invoiceInList>[]
  estimates: ResultOf<typeof estimateInList>[]
}

const noHistory = { requests: [], reviews: [] }

/** `all`: what else there is to know, for people who see all requests. */
type Asked = { id: string; all: boolean }

export type FormerJob = ResultOf<typeof ReadFormerJob>['formerJob']

export async function readFormerJob(run: Run, kind: RequestKind, id: string): Promise<FormerJob> {
  if (!isUuid(id)) return null
  const read = await run(ReadFormerJob, { kind, id })
  return read.ok ? read.value.formerJob : null
}

const isUuid = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

/** Reads one request: undefined when it could not be read, null when there is none. */
export async function openRequest(
  run: Run,
  kind: RequestKind,
  asked: Asked,
): Promise<Opened | null | undefined> {
  // The filters of estimates and invoices refuse what is no id.
  if (!isUuid(asked.id)) return null
  const read = await openers[kind](run, asked)
  if (!read) return undefined
  const { request, history = noHistory, people = [], invoices, estimates, ...replies } = read
  const made = {
    estimates: estimates?.items.filter((one) => one !== null) ?? [],
    invoices: invoices?.items.filter((one) => one !== null) ?? [],
  }
  return request && { request, people, replies, ...made, history: { ...history, name: request.name } }
}

const contact = ['phone', 'email', 'service'] as const

async function openQuote(run: Run, asked: Asked) {
  const result = await run(OpenQuote, {
    ...asked,
    kind: 'Quote',
    ...filedUnder({ quoteId: { eq: asked.id } }),
  })
  if (!result.ok) return undefined
  const { request: quote, ...about } = result.value
  const request: OpenRequest | null = quote && {
    ...quote,
    kind: 'Quote',
    name: fullName(quote),
    service: serviceOf({ kind: 'Quote', service: quote.service }),
    entered: recordOf(['firstName', 'lastName', ...contact] as const, (name) => quote[name]),
    written: undefined,
  }
  return { ...about, request }
}

async function openMessage(run: Run, asked: Asked) {
  const result = await run(OpenMessage, {
    ...asked,
    kind: 'Message',
    ...filedUnder({ messageId: { eq: asked.id } }),
  })
  if (!result.ok) return undefined
  const { request: message, ...about } = result.value
  const request: OpenRequest | null = message && {
    ...message,
    kind: 'Message',
    firstName: firstNameIn(message.name),
    service: serviceOf({ kind: 'Message', service: message.service }),
    entered: recordOf(['name', ...contact] as const, (name) => message[name]),
    written: undefined,
  }
  return { ...about, request }
}

const unknownVisit = {
  broughtBy: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  adNetwork: null,
  referrerHost: null,
  firstPage: null,
}

async function openCall(run: Run, asked: Asked) {
  const result = await run(OpenCall, { ...asked, kind: 'Call', ...filedUnder({ callId: { eq: asked.id } }) })
  if (!result.ok) return undefined
  const { request: call, ...about } = result.value
  const request: OpenRequest | null = call && {
    ...unknownVisit,
    ...call,
    kind: 'Call',
    firstName: firstNameIn(call.name),
    service: serviceOf({ kind: 'Call', service: call.service }),
    entered: recordOf(['name', ...contact, 'message'] as const, (name) => call[name]),
    written: call,
  }
  return { ...about, request }
}

const filedUnder = <Owner>(owner: Owner) => ({ estimates: owner, invoices: owner })

const openers = { Quote: openQuote, Message: openMessage, Call: openCall }
