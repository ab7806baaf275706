import { GraphQLFloat, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { clockAt, isDay, momentOf } from '#content/time/clocks.ts'
import {
  firstDayAfter,
  firstDayOf,
  type ReportPeriod,
  reportPeriods,
  stepsOf,
} from '#content/time/report-periods.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import {
  type InvoiceFigures,
  noInvoiceFigures,
  type PersonPaid,
  type ReportedPayment,
  readInvoiceFigures,
  readInvoiceFiguresByStep,
  readPaidByPerson,
  readPaymentsIn,
} from '#server/models/invoicing/invoice-figures.ts'
import { paymentMethodType } from '#server/models/invoicing/payment-type.ts'
import { shareDescription } from '#server/models/leads/first-contact.ts'
import { done, refuseField } from '#server/result.ts'
import {
  countGroups,
  countTaps,
  type Figures,
  type Group,
  namesOf,
  noFigures,
  origins,
  type Span,
  type Taps,
} from './report-groups.ts'
import { workedHoursFields } from './work-hours.ts'

type ReportPart = Figures & { key: string; name: string | null }

type ReportedInvoices = InvoiceFigures & { span: { from: Date; to: Date } }

type ReportStep = Figures & {
  step: string
  invoices: ReportedInvoices
  callTaps: number
  services: ReportPart[]
  sources: ReportPart[]
}

type ReportedPeriod = Figures & {
  from: string
  invoices: ReportedInvoices
  callTaps: number
  lostReasons: ReportPart[]
  sources: ReportPart[]
  services: ReportPart[]
  people: ReportPart[]
}

export type Report = {
  from: string
  end: string
  current: ReportedPeriod
  previous: ReportedPeriod
  steps: ReportStep[]
}

type ReportOf = { period: ReportPeriod; date: string; now: Date; profile: BusinessProfile }

/** The period that a date is in, beside the one before it. The rows of both stay in the database. */
export async function readReport(db: Queryable, { period, date, now, profile }: ReportOf): Promise<Report> {
  const from = firstDayOf(period, date)
  const [before, end] = [firstDayAfter(period, from, -1), firstDayAfter(period, from, 1)]
  const span: Span = { before, from, end, stepFormat: period === 'year' ? 'YYYY-MM' : 'YYYY-MM-DD' }
  const midnightOf = (day: string) => momentOf(day, '00:00', profile.timeZone)
  const thisTime = { from: midnightOf(from), to: midnightOf(end) }
  const timeBefore = { from: midnightOf(before), to: midnightOf(from) }
  const [groups, taps, money, moneyBefore, moneyByStep] = await Promise.all([
    countGroups(db, span, { now, profile }),
    countTaps(db, span),
    readInvoiceFigures(db, thisTime),
    readInvoiceFigures(db, timeBefore),
    readInvoiceFiguresByStep(db, thisTime, { timeZone: profile.timeZone, format: span.stepFormat }),
  ])
  const names = await namesOf(db, groups)
  const partsOf = (isCurrent: boolean, groupedBy: Group['groupedBy'], step?: string): ReportPart[] =>
    groups
      .filter((group) => group.isCurrent === isCurrent && group.groupedBy === groupedBy)
      .filter((group) => step === undefined || group.step === step)
      .map(({ key, ...figures }) => ({ ...figures, key: key ?? '', name: names.get(key ?? '') ?? null }))
  const tapsIn = (days: (tap: Taps) => boolean) =>
    taps.filter(days).reduce((sum, { taps: counted }) => sum + counted, 0)
  const periodOf = (isCurrent: boolean): ReportedPeriod => ({
    ...(partsOf(isCurrent, '')[0] ?? noFigures),
    invoices: isCurrent ? { ...money, span: thisTime } : { ...moneyBefore, span: timeBefore },
    from: isCurrent ? from : before,
    callTaps: tapsIn((tap) => tap.isCurrent === isCurrent),
    lostReasons: partsOf(isCurrent, 'lostReason').filter(({ key }) => key !== ''),
    sources: partsOf(isCurrent, 'source'),
    services: partsOf(isCurrent, 'service'),
    people: partsOf(isCurrent, 'person'),
  })
  const steps = stepsOf(period, from).map((step, at, all) => ({
    ...(partsOf(true, 'step', step)[0] ?? noFigures),
    step,
    invoices: {
      ...(moneyByStep.get(step) ?? noInvoiceFigures),
      span: { from: midnightOf(firstOf(step)), to: midnightOf(firstOf(all[at + 1] ?? end)) },
    },
    callTaps: tapsIn((tap) => tap.isCurrent && tap.step === step),
    services: partsOf(true, 'step service', step),
    sources: partsOf(true, 'step source', step),
  }))
  return { from, end, current: periodOf(true), previous: periodOf(false), steps }
}

/** The first day of a step, which is a day or a month. */
const firstOf = (step: string): string => (step.length === 7 ? `${step}-01` : step)

const figureFields = {
  received: { ...required.int, description: 'done + lost + cancelled + open' },
  booked: { ...required.int, description: 'Got an appointment, whatever became of it' },
  done: required.int,
  lost: required.int,
  cancelled: { ...required.int, description: 'By the customer' },
  open: required.int,
  // The sum of a year may be more than an Int holds.
  quotedCents: {
    ...required.float,
    description: 'Sum of the prices quoted: of an estimate that is open its total',
  },
  contacted: required.int,
  medianFirstContactSeconds: { type: GraphQLFloat, description: 'Null when nobody was contacted' },
  shareInTime: { type: GraphQLFloat, description: shareDescription },
}

