import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { signInAsOwner } from '../owner.ts'
import { readQuotePage } from '../quote-form.ts'

/** An emergency rings after two minutes; a look every three seconds finds it. */
const ringsWithinMs = 2 * 60_000 + 10_000

const seen = z.object({
  data: z.object({
    getMessage: z.object({
      events: z.array(z.object({ kind: z.string() })),
      deliveries: z.array(z.object({ channel: z.string() })),
    }),
    inbox: z.object({ items: z.array(z.object({ id: z.string() })) }),
  }),
})

export type Emergency = { rangAfterMs: number; isMailed: boolean; isOnTop: boolean }

/** `asProgram`: by the public key alone, without a form. Undefined when no alarm rang in time. */
export async function sendEmergency(site: string, asProgram: boolean): Promise<Emergency | undefined> {
  const { publicApiKey, formToken } = readQuotePage(await (await fetch(site)).text())
  await pause(2_100)
  const ask = async (headers: Record<string, string>, query: string, variables: object) => {
    const response = await fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    })
    return response.json()
  }
  const input = {
    name: 'Dana Whitfield',
    email: 'dana@example.com',
    phone: '(713) 555-0117',
    service: 'emergency',
    message: 'Locked out with the baby inside.',
  }
  const sent = await ask(
    { 'x-api-key': publicApiKey, 'x-forwarded-for': '203.0.113.9' },
    'mutation ($input: CreateMessageInput!, $submission: SubmissionInput) { createMessage(input: $input, submission: $submission) { id } }',
    { input, ...(!asProgram && { submission: { formToken, idempotencyKey: randomUUID(), trap: '' } }) },
  )
  const { id } = z.object({ data: z.object({ createMessage: z.object({ id: z.string() }) }) }).parse(sent)
    .data.createMessage
  const began = Date.now()
  const { cookie } = await signInAsOwner(site)
  while (Date.now() - began < ringsWithinMs) {
    const { getMessage, inbox } = seen.parse(
      await ask(
        { cookie },
        'query ($id: ID!) { getMessage(id: $id) { events { kind } deliveries { channel } } inbox(limit: 1) { items { id } } }',
        { id },
      ),
    ).data
    if (getMessage.events.some(({ kind }) => kind === 'alarm'))
      return {
        rangAfterMs: Date.now() - began,
        isMailed: getMessage.deliveries.some(({ channel }) => channel === 'mail'),
        isOnTop: inbox.items[0]?.id === id,
      }
    await pause(1_000)
  }
  return undefined
}
