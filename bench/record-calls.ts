import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

/**
 * Loaded into the server's process before everything else: at each SIGUSR2 it writes which functions of which files were called
 * since the last one (`CalledFunctions` as JSON), to the file that CALLS_FILE names. The first one begins the record.
 */
export type CalledFunctions = Record<string, string[]>

export async function recordCalls() {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    async take(): Promise<CalledFunctions> {
      const { result } = await session.post('Profiler.takePreciseCoverage')
      const files = result.filter(({ url }) => url.startsWith('file:') && !url.includes('/node_modules/'))
      return Object.fromEntries(
        files.flatMap(({ url, functions }) => {
          // The module itself is a function too, which begins at 0.
          const called = functions.flatMap(({ functionName, ranges: [range] }) =>
            range && range.startOffset > 0 && range.count > 0 ? [`${functionName} ${range.startOffset}`] : [],
          )
          return called.length > 0 ? [[url, called]] : []
        }),
      )
    },
  }
}

const file = process.env.CALLS_FILE
if (file) {
  let recorder: Awaited<ReturnType<typeof recordCalls>> | undefined
  process.on('SIGUSR2', async () => {
    const called = await recorder?.take()
    recorder ??= await recordCalls()
    writeFileSync(file, JSON.stringify(called ?? {}))
  })
}
