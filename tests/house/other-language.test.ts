import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const folder = `test-results/other-language-${process.pid}`

beforeEach(() => cp('content/en', folder, { recursive: true }))
afterEach(() => rm(folder, { recursive: true, force: true }))

const check = () =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, ['scripts/check-languages.ts', folder], (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` : ''),
    )
  })

async function replaceIn(name: string, found: string | RegExp, replacement: string) {
  const file = join(folder, name)
  const text = await readFile(file, 'utf8')
  expect(text).toMatch(found)
  await writeFile(file, text.replace(found, replacement))
}

const breaches = [
  ['lacks a text', 'site/home.ts', /\bquote: /, 'quoted: ', `'quote' is missing`],
  [
    'lacks an export',
    'site/rating.ts',
    /export const (\w+)/,
    'export const none',
    `'ratingLabels' is missing`,
  ],
  ['has a text too many', 'site/not-found.ts', 'texts({', `texts({ another: 'Más',`, `'another' is missing`],
  [
    'has other facts',
    'locale.ts',
    'days: (days: number)',
    'days: (days: { count: string })',
    'durationWords.days',
  ],
  ['lacks a name in a table', 'suspicious.ts', /\btrap: /, 'trapped: ', 'suspiciousReasons.trap is missing'],
  ['leaves a fact out', 'site/blog.ts', '{author}', 'X', `'"author"'`],
  ['names an unknown fact', 'site/about.ts', '{city}', '{town}', 'unknownFact: "town"'],
  [
    'lacks a text of the receipt',
    'site/receipt.ts',
    /\bunanswered: /,
    'answered: ',
    `'unanswered' is missing`,
  ],
] as const

test('one that has others does not compile, and the compiler names each', async () => {
  for (const [, name, found, replacement] of breaches) await replaceIn(name, found, replacement)
  await rm(join(folder, 'site/faq.ts'))
  const said = await check()
  for (const [what, , , , named] of breaches) expect(said, what).toContain(named)
  expect(said).toContain('site/faq.ts')
  expect(said).toContain(`${folder} has other words than content/en`)
})
