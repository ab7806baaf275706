import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { languages } from '#content/languages.ts'

/**
 * Checks the words of each language against those of the first: a file, a text or a fact of a text that one of them lacks
 * or has too many does not compile, and a name that one of its tables lacks is found here. `node scripts/check-languages.ts [folder ...]`: these folders instead.
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
  const missing = wordFiles(first).flatMap((name) => namesMissing(join(first, name), join(folder, name)))
  for (const name of missing) process.stderr.write(`${name} is missing\n`)
  if (compiles(checks) && missing.length === 0) continue
  process.stderr.write(`${relative('', folder)} has other words than ${relative('', first)}\n`)
  process.exitCode = 1
}

function compiles(checks: string): boolean {
  try {
    execFileSync(join('node_modules', '.bin', 'tsc'), ['-p', checks], { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

function checksOf(first: string, other: string): string {
  const names = [...new Set([...wordFiles(first), ...wordFiles(other)])].sort()
  return `
import type { FactsIn } from '${resolve('content/fill-in.ts')}'
import type { BusinessFacts } from '${resolve('content/texts.ts')}'

/** The shape of words: texts differ, also in which facts of the business they name, and so do lists in how long they are. */
type Shape<Words> = [Words] extends [string] ? { text: true; facts: Exclude<FactsIn<Words>, keyof BusinessFacts> }
  : Words extends string ? { text: true; facts: Exclude<FactsIn<Words>, keyof BusinessFacts> }
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

function namesMissing(first: string, other: string): string[] {
  const known = existsSync(other) ? new Set(tableNames(other)) : undefined
  return known ? tableNames(first).filter((name) => !known.has(name)) : []
}

/** The names in tables of words for what is stored (`Record<string, string>`), of which the compiler knows none. */
function tableNames(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const textOf = ({ start, end }: ESTree.Span) => text.slice(start, end)
  const found: string[] = []
  const addTable = (table: string, given: ESTree.Node | null, declared?: ESTree.Span | null) => {
    const isCast = given?.type === 'TSAsExpression'
    const [value, type] = isCast ? [given.expression, given.typeAnnotation] : [given, declared]
    if (value?.type !== 'ObjectExpression' || !type || !/\bRecord<string,/.test(textOf(type))) return
    for (const property of value.properties)
      if (property.type === 'Property') found.push(`${table}.${textOf(property.key)}`)
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) =>
      id.type === 'Identifier' && addTable(id.name, init, id.typeAnnotation),
    Property: ({ key, value }) => addTable(textOf(key), value),
  }).visit(parseSync(file, text).program)
  return found
}

function wordFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
}
