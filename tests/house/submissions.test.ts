import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('app/admin/**/*.{ts,tsx}').filter(
  (path) => !path.includes('.test.') && !path.startsWith('app/admin/submission/'),
)

const placesOf = (pattern: RegExp) =>
  files.flatMap((path) => (readFileSync(path, 'utf8').match(pattern) ?? []).map((text) => `${path}: ${text}`))

test('a form of the panel has one shape of answer', () => {
  expect(files.length).toBeGreaterThan(300)
  // One beside `submission`, which sets cookies.
  expect(placesOf(/\bdata(?:<\w+>)?\([^;\n]*?status: 422/g)).toEqual([
    expect.stringMatching('^app/admin/settings/security/actions.ts: '),
  ])
  expect(placesOf(/kind: '(?:refused|unsent|signed-out|unconfirmed)'/g)).toEqual([])
  expect(placesOf(/isUnconfirmed\??:/g)).toEqual([])
})

test('whether another person saved first is asked in one place', () => {
  expect(placesOf(/form\.get\('replaces'\)/g)).toEqual([])
  expect(placesOf(/formWords\.(?:overtaken|sentBefore)/g)).toEqual([
    'app/admin/form/form-problem.tsx: formWords.sentBefore',
    'app/admin/form/form-problem.tsx: formWords.overtaken',
  ])
})
