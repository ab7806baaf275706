import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { callPress, type JobPress, type Press, type SeenJob } from '#app/admin/sealed/press.ts'
import type { Owner } from './owner.ts'
import type { Random } from './seeded-random.ts'

/** What a phone wrote down without a connection and sends, one after the other, until each is acknowledged. */
export type PhoneQueue = {
  callId: string
  name: string
  texts: string[]
  acknowledged: string[]
  refusals: string[]
}

const notesEach = 3
const mostSends = 25

const outcome = z.object({ outcome: z.string(), problem: z.string().optional() })

const seen: SeenJob = {
  ...{ status: 'new', lostReason: null, cancelledAt: null, arrivesAt: null },
  ...{ lateMinutes: null, quotedCents: null, signedName: null },
}

export async function replayPresses(
  site: string,
  { cookie }: Owner,
  { random, count, isOver }: { random: Random; count: number; isOver: () => boolean },
): Promise<PhoneQueue[]> {
  const queues: PhoneQueue[] = []

  async function send(press: Press) {
    const response = await fetch(`${site}/admin/presses`, {
      method: 'POST',
      headers: { cookie, origin: site },
      body: new URLSearchParams({ press: JSON.stringify(press) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    // A server that is killed or starting answers with anything.
    const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined
    return outcome.safeParse(answer).data
  }

  /** One in five is sent by two windows at once, one in five again although it was acknowledged. */
  async function replay(press: Press, queue: PhoneQueue): Promise<boolean> {
    for (let sends = 0; sends < mostSends; sends += 1) {
      const windows = random.chance(0.2) ? 2 : 1
      const answers = await Promise.all(Array.from({ length: windows }, () => send(press)))
      for (const answer of answers)
        if (answer && answer.outcome !== 'stored') queue.refusals.push(`${press.act}: ${answer.problem}`)
      if (queue.refusals.length > 0) return false
      if (answers.some((answer) => answer?.outcome === 'stored')) {
        queue.acknowledged.push(press.id)
        if (random.chance(0.2)) await send(press)
        return true
      }
      await pause(random.between(300, 900))
    }
    return false
  }

  async function phone() {
    while (!isOver()) {
      const name = `Phone ${crypto.randomUUID()}`
      const about = { phone: '(713) 555-0118', service: 'other' as const, message: '', address: '' }
      const call = callPress({ ...about, name }, new Date())
      const queue: PhoneQueue = { callId: call.id, name, texts: [], acknowledged: [], refusals: [] }
      queues.push(queue)
      const notes = Array.from({ length: notesEach }, () => noteOn(call.id))
      for (const press of [call, ...notes]) {
        if (!(await replay(press, queue))) break
        if (press.act === 'note') queue.texts.push(press.text)
      }
    }
  }

  await Promise.all(Array.from({ length: count }, phone))
  return queues
}

function noteOn(requestId: string): JobPress & { act: 'note' } {
  const id = crypto.randomUUID()
  return { act: 'note', text: `Note ${id}`, id, requestId, at: new Date().toISOString(), seen }
}

const stored = z.object({
  calls: z.object({ items: z.array(z.object({ id: z.string(), notes: z.string().nullable() })) }),
})

type QueueFindings = { missing: string[]; doubled: string[]; acknowledged: number }

export async function comparePresses(queues: readonly PhoneQueue[], owner: Owner): Promise<QueueFindings> {
  const found: QueueFindings = { missing: [], doubled: [], acknowledged: 0 }
  for (const { callId, name, texts, acknowledged } of queues) {
    const { calls } = await owner.ask(
      stored,
      'query($name: String!) { calls: listCalls(filter: { name: { eq: $name } }) { items { id notes } } }',
      { name },
    )
    const notes = calls.items.find(({ id }) => id === callId)?.notes ?? ''
    found.acknowledged += acknowledged.length
    if (acknowledged.includes(callId) && calls.items.length === 0) found.missing.push(`new request ${callId}`)
    if (calls.items.length > 1) found.doubled.push(`new request ${callId}`)
    for (const text of texts) if (!notes.includes(text)) found.missing.push(`${text} of ${callId}`)
    const written = notes.match(/Note [\da-f-]{36}/g) ?? []
    if (new Set(written).size < written.length) found.doubled.push(`a note of ${callId}`)
  }
  return found
}
