import { graphql, type ResultOf } from '#app/graphql.ts'
import { isDay } from '#content/time/clocks.ts'
import { type ReportPeriod, reportPeriods } from '#content/time/report-periods.ts'
import type { Run } from '#server/data-service/in-process.ts'

const partFields = graphql(`
  fragment ReportPartInPanel on ReportPart @_unmask {
    key
    name
    received
    booked
    done
    lost
    cancelled
    open
    quotedCents
    medianFirstContactSeconds
  }
`)

const moneyFields = graphql(`
  fragment ReportedMoneyInPanel on ReportedInvoices @_unmask {
    invoicedCents
    paidCents
    openCents
    tipCents
    paidBy {
      method
      amountCents
    }
  }
`)

const personPaidFields = graphql(`
  fragment PersonPaidInPanel on PersonPaid @_unmask {
    key
    name
    amountCents
    tipCents
    paidBy {
      method
      amountCents
    }
  }
`)

const hoursFields = graphql(`
  fragment HoursPartInPanel on HoursPart @_unmask {
    key
    name
    minutes
    jobs
    invoicedCents
  }
`)

const periodFields = graphql(
  `
    fragment ReportedPeriodInPanel on ReportedPeriod @_unmask {
      from
      received
      booked
      done
      lost
      cancelled
      open
      quotedCents
      contacted
      medianFirstContactSeconds
      shareInTime
      invoices {
        ...ReportedMoneyInPanel
      }
      callTaps
      lostReasons {
        ...ReportPartInPanel
      }
      sources {
        ...ReportPartInPanel
      }
      services {
        ...ReportPartInPanel
      }
      people {
        ...ReportPartInPanel
      }
    }
  `,
  [partFields, moneyFields],
)

const ReadReport = graphql(
  `
    query AdminReadReport($period: ReportPeriod!, $date: String) {
      report(period: $period, date: $date) {
        from
        end
        current {
          ...ReportedPeriodInPanel
          invoices {
            paidByPerson {
              ...PersonPaidInPanel
            }
          }
          hours {
            byPerson {
              ...HoursPartInPanel
            }
            byService {
              ...HoursPartInPanel
            }
          }
        }
        previous {
          ...ReportedPeriodInPanel
        }
        steps {
          step
          received
          contacted
          medianFirstContactSeconds
          shareInTime
          done
          lost
          cancelled
          invoices {
            ...ReportedMoneyInPanel
          }
          callTaps
          services {
            key
            received
          }
          sources {
            key
            received
          }
        }
      }
    }
  `,
  [periodFields, moneyFields, personPaidFields, hoursFields],
)

export type Report = ResultOf<typeof ReadReport>['report']
export type ReportedPeriod = Report['previous']
export type PersonPaid = Report['current']['invoices']['paidByPerson'][number]
export type HoursPart = Report['current']['hours']['byPerson'][number]
export type ReportPart = ReportedPeriod['sources'][number]
export type ReportStep = Report['steps'][number]

export type AskedReport = { period: ReportPeriod; date: string | null }

/** `at` is "2026", "2026-11" or "2026-11-23". What makes no sense is left out rather than refused: people edit addresses. */
export function reportAskedIn(params: URLSearchParams): AskedReport {
  const date = `${params.get('at') ?? ''}-01-01`.slice(0, 'yyyy-mm-dd'.length)
  return {
    period: reportPeriods.find((known) => known === params.get('period')) ?? 'week',
    date: isDay(date) ? date : null,
  }
}

export const reportQuery = ({ period, date }: AskedReport): string =>
  `?${new URLSearchParams({ period, ...(date && { at: date.slice(0, lengths[period]) }) })}`

const lengths = { year: 'yyyy'.length, month: 'yyyy-mm'.length, week: 'yyyy-mm-dd'.length } as const

export async function readReport(run: Run, asked: AskedReport): Promise<Report | undefined> {
  const read = await run(ReadReport, asked)
  return read.ok ? read.value.report : undefined
}
