import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Answers, attacks } from './attacks.ts'

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
