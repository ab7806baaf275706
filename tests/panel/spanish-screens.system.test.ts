import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { openDemonstration } from '#server/demo/demo.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { call, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { englishWords, shownTexts } from '#tests/shown-texts.ts'

let lantern: TestLantern
let headers: Record<string, string>

beforeAll(async () => {
  lantern = await testLantern({
    config: { isDemonstration: true },
    pages: await builtPages('https://lantern.example.com'),
  })
  await openDemonstration(lantern.callOf({ kind: 'system' }), {
    isDemonstration: true,
    db: lantern.db,
    log: lantern.log,
  })
  headers = await ownerCookie(lantern)
}, 300_000)
afterAll(() => lantern[Symbol.asyncDispose]())

/** Records are read once of each kind, and lists without their pages. */
const kindOf = (path: string) =>
  path
    .replace(/(?<=\/)[0-9a-f-]{36}(?=\/|$|\?)/g, ':id')
    .replace(/(?<=customers\/)[^/?]+(?=$|\?)/, ':key')
    .replace(/(?<=by\/)[^/?]+/, ':person')
    .replace(/(?<=[?&](?!show=|filter=|language=|section=|view=|period=|kind=)\w+=)[^&]+/g, ':any')

const isScreen = (path: string) => !/\.\w{2,4}(?:$|\?)|sign-out|mail-notice/.test(path)

async function read(path: string): Promise<string> {
  const answer = await lantern.fetch(path, { headers })
  return answer.headers.get('content-type')?.startsWith('text/html') ? answer.text() : ''
}

/** Every screen that a link of the Spanish panel leads to, by its address. */
async function spanishScreens(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const waiting = ['', '/nothing-here'].map((path) => `/es/admin${path}`)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(kindOf(path)) || !isScreen(path)) continue
    seen.add(kindOf(path))
    const html = await read(path)
    if (html) found.set(path, html)
    const links = [...html.matchAll(/\shref="(\/es\/admin[^"#]*)/g)]
    waiting.push(...links.map(([, link = '']) => link.replaceAll('&amp;', '&')))
  }
  return found
}

/** What people wrote, here in English, the longest first: of what is stored, and of the built-in firm. */
async function writtenByPeople(): Promise<string[]> {
  const { pool } = lantern.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const found = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value === 'string') found.add(value.trim())
    else if (value && typeof value === 'object') for (const inner of Object.values(value)) collect(inner)
  }
  collect(defaultProfile)
  collect(await call(lantern, '{ replyTemplates { templates { title body } } }', {}, headers))
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: unknown }>(`select to_jsonb(t) as row from "${name}" t`)
    for (const { row } of rows) collect(row)
  }
  // A word alone, such as a code of ours, is not what somebody wrote.
  return [...found].filter((text) => /\s/.test(text)).toSorted((a, b) => b.length - a.length)
}

/** A state keeps the name that its post office uses. */
const properNames = /District of Columbia/g

test('no screen of the Spanish panel has an English sentence but what people wrote', async () => {
  const screens = await spanishScreens()
  expect(screens.size).toBeGreaterThan(60)
  const written = await writtenByPeople()
  const rest = (text: string) =>
    written.reduce((left, one) => left.replaceAll(one, ''), text.replace(properNames, ''))
  const found = new Map<string, string>()
  for (const [path, html] of screens)
    for (const text of shownTexts(html, 'en'))
      if (englishWords.test(text) && englishWords.test(rest(text))) found.set(text, path)
  expect([...found].map(([text, path]) => `${path}: ${text}`)).toEqual([])
}, 300_000)
