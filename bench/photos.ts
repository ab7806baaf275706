import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { signInAsOwner } from './owner.ts'
import { openQuoteForm } from './quote-form.ts'
import { realServer } from './real-server.ts'
import { table } from './statistics.ts'

const port = 3295
const visitors = 8
const rounds = 2
const fillsInMs = 2_050
const mostSends = 5
/** Should this process be killed, the others end by themselves. */
const longestMs = 15 * 60_000

/**
 * Everybody sends a photo at once, from one network, while each processor has something else to do: first to a server that was
 * started a moment ago, then to one that is warm.
 */
export async function benchPhotos(): Promise<string> {
  const server = await realServer({ port, environment: { LOG_LEVEL: 'warn' } })
  const others = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', `for (const end = Date.now() + ${longestMs}; Date.now() < end; );`]),
  )
  try {
    await server.start()
    const photo = await photoOfPhone()
    const rows: string[][] = []
    for (let round = 0; round < rounds; round += 1) {
      const visits = await Promise.all(
        Array.from({ length: visitors }, (_, visitor) => visit(server.url, { round, visitor, photo })),
      )
      const owner = await signInAsOwner(server.url)
      const quotes = (await owner.allQuotes()).filter(({ lastName }) => lastName === nameOf(round))
      const kept = quotes.filter(({ files }) => files.length === 1).length
      if (kept < visitors) process.exitCode = 1
      rows.push([
        round === 0 ? 'just started' : 'warm',
        String(quotes.length),
        String(kept),
        String(visits.reduce((sum, { sends }) => sum + sends, 0)),
        (Math.max(...visits.map(({ ms }) => ms)) / 1000).toFixed(1),
      ])
    }
    return `${table([['server', 'requests', 'with their photo', 'Send pressed', 'slowest s'], ...rows])}\nOf ${visitors} each must be kept with its photo.`
  } finally {
    for (const other of others) other.kill('SIGKILL')
    await server.remove()
  }
}

const nameOf = (round: number) => `Round ${round}`

async function visit(
  site: string,
  { round, visitor, photo }: { round: number; visitor: number; photo: Uint8Array<ArrayBuffer> },
): Promise<{ sends: number; ms: number }> {
  const form = await openQuoteForm(site, `203.0.113.${10 + visitor}`)
  if (!form) throw new Error('The page did not come')
  form.choose([new File([photo], `door ${visitor}.jpg`, { type: 'image/jpeg' })])
  await pause(Math.max(0, fillsInMs - form.age()))
  const began = Date.now()
  const number = 1_000 + 100 * round + visitor
  const values = {
    ...{ firstName: 'Dana', lastName: nameOf(round), service: 'safes' },
    ...{ phone: `(713) 555-${number}`, email: `visitor-${number}@example.com`, message: '' },
  }
  for (let sends = 1; sends <= mostSends; sends += 1)
    if ((await form.send(values)).result.ok) return { sends, ms: Date.now() - began }
  throw new Error(`Visitor ${visitor} was not heard`)
}

/** 12 megapixels with noise, as a phone's camera makes them. */
async function photoOfPhone(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 }
  const create = { width: 4032, height: 3024, channels: 3 as const, background: 'gray', noise }
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 85 }).toBuffer())
}
