import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { vi } from 'vitest'

/** Starting one took 103 s on an overloaded machine. */
const startsWithin = { timeout: 200_000, interval: 50 }

/** However this process ends, the pipe closes then, and the program ends with all that it has started. */
const untilPipeCloses = '"$@" & read _; kill -KILL -$$'

export function startProgram(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
) {
  const shell = spawn('sh', ['-c', untilPipeCloses, 'sh', command, ...args], {
    detached: true,
    env: { ...process.env, ...environment },
  })
  let output = ''
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return {
    /** What it says first that fits: the group of the pattern. */
    said: (pattern: RegExp) =>
      vi.waitFor(() => {
        const [, found] = pattern.exec(output) ?? []
        return found ?? Promise.reject(new Error(`${command} has not said ${pattern}, but: ${output}`))
      }, startsWithin),
    answers: (url: string) => vi.waitFor(() => fetch(url), startsWithin),
    async stop() {
      const ended = once(shell, 'exit')
      shell.stdin.end()
      await ended
    },
  }
}
