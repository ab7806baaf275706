import { type PriceBook, readPriceBook } from '#app/admin/money/price-book.ts'
import { momentsOfDays } from '#app/admin/schedule/schedule-data.ts'
import { noSealCookie } from '#app/admin/storage/seal-cookie.ts'
import { servicesContext } from '#app/context.ts'
import { graphql, type ResultOf, type RowOf } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import { mostSealedJobs, sealedHours } from '#content/sealed-jobs.ts'
import type { ServiceSlug } from '#content/services.ts'
import { dateAfter } from '#content/time/clocks.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { SignedIn } from '#server/pages/request-services.ts'
import type { Rights } from '#server/rights.ts'
import type { Route } from './+types/jobs-route.ts'

const sealedJob = graphql(`
  fragment SealedJob on Request @_unmask {
    id
    kind
    number
    name
    phone
    phoneE164
    email
    service
    message
    address
    status
    isEmergency
    scheduledAt
    scheduledMinutes
    windowMinutes
    arrivesAt
    lateMinutes
    contactedAt
    completedAt
    cancelledAt
    lostReason
    quotedCents
    signedName
    codeWord
    thread {
      id
      text
      authorName
      createdAt
    }
    work {
      id
      personId
      startedAt
      endedAt
    }
    files {
      name
      thumbnailUrl
    }
  }
`)

const ReadSealedJobs = graphql(
  `
  query AdminSealedJobs($planned: ModelRequestFilterInput!, $withoutTime: ModelRequestFilterInput!, $most: Int!) {
    planned: listRequests(filter: $planned, limit: $most) {
      items {
        ...SealedJob
      }
    }
    withoutTime: listRequests(filter: $withoutTime, limit: $most) {
      items {
        ...SealedJob
      }
    }
  }
`,
  [sealedJob],
)

const ReadOpenInvoices = graphql(`
  query AdminSealedInvoices($filter: ModelInvoiceFilterInput!, $most: Int!) {
    listInvoices(filter: $filter, limit: $most) {
      items {
        id
        requestId
        number
        openCents
      }
    }
  }
`)

const sealedPaper = {
  estimate: graphql(`
    query AdminSealedEstimates($requestIds: [String!]!, $most: Int!) {
      page: listEstimates(filter: { requestId: { in: $requestIds } }, limit: $most) {
        items {
          id
          requestId
          state
          totalCents
          taxRate
          taxPlace
          lines {
            name
            quantity
            unitCents
            discountCents
            discountRate
            isTaxable
            priceItemId
          }
        }
      }
    }
  `),
  invoice: graphql(`
    query AdminSealedPapers($requestIds: [String!]!, $most: Int!) {
      page: listInvoices(
        filter: { requestId: { in: $requestIds }, kind: { eq: invoice } }
        limit: $most
      ) {
        items {
          id
          requestId
          state
          totalCents
          taxRate
          taxPlace
          lines {
            name
            quantity
            unitCents
            discountCents
            discountRate
            isTaxable
            priceItemId
          }
        }
      }
    }
  `),
}

export type SealedJob = ResultOf<typeof sealedJob>

type OpenInvoices = NonNullable<ResultOf<typeof ReadOpenInvoices>['listInvoices']>['items']
export type SealedInvoice = NonNullable<OpenInvoices[number]>

type SealedEstimate = RowOf<typeof sealedPaper.estimate>

export type PaperKind = 'estimate' | 'invoice'

/** An estimate or an invoice of one of these jobs, drafts too. */
export type SealedPaper = { kind: PaperKind } & Omit<SealedEstimate, 'state' | 'requestId'> & {
    state: string
    requestId: string | null
  }

/** What a device keeps for the person who works with it. */
export type SealedJobs = {
  at: string
  me: { id: string; name: string }
  company: string
  timeZone: string
  jobs: readonly SealedJob[]
  prices: PriceBook['prices']
  /** Of these jobs, with something to pay. */
  invoices: readonly SealedInvoice[]
  papers: readonly SealedPaper[]
  taxRates: PriceBook['taxRates']
  hiddenServices: readonly ServiceSlug[]
  /** What to offer; the server decides by itself again. */
  may: { calls: boolean; drafts: boolean }
}

export type SealedAnswer = { key: string; forHours: number; sealed: SealedJobs }

