import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { circlesOf, importsOf } from './import-graph.ts'

/** From the lowest to the highest: each may import, types included, only what stands before it. */
const serverLayers = [
  // The basics.
  ...[
    'environment',
    'config',
    'log',
    'data-dir',
    'result',
    'new-id',
    'with-timeout',
    'rights',
    'schema',
    'actor',
    'http',
  ],
  // What storage stands on.
  ...['database', 'realtime', 'audit', 'limits'],
  ...[
    'data-service',
    'files',
    'images',
    'notifications',
    'identity',
    ...[
      'formats',
      'records',
      'settings',
      'leads',
      'content',
      'inbox',
      'invoicing',
      'imports',
      'reports',
      'receipts',
    ].map((group) => `models/${group}`),
    'models',
    'amplify',
    'backup',
    'pages',
    'demo',
  ],
  // What puts them together.
  ...['model-services', 'sweeps', 'context', 'middleware', 'app', 'graphql-sockets'],
  ...['serve', 'start-failure', 'main'],
]

/** The place of a folder that the order does not name, where it has this one: a new screen needs no line. */
const anyOther = '*'

const panelLayers = [
  // What every screen may know: who one is, what the device keeps, what a record is.
  ...['sign-in-paths', 'access', 'rights', 'storage', 'time-zone', 'offline', 'use-sticky', 'records'],
  // What screens are made of.
  ...[
    'submission',
    'live',
    'screen',
    'list',
    'navigation',
    'form',
    'images',
    'markdown',
    'approval',
    'charts',
  ],
  ...['leads', 'sign-in', 'money'],
  // The screens, after those whose parts they show.
  ...['inbox', 'schedule', 'calls', 'request', 'customers'],
  ...['blog', 'pages', 'reviews', 'testimonials', 'prices', 'redirects', 'reports', 'export', 'texts'],
  anyOther,
  ...['settings', 'trash', 'not-found', 'install', 'dashboard', 'layout'],
]

/** Whose parts, files and folders, reach none of themselves over each other: each can be read, and moved, without the rest. */
const foldersInOrder = [
  ...['app/admin', 'app/site', 'content', 'server', 'server/models'],
  ...serverLayers.filter((layer) => layer.startsWith('models/')).map((group) => `server/${group}`),
]

type TextRule = {
  says: string
  in: RegExp
  never: RegExp
}

/** A value import (not `import type`) whose source matches. */
const valueImport = (source: string) =>
  new RegExp(`^(?:import|export) (?!type\\b)[^'"]*?from ['"]${source}|import\\(['"]${source}`, 'm')

