import { readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fillStore } from './fill-store.ts'
import { phonePhoto, readPages, sendQuotes, type Taken, workThrough } from './load/people.ts'
import { memoryOfTree, type TreeMemory } from './memory.ts'
import { signInAsOwner } from './owner.ts'
import { realServer } from './real-server.ts'
import { seededRandom } from './seeded-random.ts'
import { quantile, table } from './statistics.ts'

/** Megabytes after the load, of server, PostgreSQL and what they started; and what a minute of load may add at its end. */
const most = { megabytes: 450, megabytesAMinute: 4 }

/** The processes that decode photos have ended by then. */
const restMs = 20_000
const watchedMs = 5_000
const people = { reading: 4, sending: 3 }
const watcher = fileURLToPath(new URL('./load/watch-process.ts', import.meta.url))

export async function benchLoad(): Promise<string> {
  const { values: options } = parseArgs({
    args: process.argv.slice(3),
    options: {
      minutes: { type: 'string', default: '2' },
      leads: { type: 'string', default: '20000' },
      checkout: { type: 'string' },
    },
  })
  const minutes = Number(options.minutes)
  const loadBefore = loadavg()[0] ?? 0
  const watchFile = join(tmpdir(), `lantern-watch-${process.pid}`)
  const server = await realServer({
    port: 3299,
    environment: { LOG_LEVEL: 'warn', WATCH_FILE: watchFile },
    ...(options.checkout && { checkout: options.checkout }),
  })
  try {
    server.launch({ preload: watcher })
    await server.ready()
    await fillStore(server.dataDir, { from: 0, to: Number(options.leads) })
    const owner = await signInAsOwner(server.url)
    const memory = () => memoryOfTree(server.pid() ?? 0)
    const samples: { minute: number; memory: TreeMemory }[] = [{ minute: 0, memory: memory() }]
    const began = Date.now()
    const isOver = () => Date.now() - began > minutes * 60_000
    const photo = await phonePhoto()
    const working = Promise.all([
      ...Array.from({ length: people.reading }, (_, at) => readPages(server.url, seededRandom(at), isOver)),
      ...Array.from({ length: people.sending }, (_, at) =>
        sendQuotes(server.url, seededRandom(100 + at), { photo, isOver }),
      ),
      workThrough(server.url, owner, seededRandom(200), isOver),
    ])
    while (!isOver()) {
      await pause(5_000)
      samples.push({ minute: (Date.now() - began) / 60_000, memory: memory() })
    }
    const taken = merged((await working).flat())
    await pause(restMs)
    const after = memory()
    const delays = (await readFile(watchFile, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map(
        (line) => JSON.parse(line) as Record<'at' | 'p50' | 'p99' | 'longest' | 'heap' | 'external', number>,
      )
      .filter(({ at }) => at - watchedMs > began)
    await server.stop()

    const slope = slopeOf(samples.slice(Math.floor(samples.length / 2)))
    const broken = [
      ...(after.total > most.megabytes ? [`${after.total.toFixed(0)} MB after it`] : []),
      ...(slope > most.megabytesAMinute ? [`memory grows by ${slope.toFixed(1)} MB a minute`] : []),
      ...taken.flatMap(({ name, failures }) =>
        failures.length > 0 ? [`${name} failed ${failures.length} times: ${failures[0]}`] : [],
      ),
      ...server.unexpected,
    ]
    if (broken.length > 0) process.exitCode = 1
    const figure = (pick: (memory: TreeMemory) => number, at: TreeMemory) => pick(at).toFixed(0)
    const peak = samples.reduce((one, other) => (other.memory.total > one.memory.total ? other : one)).memory
    const [first] = samples
    if (!first) throw new Error('Nothing was measured')
    return [
      table([
        ['milliseconds', 'times', 'p50', 'p99', 'longest', 'failed'],
        ...taken.map(({ name, times, failures }) => [
          name,
          String(times.length),
          quantile(times, 0.5).toFixed(1),
          quantile(times, 0.99).toFixed(1),
          Math.max(...times).toFixed(0),
          String(failures.length),
        ]),
      ]),
      table([
        ['megabytes', 'all', 'server', 'PostgreSQL', 'photos'],
        ...(
          [
            ['before', first.memory],
            ['at most', peak],
            ['after', after],
          ] as const
        ).map(([name, at]) => [
          name,
          figure(({ total }) => total, at),
          figure(({ node }) => node, at),
          figure(({ database }) => database, at),
          figure(({ images }) => images, at),
        ]),
      ]),
      `In the second half memory changed by ${slope.toFixed(2)} MB a minute; JavaScript’s heap was ${delays.at(-1)?.heap.toFixed(0)} MB at the end.`,
      `The event loop was held up by ${quantile(
        delays.map(({ p50 }) => p50),
        0.5,
      ).toFixed(1)} ms (median), ${quantile(
        delays.map(({ p99 }) => p99),
        0.5,
      ).toFixed(
        0,
      )} ms (p99, median of 5 s each), ${Math.max(...delays.map(({ longest }) => longest)).toFixed(0)} ms (longest). A timer of 10 ms measures it.`,
      `${minutes} minutes. The machine's load was ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
      broken.length > 0 ? `BROKEN:\n${broken.join('\n')}` : 'Every limit is kept.',
    ].join('\n\n')
  } finally {
    await server.remove()
    await rm(watchFile, { force: true })
  }
}

function merged(taken: readonly Taken[]): Taken[] {
  return [...Map.groupBy(taken, ({ name }) => name)].map(([name, of]) => ({
    name,
    times: of.flatMap(({ times }) => times),
    failures: of.flatMap(({ failures }) => failures),
  }))
}

function slopeOf(samples: readonly { minute: number; memory: TreeMemory }[]): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  // Photos come and go with their processes.
  const settled = samples.map(({ minute, memory }) => ({ minute, megabytes: memory.total - memory.images }))
  const [minute, megabytes] = [
    mean(settled.map((one) => one.minute)),
    mean(settled.map((one) => one.megabytes)),
  ]
  const above = settled.reduce((sum, one) => sum + (one.minute - minute) * (one.megabytes - megabytes), 0)
  const below = settled.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
  return below === 0 ? 0 : above / below
}
