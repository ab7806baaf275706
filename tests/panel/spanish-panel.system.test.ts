import { randomUUID } from 'node:crypto'
import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemonstration } from '#server/demo.ts'
import { models } from '#server/models/models.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { englishWords, shownTexts } from '#tests/shown-texts.ts'

let lantern: TestLantern
let headers: Record<string, string>
let screens: ReadonlyMap<string, Record<'spanish' | 'english', string>>

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
  screens = await readScreens()
}, 300_000)
afterAll(() => lantern[Symbol.asyncDispose]())

async function read(path: string): Promise<string> {
  const answer = await lantern.fetch(path, { headers })
  return answer.headers.get('content-type')?.startsWith('text/html') ? answer.text() : ''
}

/** Records are read once of each kind, and lists without their pages. */
const kindOf = (path: string) =>
  path
    .replace(/(?<=\/)[0-9a-f-]{36}(?=\/|$|\?)/g, ':id')
    .replace(/(?<=customers\/)[^/?]+(?=$|\?)/, ':key')
    .replace(/(?<=by\/)[^/?]+/, ':person')
    .replace(/(?<=[?&](?!page=|show=|filter=|language=|section=|view=|period=|kind=)\w+=)[^&]+/g, ':any')

const isScreen = (path: string) => !/\.\w{2,4}(?:$|\?)|sign-out|mail-notice/.test(path)

/** Every screen that a link of the panel leads to, as it is in both languages. */
async function readScreens() {
  const found = new Map<string, Record<'spanish' | 'english', string>>()
  const seen = new Set<string>()
  const waiting = [
    '/es/admin',
    ...['/blogs/new', '/pages/new', '/calls/new', '/reviews/new', '/redirects/import', '/nothing-here'].map(
      (path) => `/es/admin${path}`,
    ),
  ]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(kindOf(path)) || !isScreen(path)) continue
    seen.add(kindOf(path))
    const spanish = await read(path)
    found.set(path, { spanish, english: await read(path.slice('/es'.length)) })
    const links = [...spanish.matchAll(/\shref="(\/es\/admin[^"#]*)/g)]
    waiting.push(...links.map(([, link = '']) => link.replaceAll('&amp;', '&')))
  }
  return found
}

/** What people wrote, here in English. A code of ours ("draft") is no such text. */
async function storedTexts(): Promise<Set<string>> {
  const { pool } = lantern.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const found = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value === 'string') found.add(value.replace(/\s+/g, ' ').trim())
    else if (value && typeof value === 'object') for (const inner of Object.values(value)) collect(inner)
  }
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: unknown }>(`select to_jsonb(t) as row from "${name}" t`)
    for (const { row } of rows) collect(row)
  }
  return new Set([...found].filter((text) => !/^[a-z][a-zA-Z-]*$/.test(text)))
}

/** Names, and words that both languages have. */
const sameInBoth = /^$/

test('no text of the panel is the same in both languages but names, figures and what people wrote', async () => {
  expect(screens.size).toBeGreaterThan(60)
  const stored = await storedTexts()
  const suspects = new Map<string, string>()
  for (const [path, { spanish, english }] of screens) {
    const inEnglish = new Set(shownTexts(english, 'es'))
    for (const text of new Set(shownTexts(spanish, 'en'))) {
      const isSaid = /\p{L}{2}/u.test(text) && !stored.has(text) && !sameInBoth.test(text)
      if (isSaid && inEnglish.has(text)) suspects.set(text, path)
    }
  }
  expect([...suspects].map(([text, path]) => `${path}: ${text}`)).toEqual([])
})

test('no text of the panel has a word that English sentences are made of, but what people wrote', async () => {
  const stored = [...(await storedTexts())].join('\n')
  const found = [...screens].flatMap(([path, { spanish }]) =>
    shownTexts(spanish, 'en')
      .filter((text) => englishWords.test(text) && !stored.includes(text))
      .map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

test('codes in the log are said in words, and what an export is about is its list', async () => {
  const logged = models.filter(({ name }) => !/^(?:Request|AuditEntry|TrashEntry|\w+Revision)$/.test(name))
  const codes = logged.flatMap(({ name: subject, table, fields }) =>
    Object.entries(getTableColumns(table))
      .filter(([name]) => name in fields)
      .flatMap(([name, { enumValues = [] }]) => enumValues.map((code) => ({ subject, name, code }))),
  )
  expect(codes.length).toBeGreaterThan(50)
  const act = (entry: { action: string; subject: string; subjectId: string; after: object }) => ({
    ...{ id: randomUUID(), actorKind: 'administrator', actorName: 'rosa@example.com' },
    ...entry,
    after: { ...entry.after },
  })
  await lantern.db
    .insert(auditEntries)
    .values([
      ...codes.map(({ subject, name, code }) =>
        act({ action: 'update', subject, subjectId: randomUUID(), after: { [name]: code } }),
      ),
      act({ action: 'export', subject: 'Quote', subjectId: 'list', after: { filter: 'completed' } }),
    ])
  const shown: string[] = []
  let page: string | undefined = '/es/admin/settings/activity/by/rosa@example.com'
  let html = ''
  while (page) {
    html = await read(page)
    shown.push(...[...html.matchAll(/<td[^>]*>([^<]*)</g)].map(([, text = '']) => text))
    const next: string | undefined = /href="(\/es\/admin\/settings\/activity\/by\/[^"]*after=[^"]*)"/.exec(
      html,
    )?.[1]
    page = next?.replaceAll('&amp;', '&')
    if (shown.length > 1_000) break
  }
  expect(shown.length).toBeGreaterThanOrEqual(50)
  const known = new Set(codes.map(({ code }) => code))
  expect(shown.filter((text) => known.has(text) || text === 'completed')).toEqual([])
  const first = await read('/es/admin/settings/activity/by/rosa@example.com')
  expect(first).toContain('href="/es/admin/quotes"')
  expect(first).not.toContain('/quotes/list')
})

test('a file of a Spanish panel says codes in Spanish', async () => {
  await lantern.db.update(requests).set({ contactBy: 'email' })
  const file = await (await lantern.fetch('/es/admin/quotes/export.csv', { headers })).text()
  expect(file).toContain('Recibida,Estado,')
  expect(file).toContain('Por correo')
  expect(file).not.toMatch(/,(?:new|contacted|completed|email),/)
  const reviews = await (await lantern.fetch('/es/admin/reviews/export.csv', { headers })).text()
  expect(reviews).not.toMatch(/,(?:Automotive|Residential|Commercial|Emergency),/)
})

const selected = (html: string, name: string) => {
  const select = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, 's').exec(html)?.[1]
  return select && /<option value="([^"]*)"[^>]*selected/.exec(select)?.[1]
}

test('what is new is in the language of the panel, while the business speaks it', async () => {
  for (const path of ['/admin/blogs/new', '/admin/pages/new']) {
    expect(selected(await read(`/es${path}`), 'language'), path).toBe('es')
    expect(selected(await read(path), 'language'), path).toBe('en')
  }
  const Save = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'
  dataOf(await call(lantern, Save, { input: { speaksSpanish: false } }, headers), 'updateBusinessProfile')
  const paths = ['/admin/blogs/new', '/admin/pages/new', '/admin/calls/new', '/admin/settings/templates']
  for (const path of paths)
    await expect.poll(() => read(`/es${path}`), { message: path }).not.toMatch(/<select[^>]*name="language"/)
})