const textRules: TextRule[] = [
  {
    says: 'app/ meets server/ in the data service: it may import its types only',
    in: /^app\//,
    never: valueImport('(?:#server/|(?:\\.\\./)+server/)'),
  },
  {
    says: 'server/ names pages and screens by http/paths.ts',
    in: /^server\/(?!http\/paths\.ts$)(?!.*\.test\.ts$)/,
    never: /['`}\\]\/(?:admin|receipt|reviews|invoice|calendar|blog)\b/,
  },
  { says: 'server/ knows no screen', in: /^server\//, never: /from ['"](?:#app\/|(?:\.\.\/)+app\/)/ },
  {
    says: 'content/ is words and facts: it imports neither half',
    in: /^content\//,
    never: /from ['"](?:#app|#server|(?:\.\.\/)+(?:app|server))\//,
  },
  {
    says: 'server/ speaks no language of its own: its words come by content/languages.ts',
    in: /^server\/(?!.*\.test\.ts$)/,
    never: /from ['"](?:#words\/|#content\/[a-z]{2}\/|(?:\.\.\/)+content\/[a-z]{2}\/)/,
  },
  {
    says: 'a language is one folder: its locale, dictionary and words come by #words/ or content/languages.ts',
    in: /^(?:app|server|content|scripts)\/(?!languages\.ts|[a-z]{2}\/)(?!.*\.test\.tsx?$)/,
    never: /\ben[-_]US\b|'english'|to_ts(?:vector|query)\('|#content\/[a-z]{2}\//,
  },
  {
    says: 'a language takes nothing from another: it imports its own files by ./ and ../',
    in: /^content\/[a-z]{2}\/(?!.*\.test\.ts$)/,
    never: /from ['"](?:#words\/|#content\/[a-z]{2}\/)/,
  },
  {
    says: 'public pages are documents: they link and redirect by app/site/href.ts, which knows the prefix of a language',
    in: /^app\/site\/(?!href\.ts)/,
    never: /import \{[^}]*\b(?:href|redirect)\b[^}]*\} from 'react-router'/,
  },
  {
    // A program outside takes the folder along, and nothing else.
    says: 'client/ is for programs outside: of this repository it imports itself only',
    in: /^client\//,
    never: /from ['"](?:#|\.\.\/)/,
  },
  {
    says: 'tables are the business of those who store something',
    in: /^(?:app|content)\/|^server\/(?:config|data-dir|result|actor|http|images|amplify|pages|context|app|main)\b/,
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

/** A block, or lines of `//` that follow each other. */
const comment = /(?<=^|[\s{(,;])(?:\/\*[\s\S]*?\*\/|\/\/ .*(?:\n[ \t]*\/\/.*)*)/gm

const files = sourceFiles()
const isTest = (path: string) => /\.(?:test|e2e|fixture)\.tsx?$/.test(path) || path.startsWith('tests/')
const graph = new Map(files.filter((path) => !isTest(path)).map((path) => [path, importsOf(path)]))

const breaches: string[] = []
checkTextsAndNames()
const upward = checkLayers('server', serverLayers) + checkLayers('app/admin', panelLayers)
checkHalvesOfTheApp()
const circles = checkCircles()
const folderCircles = foldersInOrder.flatMap(checkFolder).length
printFigures()
for (const breach of breaches) process.stderr.write(`${breach}\n`)
process.stdout.write(`layers: ${files.length} files, ${breaches.length} breaches\n`)
process.exit(breaches.length > 0 ? 1 : 0)

function sourceFiles(): string[] {
  const folders = ['app', 'server', 'content', 'tests', 'bench', 'scripts', 'client']
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((path) => /\.(?:[cm]?[jt]sx?)$/.test(path) && !path.endsWith('.d.ts'))
    .filter((path) => path !== 'scripts/check-layers.ts')
}

function checkTextsAndNames() {
  for (const path of files) {
    for (const { says, allows } of nameRules) if (!allows(path)) breaches.push(`${path}: ${says}`)
    const text = readFileSync(path, 'utf8')
    for (const rule of textRules)
      if (rule.in.test(path) && rule.never.test(text)) breaches.push(`${path}: ${rule.says}`)
  }
}

function checkLayers(root: string, layers: readonly string[]): number {
  const inRoot = new RegExp(`^${root}/([^/.]+)`)
  const layerOf = (path: string) =>
    layers.find((layer) => layer.includes('/') && path.startsWith(`${root}/${layer}/`)) ??
    inRoot.exec(path)?.[1]
  const placeOf = (layer: string) => layers.indexOf(layers.includes(layer) ? layer : anyOther)
  let found = 0
  for (const [path, imports] of graph) {
    const from = layerOf(path)
    if (!from) continue
    if (placeOf(from) < 0) breaches.push(`${path}: ${root}/${from} has no place in the order of layers`)
    for (const imported of imports) {
      const to = layerOf(imported)
      if (!to || placeOf(to) <= placeOf(from)) continue
      found += 1
      breaches.push(`${path}: imports upward: ${imported}`)
    }
  }
  return found
}

function checkHalvesOfTheApp() {
  for (const [path, imports] of graph)
    for (const imported of imports)
      if (path.startsWith('app/admin/') && imported.startsWith('app/site/'))
        breaches.push(
          `${path}: the panel takes nothing from the site: ${imported} (what both use stands in app/ui)`,
        )
}

function checkCircles(): number {
  const found = circlesOf(graph)
  for (const circle of found) breaches.push(`imports in a circle: ${circle.join(' ')}`)
  return found.length
}

function checkFolder(folder: string): string[][] {
  const partOf = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
  const parts = new Map<string, string[]>()
  for (const [path, imports] of graph) {
    const part = partOf(path)
    if (part) parts.set(part, [...(parts.get(part) ?? []), ...imports.flatMap((to) => partOf(to) ?? [])])
  }
  const found = circlesOf(parts)
  for (const circle of found) breaches.push(`${folder}: parts in a circle: ${circle.join(' ')}`)
  return found
}

function printFigures() {
  const product = [...graph.keys()].filter((path) => /^(?:app|server|content|client)\//.test(path))
  for (const folder of ['app/admin', 'app/site', 'app/ui', 'app/drawings', 'content', 'server'])
    printFiguresOf(
      folder,
      product.filter((path) => path.startsWith(`${folder}/`)),
    )
  printFiguresOf('all', product)
  // `#words/...` is whatever language a build is for; the path of one is what makes a second language cost files.
  const namesLanguage = product.filter(
    (path) => /^(?:app|server)\//.test(path) && readFileSync(path, 'utf8').includes('/en/'),
  )
  const comments = files.flatMap((path) => readFileSync(path, 'utf8').match(comment) ?? [])
  const riddles = comments.filter((text) => /\b(?:nobody|somebody|whoever|whom)\b/i.test(text))
  process.stdout.write(
    `comments ${comments.length}, with nobody, somebody, whoever or whom ${riddles.length}\n`,
  )
  process.stdout.write(`folders over 40 names: ${fullFolders().join(', ') || 'none'}\n`)
  process.stdout.write(
    `circles ${circles}, of folders ${folderCircles}, upward imports ${upward}, files that name a language ${namesLanguage.length}\n`,
  )
}

function fullFolders(): string[] {
  const names = new Map<string, Set<string>>()
  for (const path of files)
    for (let at = path; at.includes('/'); at = dirname(at))
      names.set(dirname(at), (names.get(dirname(at)) ?? new Set()).add(at))
  return [...names].filter(([, inside]) => inside.size > 40).map(([folder, { size }]) => `${folder} ${size}`)
}

function printFiguresOf(name: string, paths: string[]) {
  const lengths = paths.map((path) => readFileSync(path, 'utf8').split('\n').length - 1).sort((a, b) => a - b)
  const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0
  const lines = lengths.reduce((sum, length) => sum + length, 0)
  const local = paths.reduce((sum, path) => sum + (graph.get(path)?.length ?? 0), 0)
  const short = lengths.filter((length) => length < 30).length
  const columns = [
    name.padEnd(12),
    `${paths.length} files`.padStart(11),
    `${lines} lines`.padStart(13),
    `median ${at(0.5)}`.padStart(11),
    `p90 ${at(0.9)}`.padStart(8),
    `under 30: ${Math.round((100 * short) / paths.length)}%`.padStart(14),
    `imports per 1,000 lines: ${Math.round((1000 * local) / lines)}`.padStart(29),
  ]
  process.stdout.write(`${columns.join(' ')}\n`)
}
