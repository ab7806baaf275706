import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { ownTexts } from '#server/schema/own-texts.ts'
import { send } from '#tests/customer-mails.ts'
import { draftInvoice } from '#tests/invoices.ts'
import { call, codeOf, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { expireStepUp, ownersBrowser, secondPerson } from '#tests/people.ts'
import { profileInput } from '#tests/profile.ts'

/* What the owner entered in the first language, in a further one. */
let lantern: TestLantern
let staff: Record<string, string>

beforeAll(async () => {
  lantern = await lanternWithPages()
  staff = await ownerCookie(lantern)
})

afterAll(() => lantern[Symbol.asyncDispose]())

const page = async (path: string) =>
  (await (await lantern.fetch(path)).text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")

async function enter(changes: Partial<BusinessProfile>) {
  const query = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  dataOf(await call(lantern, query, { input: profileInput(changes) }, staff), 'updateBusinessProfile')
  const { tagline, sameDayBefore, liabilityInsurance } = defaultProfile
  const expected = { tagline, sameDayBefore, liabilityInsurance, ...changes }
  await expect.poll(() => lantern.savedProfile.current()).toMatchObject(expected)
}

async function publish(...changes: object[]) {
  const query = `mutation ($changes: [TextChange!]!) {
    publishTexts(language: "es", changes: $changes) { key value } }`
  return call(lantern, query, { changes }, staff)
}

type Waiting = { key: string; default: string; value: string | null; original: string; oursStands: boolean }

async function waiting(): Promise<Waiting[]> {
  const query = '{ texts(language: "es") { key default value original oursStands } }'
  const texts = dataOf<Waiting[]>(await call(lantern, query, {}, staff), 'texts')
  return texts.filter(({ original }) => original !== null)
}

const keysWaiting = async () => (await waiting()).map(({ key }) => key)

const counts = async () =>
  dataOf(await call(lantern, '{ textsWaiting { language count } }', {}, staff), 'textsWaiting')

const marked = (text: string) => `<span lang="en">${text}</span>`

test('a tagline stands in English, marked, until it has Spanish; that goes once the English says something else', async () => {
  await enter({ tagline: 'Locks of the whole county' })
  await expect.poll(() => page('/es')).toContain(marked('Locks of the whole county'))
  expect(await waiting()).toMatchObject([
    { key: 'entered.tagline', value: null, original: 'Locks of the whole county', oursStands: false },
  ])
  expect(await counts()).toEqual([{ language: 'es', count: 1 }])

  const said = { key: 'entered.tagline', value: 'Cerraduras de todo el condado' }
  await publish(said)
  await expect.poll(() => page('/es')).toContain('Cerraduras de todo el condado')
  expect(await page('/es')).not.toContain('whole county')
  expect(await page('/es')).toContain('"slogan":"Cerraduras de todo el condado"')
  expect(await page('/')).toContain('Locks of the whole county')
  expect(await waiting()).toEqual([])

  await enter({ tagline: 'Locks of three counties' })
  await expect.poll(() => page('/es')).toContain(marked('Locks of three counties'))
  expect(await page('/es')).not.toContain('todo el condado')
  expect(await waiting()).toMatchObject([{ value: said.value, original: 'Locks of three counties' }])

  // Still right, as one press.
  await publish(said)
  await expect.poll(() => page('/es')).toContain('Cerraduras de todo el condado')
  expect(await waiting()).toEqual([])

  await publish({ key: 'entered.tagline', value: null })
  await expect.poll(() => page('/es')).toContain(marked('Locks of three counties'))
  await enter({})
})

test('what a sentence says stands in it in Spanish or not at all', async () => {
  await enter({ sameDayBefore: 'an hour after lunch', liabilityInsurance: 'two million dollars' })
  const faq = () => page('/es/preguntas')
  await expect.poll(keysWaiting).toEqual(['entered.sameDayBefore', 'entered.liabilityInsurance'])
  const about = await page('/es/nosotros')
  expect(about + (await faq())).not.toMatch(/after lunch|two million/)
  await publish(
    { key: 'entered.sameDayBefore', value: 'la una' },
    { key: 'entered.liabilityInsurance', value: 'dos millones de dólares' },
  )
  await expect.poll(() => page('/es/nosotros')).toContain('dos millones de dólares')
  await publish({ key: 'entered.sameDayBefore' }, { key: 'entered.liabilityInsurance' })
  await enter({})
})

test('a price and its note are said in Spanish, also in the worked bill; what has none is marked', async () => {
  const create = 'mutation($input: CreatePriceItemInput!) { createPriceItem(input: $input) { id } }'
  const input = {
    ...{ name: 'Rekey a lock', service: 'residential', unitCents: 2500, isShown: true },
    note: 'Two keys are in it.',
  }
  const { id } = dataOf<{ id: string }>(await call(lantern, create, { input }, staff), 'createPriceItem')
  const prices = () => page('/es/precios')
  await expect.poll(prices).toContain(`<dt>${marked('Rekey a lock')}`)
  expect(await prices()).toContain(`Dos de “${marked('Rekey a lock')}”`)
  await publish(
    { key: `entered.prices.${id}.name`, value: 'Cambio de combinación' },
    { key: `entered.prices.${id}.note`, value: 'Incluye dos llaves.' },
  )
  await expect.poll(prices).toContain('<dt>Cambio de combinación')
  expect(await prices()).toContain('Incluye dos llaves.')
  expect(await prices()).toContain('Dos de “Cambio de combinación”')
  expect(await prices()).not.toMatch(/Rekey|Two keys/)
  const book = await call(lantern, '{ priceBook { prices { name } } }', {}, staff)
  const { prices: offered } = dataOf<{ prices: { name: string }[] }>(book, 'priceBook')
  expect(offered.map(({ name }) => name)).toEqual(['Rekey a lock', 'Cambio de combinación'])
  await call(lantern, `mutation { deletePriceItem(input: { id: "${id}" }) { id } }`, {}, staff)
  await expect.poll(waiting).toEqual([])
})

test('what a customer wrote stays in its language, and says so on pages of another', async () => {
  const query = 'mutation($input: CreateTestimonialInput!) { createTestimonial(input: $input) { id } }'
  const quoted = { rating: 5, isApproved: true, isFeatured: true }
  const said = { english: 'They were here at once.', spanish: 'Llegó en diez minutos.' }
  const stored = Object.values(said).map(async (comment) =>
    dataOf<{ id: string }>(
      await call(lantern, query, { input: { ...quoted, name: 'Rosa', comment } }, staff),
      'createTestimonial',
    ),
  )
  await Promise.all(stored)
  await expect.poll(() => page('/es')).toMatch(new RegExp(`<blockquote[^>]* lang="en">${said.english}`))
  expect(await page('/es')).toMatch(new RegExp(`<blockquote class="[^"]*">${said.spanish}`))
  await expect.poll(() => page('/')).toMatch(new RegExp(`<blockquote[^>]* lang="es">${said.spanish}`))
})

test('our Spanish text is taken in one press where its facts hold, and the press is a version', async () => {
  const change = (value: string | null) =>
    call(
      lantern,
      'mutation($changes: [TextChange!]!) { publishTexts(language: "en", changes: $changes) { key } }',
      { changes: [{ key: 'faq.hero.lead', value }] },
      staff,
    )
  await change('Ask us anything.')
  const [text] = await waiting()
  expect(text).toMatchObject({
    ...{ key: 'faq.hero.lead', value: null, original: 'Ask us anything.', oursStands: true },
  })
  await publish({ key: 'faq.hero.lead' })
  expect(await waiting()).toEqual([])
  const [last] = (await lantern.db.select().from(ownTexts)).slice(-1)
  expect(last).toMatchObject({ language: 'es', key: 'faq.hero.lead', value: null, replaced: text?.default })
  await change('Ask us anything at all.')
  expect(await keysWaiting()).toEqual(['faq.hero.lead'])
  await change(null)
  expect(await waiting()).toEqual([])
})

test('a translation is refused as any text is, and earlier versions bring none of an earlier text back', async () => {
  await enter({ tagline: 'Locks of the whole county' })
  const refused = await publish({ key: 'entered.tagline', value: 'Cerraduras <b>' })
  expect(refused.errors?.[0]?.extensions?.fields).toMatchObject({ 'entered.tagline': expect.any(String) })
  const unknown = await publish({ key: 'entered.people.nobody.role', value: 'Nadie' })
  expect(unknown.errors?.[0]?.extensions?.fields).toHaveProperty(['entered.people.nobody.role'])
  const braces = await publish({ key: 'entered.tagline', value: 'Cerraduras de {city}' })
  expect(braces.errors?.[0]?.extensions?.fields).toHaveProperty(['entered.tagline'])
  await publish({ key: 'entered.tagline', value: 'Cerraduras de todo el condado' })
  const rows = await lantern.db.select().from(ownTexts)
  const version = Math.max(...rows.map((row) => (row.language === 'es' ? row.version : 0)))
  await enter({ tagline: 'Locks of three counties' })
  const restore = 'mutation($version: Int!) { restoreTexts(language: "es", version: $version) { key } }'
  dataOf(await call(lantern, restore, { version }, staff), 'restoreTexts')
  expect(await waiting()).toMatchObject([{ key: 'entered.tagline', original: 'Locks of three counties' }])
  await publish({ key: 'entered.tagline' })
  await enter({})
})

test('the panel lists what waits, and each form says its own texts in the other language', async () => {
  await enter({ tagline: 'Locks of the whole county' })
  const panel = async (path: string) => (await lantern.fetch(path, { headers: staff })).text()
  expect(await panel('/admin/texts/translations')).toContain('Locks of the whole county')
  expect(await panel('/admin/texts')).toMatch(/\/admin\/texts\/translations\?language=es"[^>]*>In Spanish/)
  const form = await panel('/admin/settings/business/identity')
  expect(form).toContain('name="said es entered.tagline"')
  expect(form).toContain('1 missing')
  const body = new URLSearchParams({
    ...{ intent: 'translate', id: 'entered.tagline', 'was said es entered.tagline': '' },
    'said es entered.tagline': 'Cerraduras de todo el condado',
  })
  const headers = { ...staff, origin: 'http://localhost:3000' }
  const sent = await lantern.fetch('/admin/settings/business/identity', { method: 'POST', headers, body })
  expect(sent.status).toBe(200)
  expect(await sent.text()).toContain('Nothing is missing')
  await expect.poll(() => page('/es')).toContain('Cerraduras de todo el condado')
  await publish({ key: 'entered.tagline' })
  await enter({})
})

test('what stands at the end of an invoice is in its customer’s language, and is translated under the guard of the setting', async () => {
  const note = 'Pay by Zelle to Bayou Lock.'
  const key = 'entered.invoicing.note'
  const save = `mutation($note: String) { updateInvoicingSettings(input: { invoiceNote: $note }) { invoiceNote } }`
  dataOf(await call(lantern, save, { note }, staff), 'updateInvoicingSettings')
  const ask = { firstName: 'Ana', lastName: 'Ruiz', phone: '713-555-0181', email: 'ana@example.com' }
  await send(lantern, ask, undefined, { 'accept-language': 'es' })
  const noteFor = async (phone: string) => (await draftInvoice(lantern, staff, { phone })).note
  expect(await waiting()).toMatchObject([{ key, value: null, original: note }])
  expect(await noteFor('713-555-0181')).toBe(note)

  await expireStepUp(lantern)
  const said = { key, value: 'Pague por Zelle a Bayou Lock.' }
  expect(codeOf(await publish(said))).toBe('UNCONFIRMED')
  staff = await ownerCookie(lantern)
  expect((await publish(said)).errors).toBeUndefined()
  await expect.poll(() => noteFor('713-555-0181')).toBe(said.value)
  expect(await noteFor('713-555-0199')).toBe(note)
  expect(await waiting()).toEqual([])
  const form = await (await lantern.fetch('/admin/settings/invoicing', { headers: staff })).text()
  expect(form).toContain(`name="said es ${key}"`)

  const writer = await secondPerson(lantern, await ownersBrowser(lantern), 'wes@example.com', 'writer')
  const cookie = writer.headers.get('cookie') ?? ''
  const mutation = `mutation ($changes: [TextChange!]!) { publishTexts(language: "es", changes: $changes) { key } }`
  const elsewhere = [{ key, value: 'Pague por Zelle a Otro.' }]
  expect(codeOf(await call(lantern, mutation, { changes: elsewhere }, { cookie }))).toBe('FORBIDDEN')
  await publish({ key })
  dataOf(await call(lantern, save, { note: '' }, staff), 'updateInvoicingSettings')
})

test('a business that does not speak the language is asked for none of it', async () => {
  await enter({ tagline: 'Locks of the whole county', speaksSpanish: false })
  expect(await waiting()).toEqual([])
  expect(await counts()).toEqual([])
  const entered = await call(lantern, '{ enteredTexts(under: ["entered."]) { key } }', {}, staff)
  expect(dataOf(entered, 'enteredTexts')).toEqual([])
  const panel = async (path: string) => (await lantern.fetch(path, { headers: staff })).text()
  expect(await panel('/admin/texts')).not.toContain('/admin/texts/translations')
  expect(await panel('/admin/settings/business/identity')).not.toContain('said es')
})
