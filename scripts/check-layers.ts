import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

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
    // A program outside takes the folder and these two files along, and nothing else.
    says: 'client/ is for programs outside: at run time it imports itself and the retry code that our forms share',
    in: /^client\//,
    never: valueImport('(?!\\./|\\.\\./app/site/islands/form/(?:retry|idempotency-key)\\.ts)'),
  },
  {
    // The log knows the database's errors, whose values it must not write down.
    says: 'tables are the business of the models, the data service, the database and the folders that own one',
    in: /^(?:app|content)\/|^server\/(?!models|data-service|audit|backup|database|files|identity|limits|notifications|realtime|tallies|log\.)/,
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
process.stdout.write(`layers: ${files.length} files, ${breaches} breaches\n`)
process.exit(breaches > 0 ? 1 : 0)
