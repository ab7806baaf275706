import { setTimeout as pause } from 'node:timers/promises'
import { type Lead, makeUpLead } from './lead.ts'
import { openQuoteForm, type QuoteForm } from './quote-form.ts'
import type { Random } from './seeded-random.ts'

/**
 * `mark`: the idempotency key, which the message contains too. `acknowledged`: ids of the quotes that the server acknowledged:
 * one, however often it was sent; none when there was no response.
 */
export type SentLead = {
  mark: string
  lead: Lead
  acknowledged: Set<string>
  refusals: string[]
  sends: number
}

const fillsInMs = 2_050
const mostSends = 15

export async function sendLeads(
  site: string,
  random: Random,
  { count, isOver }: { count: number; isOver: () => boolean },
): Promise<SentLead[]> {
  const sent: SentLead[] = []
  let visitors = 0
  const isLargeTurn = () => visitors % 25 === 1

  async function visitRepeatedly() {
    while (!isOver()) {
      visitors += 1
      const withLargeFile = isLargeTurn()
      const form = await openQuoteForm(site, addressOf(visitors))
      if (!form) {
        await pause(300)
        continue
      }
      const lead = await makeUpLead(random, { mark: form.idempotencyKey, withLargeFile })
      const record: SentLead = {
        mark: form.idempotencyKey,
        lead,
        acknowledged: new Set(),
        refusals: [],
        sends: 0,
      }
      sent.push(record)
      await fillAndSend(form, record, random)
    }
  }

  await Promise.all(Array.from({ length: count }, visitRepeatedly))
  return sent
}

async function fillAndSend(form: QuoteForm, record: SentLead, random: Random) {
  form.choose(record.lead.files.map(({ file }) => file))
  await pause(Math.max(0, fillsInMs - form.age()) + random.between(0, 500))
  const send = () => sendOnce(form, record)
  while (record.sends < mostSends) {
    const outcomes = await Promise.all(random.chance(0.1) ? [send(), send()] : [send()])
    if (outcomes.includes('stored')) {
      if (random.chance(0.1)) await send()
      return
    }
    if (outcomes.includes('refused')) return
    if (random.chance(0.1)) return
    await pause(random.between(500, 1_500))
  }
}

async function sendOnce(form: QuoteForm, record: SentLead): Promise<'stored' | 'refused' | 'retry'> {
  record.sends += 1
  const { result, id } = await form.send(record.lead.values)
  if (result.ok) {
    record.acknowledged.add(id ?? 'no id')
    return 'stored'
  }
  if (result.refusal.reason !== 'refused') return 'retry'
  record.refusals.push(JSON.stringify(result.refusal.fieldErrors))
  return 'refused'
}

/** A network for each visitor, so that no limit by address or network applies. */
function addressOf(visitor: number): string {
  return `10.${visitor & 255}.${(visitor >> 8) & 255}.${(visitor >> 16) & 255}`
}
