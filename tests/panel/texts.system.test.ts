import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '#server/pages/built-pages.ts'
import { ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

let lantern: TestLantern
let headers: Record<string, string>

beforeAll(async () => {
  lantern = await testLantern({ pages: await builtPages(undefined) })
  headers = { ...(await ownerCookie(lantern)), origin: 'http://localhost:3000' }
})

afterAll(() => lantern[Symbol.asyncDispose]())

const screen = async (path: string) => (await lantern.fetch(path, { headers })).text()

const send = async (path: string, fields: Record<string, string>) =>
  lantern.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })

function fieldsOf(html: string): Record<string, string> {
  const plain = (text = '') =>
    text
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&')
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const areas = [...html.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>([^<]*)/g)]
  return Object.fromEntries([...hidden, ...areas].map(([, name, value]) => [plain(name), plain(value)]))
}

test('without script, several texts of a page are published at once, and only those that were changed', async () => {
  const path = '/admin/texts?page=faq'
  const form = fieldsOf(await screen(path))
  const question = 'faq.categories.response-times.items.arrival-time.question'
  expect(form[`text ${question}`]).toBe('How soon can you be here in an emergency{does-emergency}?')
  const answer = await send(path, {
    ...form,
    'text faq.hero.heading': 'Asked and answered',
    [`hide ${question}`]: 'on',
  })
  expect(await answer.text()).toContain('Published 2 texts.')
  await expect.poll(async () => (await lantern.fetch('/faq')).text()).toContain('Asked and answered')
  expect(await (await lantern.fetch('/faq')).text()).not.toContain('How soon can you be here')

  const changed = await screen('/admin/texts?show=changed')
  expect(Object.keys(fieldsOf(changed)).filter((name) => name.startsWith('text '))).toHaveLength(2)
  expect(changed).toContain('Questions and answers › Hero › Heading')
  const back = await send(path, { ...form, ours: 'faq.hero.heading' })
  expect(await back.text()).toContain('Published 1 text.')
})

test.each(['somebody', 'toString', '__proto__'])(
  'a text that names {%s} is refused and keeps what was typed, with the reason at it',
  async (name) => {
    const path = '/admin/texts?page=faq'
    const form = fieldsOf(await screen(path))
    const answer = await send(path, { ...form, 'text faq.hero.heading': `Ask {${name}}` })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`Nothing is known by the name {${name}} here.`)
    expect(fieldsOf(html)['text faq.hero.heading']).toBe(`Ask {${name}}`)
  },
)

test('a file of all texts comes out; read in on another site it says the same there', async () => {
  await send('/admin/texts?page=faq', {
    ...fieldsOf(await screen('/admin/texts?page=faq')),
    'text faq.hero.lead': 'Our own lead.',
  })
  const json = await screen('/admin/texts/export.json')
  const { language, texts } = JSON.parse(json)
  expect(language).toBe('en')
  expect(texts.length).toBeGreaterThan(1_000)

  await using other = await testLantern({ pages: await builtPages(undefined) })
  const theirs = { ...(await ownerCookie(other)), origin: 'http://localhost:3000' }
  const read = async (text: string) => {
    const form = new URLSearchParams({ intent: 'texts', id: '', json: text })
    const answer = await other.fetch('/admin/settings/data', { method: 'POST', headers: theirs, body: form })
    return answer.text()
  }
  expect(await read('{}')).toContain('This is no file of texts.')
  expect(await read(json)).toContain('Published 1 text.')
  await expect.poll(async () => (await other.fetch('/faq')).text()).toContain('Our own lead.')
})
