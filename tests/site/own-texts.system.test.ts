import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTexts } from '#server/schema/own-texts.ts'
import { ownersKey } from '#tests/api-key.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { expireStepUp } from '#tests/people.ts'

let lantern: TestLantern
let staff: Record<string, string>

beforeAll(async () => {
  lantern = await lanternWithPages()
  staff = await ownerCookie(lantern)
})

afterAll(() => lantern[Symbol.asyncDispose]())

type OwnText = {
  key: string
  default: string
  value: string | null
  isHidden: boolean
  state: string | null
  replaced: string | null
  paths: string[]
}

const publish = `mutation ($changes: [TextChange!]!) {
  publishTexts(language: "en", changes: $changes) { key value isHidden state default } }`

const published = async (...changes: object[]) =>
  dataOf<OwnText[]>(await call(lantern, publish, { changes }, staff), 'publishTexts')

async function texts(state?: string): Promise<OwnText[]> {
  const query = `query ($state: TextState) {
    texts(language: "en", state: $state) { key default value isHidden state replaced paths } }`
  return dataOf(await call(lantern, query, { state }, staff), 'texts')
}

const page = async (path: string) => (await lantern.fetch(path)).text()

test('a text of the owner stands on the page, in its title and for machines, and ours again when it is taken back', async () => {
  expect(await page('/faq')).toContain('How soon can you be here in an emergency?')
  const question = 'faq.categories.response-times.items.arrival-time.question'
  await published(
    { key: question, value: 'When is a van of {company} here?' },
    { key: 'faq.title', value: 'Good questions about {company}' },
    { key: 'layout.footer.blurb', value: 'A blurb of our own in {city}.' },
  )
  await expect.poll(() => page('/faq')).toContain('When is a van of Lantern Lock &amp; Door here?')
  const faq = await page('/faq')
  expect(faq).toContain('<title>Good questions about Lantern Lock &amp; Door</title>')
  expect(faq).toContain(String.raw`"name":"When is a van of Lantern Lock \u0026 Door here?"`)
  expect(faq).not.toContain('How soon can you be here in an emergency?')
  expect(await page('/about')).toContain('A blurb of our own in Houston.')
  const [text] = (await texts()).filter(({ key }) => key === question)
  expect(text).toMatchObject({ state: 'upToDate', paths: ['/faq'], isHidden: false })

  await published({ key: question }, { key: 'faq.title' }, { key: 'layout.footer.blurb' })
  await expect.poll(() => page('/faq')).toContain('How soon can you be here in an emergency?')
  expect((await texts()).filter(({ value }) => value !== null)).toEqual([])
})

test('a hidden question leaves page, numbers and structured data; hidden with its neighbor, the heading goes', async () => {
  const key = 'faq.categories.service-areas.items'
  expect(await page('/faq')).toContain('id="service-areas"')
  await published(
    { key: `${key}.areas.question`, isHidden: true },
    { key: `${key}.travel-fee.question`, isHidden: true },
  )
  await expect.poll(() => page('/faq')).not.toContain('Is there a travel fee?')
  expect(await page('/faq')).not.toMatch(/service-areas|Which parts of Houston/)
  await published({ key: `${key}.areas.question` }, { key: `${key}.travel-fee.question` })
})

test('what may not stand on a page is refused at its text, and nothing is published', async () => {
  const before = await lantern.db.select().from(ownTexts)
  const changes = [
    { key: 'home.hero.lead', value: 'A good text that waits for the others.' },
    { key: 'home.nothing', value: 'A text.' },
    { key: 'home.hero.quote', value: '<b>Free</b> quote' },
    { key: 'home.title', isHidden: true },
    { key: 'faq.title', value: 'Ask {somebody}' },
    { key: 'faq.hero.heading', value: 'Ask {some body}' },
    { key: 'about.title', value: 'long '.repeat(400) },
    { key: 'brands.title', value: '  ' },
  ]
  const { errors } = await call(lantern, publish, { changes }, staff)
  expect(errors?.[0]?.extensions?.fields).toEqual({
    'home.nothing': 'The site has no such text.',
    'home.hero.quote': 'Texts hold no HTML.',
    'home.title': 'The page cannot do without this text. Change it instead.',
    'faq.title': 'Nothing is known by the name {somebody} here.',
    'faq.hero.heading': 'Braces go around the name of a fact only.',
    'about.title': expect.stringMatching(/^Keep this under \d+ characters\.$/),
    'brands.title': 'Write a text, or hide ours.',
  })
  expect(await lantern.db.select().from(ownTexts)).toEqual(before)
})

