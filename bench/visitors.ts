import { setTimeout as pause } from 'node:timers/promises'
import { type Lead, makeUpLead } from './lead.ts'
import { openPage, type Phone } from './phone.ts'
import type { Random } from './seeded-random.ts'

/** One visitor's request and what the server said about it. */
export type SentLead = {
  /** The idempotency key, which is also in the message. */
  mark: string
  lead: Lead
  /** Ids of the quotes that the server acknowledged: one, however often it was sent. Empty: no answer came. */
  acknowledged: Set<string>
  /** Why the server refused it, if it did. */
  refusals: string[]
  /** How often Send was pressed, or the form tried again by itself when the signal was back. */
  sends: number
}

/** A form that is sent within 2 s of its opening is a program's. */
const fillsInMs = 2_050
const mostSends = 15

/** `count` visitors at a time send one request after the other until `isOver`; each finishes the one begun. */
export async function sendLeads(
  site: string,
  random: Random,
  { count, isOver }: { count: number; isOver: () => boolean },
): Promise<SentLead[]> {
  const sent: SentLead[] = []
  let visitors = 0
  const isLargeTurn = () => visitors % 25 === 1

  async function comeAndGo() {
    while (!isOver()) {
      visitors += 1
      const withLargeFile = isLargeTurn()
      const phone = await openPage(site, addressOf(visitors))
      if (!phone) {
        await pause(300)
        continue
      }
      const lead = await makeUpLead(random, { mark: phone.idempotencyKey, withLargeFile })
      const record: SentLead = {
        mark: phone.idempotencyKey,
        lead,
        acknowledged: new Set(),
        refusals: [],
        sends: 0,
      }
      sent.push(record)
      await fillAndSend(phone, record, random)
    }
  }

  await Promise.all(Array.from({ length: count }, comeAndGo))
  return sent
}

async function fillAndSend(phone: Phone, record: SentLead, random: Random) {
  phone.choose(record.lead.files.map(({ file }) => file))
  await pause(Math.max(0, fillsInMs - phone.age()) + random.between(0, 500))
  const send = () => sendOnce(phone, record)
  while (record.sends < mostSends) {
    // Some people tap twice.
    const answers = await Promise.all(random.chance(0.1) ? [send(), send()] : [send()])
    if (answers.includes('stored')) {
      // And some reload the page that thanked them.
      if (random.chance(0.1)) await send()
      return
    }
    if (answers.includes('refused')) return
    // And some call somebody else.
    if (random.chance(0.1)) return
    await pause(random.between(500, 1_500))
  }
}

async function sendOnce(phone: Phone, record: SentLead): Promise<'stored' | 'refused' | 'again'> {
  record.sends += 1
  const { result, id } = await phone.send(record.lead.values)
  if (result.ok) {
    record.acknowledged.add(id ?? 'an answer without an id')
    return 'stored'
  }
  if (result.refusal.reason !== 'refused') return 'again'
  record.refusals.push(JSON.stringify(result.refusal.fieldErrors))
  return 'refused'
}

/** A private address for each visitor, so that none of them is one of many. */
function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
}
