import type { LineItem } from '#content/money/line-items.ts'
import type { ContactService } from '#content/services.ts'
import { laterBy } from '#content/time/lateness.ts'
import type { SealedInvoice, SealedJob } from './jobs-route.ts'

/** What one can press on a job without a connection. */
export type PressAct =
  | { act: 'onTheWay'; minutes: number }
  | { act: 'late'; minutes: number }
  | { act: 'start'; personId: string }
  | { act: 'pause'; personId: string }
  | { act: 'done' }
  | { act: 'note'; text: string }
  | { act: 'price'; cents: number }
  | { act: 'sign'; name: string }
  | { act: 'pay'; invoiceId: string; cents: number; method: PaidBy }
  /** Its bytes lie in the vault, under the id of the press. */
  | { act: 'photo'; name: string; type: string; size: number }
  | DraftAct

export type DraftAct = ({ act: 'estimate' } & PaperDraft) | ({ act: 'invoice' } & PaperDraft)

/** `known`: the papers of this kind that the device knew of. */
type PaperDraft = {
  lines: LineItem[]
  taxRate: number
  taxPlace: string | null
  known: string[]
}

export const waysToPay = ['cash', 'check', 'card', 'transfer'] as const

type PaidBy = (typeof waysToPay)[number]

/** What a press relies on: if somebody else changed it meanwhile, the press waits for a person to decide. */
export type SeenJob = Pick<SealedJob, (typeof seenFields)[number]>

const seenFields = [
  'status',
  'lostReason',
  'cancelledAt',
  'arrivesAt',
  'lateMinutes',
  'quotedCents',
  'signedName',
] as const

type Made = { id: string; requestId: string; at: string }

export type JobPress = PressAct & Made & { seen: SeenJob }

/** A request that was written down. It gets the id of the press. */
export type NewCall = {
  name: string
  phone: string
  service: ContactService
  message: string
  address: string
}

export type CallPress = { act: 'call' } & NewCall & Made

export type Press = JobPress | CallPress

const state = ['status', 'lostReason', 'cancelledAt'] as const

/** What must be unchanged since it was seen. A note and a photo depend on nothing. */
export const reliesOn: Readonly<Record<PressAct['act'], readonly (keyof SeenJob)[]>> = {
  onTheWay: [...state, 'arrivesAt'],
  late: [...state, 'arrivesAt', 'lateMinutes'],
  start: state,
  // Ends the work that is running, if any.
  pause: [],
  done: state,
  note: [],
  price: ['quotedCents'],
  sign: ['signedName'],
  photo: [],
  // The invoice itself knows what is open.
  pay: [],
  // Their papers.
  estimate: [],
  invoice: [],
}

export const arrivesAfter = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** What the press changes, and what the server concludes from it. */
function changesOf(press: Press, job: SealedJob): Partial<SealedJob> {
  switch (press.act) {
    case 'onTheWay':
      return {
        arrivesAt: arrivesAfter(press.at, press.minutes),
        lateMinutes: null,
        ...(job.status === 'new' && { status: 'contacted' as const, contactedAt: press.at }),
      }
    case 'late': {
      if (!job.arrivesAt) return {}
      const { arrivesAt, lateMinutes } = laterBy(
        press.minutes,
        { arrivesAt: job.arrivesAt, lateMinutes: job.lateMinutes },
        Date.parse(press.at),
      )
      return { arrivesAt: arrivesAt.toISOString(), lateMinutes }
    }
    case 'start':
      return isWorking(job, press.personId)
        ? {}
        : {
            work: [
              ...(job.work ?? []),
              { id: press.id, personId: press.personId, startedAt: press.at, endedAt: null },
            ],
            ...(job.status === 'new' && { status: 'contacted' as const, contactedAt: press.at }),
          }
    case 'pause':
      return { work: ended(job, press.at, ({ personId }) => personId === press.personId) }
    case 'done':
      return { status: 'completed', completedAt: press.at, work: ended(job, press.at) }
    case 'note': {
      const note = { id: press.id, text: press.text, authorName: null, createdAt: press.at }
      return { thread: [...(job.thread ?? []), note] }
    }
    case 'price':
      return { quotedCents: press.cents }
    case 'sign':
      return { signedName: press.name }
    case 'pay':
    case 'photo':
    case 'estimate':
    case 'invoice':
    case 'call':
      return {}
  }
}

type SealedWork = NonNullable<SealedJob['work']>[number]

export const isWorking = ({ work }: SealedJob, me: string): boolean =>
  (work ?? []).some(({ personId, endedAt }) => personId === me && endedAt === null)

const ended = ({ work }: SealedJob, at: string, which: (span: SealedWork) => boolean = () => true) =>
  (work ?? []).map((span) => (span.endedAt === null && which(span) ? { ...span, endedAt: at } : span))

/** The job as it will be once what waits is stored. */
export function jobAfter(job: SealedJob, presses: readonly Press[]): SealedJob {
  const after = { ...job }
  for (const press of presses) if (press.requestId === job.id) Object.assign(after, changesOf(press, after))
  return after
}

/** What is left to pay once what waits is stored. */
export const openAfter = ({ id, openCents }: SealedInvoice, presses: readonly Press[]): number =>
  presses.reduce(
    (left, press) => (press.act === 'pay' && press.invoiceId === id ? left - press.cents : left),
    openCents,
  )

export function pressOn(job: SealedJob, act: PressAct, now: Date): JobPress {
  const { status, lostReason, cancelledAt, arrivesAt, lateMinutes, quotedCents, signedName } = job
  const seen = { status, lostReason, cancelledAt, arrivesAt, lateMinutes, quotedCents, signedName }
  return { ...act, id: crypto.randomUUID(), requestId: job.id, at: now.toISOString(), seen }
}

export function callPress(call: NewCall, now: Date): CallPress {
  const id = crypto.randomUUID()
  return { act: 'call', ...call, id, requestId: id, at: now.toISOString() }
}

/** What became of a press at the server. */
export type PressOutcome = { outcome: 'stored' } | { outcome: 'conflict' | 'refused'; problem: string }
