import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { owner } from '../real-server.ts'
import { browserFetch } from './browser-fetch.ts'

export type OwnerSeen = {
  signIns: number[]
  /** How long it took each time until a new screen was live: from opening its socket until the subscription began. */
  becameLive: number[]
  screens: number[]
  heard: Set<string>
  failures: string[]
}

const address = '192.0.2.50'
const everyMs = 2_000
const givesUpAfterMs = 60_000
const onCreateQuote = 'subscription { onCreateQuote { id } }'

/**
 * An owner whose browser is known. One screen stays open until `isOver`, live by its socket. Beside it the
 * owner signs in again every 2 s, loads the inbox and opens a screen with the new session. `opened` is called once the first
 * is live.
 */
export async function ownerBeside(
  site: string,
  isOver: () => boolean,
  opened: () => void = () => {},
  hasHeardAll: (heard: ReadonlySet<string>) => boolean = () => true,
): Promise<OwnerSeen> {
  const seen: OwnerSeen = { signIns: [], becameLive: [], screens: [], heard: new Set(), failures: [] }
  const cookies = new Map<string, string>()
  await signIn(site, cookies)
  const open = await openScreen(site, cookies, {
    heard: (id) => seen.heard.add(id),
    lost: (why) => seen.failures.push(`the open screen: ${why}`),
  })
  opened()
  while (!isOver()) {
    await timed(seen.signIns, () => signIn(site, cookies)).catch((error: Error) =>
      seen.failures.push(`signing in: ${error.message}`),
    )
    await timed(seen.screens, () => loadInbox(site, cookies)).catch((error: Error) =>
      seen.failures.push(`the inbox: ${error.message}`),
    )
    await timed(seen.becameLive, () => openScreen(site, cookies)).then(
      (screen) => screen.close(),
      (error: Error) => seen.failures.push(`a new screen: ${error.message}`),
    )
    await pause(everyMs)
  }
  // The last lead was acknowledged a moment ago; a busy machine says so later.
  const until = performance.now() + givesUpAfterMs
  while (!hasHeardAll(seen.heard) && performance.now() < until) await pause(100)
  open.close()
  return seen
}

async function timed<Value>(times: number[], work: () => Promise<Value>): Promise<Value> {
  const began = performance.now()
  const value = await work()
  times.push(performance.now() - began)
  return value
}

async function signIn(site: string, cookies: Map<string, string>): Promise<void> {
  const response = await browserFetch(`${site}/admin/login`, {
    method: 'POST',
    headers: { origin: site, 'x-forwarded-for': address, cookie: headerOf(knownBrowser(cookies)) },
    body: new URLSearchParams(owner),
    redirect: 'manual',
    signal: AbortSignal.timeout(givesUpAfterMs),
  })
  await response.arrayBuffer()
  if (response.status !== 302) throw new Error(`answered with ${response.status}`)
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
}

async function loadInbox(site: string, cookies: ReadonlyMap<string, string>): Promise<void> {
  const response = await browserFetch(`${site}/admin/inbox.data`, {
    headers: { 'x-forwarded-for': address, cookie: headerOf(cookies) },
    signal: AbortSignal.timeout(givesUpAfterMs),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`answered with ${response.status}`)
}

const message = z.object({
  type: z.string(),
  payload: z
    .object({ data: z.object({ onCreateQuote: z.object({ id: z.string() }) }) })
    .optional()
    .catch(undefined),
})

function openScreen(
  site: string,
  cookies: ReadonlyMap<string, string>,
  { heard, lost }: { heard?: (id: string) => void; lost?: (why: string) => void } = {},
): Promise<{ close: () => void }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ close: () => void }>()
  const socket = new WebSocket(`${site.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { origin: site, 'x-forwarded-for': address, cookie: headerOf(cookies) },
    handshakeTimeout: givesUpAfterMs,
  })
  let isClosed = false
  const close = () => {
    isClosed = true
    socket.terminate()
  }
  const late = setTimeout(() => socket.terminate(), givesUpAfterMs)
  const send = (text: object) => socket.send(JSON.stringify(text))
  socket.on('open', () => send({ type: 'connection_init' }))
  socket.on('message', (data) => {
    const { type, payload } = message.parse(JSON.parse(String(data)))
    if (type === 'connection_ack') send({ type: 'subscribe', id: '1', payload: { query: onCreateQuote } })
    if (type === 'ping') {
      clearTimeout(late)
      resolve({ close })
      send({ type: 'pong' })
    }
    if (type === 'next' && payload) heard?.(payload.data.onCreateQuote.id)
    if (type === 'error' || type === 'complete') socket.terminate()
  })
  let why = 'closed'
  socket.on('error', (error) => {
    why = error.message
  })
  socket.on('close', (code) => {
    clearTimeout(late)
    if (isClosed) return
    reject(new Error(`${why} (${code})`))
    lost?.(`${why} (${code})`)
  })
  return promise
}

const knownBrowser = (cookies: ReadonlyMap<string, string>) =>
  new Map([...cookies].filter(([name]) => name.includes('known-browser')))

const headerOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
