import { mkdir, writeFile } from 'node:fs/promises'
import { leaksIn } from './stored.ts'

export function openTally() {
  const counts = { cases: 0, allowed: 0, refused: 0, leaks: 0 }
  const byActor = new Map<string, { allowed: number; refused: number }>()
  const wrong: string[] = []
  let wrongAltogether = 0
  return {
    counts,
    takeWrong() {
      wrongAltogether += wrong.length
      return wrong.splice(0)
    },
    cell(actor: { name: string }, name: string, expected: 'allowed' | 'refused', actual: string) {
      counts.cases += 1
      counts[expected] += 1
      const theirs = byActor.get(actor.name) ?? { allowed: 0, refused: 0 }
      byActor.set(actor.name, { ...theirs, [expected]: theirs[expected] + 1 })
      if (actual !== expected) wrong.push(`${name}: should be ${expected}, but: ${actual.slice(0, 200)}`)
    },
    heard(name: string, text: string) {
      const leaks = leaksIn(text)
      counts.leaks += leaks.length
      if (leaks.length > 0) wrong.push(`${name}: LEAKS ${leaks.join(', ')} in ${text.slice(0, 300)}`)
    },
    async write(name: string) {
      const { cases, allowed, refused, leaks } = counts
      await mkdir('test-results', { recursive: true })
      const lines = [
        `${name}: ${cases} cases, ${allowed} allowed, ${refused} refused, ${wrongAltogether} wrong, leaks ${leaks}`,
        ...Array.from(byActor, ([who, of]) => `  ${who}: ${of.allowed} allowed, ${of.refused} refused`),
      ]
      await writeFile(`test-results/${name}.txt`, `${lines.join('\n')}\n`)
    },
  }
}