const partType = new GraphQLObjectType<ReportPart>({
  name: 'ReportPart',
  fields: {
    key: {
      ...required.text,
      description: `A service, a person’s id or empty for nobody, a reason, or a source: one of ${origins.join(', ')}, or "call:" and how a call came`,
    },
    name: { type: GraphQLString, description: 'Of a person' },
    ...figureFields,
  },
})

const parts = { type: listOf(partType) }
const taps = { ...required.int, description: 'Taps on the call buttons of the site' }

const method = { type: new GraphQLNonNull(paymentMethodType) }

const paidByType = new GraphQLObjectType<InvoiceFigures['paidBy'][number]>({
  name: 'PaidBySum',
  fields: { method, amountCents: required.float },
})

const personPaidType = new GraphQLObjectType<PersonPaid>({
  name: 'PersonPaid',
  fields: {
    key: { ...required.text, description: 'The id of the person, or the name where none is known' },
    name: required.text,
    amountCents: required.float,
    tipCents: { ...required.float, description: 'On top, theirs: part of no other sum' },
    paidBy: { type: listOf(paidByType) },
  },
})

const paymentType = new GraphQLObjectType<ReportedPayment>({
  name: 'ReportedPayment',
  description: 'A payment that was not taken back',
  fields: {
    id: required.id,
    paidAt: required.time,
    invoiceNumber: optional.int,
    outsideNumber: { ...optional.text, description: 'Of an imported invoice, which has no number of ours' },
    customer: required.text,
    method,
    amountCents: { ...required.int, description: 'Negative where money was paid back' },
    tipCents: { ...required.int, description: 'On top, for whoever took it' },
    isDeposit: { ...required.flag, description: 'It came before its invoice was sent' },
    reference: optional.text,
    by: { ...required.text, description: 'Who wrote it down' },
  },
})

const invoicesType = new GraphQLObjectType<ReportedInvoices, Call>({
  name: 'ReportedInvoices',
  description: 'Whole cents, by when invoices were sent and payments made, not by when the request came',
  fields: {
    invoicedCents: { ...required.float, description: 'Less credits; void invoices do not count' },
    paidCents: { ...required.float, description: 'Less what was paid back' },
    openCents: { ...required.float, description: 'Open now, of the invoices sent in this time' },
    tipCents: { ...required.float, description: 'On top of paidCents, for whoever took them' },
    paidBy: { type: listOf(paidByType), description: '`paidCents` by how it came' },
    paidByPerson: {
      type: listOf(personPaidType),
      description: '`paidCents` by who took it, the most first',
      resolve: ({ span }, _args, { db }) => readPaidByPerson(db, span),
    },
    payments: { type: listOf(paymentType), resolve: ({ span }, _args, { db }) => readPaymentsIn(db, span) },
  },
})

const periodType = new GraphQLObjectType<ReportedPeriod, Call>({
  name: 'ReportedPeriod',
  description: 'Requests received between two days, without suspicious ones, and what became of them',
  fields: {
    from: required.text,
    ...figureFields,
    invoices: { type: new GraphQLNonNull(invoicesType) },
    callTaps: taps,
    ...workedHoursFields,
    lostReasons: parts,
    sources: parts,
    services: parts,
    people: parts,
  },
})

const stepType = new GraphQLObjectType<ReportStep>({
  name: 'ReportStep',
  fields: {
    step: {
      ...required.text,
      description: 'A day of a week or month, such as 2026-11-16; a month of a year',
    },
    ...figureFields,
    invoices: { type: new GraphQLNonNull(invoicesType) },
    callTaps: taps,
    services: parts,
    sources: parts,
  },
})

const reportType = new GraphQLObjectType<Report>({
  name: 'Report',
  fields: {
    from: { ...required.text, description: 'The first day, where the business is' },
    end: { ...required.text, description: 'The first day of the next period' },
    current: { type: new GraphQLNonNull(periodType) },
    previous: { type: new GraphQLNonNull(periodType) },
    steps: { type: listOf(stepType) },
  },
})

export const reportCalls: ExtraCalls = {
  queries: {
    report: defineCall({
      may: staffOf('leads', 'readQuotes'),
      type: new GraphQLNonNull(reportType),
      description:
        'A week from Monday, a month or a year by the clocks of the business, beside the one before',
      args: {
        period: { type: new GraphQLNonNull(enumOf('ReportPeriod', reportPeriods)) },
        date: { type: GraphQLString, description: 'A day in it, such as 2026-11-16; today' },
      },
      resolve: async ({ period, date }: { period: ReportPeriod; date?: string | null }, call) => {
        const [now, profile] = [call.now?.() ?? new Date(), call.services.profile()]
        if (typeof date === 'string' && !isDay(date))
          return refuseField('date', { reason: 'implausibleDate' })
        const asked = date ?? clockAt(now, profile.timeZone).date
        return done(await readReport(call.db, { period, date: asked, now, profile }))
      },
    }),
  },
}
