import { rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fillStore } from './fill-store.ts'
import { signInAsOwner } from './owner.ts'
import { type RealServer, realServer, serverDatabase } from './real-server.ts'
import { type LongRead, longReads, recordedStatements } from './scale/plans.ts'
import { openStore, type Screen, type Store, screens, timeOf } from './scale/screens.ts'
import { median, quantile, table } from './statistics.ts'

/** What a screen may cost in the largest store, in times of the smallest; below a millisecond it is the clock that differs. */
const mostTimes = { page: 1.5, search: 8 } as const
const slackMs = 1

const warmUpRounds = 5
const firstPort = 3295

export async function benchScale(): Promise<string> {
  const { values: options } = parseArgs({
    args: process.argv.slice(3),
    options: {
      leads: { type: 'string', default: '1000,100000' },
      rounds: { type: 'string', default: '25' },
    },
  })
  const sizes = options.leads.split(',').map(Number)
  const rounds = Number(options.rounds)
  const loadBefore = loadavg()[0] ?? 0
  const statementsFile = join(tmpdir(), `lantern-statements-${process.pid}`)
  const servers = await Promise.all(
    sizes.map((_, at) =>
      realServer({
        port: firstPort + at,
        environment: { LOG_LEVEL: 'warn', STATEMENTS_FILE: statementsFile },
      }),
    ),
  )
  const stores: Store[] = []
  try {
    const fillSeconds: number[] = []
    for (const [at, server] of servers.entries()) {
      await server.start()
      const began = Date.now()
      await fillStore(server.dataDir, { from: 0, to: sizes[at] ?? 0 })
      fillSeconds.push((Date.now() - began) / 1000)
      const { cookie } = await signInAsOwner(server.url)
      stores.push(await openStore(server.url, cookie, server.dataDir))
    }
    const times = await measure(stores, rounds)
    const [largest, store] = [servers.at(-1), stores.at(-1)]
    if (!largest || !store) throw new Error('There is no store to measure')
    const reads = await readsOf(largest, store, statementsFile)

    const broken = [
      ...times.flatMap(({ screen, medians }) => {
        const [least = 0, most = 0] = [medians[0], medians.at(-1)]
        const limit = mostTimes[screen.kind]
        return most > least * limit + slackMs
          ? [`${screen.name} costs ${(most / least).toFixed(1)} times as much; the limit is ${limit}`]
          : []
      }),
      ...reads
        .filter(({ isScan }) => isScan)
        .map(({ screen, node, rows }) => `${screen} reads a whole table: ${node}, ${rows} rows`),
      ...servers.flatMap(({ unexpected }) => unexpected),
    ]
    if (broken.length > 0) process.exitCode = 1
    return [
      table([
        ['medians (p95), ms', ...sizes.map((size) => `${size} leads`), 'times'],
        ...times.map(({ screen, medians, p95s }) => [
          (screen.as === 'rendered' ? `${screen.name}, rendered` : screen.name).replaceAll('.data', ''),
          ...medians.map((one, at) => `${one.toFixed(1)} (${p95s[at]?.toFixed(0)})`),
          ((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2),
        ]),
      ]),
      `Reads of more than 20,000 rows with ${sizes.at(-1)} leads:\n${reads.map(describe).join('\n') || 'none'}`,
      `Filled in ${fillSeconds.map((one) => one.toFixed(0)).join(', ')} s. The machine's load was ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
      broken.length > 0 ? `BROKEN:\n${broken.join('\n')}` : 'Every limit is kept.',
    ].join('\n\n')
  } finally {
    await Promise.all(stores.map((store) => store.close()))
    await Promise.all(servers.map((server) => server.remove()))
    await rm(statementsFile, { force: true })
  }
}

type Measured = { screen: Screen; medians: number[]; p95s: number[] }

async function measure(stores: readonly Store[], rounds: number): Promise<Measured[]> {
  const taken = screens.map((screen) => ({ screen, times: stores.map((): number[] => []) }))
  for (let round = -warmUpRounds; round < rounds; round += 1)
    for (const { screen, times } of taken)
      for (const [at, store] of stores.entries()) {
        const took = await timeOf(screen, store)
        if (round >= 0) times[at]?.push(took)
      }
  return taken.map(({ screen, times }) => ({
    screen,
    medians: times.map(median),
    p95s: times.map((each) => quantile(each, 0.95)),
  }))
}

const recorder = fileURLToPath(new URL('./scale/record-statements.ts', import.meta.url))

async function readsOf(server: RealServer, store: Store, file: string): Promise<LongRead[]> {
  await server.stop()
  server.launch({ preload: recorder })
  await server.ready()
  const pool = serverDatabase(server.dataDir, 1)
  const client = await pool.connect()
  try {
    await client.query('set max_parallel_workers_per_gather = 0; set jit = off; set statement_timeout = 0')
    const recorded = recordedStatements(file)
    const reads = await longReads(client, 'the start', recorded())
    for (const screen of screens) {
      await timeOf(screen, store)
      reads.push(...(await longReads(client, screen.name, recorded())))
    }
    return reads
  } finally {
    client.release()
    await pool.end()
  }
}

const describe = ({ screen, node, rows, ms, statement, isScan }: LongRead) =>
  `${isScan ? 'SCAN ' : ''}${screen}: ${node}, ${rows} rows, ${ms.toFixed(0)} ms\n    ${statement.slice(0, 300)}`
