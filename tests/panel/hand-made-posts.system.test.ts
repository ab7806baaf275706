import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '#server/pages/built-pages.ts'
import { ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

let lantern: TestLantern
let cookie: Record<string, string>

beforeAll(async () => {
  lantern = await testLantern({ pages: await builtPages(undefined) })
  cookie = await ownerCookie(lantern)
})

afterAll(() => lantern[Symbol.asyncDispose]())

const post = (path: string, fields: Record<string, string>) =>
  lantern.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: 'http://localhost:3000', ...cookie },
  })

const spoiledWords = 'The form did not arrive whole, so nothing was published. Load this screen again.'

test.each(['["a"', '{}', '["a",true,"x"]', ''])(
  'a spoiled hidden field of a text is refused in words: %s',
  async (was) => {
    const fields = { intent: 'publish', language: 'en', 'text about.title': 'Ours', 'was about.title': was }
    const refused = await post('/admin/texts', fields)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(spoiledWords)
  },
)

test.each(['[{"key"', '{"key":1}', '[{"key":1}]', ''])(
  'a spoiled draft is refused in words: %s',
  async (changes) => {
    const refused = await post('/admin/texts/on-page', { intent: 'publish', language: 'en', changes })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(spoiledWords)
    expect((await post('/admin/texts/page', { path: '/about', changes })).status).toBe(400)
  },
)

test.each(['/admin/invoices', '/admin/estimates/new'])(
  '%s of a request that there is not leads nowhere, and says so',
  async (path) => {
    for (const request of ['no-such-request', '', '00000000-0000-4000-8000-000000000000'])
      expect([request, (await post(path, { kind: 'Quote', request })).status]).toEqual([request, 404])
  },
)
