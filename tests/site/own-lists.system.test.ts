import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTexts } from '#server/schema/own-texts.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'

let lantern: TestLantern
let staff: Record<string, string>

beforeAll(async () => {
  lantern = await lanternWithPages()
  staff = await ownerCookie(lantern)
})

afterAll(() => lantern[Symbol.asyncDispose]())

const publish = `mutation ($changes: [TextChange!]!) {
  publishTexts(language: "en", changes: $changes) { key value state entry { name longest } } }`

const tried = (...changes: object[]) => call(lantern, publish, { changes }, staff)
const published = async (...changes: object[]) => dataOf<object[]>(await tried(...changes), 'publishTexts')

const page = async (path: string) => (await lantern.fetch(path)).text()

const areas = 'faq.categories.service-areas.items'
const own = `${areas}.own-gates`
const added = [
  { key: areas, value: 'own-gates travel-fee areas' },
  { key: `${own}.question`, value: 'Do you repair gates in {city}?' },
  { key: `${own}.answer.1`, value: 'Gates of iron & wood.' },
]

const more = [
  { key: `${areas}.own-more.question`, value: 'More?' },
  { key: `${areas}.own-more.answer.1`, value: 'Yes.' },
]

async function questions(): Promise<string[]> {
  const section = (await page('/faq')).match(/<section id="service-areas".*?<\/section>/s)?.[0] ?? ''
  return Array.from(section.matchAll(/<details id="([^"]+)"/g), ([, id = '']) => id)
}

test('an added question stands first, on the page, in its numbers, for machines and in the search; taken away, all is as before', async () => {
  expect(await questions()).toEqual(['areas', 'travel-fee'])
  expect(await published(...added)).toMatchObject([
    {
      key: areas,
      value: 'own-gates travel-fee areas',
      state: 'upToDate',
      entry: [{ name: 'question' }, { name: 'answer.1' }],
    },
    { value: 'Do you repair gates in {city}?', state: 'upToDate', entry: null },
    { value: 'Gates of iron & wood.' },
  ])
  await expect.poll(questions, { timeout: 1_000 }).toEqual(['own-gates', 'travel-fee', 'areas'])
  const faq = await page('/faq')
  expect(faq).toContain('href="#own-gates" title="Do you repair gates in Houston?"')
  expect(faq).toContain(`"name":"Do you repair gates in Houston?"`)
  expect(await page('/search?q=gates+iron')).toContain('/faq#own-gates')

  await published({ key: areas, value: 'areas travel-fee' })
  await expect
    .poll(questions, { message: 'an order that is older than it' })
    .toEqual(['areas', 'travel-fee', 'own-gates'])
  await published({ key: areas, value: 'areas travel-fee -own-gates' })
  await expect.poll(questions).toEqual(['areas', 'travel-fee'])
  const left = dataOf<{ value: string | null }[]>(
    await call(lantern, '{ texts(language: "en") { key value } }', {}, staff),
    'texts',
  )
  expect(
    left.filter(({ value }) => value !== null),
    'its texts went with it',
  ).toEqual([])
})

test('undo brings back an entry with its texts', async () => {
  await published(...added)
  const query = '{ textVersions(language: "en") { version } }'
  const [{ version } = { version: 0 }] = dataOf<{ version: number }[]>(
    await call(lantern, query, {}, staff),
    'textVersions',
  )
  await published({ key: areas, value: 'areas own-more travel-fee -own-gates' }, ...more)
  await expect.poll(questions).toEqual(['areas', 'own-more', 'travel-fee'])
  const restore = `mutation ($version: Int!) { restoreTexts(language: "en", version: $version) { key } }`
  await call(lantern, restore, { version }, staff)
  await expect.poll(questions).toEqual(['own-gates', 'travel-fee', 'areas'])
  expect(await page('/faq')).toContain('Gates of iron &amp; wood.')
  await call(lantern, restore, { version: 0 }, staff)
  await expect.poll(questions).toEqual(['areas', 'travel-fee'])
})

