import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { circlesOf, importsOf } from './import-graph.ts'

/** The rules of the house that no ready-made linter knows. Prints every breach and fails. */
type Rule = {
  says: string
  /** Files that the rule looks at. */
  in: RegExp
  /** What must not stand in them. */
  never: RegExp
}

/** A value import (not `import type`) whose source matches. */
const valueImport = (source: string) =>
  new RegExp(`^(?:import|export) (?!type\\b)[^'"]*?from ['"]${source}|import\\(['"]${source}`, 'm')

const rules: Rule[] = [
  {
    says: 'app/ meets server/ in the data service: it may import its types only',
    in: /^app\//,
    never: valueImport('(?:#server/|(?:\\.\\./)+server/)'),
  },
  { says: 'server/ knows no screen', in: /^server\//, never: /from ['"](?:#app\/|(?:\.\.\/)+app\/)/ },
  {
    says: 'content/ is words and facts: it imports neither half',
    in: /^content\//,
    never: /from ['"](?:#app|#server|(?:\.\.\/)+(?:app|server))\//,
  },
  {
    // A program outside takes the folder along, and nothing else.
    says: 'client/ is for programs outside: of this repository it imports itself only',
    in: /^client\//,
    never: /from ['"](?:#|\.\.\/)/,
  },
  {
    // The log knows the database's errors, whose values it must not write down.
    says: 'tables are the business of the models, the data service, the database and the folders that own one',
    in: /^(?:app|content)\/|^server\/(?!models|data-service|audit|backup|database|files|identity|limits|notifications|realtime|schema|tallies|log\.)/,
    never: /from ['"]drizzle-orm/,
  },
  {
    says: 'server/config.ts alone reads the environment',
    in: /^(?:app|content|server)\/(?!config\.ts)/,
    never: /process\.env/,
  },
  {
    says: 'a strict Content-Security-Policy refuses style attributes: use classes',
    in: /\.tsx$/,
    never: /\bstyle=\{/,
  },
  {
    says: 'tests run, all of them',
    in: /\.(?:test|e2e)\.tsx?$/,
    never: /\b(?:test|it|describe)\.(?:skip|only|todo)\(/,
  },
]

const nameRules: { says: string; allows: (path: string) => boolean }[] = [
  {
    says: 'files are in kebab-case',
    allows: (path) => /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(basename(path)),
  },
  {
    says: 'no grab-bag names and no barrels',
    allows: (path) => !/(?:^|\/)(?:utils?|helpers?|lib|misc|common|index)(?:\/|\.[jt]sx?$)/.test(path),
  },
]

const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'app',
    'server',
    'content',
    'tests',
    'bench',
    'scripts',
    'client',
  ],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(
    (path) =>
      /\.(?:[cm]?[jt]sx?)$/.test(path) && !path.endsWith('.d.ts') && path !== 'scripts/check-layers.ts',
  )

/**
 * The folders and files of server/ from the lowest to the highest: each may import, types included, only what
 * stands before it. Files of the first line know nothing but the environment.
 */
const serverLayers = [
  ...[
    'config',
    'log',
    'data-dir',
    'result',
    'schema',
    'actor',
    'http',
    'database',
    'realtime',
    'audit',
    'limits',
  ],
  ...['data-service', 'files', 'images', 'notifications', 'identity', 'models'],
  ...['amplify', 'backup', 'pages', 'demo', 'context', 'app', 'main'],
]

const layerOf = (path: string): string | undefined => /^server\/([^/.]+)/.exec(path)?.[1]

const median = (sorted: number[], share = 0.5) => sorted[Math.floor(sorted.length * share)] ?? 0

let breaches = 0
const report = (path: string, says: string) => {
  breaches += 1
  process.stderr.write(`${path}: ${says}\n`)
}
for (const path of files) {
  for (const { says, allows } of nameRules) if (!allows(path)) report(path, says)
  const text = readFileSync(path, 'utf8')
  for (const rule of rules) if (rule.in.test(path) && rule.never.test(text)) report(path, rule.says)
}

const isTest = (path: string) => /\.(?:test|e2e|fixture)\.tsx?$/.test(path) || path.startsWith('tests/')
const product = files.filter((path) => !isTest(path))
const graph = new Map(product.map((path) => [path, importsOf(path)]))

let upward = 0
for (const [path, imports] of graph) {
  const from = layerOf(path)
  if (!from) continue
  if (!serverLayers.includes(from)) report(path, `server/${from} has no place in the order of layers`)
  for (const imported of imports) {
    const to = layerOf(imported)
    if (!to || serverLayers.indexOf(to) <= serverLayers.indexOf(from)) continue
    upward += 1
    report(path, `imports upward: ${imported}`)
  }
}
for (const [path, imports] of graph)
  for (const imported of imports)
    if (path.startsWith('app/admin/') && imported.startsWith('app/site/'))
      report(path, `the panel takes nothing from the site: ${imported} (what both use stands in app/ui)`)

const circles = circlesOf(graph)
for (const circle of circles) report(circle[0] ?? '', `imports in a circle: ${circle.join(' ')}`)

/** What house.md set as goals. Figures, not gates: a gate alone makes another bad shape. */
function figures(name: string, paths: string[]): string {
  const lengths = paths.map((path) => readFileSync(path, 'utf8').split('\n').length - 1).sort((a, b) => a - b)
  const lines = lengths.reduce((sum, length) => sum + length, 0)
  const local = paths.reduce((sum, path) => sum + (graph.get(path)?.length ?? 0), 0)
  const short = lengths.filter((length) => length < 30).length
  return [
    name.padEnd(12),
    `${paths.length} files`.padStart(11),
    `${lines} lines`.padStart(13),
    `median ${median(lengths)}`.padStart(11),
    `p90 ${median(lengths, 0.9)}`.padStart(8),
    `under 30: ${Math.round((100 * short) / paths.length)}%`.padStart(14),
    `imports per 1,000 lines: ${Math.round((1000 * local) / lines)}`.padStart(29),
  ].join(' ')
}
const house = product.filter((path) => /^(?:app|server|content|client)\//.test(path))
for (const folder of ['app/admin', 'app/site', 'app/ui', 'app/drawings', 'content', 'server'])
  process.stdout.write(
    `${figures(
      folder,
      house.filter((path) => path.startsWith(`${folder}/`)),
    )}\n`,
  )
process.stdout.write(`${figures('all', house)}\n`)
const namesLanguage = house.filter(
  (path) =>
    /^(?:app|server)\//.test(path) && graph.get(path)?.some((imported) => /^content\/en\//.test(imported)),
)
process.stdout.write(
  `circles ${circles.length}, upward imports ${upward}, files that name a language ${namesLanguage.length}\n`,
)
process.stdout.write(`layers: ${files.length} files, ${breaches} breaches\n`)
process.exit(breaches > 0 ? 1 : 0)
