import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { realServer } from './real-server.ts'
import { median, table } from './statistics.ts'

/** From the start of the process until server and database are ready, in milliseconds; the median is judged. */
const mostMs = 3_000
const firstPort = 3292

/** Starts on a data folder that is there already, as after an update; two source trees in turn, to compare them. */
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
    // The first start makes the database.
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
    const [own] = taken
    const broken = [
      ...(own && median(own.ready) > mostMs ? [`ready after ${median(own.ready)} ms`] : []),
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
      ]),
      `${options.rounds} starts each. The machine's load was ${loadBefore.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after.`,
      broken.length > 0 ? `BROKEN:\n${broken.join('\n')}` : 'Every limit is kept.',
    ].join('\n\n')
  } finally {
    await Promise.all(servers.map((server) => server.remove()))
  }
}
