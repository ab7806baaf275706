import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const halves = ['app', 'server', 'content'] as const
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.[cm]?tsx?$/.test(path) && !path.endsWith('.d.ts'))
  // Every other language exports what this one does.
  .filter((path) => !/^content\/(?!en\/)[a-z]{2}\//.test(path))

const exported =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const enum|const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm
const typeDeclared = /^(?:export )?(?:declare )?(?:type|interface) ([\w$]+)/gm

/** What React Router reads of a route module, and `open`, the one export of each lazy script of the public site. */
const byContract = new Set(
  `loader action handle meta links headers ErrorBoundary HydrateFallback clientLoader clientAction shouldRevalidate
   middleware clientMiddleware Layout open`.split(/\s+/),
)

/** Names by the files that declare them; a function's overloads are one. */
function declaredIn(paths: readonly string[], declaration: RegExp): [name: string, files: string[]][] {
  const found = new Map<string, Set<string>>()
  for (const path of paths)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(declaration))
      found.set(name, (found.get(name) ?? new Set()).add(path))
  return [...found].map(([name, where]) => [name, [...where]])
}

test.each(halves)('%s/ exports each name from one file', (half) => {
  const names = declaredIn(
    files.filter((path) => path.startsWith(`${half}/`)),
    exported,
  )
  expect(names.length).toBeGreaterThan(100)
  const twice = names.filter(([name, where]) => where.length > 1 && !byContract.has(name))
  expect(twice).toEqual([])
})

test('a type name is declared in three files at most', () => {
  const names = declaredIn(files, typeDeclared)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter(([, where]) => where.length > 3)).toEqual([])
})