/**
 * What a device keeps, and the key to seal it with, which the session gives. `?session` asks only whether there is one. Not a
 * redirect to the sign-in page: a device that hears of the end wipes what it holds.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const signedIn = await services.staff()
  if (!signedIn) return endedSession()
  if (url.searchParams.has('session')) return answered(null)
  const key = await services.sealingKey()
  if (!key.ok) return endedSession()
  const sealed = await readSealedJobs(signedIn, new Date())
  if (!sealed) return Response.json(null, { status: 503 })
  return answered({ key: key.value, forHours: sealedHours, sealed } satisfies SealedAnswer)
}

/** Asked for in this word too: whatever stands between may answer 401 for reasons of its own. */
export const endedSession = () =>
  Response.json({ ended: true }, { status: 401, headers: { 'set-cookie': noSealCookie } })

const answered = (answer: unknown) => Response.json(answer, { headers: { 'cache-control': 'no-store' } })

async function readSealedJobs({ user, run }: SignedIn, now: Date): Promise<SealedJobs | undefined> {
  const { userId, name, rights } = user
  const company = await readCompany(run)
  if (!company) return undefined
  const { timeZone, hiddenServices } = company
  const worksOnJobs = rights.leads === 'write' || rights.leads === 'own'
  const [jobs, book] = await Promise.all([
    worksOnJobs ? readJobs(run, userId, { now, timeZone }) : [],
    worksOnJobs ? readPriceBook(run) : undefined,
  ])
  const papers = jobs && (await readPapers(run, jobs, rights))
  if (!jobs || !papers) return undefined
  return {
    at: now.toISOString(),
    me: { id: userId, name },
    company: company.name,
    timeZone,
    jobs,
    // None for whoever may not see it.
    // What was left yesterday would be no help.
    prices: book?.prices.map((price) => ({ ...price, left: null })) ?? [],
    invoices: jobs.length > 0 ? await readInvoices(run, jobs) : [],
    papers,
    taxRates: book?.taxRates ?? [],
    hiddenServices,
    may: { calls: rights.leads === 'write', drafts: worksOnJobs && mayWorkOnMoney(rights) },
  }
}

/** None for whoever may not see invoices. */
async function readInvoices(run: Run, jobs: readonly SealedJob[]): Promise<readonly SealedInvoice[]> {
  const filter = {
    requestId: { in: jobs.map(({ id }) => id) },
    number: { attributeExists: true },
    openCents: { gt: 0 },
  }
  const read = await run(ReadOpenInvoices, { filter, most: mostSealedJobs })
  return read.ok ? rowsOf(read.value.listInvoices) : []
}

const mayWorkOnMoney = ({ money }: Rights): boolean => money === 'write' || money === 'own'

const mostPapers = 200

async function readPapers(
  run: Run,
  jobs: readonly SealedJob[],
  rights: Rights,
): Promise<SealedPaper[] | undefined> {
  if (jobs.length === 0 || !mayWorkOnMoney(rights)) return []
  const asked = { requestIds: jobs.map(({ id }) => id), most: mostPapers }
  const [estimates, invoices] = await Promise.all([
    run(sealedPaper.estimate, asked),
    run(sealedPaper.invoice, asked),
  ])
  if (!estimates.ok || !invoices.ok) return undefined
  return [
    ...rowsOf(estimates.value.page).map((paper) => ({ kind: 'estimate' as const, ...paper })),
    ...rowsOf(invoices.value.page).map((paper) => ({ kind: 'invoice' as const, ...paper })),
  ]
}

async function readJobs(run: Run, me: string, { now, timeZone }: { now: Date; timeZone: string }) {
  const today = isoDate(now, timeZone)
  const { from, to } = momentsOfDays([today, dateAfter(today, 1)], timeZone)
  const mine = {
    assigneeId: { eq: me },
    cancelledAt: { attributeExists: false },
    lostReason: { attributeExists: false },
  }
  const read = await run(ReadSealedJobs, {
    planned: { ...mine, scheduledAt: { between: [from, to] } },
    withoutTime: { ...mine, scheduledAt: { attributeExists: false }, status: { ne: 'completed' } },
    most: mostSealedJobs,
  })
  if (!read.ok) return undefined
  const planned = rowsOf(read.value.planned).toSorted((one, other) =>
    String(one.scheduledAt).localeCompare(String(other.scheduledAt)),
  )
  return [...planned, ...rowsOf(read.value.withoutTime)].slice(0, mostSealedJobs)
}

const ReadCompany = graphql(`
  query AdminSealedCompany {
    businessProfile {
      name
      timeZone
      hiddenServices
    }
  }
`)

async function readCompany(run: Run) {
  const read = await run(ReadCompany, {})
  return read.ok ? read.value.businessProfile : undefined
}

const rowsOf = <Row>(list: { items: readonly (Row | null)[] } | null): Row[] =>
  list?.items.filter((row) => row !== null) ?? []
