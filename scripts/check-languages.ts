import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { languages } from '#content/languages.ts'

/**
 * Checks the words of each language against those of the first: a file, a text or a fact of a text that one of them lacks
 * or has too many does not compile. `node scripts/check-languages.ts [folder ...]`: these folders instead.
 */
const [first = '', ...others] = languages.map(({ code }) => resolve('content', code))
const asked = process.argv.slice(2).map((folder) => resolve(folder))

for (const folder of asked.length > 0 ? asked : others) {
  const checks = join('test-results/languages', relative('', folder).replace(/\W+/g, '-'))
  mkdirSync(checks, { recursive: true })
  writeFileSync(join(checks, 'check.ts'), checksOf(first, folder))
  writeFileSync(
    join(checks, 'tsconfig.json'),
    JSON.stringify({
      extends: resolve('tsconfig.json'),
      compilerOptions: { incremental: false, tsBuildInfoFile: null, noUnusedLocals: false },
      include: [],
      files: ['check.ts'],
    }),
  )
  try {
    execFileSync(join('node_modules', '.bin', 'tsc'), ['-p', checks], { stdio: 'inherit' })
  } catch {
    process.stderr.write(`${relative('', folder)} has other words than ${relative('', first)}\n`)
    process.exitCode = 1
  }
}

/** Assigns each file's words to those of the other language, both ways, so that the compiler names what differs. */
function checksOf(first: string, other: string): string {
  const names = [...new Set([...wordFiles(first), ...wordFiles(other)])].sort()
  return `
import type { BusinessFacts, FactsIn } from '${resolve('content/texts.ts')}'

/** The shape of words: texts differ, also in which facts of the business they name, and so do lists in how long they are. */
type Shape<Words> = [Words] extends [string] ? { text: true; facts: Exclude<FactsIn<Words>, keyof BusinessFacts> }
  : Words extends number ? number
  : Words extends boolean ? boolean
  : Words extends (...facts: infer Facts) => infer Text ? (...facts: Facts) => Shape<Text>
  : Words extends readonly (infer Item)[] ? readonly Shape<Item>[]
  : Words extends object ? { [Name in keyof Words]: Shape<Words[Name]> }
  : Words
${names
  .map(
    (name, index) => `
import * as first${index} from '${first}/${name}'
import * as other${index} from '${other}/${name}'
declare const words${index}: Shape<typeof first${index}>
declare const otherWords${index}: Shape<typeof other${index}>
export const lacks${index}: typeof words${index} = otherWords${index}
export const hasTooMany${index}: typeof otherWords${index} = words${index}`,
  )
  .join('\n')}
`
}

function wordFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
}
