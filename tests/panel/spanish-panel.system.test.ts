import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemonstration } from '#server/demo/demo.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

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

async function read(path: string): Promise<string> {
  const answer = await lantern.fetch(path, { headers })
  return answer.headers.get('content-type')?.startsWith('text/html') ? answer.text() : ''
}

test('a file of a Spanish panel says codes in Spanish', async () => {
  await lantern.db.update(requests).set({ contactBy: 'email' })
  const file = await (await lantern.fetch('/es/admin/quotes/export.csv', { headers })).text()
  expect(file).toContain('Recibida,Estado,')
  expect(file).toContain(',por correo')
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
  expect(selected(await read('/es/admin/texts'), 'language')).toBe('es')
  expect(selected(await read('/admin/texts'), 'language')).toBe('en')
  const Save = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'
  dataOf(await call(lantern, Save, { input: { speaksSpanish: false } }, headers), 'updateBusinessProfile')
  const paths = ['/admin/blogs/new', '/admin/pages/new', '/admin/calls/new', '/admin/texts']
  for (const path of paths)
    await expect.poll(() => read(`/es${path}`), { message: path }).not.toMatch(/<select[^>]*name="language"/)
})
