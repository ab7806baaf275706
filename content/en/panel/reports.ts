import type { ReportPeriod } from '#content/time/report-periods.ts'
import { callSource } from './calls/sources.ts'
import { screenWords } from './screens.ts'

type Speed = { median: string; share: string; contacted: number; promised: number }

const count = (value: number) => value.toLocaleString('en-US')

const origins: Readonly<Record<string, string>> = {
  ad: 'Ads',
  campaign: 'Campaigns',
  search: 'Search',
  site: 'Other sites',
  direct: 'Direct',
  unknown: 'Not known',
}

const written = 'call:'
/** Then the name of the key of a program that brings leads. */
const brought = 'program:'

/** The file of hours: a line for each span. */
export const hoursFileWords = {
  name: 'hours',
  columns: {
    day: 'Day',
    person: 'Person',
    service: 'Service',
    request: 'Request',
    start: 'Start',
    end: 'End',
    minutes: 'Minutes in this time',
    ending: 'How it ended',
  },
}

export const reportsWords = {
  ...screenWords.reports,

  failed: 'The report could not be loaded.',
  failedHint: 'Nothing is lost. Try again in a moment.',
  stale: (since: string) => `The report could not be loaded. Showing the one from ${since}.`,

  periods: { week: 'Week', month: 'Month', year: 'Year' } satisfies Record<ReportPeriod, string>,
  periodOf: 'Period of the report',
  before: { week: 'Week before', month: 'Month before', year: 'Year before' } satisfies Record<
    ReportPeriod,
    string
  >,
  after: { week: 'Week after', month: 'Month after', year: 'Year after' } satisfies Record<
    ReportPeriod,
    string
  >,
  weekOf: (from: string, to: string) => `${from} to ${to}`,
  sofar: 'so far',
  download: 'Download all requests (CSV)',
  downloadPayments: 'Download payments (CSV)',
  downloadHours: 'Download hours (CSV)',

  received: 'Received',
  booked: 'Booked',
  done: 'Done',
  lost: 'Lost',
  cancelled: 'Canceled',
  open: 'Still open',
  quoted: 'Quoted',
  invoiced: 'Invoiced',
  paid: 'Paid',
  unpaid: 'Open balance',
  collected: 'Collected',
  nothingPaid: 'No payment yet',
  won: 'Won',
  wonOf: (done: number, ended: number) => `${done} of ${ended} that ended were done`,
  nothingEnded: 'Nothing has ended yet',
  inTime: (share: string, minutes: number) => `${share} within ${minutes} minutes`,
  ofInvoiced: (invoiced: string) => `of ${invoiced} invoiced`,
  payments: 'Payments by kind',
  paidByPerson: 'Payments by person',
  tips: 'Tips',
  tipsOnTop: (amount: string) => `tips on top ${amount}`,
  hoursByPerson: 'Hours by person',
  hoursByService: 'Hours by service',
  hoursWorked: 'Hours',
  jobs: 'Jobs',
  perHour: 'Per hour',
  hoursOf: (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
  hoursCounted:
    'Hours from Start to Pause or Done, in this time. Invoiced is what was sent in the same time for jobs of the person, or of the service.',
  paymentsSummary: (sum: string, parts: string) => `${sum} came in: ${parts}.`,
  paymentsCounted:
    'What was paid, less what was paid back, on the day it was paid. Payments taken back do not count.',
  allFigures: 'Beside the time before',
  howCounted: 'How this is counted',
  paidPart: (method: string, amount: string) => `${method.toLowerCase()} ${amount}`,
  median: 'Median wait',
  share: (minutes: number) => `Within ${minutes} minutes`,
  taps: 'Call taps',
  was: {
    week: (value) => `${value} the week before`,
    month: (value) => `${value} the month before`,
    year: (value) => `${value} the year before`,
  } satisfies Record<ReportPeriod, (value: string) => string>,
  counted:
    'Requests that came in this time, without suspicious ones, and what has become of them until now. Calls are written down while speaking, so they have no wait. Money of invoices counts when it was invoiced and when it was paid.',
  tapsCounted:
    'Taps are counted by page and day, never by person. A tap means someone started a call, not that it was answered.',
  none: 'No requests came in this time.',

  requests: 'Requests',
  requestsSummary: (now: number, before: number) =>
    `${now === 1 ? '1 request' : `${count(now)} requests`}; ${count(before)} in the time before.`,
  total: 'All',
  others: 'All other services',
  partOf: (part: string, value: string, step: string) => `${step}: ${part} ${value}`,

  origins: 'Calls and where requests come from',
  originsSummary: (taps: number, requests: number) =>
    `${taps === 1 ? '1 tap' : `${count(taps)} taps`} on a call button of the site, ${requests === 1 ? '1 request' : `${count(requests)} requests`}.`,
  source: (key: string): string =>
    key.startsWith(written)
      ? callSource(key.slice(written.length))
      : key.startsWith(brought)
        ? key.slice(brought.length)
        : (origins[key] ?? key),

  speed: 'First contact',
  speedSummary: ({ median, share, promised }: Omit<Speed, 'contacted'>) =>
    `Half of those who were called back waited ${median} or less; ${share} of all were called within ${promised} minutes.`,
  speedNone: 'Nobody has been called back and marked contacted in this time.',
  speedOf: (step: string, { median, share, contacted, promised }: Speed) =>
    `${step}: median ${median}, ${share} within ${promised} minutes, ${contacted} contacted`,
  promise: (minutes: number) => `${minutes} min promised`,
  contacted: 'Contacted',
  nobodyContacted: 'Nobody yet',
  minutes: (value: number) => `${value} min`,
  hours: (value: number) => `${value} h`,

  step: { week: 'Day', month: 'Day', year: 'Month' } satisfies Record<ReportPeriod, string>,
  bySource: 'By source',
  byService: 'By service',
  byPerson: 'By person',
  byReason: 'Lost, by reason',
  sourceColumn: 'Source',
  service: 'Service',
  person: 'Person',
  reason: 'Reason',
  unassigned: 'Nobody',
  formerPerson: 'Deleted account',
}