test('what a text is there to say stays in it, in mails and on pages; other facts are simply absent', async () => {
  const lacking = {
    'customerMail.appointment.subject': ['Your appointment', 'time'],
    'customerMail.onTheWay.subject': ['{staff} is on the way', 'time'],
    'customerMail.request': ['Your request', 'number'],
    'customerMail.emergency.urgent': ['Call us.', 'phone'],
    'customerMail.taken.text': ['Please pick up.', 'phone'],
    'customerMail.license': ['Licensed: {holder}', 'number'],
    'layout.license': ['Licensed', 'number'],
    'receipt.stages.scheduled': ['We come', 'time'],
    'receipt.number': ['Your request', 'number'],
    'prices.from': ['A fair price', 'price'],
    'blog.post.title': ['Our blog', 'title'],
    'reviews.pages.page': ['Page', 'page'],
    'sos.text.place': ['I am here.', 'link'],
  } as const
  const changes = Object.entries(lacking).map(([key, [value]]) => ({ key, value }))
  const { errors } = await call(lantern, publish, { changes }, staff)
  expect(errors?.[0]?.extensions?.fields).toEqual(
    Object.fromEntries(
      Object.entries(lacking).map(([key, [, name]]) => [
        key,
        `Keep {${name}} in this text: what it stands for would be missing.`,
      ]),
    ),
  )
  const empty = { key: 'about.values.heading', value: '{nights}{licensed}' }
  const refused = await call(lantern, publish, { changes: [empty] }, staff)
  expect(refused.errors?.[0]?.extensions?.fields).toEqual({ [empty.key]: 'Write a text, or hide ours.' })

  const without = [
    { key: 'customerMail.taken.subject', value: 'Somebody is calling you' },
    { key: 'customerMail.greeting', value: 'Hello,' },
    { key: 'customerMail.received.sent', value: 'It came in safely.' },
    { key: 'layout.call', value: 'Call us' },
    { key: 'home.info.arrival.title', value: 'Here soon' },
  ]
  expect(await published(...without)).toHaveLength(without.length)
  await expect.poll(() => page('/')).toContain('Here soon')
  expect(await page('/')).toMatch(/<a [^>]*href="tel:[^"]*"[^>]*>(?:(?!<\/a>).)*Call us/)
  await published(...without.map(({ key }) => ({ key })))
})

test('a list keeps an entry, and so its heading', async () => {
  const changes = [1, 2, 3].map((number) => ({ key: `home.quote.steps.${number}.title`, isHidden: true }))
  const { errors } = await call(lantern, publish, { changes }, staff)
  const last = 'A list keeps at least one entry. Hide fewer of them.'
  expect(errors?.[0]?.extensions?.fields).toEqual(Object.fromEntries(changes.map(({ key }) => [key, last])))
  expect(await published(...changes.slice(1))).toMatchObject([{ isHidden: true }, { isHidden: true }])
  await published(...changes.map(({ key }) => ({ key })))
})

test('a text like ours is not stored', async () => {
  const [ours] = (await texts()).filter(({ key }) => key === 'faq.hero.heading')
  const before = await lantern.db.$count(ownTexts)
  expect(await published({ key: 'faq.hero.heading', value: ` ${ours?.default} ` })).toMatchObject([
    { state: null },
  ])
  expect(await lantern.db.$count(ownTexts)).toBe(before)
})

test('what replaced a text of ours before that one named a practice stands as it did', async () => {
  const key = 'home.quote.steps.3.text'
  const replaced = 'You hear the whole price before any work, and can say no.'
  const value = 'You say when we start.'
  await lantern.db
    .insert(ownTexts)
    .values({ language: 'en', version: 90, author: 'Dana', isHidden: false, key, replaced, value })
  expect((await texts()).filter((text) => text.key === key)).toMatchObject([{ value, state: 'upToDate' }])
  await published({ key })
})

test('a text that another version of the software left behind says how it stands to ours', async () => {
  const stored = { language: 'en', version: 100, author: 'Dana', isHidden: false, replaced: 'As it was.' }
  await lantern.db.insert(ownTexts).values([
    { ...stored, key: 'sos.title', value: 'In need?' },
    { ...stored, key: 'prices.title', value: 'Prices of {somebody}' },
    { ...stored, key: 'home.quote.steps.2.title', value: 'Once the third step' },
    { ...stored, key: 'sos.formerly', value: 'From a page that is gone.' },
  ])
  const [outdated, invalid, deprecated] = await Promise.all(
    ['outdated', 'invalid', 'deprecated'].map((state) => texts(state)),
  )
  expect(outdated).toMatchObject([{ key: 'sos.title', value: 'In need?', replaced: 'As it was.' }])
  expect(invalid).toMatchObject([
    { key: 'home.quote.steps.2.title' },
    { key: 'prices.title', replaced: 'As it was.' },
  ])
  expect(deprecated).toMatchObject([{ key: 'sos.formerly', value: 'From a page that is gone.' }])

  // Saving it again confirms it: both texts were read.
  expect(await published({ key: 'sos.title', value: 'In need?' })).toMatchObject([{ state: 'upToDate' }])
  expect(await page('/')).not.toContain('Once the third step')
  await published(
    ...['sos.title', 'prices.title', 'home.quote.steps.2.title', 'sos.formerly'].map((key) => ({ key })),
  )
  expect(await texts('deprecated')).toEqual([])
})

