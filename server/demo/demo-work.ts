import type { ServerWords } from '#content/languages.ts'
import { clockAt, dateAfter, momentOf } from '#content/time/clocks.ts'
import type { Call } from '#server/data-service/call.ts'
import { unwrap } from '#server/data-service/errors.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import type { Model } from '#server/data-service/model.ts'
import { estimate } from '#server/models/invoicing/estimate.ts'
import { sendEstimate } from '#server/models/invoicing/estimate-changes.ts'
import { invoice } from '#server/models/invoicing/invoice.ts'
import { sendInvoice } from '#server/models/invoicing/invoice-sending.ts'
import { recordPayment } from '#server/models/invoicing/payments.ts'
import { quote } from '#server/models/leads/quote.ts'

type Work = {
  content: ServerWords['demonstration']
  now: Date
  add: (model: Model, at: Date, input: Record<string, unknown>) => Promise<string>
  change: (model: Model, at: Date, id: string, changes: object) => Promise<void>
  callAt: (at: Date) => Call<StaffOrSystem>
  /** Ids of quotes, oldest first. */
  contacted: readonly string[]
  completed: readonly { id: string; at: Date }[]
}

type DemonstrationJob = {
  days: number
  time: string
  windowMinutes: number | null
  address: string
  quotedCents: number
}

/** Days from today. */
const jobs: readonly DemonstrationJob[] = [
  { days: 0, time: '09:00', windowMinutes: null, address: '12 Demo Street', quotedCents: 250_00 },
  { days: 0, time: '14:00', windowMinutes: 120, address: '340 Demo Avenue', quotedCents: 85_00 },
  { days: 1, time: '10:30', windowMinutes: null, address: '7 Demo Court, Suite 4', quotedCents: 145_00 },
  { days: 2, time: '13:00', windowMinutes: 120, address: '1801 Demo Lane', quotedCents: 75_00 },
]

type DemonstrationInvoice = {
  /** How many finished jobs ago. */
  ago: number
  price: number
  quantity: number
  paid: readonly { method: 'cash' | 'card' | 'check'; amountCents?: number }[]
}

const invoices: readonly DemonstrationInvoice[] = [
  { ago: 14, price: 1, quantity: 4, paid: [] },
  { ago: 5, price: 2, quantity: 1, paid: [{ method: 'card' }] },
  { ago: 3, price: 4, quantity: 1, paid: [{ method: 'check', amountCents: 100_00 }] },
  { ago: 2, price: 0, quantity: 1, paid: [{ method: 'cash' }] },
  { ago: 1, price: 3, quantity: 3, paid: [] },
]

const hour = 3_600_000

/** Appointments of this week, an estimate that is open, and invoices in each state. */
export async function addDemonstrationWork(work: Work): Promise<void> {
  const { content, now, add, change, callAt, contacted, completed } = work
  const { demonstrationMark, demonstrationPrices } = content
  const { timeZone } = callAt(now).services.profile()
  const today = clockAt(now, timeZone).date
  const lineOf = (index: number, quantity: number) => {
    const { name, unitCents } = demonstrationPrices[index] ?? { name: '', unitCents: 0 }
    return { name: `${demonstrationMark} ${name}`, unitCents, quantity: quantity * 100, isTaxable: true }
  }

  const anHourAgo = new Date(now.getTime() - hour)
  for (const [index, { days, time, ...job }] of jobs.entries()) {
    const id = contacted.at(-1 - index)
    const scheduledAt = momentOf(dateAfter(today, days), time, timeZone)
    if (id) await change(quote, anHourAgo, id, { ...job, scheduledAt, scheduledMinutes: 60 })
  }

  const asked = contacted.at(-1 - jobs.length)
  if (asked) {
    const lines = [lineOf(1, 5), lineOf(2, 2)]
    const id = await add(estimate, anHourAgo, { requestId: asked, lines })
    unwrap(await sendEstimate(id, false, callAt(anHourAgo)))
  }

  for (const { ago, price, quantity, paid } of invoices) {
    const job = completed.at(-ago)
    if (!job) continue
    const at = new Date(Math.min(job.at.getTime() + hour, anHourAgo.getTime()))
    const id = await add(invoice, at, { requestId: job.id, lines: [lineOf(price, quantity)] })
    unwrap(await sendInvoice(id, false, callAt(at)))
    for (const payment of paid) unwrap(await recordPayment(id, payment, callAt(at)))
  }
}
