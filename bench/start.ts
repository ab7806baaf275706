import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isReady, realServer } from './real-server.ts'
import { median, table } from './statistics.ts'

/** From the start of the process until server and database are ready, in milliseconds; the median is judged. */
const mostMs = 3_000
const firstPort = 3292
const developmentPort = 3295
const developmentWithinMs = 120_000

export async function benchStart(): Promise<string> {
  const { values: options } = parseArgs({
    args: process.argv.slice(3),
    options: { rounds: { type: 'string', default: '9' }, checkout: { type: 'string' } },
  })
  const loadBefore = loadavg()[0] ?? 0
  const trees = [undefined, ...(options.checkout ? [options.checkout] : [])]
  const servers = await Promise.all(
    trees.map((checkout, at) =>
      realServer({
        port: firstPort + at,
        environment: { LOG_LEVEL: 'warn' },
        ...(checkout && { checkout }),
      }),
    ),
  )
  try {
    const taken = servers.map((server) => ({ server, ready: [] as number[], processor: [] as number[] }))
    for (let round = -1; round < Number(options.rounds); round += 1)
      for (const { server, ready, processor } of taken) {
        server.launch()
        const ms = await server.ready()
        const used = server.processorMs()
        await server.stop()
        if (round < 0) continue
        ready.push(ms)
        processor.push(used)
      }
    const development = await startsForDevelopment(Number(options.rounds))
    const [own] = taken
    const broken = [
      ...(own && median(own.ready) > mostMs ? [`ready after ${median(own.ready)} ms`] : []),
      ...(median(development.ready) > mostMs
        ? [`npm run dev is ready after ${median(development.ready)} ms`]
        : []),
      ...servers.flatMap(({ unexpected }) => unexpected),
    ]
    if (broken.length > 0) process.exitCode = 1
    return [
      table([
        ['medians, ms', 'until ready', 'processor time of the server'],
        ...taken.map(({ ready, processor }, at) => [
          trees[at] ?? 'this source tree',
          median(ready).toFixed(0),
          median(processor).toFixed(0),
        ]),
        ['npm run dev', median(development.ready).toFixed(0), ''],
      ]),
      `The first page of npm run dev comes ${median(development.page).toFixed(0)} ms after it is ready.`,
      `${options.rounds} starts each. The machine's load was ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
      broken.length > 0 ? `BROKEN:\n${broken.join('\n')}` : 'Every limit is kept.',
    ].join('\n\n')
  } finally {
    await Promise.all(servers.map((server) => server.remove()))
  }
}

/**
 * Starts `npm run dev` on a data folder that is there already. Gives, for each start, the milliseconds until server and database
 * are ready, and from then until the home page is there.
 */
async function startsForDevelopment(rounds: number): Promise<{ ready: number[]; page: number[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'))
  const url = `http://127.0.0.1:${developmentPort}`
  const [ready, page]: [number[], number[]] = [[], []]
  try {
    for (let round = -1; round < rounds; round += 1) {
      // A group of its own: as at a terminal, what npm started ends with it.
      const child = spawn('npm', ['run', '--silent', 'dev'], {
        detached: true,
        env: { PATH: process.env.PATH, PORT: String(developmentPort), DATA_DIR: join(folder, 'data') },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const ended = once(child.stdout.resume(), 'close')
      try {
        const began = performance.now()
        while (!(await isReady(`${url}/readyz`))) {
          if (performance.now() - began > developmentWithinMs) throw new Error('npm run dev is not ready')
          await pause(25)
        }
        const isThere = performance.now()
        await (await fetch(url)).text()
        if (round >= 0) {
          ready.push(isThere - began)
          page.push(performance.now() - isThere)
        }
      } finally {
        if (child.pid) process.kill(-child.pid, 'SIGINT')
        await ended
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 })
  }
  return { ready, page }
}