test('each publication is a version; one brings back all texts as they stood in it', async () => {
  await published({ key: 'faq.hero.heading', value: 'First' })
  const query = `query ($key: String) {
    textVersions(language: "en", key: $key) { version author createdAt changes { key value isHidden } } }`
  const versions = async (key?: string) =>
    dataOf<{ version: number; author: string; changes: object[] }[]>(
      await call(lantern, query, { key }, staff),
      'textVersions',
    )
  const [first] = await versions()
  await published(
    { key: 'faq.hero.heading', value: 'Second' },
    { key: 'faq.hero.lead', value: 'Also second.' },
  )
  expect(await versions('faq.hero.heading')).toMatchObject([
    { version: (first?.version ?? 0) + 1, changes: [{ value: 'Second' }] },
    { version: first?.version, changes: [{ value: 'First', isHidden: false }] },
  ])
  const restore = `mutation ($version: Int!) { restoreTexts(language: "en", version: $version) { key value } }`
  await call(lantern, restore, { version: first?.version }, staff)
  expect((await texts()).filter(({ value }) => value !== null)).toMatchObject([{ value: 'First' }])
  await call(lantern, restore, { version: 0 }, staff)
  expect((await texts()).filter(({ value }) => value !== null)).toEqual([])
})

test('mails to customers and the thanks after a request say it in his words too', async () => {
  await published(
    { key: 'customerMail.taken.text', value: 'We call from {phone}.' },
    { key: 'notices.unpromised', value: 'Expect our call.' },
    { key: 'notices.noted', value: 'Noted by {company}.' },
  )
  const previews = async () => {
    const query = '{ customerMailPreviews { kind text } }'
    return dataOf<{ kind: string; text: string }[]>(
      await call(lantern, query, {}, staff),
      'customerMailPreviews',
    )
  }
  await expect
    .poll(async () => (await previews()).find(({ kind }) => kind === 'taken')?.text)
    .toContain('We call from (713) 555-0142.')
  const create = `mutation { createQuote(submission: { trap: "x" }, input: { firstName: "Dana", lastName: "W", phone: "(713) 555-0117",
    email: "dana@example.com", service: "automotive", message: "A key." }) { notice { thanks promise } } }`
  // With the trap filled in it is suspicious, so nothing is promised.
  const { notice } = dataOf<{ notice: { thanks: string } }>(await call(lantern, create), 'createQuote')
  expect(notice.thanks).toBe('Noted by Lantern Lock & Door.')
})

test('another number or address in a text asks for the password, by no key, and is mailed to the owners', async () => {
  const codeOf = async (change: object, by: Record<string, string>) =>
    (await call(lantern, publish, { changes: [change] }, by)).errors?.[0]?.extensions?.code
  const key = { authorization: await ownersKey(lantern) }
  const session = await ownerCookie(lantern)
  await expireStepUp(lantern)
  const elsewhere = [
    { key: 'layout.call', value: 'Call 555-0100' },
    { key: 'faq.title', value: 'Questions: (713) 555 0100' },
    { key: 'customerMail.taken.text', value: 'Call {phone}, or pay at https://elsewhere.example.com/pay' },
    { key: 'home.hero.quote', value: 'Ask at elsewhere.example' },
    { key: 'home.hero.quote', value: 'Call lock-smith.example.com' },
    { key: 'home.hero.quote', value: 'We drill.Now you are in' },
    { key: 'home.hero.quote', value: 'Find it.The.best of all' },
    { key: 'home.hero.quote', value: 'Go to locks.then' },
    { key: 'home.hero.quote', value: 'Go to www.locks.Then' },
  ]
  for (const change of elsewhere) {
    expect(await codeOf(change, session), change.value).toBe('UNCONFIRMED')
    expect(await codeOf(change, key), change.value).toBe('FORBIDDEN')
  }
  const harmless = [
    { key: 'faq.title', value: 'Questions, from $95 to $1,250, 24 hours' },
    { key: 'layout.call', value: 'Call (713) 555-0142 or +1 713 555 0142' },
    { key: 'faq.title', value: 'We come to your door.Then we open it' },
    { key: 'faq.title' },
    { key: 'layout.call' },
  ]
  for (const change of harmless) expect(await codeOf(change, session), change.value).toBeUndefined()

  staff = await ownerCookie(lantern)
  for (const change of elsewhere) expect(await codeOf(change, staff), change.value).toBeUndefined()
  await expireStepUp(lantern)
  const again = { key: 'layout.call', value: 'Please call 555-0100' }
  expect(await codeOf(again, staff)).toBeUndefined()
  const told = await mailsOf(lantern, elsewhere.length, ({ text = '' }) => text.includes('A text now names'))
  expect(told.map(({ text }) => text).join()).toContain('https://elsewhere.example.com/pay')
})

test('there is no other language', async () => {
  const foreign = await call(lantern, 'query { texts(language: "fr") { key } }', {}, staff)
  expect(foreign.errors?.[0]?.message).toBe('The site has no such language.')
})
