import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { costlyDocuments, floodAsPrograms, floodEmergencies, floodLeads } from './documents-and-leads.ts'
import { heavyFilters, manySubscriptions, unreadAnswers } from './graphql.ts'
import { guessPasswords, holdSockets, promiseFiles, searchPages } from './networks.ts'
import { bypassCache } from './pages.ts'
import { fillDisk, fillForGood, floodImages, stallOnePart } from './uploads.ts'

export type Attack = {
  finding: string
  name: string
  run(target: Target): Promise<Responses>
}

type Target = { url: string; publicApiKey: string; signal: AbortSignal }
/** How often each kind of response came: a status, a close code, or why there was none. */
export type Responses = Record<string, number>

/** Several, so that limits by address alone are not enough. */
const addresses = Array.from({ length: 8 }, (_, index) => `198.51.100.${index + 1}`)

const manyNetworks = Array.from({ length: 32 }, (_, index) => `198.18.${index}.1`)

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
    run: async ({ url, publicApiKey, signal }) => (await heavyFilters(url, publicApiKey, signal)).responses,
  },
  {
    finding: 'H1b',
    name: 'answers of 180 MB that nobody reads',
    run: async ({ url, publicApiKey, signal }) => (await unreadAnswers(url, publicApiKey, signal)).responses,
  },
  {
    finding: 'H2',
    name: '6,000 subscriptions, 500 streams, votes',
    run: async ({ url, publicApiKey, signal }) =>
      (await manySubscriptions(url, publicApiKey, signal)).responses,
  },
  {
    finding: 'H3',
    name: 'pictures that take long to decode',
    run: ({ url, signal }) => floodImages(url, { signal, addresses }),
  },
  {
    finding: 'M4',
    name: 'pages around the cache, forms, votes',
    run: async ({ url, signal }) => {
      const tried = Object.entries(await bypassCache(url, signal))
      return Object.fromEntries(
        tried.flatMap(([what, { statuses }]) =>
          Object.entries(statuses).map(([status, times]) => [`${what} ${status}`, times]),
        ),
      )
    },
  },
  {
    finding: 'N1',
    name: 'documents that are costly to validate',
    run: ({ url, publicApiKey: key, signal }) => costlyDocuments({ url, key, signal }),
  },
  {
    finding: 'N2',
    name: '80 made-up leads a second of one /48',
    run: ({ url, publicApiKey: key, signal }) => floodLeads({ url, key, signal }),
  },
  {
    finding: 'N4',
    name: '70 made-up emergencies of one /48',
    run: ({ url, publicApiKey: key, signal }) => floodEmergencies({ url, key, signal }),
  },
  {
    finding: 'N5',
    name: 'guessed passwords from a /48',
    run: ({ url, signal }) => guessPasswords(url, { signal }),
  },
  {
    finding: 'N6',
    name: 'files that are promised and not sent, from a /48',
    run: ({ url, signal }) => promiseFiles(url, { signal }),
  },
  {
    finding: 'N7',
    name: 'costly pictures from 32 networks',
    run: ({ url, signal }) => floodImages(url, { signal, addresses: manyNetworks }),
  },
  {
    finding: 'N10',
    name: 'sockets of 35 networks of a /48',
    run: ({ url, signal }) => holdSockets(url, { signal }),
  },
  {
    finding: 'N21',
    name: '60 searches a second from a /48',
    run: ({ url, signal }) => searchPages(url, { signal }),
  },
  {
    finding: 'N22',
    name: '40 leads a second by the public key, a network each',
    run: ({ url, publicApiKey: key, signal }) => floodAsPrograms({ url, key, signal }),
  },
]

/** A real attacker has a machine of its own; here it must not take CPU time from the visitors that are measured. */
const priority = constants.priority.PRIORITY_BELOW_NORMAL

const program = fileURLToPath(import.meta.url)
const printedResponses = z.record(z.string(), z.number())

export const wasAnswered = (responses: Responses): boolean =>
  Object.keys(responses).some((answer) => answer !== 'broken')

const endsWithinMs = 120_000
/** On a busy machine a short attack may be over before anything is answered, and is then made again, each time twice as long. */
const mostRounds = 5

export async function attackFrom(
  finding: string,
  { url, publicApiKey, seconds }: { url: string; publicApiKey: string; seconds: number },
): Promise<Responses> {
  const child = spawn(process.execPath, [program, finding, url, publicApiKey, String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 2 ** mostRounds * seconds * 1000 + endsWithinMs,
    killSignal: 'SIGKILL',
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const printed = (await child.stdout.toArray()).join('')
  process.off('exit', end)
  if (!printed) throw new Error(`The attack ${finding} broke off without a result`)
  return printedResponses.parse(JSON.parse(printed))
}

if (process.argv[1] === program) {
  const [finding, url = '', publicApiKey = '', seconds] = process.argv.slice(2)
  const attack = attacks.find((one) => one.finding === finding)
  if (!attack) throw new Error(`There is no attack ${finding}`)
  setPriority(priority)
  let responses: Responses = {}
  for (let round = 1; round <= mostRounds && !wasAnswered(responses); round++) {
    const ending = new AbortController()
    setTimeout(() => ending.abort(), 2 ** (round - 1) * Number(seconds) * 1000)
    responses = await attack.run({ url, publicApiKey, signal: ending.signal })
    if (finding === 'none') break
  }
  process.stdout.write(JSON.stringify(responses), () => process.exit(0))
}
