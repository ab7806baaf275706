import { eq } from 'drizzle-orm'
import { languageByCode, type ServerWords } from '#content/languages.ts'
import { paymentLinkFor } from '#content/money/payment-link.ts'
import { clockAt } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { todayOf } from '#server/models/settings/today.ts'
import { estimates, type StoredEstimate } from '#server/schema/estimates.ts'
import type { StoredRequest } from '#server/schema/requests.ts'
import { type Deposit, depositsOf } from './deposits.ts'
import { isExpired } from './estimate-rows.ts'
import { sellerOf } from './invoice-sending.ts'
import { type PaperFile, paperFile } from './paper-file.ts'
import { requestOf } from './paper-request.ts'
import { type SoldPaper, totalsOf } from './sold-paper.ts'

/** `requestId`: only of this request. Null for a draft. */
export async function estimateFile(
  id: string,
  call: Call,
  requestId?: string | undefined,
): Promise<PaperFile | null> {
  const [estimate] = isUuid(id) ? await call.db.select().from(estimates).where(eq(estimates.id, id)) : []
  if (!estimate?.sentAt || (requestId !== undefined && estimate.requestId !== requestId)) return null
  const request = await requestOf(call.db, estimate.requestId)
  if (!request) return null
  const { words } = languageByCode(call.services.languages, request.language)
  const deposit = (await depositsOf(call.db, request.id))(estimate)
  const paper = paperOf(estimate, { request, deposit }, { words: words.invoice, call })
  return paperFile(words.invoice.estimate.fileName(estimate), paper, { words, services: call.services })
}

type About = { request: StoredRequest; deposit: Deposit | null }

type Writing = { words: ServerWords['invoice']; call: Call }

function paperOf(estimate: StoredEstimate, about: About, { words, call }: Writing): SoldPaper {
  const { name, address, number } = about.request
  const { lines, taxRate, note, validUntil, sentAt } = estimate
  return {
    ...{ lines, taxRate, note },
    title: words.estimate.titleOf(estimate),
    seller: sellerOf(call.services.profile()),
    state: stateOf(estimate, words, call),
    customer: { label: words.estimate.to, name, address },
    facts: [
      ...(sentAt ? [[words.issued, words.day(dayOf(sentAt, call))] as const] : []),
      ...(validUntil ? [[words.estimate.validUntil, words.day(validUntil)] as const] : []),
      [words.job, number],
    ],
    sums: [...totalsOf(estimate, words), ...depositSum(estimate, words)],
    ends: endsOf(estimate, about, { words, call }),
  }
}

const depositSum = ({ depositCents }: StoredEstimate, { estimate: words }: ServerWords['invoice']) =>
  depositCents > 0 ? [{ label: words.deposit, cents: depositCents }] : []

function endsOf(
  { depositCents }: StoredEstimate,
  { request, deposit }: About,
  { words, call }: Writing,
): SoldPaper['ends'] {
  const { paidCents = 0, paidAt = null, openCents = 0 } = deposit ?? {}
  const { number } = request
  const payLink = paymentLinkFor(call.services.profile().paymentLink, { openCents, number })
  const paid = paidAt && {
    text: words.estimate.depositPaid({ amount: words.dollars(paidCents), on: dayOf(paidAt, call) }),
  }
  if (openCents > 0)
    return [
      ...(paid ? [paid] : []),
      { text: words.estimate.depositOpen({ amount: words.dollars(openCents), number }), isStrong: true },
      ...(payLink ? [{ text: `${words.payOnline}: ${payLink}`, link: payLink }] : []),
    ]
  if (paid) return [paid]
  const amount = words.dollars(depositCents)
  return [{ text: depositCents > 0 ? words.estimate.depositOnYes(amount) : words.estimate.notOwed }]
}

const dayOf = (moment: Date, call: Call) => clockAt(moment, call.services.profile().timeZone).date

function stateOf(
  estimate: StoredEstimate,
  { estimate: words }: ServerWords['invoice'],
  call: Call,
): SoldPaper['state'] {
  const { state, answeredAt, answeredName, validUntil } = estimate
  const on = answeredAt ? dayOf(answeredAt, call) : ''
  if (state === 'accepted') return { text: words.accepted({ name: answeredName ?? '', on }), isOver: false }
  if (state === 'declined') return { text: words.declined(on), isOver: true }
  if (state === 'replaced') return { text: words.replaced, isOver: true }
  const isOver = isExpired(estimate, todayOf(call, call.now?.() ?? new Date()))
  return isOver && validUntil ? { text: words.expired(validUntil), isOver } : null
}
