import type { replyFields } from '#app/admin/leads/templates.ts'
import type { estimateInList } from '#app/admin/money/estimates/estimate-data.ts'
import type { invoiceInList } from '#app/admin/money/invoices/invoice-data.ts'
import { customerFirstName, type Lead, type RequestKind, serviceOf } from '#app/admin/records/lead.ts'
import { recordOf } from '#app/admin/records/record-of.ts'
import type { ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { type historyFields, ReadFormerJob, OpenRequestQuery as ReadRequest } from './request-queries.ts'

type WorkedOn = Omit<NonNullable<ResultOf<typeof ReadRequest>['request']>, keyof Lead>

/** `entered`: what staff may correct, as it is stored: of a call its words too, never those of a visitor. */
export type OpenRequest = Lead &
  WorkedOn & {
    entered: Readonly<Record<string, string>>
    written: { source: string; wantedAt: string | null } | undefined
  }

export type RequestScreenData = {
  request: OpenRequest
  replies: ResultOf<typeof replyFields>
  people: { id: string; name: string }[]
  /** What the same person sent otherwise; `name`: what they call themselves now. */
  history: ResultOf<typeof historyFields> & { name: string }
  invoices: ResultOf<typeof invoiceInList>[]
  estimates: ResultOf<typeof estimateInList>[]
  pairs: PhotoPair[]
}

/** Of its photos, on the website. */
type PhotoPair = NonNullable<NonNullable<ResultOf<typeof ReadRequest>['pairs']>['items'][number]>

const noHistory = { requests: [], reviews: [], contacts: [] }

/**
 * `all`: what else there is to know, for people who see all requests; `money`: estimates and invoices, for those who see any;
 * `site`: what of it is on the website, for those who write that.
 */
type AskedRequest = { id: string; all: boolean; money: boolean; site: boolean }

export type FormerJob = ResultOf<typeof ReadFormerJob>['formerJob']

export async function readFormerJob(run: Run, id: string): Promise<FormerJob> {
  if (!isUuid(id)) return null
  const read = await run(ReadFormerJob, { id })
  return read.ok ? read.value.formerJob : null
}

const isUuid = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

/** Reads one request: undefined when it could not be read, null when there is none. */
export async function readOpenRequest(
  run: Run,
  kind: RequestKind,
  { id, all, money, site }: AskedRequest,
): Promise<RequestScreenData | null | undefined> {
  // The filters of estimates and invoices refuse what is no id.
  if (!isUuid(id)) return null
  const filed = { requestId: { eq: id } }
  const read = await run(ReadRequest, {
    id,
    all,
    money,
    site,
    pairs: filed,
    estimates: filed,
    invoices: filed,
  })
  if (!read.ok) return undefined
  const {
    request: found,
    history = noHistory,
    people = [],
    invoices,
    estimates,
    pairs,
    ...replies
  } = read.value
  if (found?.kind !== kind) return null
  const request: OpenRequest = {
    ...found,
    firstName: customerFirstName(found),
    service: serviceOf(found),
    entered: recordOf(enteredOf[kind], (name) => found[name] ?? ''),
    written: found.source === null ? undefined : { source: found.source, wantedAt: found.wantedAt },
  }
  return {
    request,
    people,
    replies,
    pairs: pairs?.items.filter((one) => one !== null) ?? [],
    estimates: estimates?.items.filter((one) => one !== null) ?? [],
    invoices: invoices?.items.filter((one) => one !== null) ?? [],
    history: { ...history, name: request.name },
  }
}

const contact = ['phone', 'email', 'service'] as const

const enteredOf = {
  Quote: ['firstName', 'lastName', ...contact],
  Message: ['name', ...contact],
  Call: ['name', ...contact, 'message'],
} as const
