import { and, asc, eq, gte, lt, type SQLWrapper, sql } from 'drizzle-orm'
import { type GraphQLFieldConfigMap, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { workEndingType } from '#server/models/leads/work/request-work.ts'
import { endOr } from '#server/models/leads/work/work-span.ts'
import { invoices, isIssued } from '#server/schema/invoices.ts'
import { requests } from '#server/schema/requests.ts'
import { workSpans } from '#server/schema/work-spans.ts'

type ReportedTime = { from: Date; to: Date }

type HoursPart = { key: string; name: string | null; minutes: number; jobs: number; invoicedCents: number }

type WorkedSpan = {
  id: string
  requestId: string
  requestNumber: string
  service: string
  person: string
  startedAt: Date
  endedAt: Date
  minutes: number
  ending: string | null
}

type WorkedHours = { byPerson: HoursPart[]; byService: HoursPart[] }

/** What lies in the period of each span that touches it: one over midnight counts in both. */
const workedIn = ({ from, to }: ReportedTime, now: Date) => {
  const end = endOr(now)
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`
  return {
    touches: and(lt(workSpans.startedAt, to), sql`${end} > ${moment(from)}`),
    minutes: sql`extract(epoch from least(${end}, ${moment(to)}) - greatest(${workSpans.startedAt}, ${moment(from)})) / 60`,
    end,
  }
}

/** Beside what was invoiced in the same time for the jobs of a person, or of a service; most hours first. */
async function readWorkedHours(db: Queryable, span: ReportedTime, now: Date): Promise<WorkedHours> {
  const { touches, minutes } = workedIn(span, now)
  const hoursBy = (key: SQLWrapper, name: SQLWrapper) =>
    db
      .select({
        key: sql<string>`${key}::text`.as('key'),
        name: sql<string | null>`${name}`,
        minutes: sql`round(sum(${minutes}))`.mapWith(Number),
        jobs: sql`count(distinct ${workSpans.requestId})`.mapWith(Number),
      })
      .from(workSpans)
      .innerJoin(requests, eq(workSpans.requestId, requests.id))
      .where(touches)
      .groupBy(sql`1`)
  const invoicedBy = async (key: SQLWrapper) => {
    const rows = await db
      .select({
        key: sql<string | null>`${key}::text`.as('key'),
        cents: sql`sum(${invoices.totalCents})`.mapWith(Number),
      })
      .from(invoices)
      .innerJoin(requests, eq(invoices.requestId, requests.id))
      .where(and(isIssued(), gte(invoices.sentAt, span.from), lt(invoices.sentAt, span.to)))
      .groupBy(sql`1`)
    return new Map(rows.map((row) => [row.key, row.cents]))
  }
  const partsOf = async (key: SQLWrapper, invoicedFor: SQLWrapper, name: SQLWrapper) => {
    const [hours, invoiced] = await Promise.all([hoursBy(key, name), invoicedBy(invoicedFor)])
    return hours
      .map((part) => ({ ...part, invoicedCents: invoiced.get(part.key) ?? 0 }))
      .toSorted((one, other) => other.minutes - one.minutes || one.key.localeCompare(other.key))
  }
  const newestName = sql`(array_agg(${workSpans.person} order by ${workSpans.startedAt} desc))[1]`
  const [byPerson, byService] = await Promise.all([
    partsOf(workSpans.personId, requests.assigneeId, newestName),
    partsOf(requests.service, requests.service, sql`null`),
  ])
  return { byPerson, byService }
}

/** Each span of the period, as far as it lies in it. */
async function readWorkedSpans(db: Queryable, span: ReportedTime, now: Date): Promise<WorkedSpan[]> {
  const { touches, minutes, end } = workedIn(span, now)
  return db
    .select({
      id: workSpans.id,
      requestId: workSpans.requestId,
      requestNumber: requests.number,
      service: requests.service,
      person: workSpans.person,
      startedAt: workSpans.startedAt,
      endedAt: sql`${end}`.mapWith(workSpans.startedAt),
      minutes: sql`round(${minutes})`.mapWith(Number),
      ending: workSpans.ending,
    })
    .from(workSpans)
    .innerJoin(requests, eq(workSpans.requestId, requests.id))
    .where(touches)
    .orderBy(asc(workSpans.startedAt), asc(workSpans.id))
}

const partType = new GraphQLObjectType<HoursPart>({
  name: 'HoursPart',
  fields: {
    key: { ...required.text, description: 'The id of a person, or a service' },
    name: { ...optional.text, description: 'Of a person' },
    minutes: required.float,
    jobs: required.int,
    invoicedCents: {
      ...required.float,
      description:
        'Of invoices sent in this time, less credits: for the jobs that the person has, or of the service',
    },
  },
})

const spanType = new GraphQLObjectType<WorkedSpan>({
  name: 'WorkedSpan',
  description: 'A WorkSpan in a report: `minutes` is what lies in its time',
  fields: {
    id: required.id,
    requestId: required.id,
    requestNumber: required.text,
    service: required.text,
    person: required.text,
    startedAt: required.time,
    endedAt: { ...required.time, description: 'Now, while they work' },
    minutes: required.float,
    ending: { type: workEndingType },
  },
})

const hoursType = new GraphQLObjectType<WorkedHours>({
  name: 'WorkedHours',
  fields: { byPerson: { type: listOf(partType) }, byService: { type: listOf(partType) } },
})

type Reported = { invoices: { span: ReportedTime } }

const nowOf = ({ now }: Call) => now?.() ?? new Date()

export const workedHoursFields: GraphQLFieldConfigMap<Reported, Call> = {
  hours: {
    type: new GraphQLNonNull(hoursType),
    description: 'Hours of work on jobs, in this time',
    resolve: ({ invoices: { span } }, _args, call) => readWorkedHours(call.db, span, nowOf(call)),
  },
  workedSpans: {
    type: listOf(spanType),
    resolve: ({ invoices: { span } }, _args, call) => readWorkedSpans(call.db, span, nowOf(call)),
  },
}
