import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { heavyFilters, manySubscriptions } from './graphql.ts'
import { aroundTheCache } from './pages.ts'
import { fillDisk, fillForGood, floodPictures, stallOnePart } from './uploads.ts'

export type Attack = {
  /** Its row in the report of the first edition's attack. */
  finding: string
  name: string
  /** Attacks until the signal ends; gives how often it was answered how. */
  run(target: Target): Promise<Answers>
}

type Target = { url: string; publicApiKey: string; signal: AbortSignal }
export type Answers = Record<string, number>

/** More than one machine, fewer than a botnet: limits by address alone are not enough. */
const addresses = Array.from({ length: 8 }, (_, index) => `198.51.100.${index + 1}`)

export const attacks: readonly Attack[] = [
  {
    finding: 'none',
    name: 'no attack, to compare with',
    run: ({ signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve({}), { once: true })),
  },
  {
    finding: 'C1',
    name: 'promises and sends more than the disk has',
    run: ({ url, signal }) => fillDisk(url, { signal, addresses }),
  },
  {
    finding: 'C1b',
    name: 'one part 170 times, standing still',
    run: ({ url, signal }) => stallOnePart(url, { signal }),
  },
  {
    finding: 'C1c',
    name: 'quotes with 40 MB of files each',
    run: ({ url, signal }) => fillForGood(url, { signal, addresses }),
  },
  {
    finding: 'H1',
    name: 'filters of 600,000 conditions',
    run: async ({ url, publicApiKey, signal }) => (await heavyFilters(url, publicApiKey, signal)).answers,
  },
  {
    finding: 'H2',
    name: '6,000 subscriptions, 500 streams, votes',
    run: async ({ url, publicApiKey, signal }) =>
      (await manySubscriptions(url, publicApiKey, signal)).answers,
  },
  {
    finding: 'H3',
    name: 'pictures that take long to decode',
    run: ({ url, signal }) => floodPictures(url, { signal, addresses }),
  },
  {
    finding: 'M4',
    name: 'pages around the cache, reviews and votes',
    run: async ({ url, signal }) => {
      const tried = Object.entries(await aroundTheCache(url, signal))
      return Object.fromEntries(
        tried.flatMap(([what, { statuses }]) =>
          Object.entries(statuses).map(([status, times]) => [`${what} ${status}`, times]),
        ),
      )
    },
  },
]

/** An attacker has a machine of its own; here it shares the processor, and must not slow down those who measure. */
const priority = constants.priority.PRIORITY_BELOW_NORMAL

const program = fileURLToPath(import.meta.url)
const answersOf = z.record(z.string(), z.number())

/** Runs one attack in a process of its own for `seconds`; gives how often it was answered how. */
export async function attackFrom(
  finding: string,
  { url, publicApiKey, seconds }: { url: string; publicApiKey: string; seconds: number },
): Promise<Answers> {
  const child = spawn(process.execPath, [program, finding, url, publicApiKey, String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const printed = (await child.stdout.toArray()).join('')
  process.off('exit', end)
  return answersOf.parse(JSON.parse(printed))
}

if (process.argv[1] === program) {
  const [finding, url = '', publicApiKey = '', seconds] = process.argv.slice(2)
  const attack = attacks.find((one) => one.finding === finding)
  if (!attack) throw new Error(`There is no attack ${finding}`)
  setPriority(priority)
  const ending = new AbortController()
  setTimeout(() => ending.abort(), Number(seconds) * 1000)
  const answers = await attack.run({ url, publicApiKey, signal: ending.signal })
  process.stdout.write(JSON.stringify(answers), () => process.exit(0))
}
