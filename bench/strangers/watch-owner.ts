import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { signInAsOwner } from '../owner.ts'
import { readQuotePage } from '../quote-form.ts'

/** What the owner found during an attack. */
export type OwnerSeen = {
  signIns: number
  signInsRefused: number
  slowestSignInMs: number
  /** Quotes that the open panel heard of. */
  heard: number
  /** How often the panel's socket ended. */
  socketsLost: number
}

const signInEveryMs = 5_000

/** Signs in again and again, with a panel open beside it, until `isOver`. */
export async function watchOwner(site: string, isOver: () => boolean): Promise<OwnerSeen> {
  const seen: OwnerSeen = { signIns: 0, signInsRefused: 0, slowestSignInMs: 0, heard: 0, socketsLost: 0 }
  const { cookie } = await signInAsOwner(site)
  const panel = openPanel(site, cookie, seen, isOver)
  while (!isOver()) {
    const began = Date.now()
    await signInAsOwner(site).then(
      () => {
        seen.signIns += 1
      },
      () => {
        seen.signInsRefused += 1
      },
    )
    seen.slowestSignInMs = Math.max(seen.slowestSignInMs, Date.now() - began)
    for (let waited = 0; waited < signInEveryMs && !isOver(); waited += 250) await pause(250)
  }
  panel.close()
  return seen
}

/** A socket that follows new quotes, opened again when it ends. */
function openPanel(site: string, cookie: string, seen: OwnerSeen, isOver: () => boolean) {
  let socket: WebSocket
  const open = () => {
    socket = new WebSocket(`${site.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie },
    })
    socket.on('error', () => {})
    socket.on('open', () => socket.send('{"type":"connection_init"}'))
    socket.on('message', (data) => {
      const { type } = z.object({ type: z.string() }).parse(JSON.parse(String(data)))
      const payload = { query: 'subscription { onCreateQuote { id } }' }
      if (type === 'connection_ack') socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload }))
      if (type === 'ping') socket.send('{"type":"pong"}')
      if (type === 'next') seen.heard += 1
    })
    socket.on('close', () => {
      if (isOver()) return
      seen.socketsLost += 1
      setTimeout(open, 500)
    })
  }
  open()
  return { close: () => socket.terminate() }
}

/** An emergency rings after two minutes; a look every three seconds finds it. */
const ringsWithinMs = 2 * 60_000 + 10_000

const events = z.object({
  data: z.object({ getMessage: z.object({ events: z.array(z.object({ kind: z.string() })) }) }),
})

/** Sends a real emergency, and gives after how long its alarm rang; undefined when it did not in its two minutes. */
export async function sendEmergency(site: string): Promise<number | undefined> {
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
    { input, submission: { formToken, idempotencyKey: randomUUID(), trap: '' } },
  )
  const { id } = z.object({ data: z.object({ createMessage: z.object({ id: z.string() }) }) }).parse(sent)
    .data.createMessage
  const began = Date.now()
  const { cookie } = await signInAsOwner(site)
  while (Date.now() - began < ringsWithinMs) {
    const found = events.parse(
      await ask({ cookie }, 'query ($id: ID!) { getMessage(id: $id) { events { kind } } }', { id }),
    )
    if (found.data.getMessage.events.some(({ kind }) => kind === 'alarm')) return Date.now() - began
    await pause(1_000)
  }
  return undefined
}