test('cards, features, brands and steps are arranged and added to alike', async () => {
  const cards = 'services.safe.cards'
  await published(
    { key: cards, value: 'own-floor depository-safes' },
    { key: `${cards}.own-floor.title`, value: 'Floor safes' },
    { key: `${cards}.own-floor.description`, value: 'We set them in concrete.' },
    { key: `${cards}.own-floor.features.1`, value: 'Lids that lie flush' },
    { key: `${cards}.safe-opening.features`, value: '1 own-x' },
    { key: `${cards}.safe-opening.features.own-x`, value: 'A feature of our own' },
    { key: 'brands.brands', value: 'own-medeco yale' },
    { key: 'brands.brands.own-medeco.name', value: 'Medeco' },
    { key: 'brands.brands.own-medeco.text', value: 'Cylinders that ask for their card.' },
    { key: 'home.quote.steps', value: '2 1 3' },
  )
  await expect.poll(() => page('/services/safe')).toContain('Floor safes')
  const safe = await page('/services/safe')
  const ids = Array.from(safe.matchAll(/<li id="([^"]+)"/g), ([, id]) => id)
  expect(ids.slice(0, 3)).toEqual(['own-floor', 'depository-safes', 'safe-opening'])
  expect(ids).toHaveLength(7)
  expect(safe).toContain('A feature of our own')
  expect(safe).toContain(`"itemOffered":{"@type":"Service","name":"Floor safes"}`)
  const brands = await page('/brands')
  expect(brands.indexOf('Medeco')).toBeLessThan(brands.indexOf('>Yale<'))
  expect(brands).toContain('Cylinders that ask for their card.')
  expect(await page('/quote')).toMatch(/We contact you within.*We read it/s)
  await published({ key: cards }, { key: 'brands.brands' }, { key: 'home.quote.steps' })
  await published({ key: `${cards}.safe-opening.features` })
  await expect.poll(() => page('/services/safe')).not.toContain('A feature of our own')
})

test('what is no order, or an entry that says nothing, is refused at its key, and nothing is published', async () => {
  const before = await lantern.db.$count(ownTexts)
  const { errors } = await tried(
    { key: areas, value: 'own-empty areas travel-fee' },
    { key: `${own}.question`, value: 'Of no entry' },
    { key: 'brands.brands', value: 'yale yale' },
    { key: 'home.quote.steps', value: '1 2 7' },
    { key: 'sos.where.places', value: 'car home business' },
    { key: `${areas}.own-empty.question`, value: 'Only a question' },
    { key: 'prices.extras.items', value: '<b>' },
  )
  const order = 'This order names an entry that the list does not have, or one twice.'
  expect(errors?.[0]?.extensions?.fields).toEqual({
    [`${own}.question`]: 'The site has no such text.',
    'brands.brands': order,
    'home.quote.steps': order,
    'sos.where.places': 'The site has no such text.',
    'prices.extras.items': order,
    [`${areas}.own-empty.answer.1`]: 'Write a text here, or take the new entry away.',
  })
  expect(await lantern.db.$count(ownTexts)).toBe(before)
})

test('our order of a list is not stored', async () => {
  const before = await lantern.db.$count(ownTexts)
  await published({ key: areas, value: 'areas travel-fee' })
  expect(await lantern.db.$count(ownTexts)).toBe(before)
})

test('a list that another version of the software has changed keeps the order of the owner and says so', async () => {
  const stored = { language: 'en', version: 500, author: 'Dana', isHidden: false }
  await lantern.db.insert(ownTexts).values([
    { ...stored, key: areas, value: 'once-there own-gates travel-fee', replaced: 'once-there travel-fee' },
    { ...stored, key: `${own}.question`, value: 'Gates?', replaced: '' },
    { ...stored, key: `${own}.answer.1`, value: 'Yes.', replaced: '' },
  ])
  const query = '{ texts(language: "en", state: outdated) { key value default } }'
  expect(dataOf(await call(lantern, query, {}, staff), 'texts')).toEqual([
    { key: areas, value: 'once-there own-gates travel-fee', default: 'areas travel-fee' },
  ])
  await published({ key: 'faq.hero.heading', value: 'Another text' })
  await expect.poll(questions).toEqual(['own-gates', 'travel-fee', 'areas'])
  await published({ key: areas }, { key: 'faq.hero.heading' })
})
