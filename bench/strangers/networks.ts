import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { publicKeyOf, type Statuses, stranger } from './stranger.ts'

type NetworkAttack = Readonly<{ signal: AbortSignal }>

export const addressOf = (index: number) => `2001:db8:1:${(index & 0xffff).toString(16)}::1`

export async function atRate(perSecond: number, signal: AbortSignal, work: (index: number) => Promise<void>) {
  const begun: Promise<void>[] = []
  const start = performance.now()
  while (!signal.aborted) {
    while (begun.length < ((performance.now() - start) / 1_000) * perSecond) begun.push(work(begun.length))
    await pause(10)
  }
  await Promise.all(begun)
}

export const searchPages = (site: string, { signal }: NetworkAttack): Promise<Statuses> =>
  askAtRate(60, signal, (index) => [
    `${site}/search?q=made-up-${index}`,
    { headers: { 'x-forwarded-for': addressOf(index) } },
  ])

export const guessPasswords = (site: string, { signal }: NetworkAttack): Promise<Statuses> =>
  askAtRate(40, signal, (index) => [
    `${site}/admin/login`,
    {
      method: 'POST',
      headers: { origin: site, 'x-forwarded-for': addressOf(index) },
      body: new URLSearchParams({ email: `made-up-${index}@example.com`, password: 'Guessed-Horse-1' }),
      redirect: 'manual',
    },
  ])

async function askAtRate(
  perSecond: number,
  signal: AbortSignal,
  asked: (index: number) => [url: string, init: RequestInit],
): Promise<Statuses> {
  const statuses: Statuses = {}
  await atRate(perSecond, signal, async (index) => {
    const [url, init] = asked(index)
    const response = await fetch(url, { ...init, signal }).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    const status = response?.status ?? 'broken'
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  return statuses
}

export async function promiseFiles(site: string, { signal }: NetworkAttack): Promise<Statuses> {
  const { statuses, open } = stranger(site, { key: await publicKeyOf(site), signal })
  const sizes = [10, 5, 1].map((megabytes) => megabytes * 1024 * 1024)
  await atRate(60, signal, async (index) => {
    await open(addressOf(index), sizes[index % sizes.length] ?? 0)
  })
  return statuses
}

const networks = 35
const perNetwork = 20

export async function holdSockets(site: string, { signal }: NetworkAttack): Promise<Statuses> {
  const key = await publicKeyOf(site)
  const statuses: Statuses = {}
  const note = (what: string) => {
    statuses[what] = (statuses[what] ?? 0) + 1
  }
  const hold = async (index: number) => {
    while (!signal.aborted) {
      await openSocket(index)
      await pause(200, undefined, { signal }).catch(() => undefined)
    }
  }
  function openSocket(index: number): Promise<void> {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    const socket = new WebSocket(`${site.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': addressOf(index) },
    })
    const leave = () => socket.terminate()
    signal.addEventListener('abort', leave)
    socket.on('open', () => {
      note('socket')
      socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-api-key': key } }))
    })
    socket.on('error', ({ message }) => signal.aborted || note(message))
    socket.on('close', () => {
      signal.removeEventListener('abort', leave)
      resolve()
    })
    return ended
  }
  await Promise.all(Array.from({ length: networks * perNetwork }, (_, index) => hold(index % networks)))
  return statuses
}
