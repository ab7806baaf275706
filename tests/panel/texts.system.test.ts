import { afterAll, beforeAll, expect, test } from 'vitest'
import { bareProfile } from '#tests/firms.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { profileInput } from '#tests/profile.ts'

let lantern: TestLantern
let headers: Record<string, string>

beforeAll(async () => {
  lantern = await lanternWithPages()
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

  await using other = await lanternWithPages()
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

test('a business elsewhere is told which of its texts and pages speak of another place, and reads no texts of parts that it has not', async () => {
  await using elsewhere = await lanternWithPages()
  const staff = { ...(await ownerCookie(elsewhere)), origin: 'http://localhost:3000' }
  const read = async (path: string) => (await elsewhere.fetch(path, { headers: staff })).text()
  const post = (path: string, fields: Record<string, string>) =>
    elsewhere.fetch(path, { method: 'POST', headers: staff, body: new URLSearchParams(fields) })
  const input = profileInput({
    ...bareProfile,
    hiddenServices: ['safe'],
    hiddenCards: ['residential/mailboxes'],
  })
  const update = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  dataOf(await call(elsewhere, update, { input }, staff), 'updateBusinessProfile')
  await expect.poll(() => elsewhere.savedProfile.current()?.name).toBe(bareProfile.name)

  const keysOn = async (query: string) =>
    Object.keys(fieldsOf(await read(`/admin/texts?${query}`))).filter((name) => name.startsWith('text '))
  const onHome = await keysOn('page=home')
  expect(onHome).toContain('text map.unsure')
  expect(onHome.filter((name) => /counties|medicalCenter|drawing\.town|hero\.rating/.test(name))).toEqual([])
  expect(await keysOn('page=safe')).toEqual([])
  expect((await keysOn('page=residential')).filter((name) => name.includes('mailboxes'))).toEqual([])
  expect(await keysOn('show=absent')).toContain('text map.drawing.counties.harris')
  expect(await read('/admin/texts?search=Harris')).toContain('On no page now')
  expect(await read('/admin/texts/on-page')).not.toContain('value="/services/safe"')

  const form = fieldsOf(await read('/admin/texts?page=faq'))
  const published = await post('/admin/texts?page=faq', {
    ...form,
    'text faq.hero.heading': 'Asked all over Houston, Texas',
  })
  const warning = 'Speaks of another place than yours: “Houston”, “Texas”'
  expect(await published.text()).toContain(`Published 1 text. ${warning}.`)
  expect(await read('/admin/texts?page=faq')).toContain(warning)

  const page = { title: 'Our shop', description: 'On Main Street.', content: 'Near Galveston, Texas.' }
  await post('/admin/pages/new', { ...page, place: 'none', position: '0', isPublished: 'yes' })
  expect(await read('/admin/pages')).toContain('Speaks of another place than yours: “Texas”')
  const typed = await post('/admin/pages/new.data', { intent: 'other-places', text: 'All over Houston.' })
  expect(await typed.text()).toContain('All over Houston.')
})

test('who publishes a text that somebody else has changed meanwhile is told so once, at the text', async () => {
  const key = 'brands.closing.heading'
  const path = '/admin/texts?page=brands'
  const onPage = '/admin/texts/on-page'
  const seen = fieldsOf(await screen(path))
  const first = await send(path, { ...seen, [`text ${key}`]: 'From the first editor' })
  expect(await first.text()).toContain('Published 1 text.')
  const told = 'has changed this text since. Publish again to put yours in its place.'

  const refused = await send(path, { ...seen, [`text ${key}`]: 'From the second editor' })
  const html = await refused.text()
  expect([refused.status, html.includes(told)]).toEqual([422, true])
  expect(fieldsOf(html)[`text ${key}`]).toBe('From the second editor')
  const again = await send(path, fieldsOf(html))
  expect(await again.text()).toContain('Published 1 text.')

  const change = { key, value: 'From the page', isHidden: false }
  const publish = (changes: object[]) =>
    send(onPage, { intent: 'publish', language: 'en', changes: JSON.stringify(changes) })
  expect(await (await publish([{ ...change, since: 1 }])).text()).toContain(told)
  expect((await publish([change])).status).toBe(200)
  await expect.poll(async () => (await lantern.fetch('/brands')).text()).toContain('From the page')
  const same = await publish([{ ...change, since: 1 }])
  expect(same.status, 'what says the same takes nothing away').toBe(200)
})
