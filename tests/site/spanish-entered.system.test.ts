import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '#server/pages/built-pages.ts'
import { send } from '#tests/customer-mails.ts'
import { sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { enterRealFacts, profileInput, realFacts } from '#tests/profile.ts'
import { createdQuote } from '#tests/quotes.ts'
import { shownReview } from '#tests/reviews.ts'

const origin = 'https://lantern.example.com'
let lantern: TestLantern

const entered = {
  testimonial: 'They came at two in the morning and were kind.',
  title: 'Quick and tidy',
  review: 'Rekeyed the back door and left no dust.',
  reply: 'Thank you for the coffee.',
  price: 'Rekey the first lock',
  note: 'Up to five pins',
}

beforeAll(async () => {
  lantern = await testLantern({ pages: await builtPages(origin), config: { publicUrl: origin } })
  await enterRealFacts(lantern)
  const headers = await ownerCookie(lantern)
  const add = async (kind: string, input: object) => {
    const query = `mutation($input: Create${kind}Input!) { create${kind}(input: $input) { id } }`
    expect((await call(lantern, query, { input }, headers)).errors).toBeUndefined()
  }
  await add('Testimonial', {
    ...{ name: 'Ruth A.', rating: 5, comment: entered.testimonial },
    ...{ isApproved: true, isFeatured: true },
  })
  await add('PriceItem', {
    ...{ name: entered.price, note: entered.note, service: 'residential', unitCents: 2_500 },
    ...{ isShown: true },
  })
  await shownReview(lantern, headers, {
    ...{ title: entered.title, comment: entered.review, reply: entered.reply },
  })
})
afterAll(() => lantern[Symbol.asyncDispose]())

const text = async (path: string) => (await lantern.fetch(path)).text()

test('what the owner and customers wrote in English is marked on Spanish pages, and on English ones is not', async () => {
  const { testimonial, title, review, reply, price, note } = entered
  const places: readonly (readonly [path: string, spanish: string, texts: readonly string[]])[] = [
    ['/', '/es', [testimonial, price, note]],
    ['/prices', '/es/precios', [price, note]],
    ['/services/residential', '/es/servicios/residencial', [title, review, price, note]],
    ['/reviews', '/es/resenas', [title, review, reply]],
    ['/search?q=rekey', '/es/buscar?q=rekey', [price]],
  ]
  for (const [path, spanish, texts] of places) {
    await expect.poll(() => text(spanish)).toContain(texts[0])
    const html = await text(spanish)
    for (const each of texts) expect(html, spanish).toContain(`lang="en">${each}<`)
    expect(await text(path), path).not.toContain('lang="en">')
  }
  // In a sentence of ours, too.
  expect(await text('/es/precios')).toMatch(/Dos de “<span lang="en">Rekey the first lock<\/span>” en/)
})

test('pictures for links, the manifest and the data of a Spanish page are in Spanish', async () => {
  const html = await text('/es')
  expect(html).toContain(`<meta property="og:image" content="${origin}/es/share/home.png"`)
  expect(html).toContain('<link rel="manifest" href="/es/manifest.webmanifest"')
  const [there, here] = await Promise.all(
    ['/share/home.png', '/es/share/home.png'].map(async (path) =>
      Buffer.from(await (await lantern.fetch(path)).arrayBuffer()),
    ),
  )
  expect(here?.subarray(1, 4).toString()).toBe('PNG')
  expect(here?.equals(there ?? Buffer.of())).toBe(false)
  expect(JSON.parse(await text('/es/manifest.webmanifest'))).toMatchObject({
    lang: 'es-US',
    start_url: '/es/',
    description: expect.stringContaining('Cerrajero'),
  })
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].join()
  expect(data).toContain('"inLanguage":"es-US"')
  expect(data).not.toContain(`"image":"${origin}/share/`)
  expect(data.replaceAll(/https:[^"]*/g, '')).not.toMatch(/\b(?:the|and|with|for|work)\b/)
})

test('no line of a Spanish paper is half in English: a license says what it covers where Spanish has words for it', async () => {
  const headers = await ownerCookie(lantern)
  const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  const license = { number: 'B18234', holder: 'Bayou Lock', authority: null, lookUp: null }
  const licenses = [
    { ...license, covers: 'Locksmith' },
    { ...license, number: 'B555', covers: 'Keys and vaults of the county' },
  ]
  const input = profileInput({ ...realFacts, licenses })
  dataOf(await call(lantern, save, { input }, headers), 'updateBusinessProfile')
  await expect.poll(() => lantern.savedProfile.current()?.licenses).toHaveLength(2)
  const paperOf = async (language: string) => {
    const sent = await send(lantern, { email: `${language}@example.com` }, undefined, {
      'accept-language': language,
    })
    const lines = [{ name: 'Llave', quantity: 100, unitCents: 900, discountCents: 100 }]
    const { id } = await sentInvoice(lantern, headers, { requestId: createdQuote(sent).id, lines })
    const file = await call(lantern, `{ invoiceFile(id: "${id}") { base64 } }`, {}, headers)
    const { base64 } = dataOf<{ base64: string }>(file, 'invoiceFile')
    const pdf = await getDocumentProxy(Uint8Array.from(Buffer.from(base64, 'base64')))
    return (await extractText(pdf, { mergePages: true })).text
  }
  const spanish = await paperOf('es')
  expect(spanish).toContain('Licencia B18234: Cerrajería')
  expect(spanish).toMatch(/Licencia B555(?!:)/)
  expect(spanish).not.toContain('county')
  expect(spanish).toContain('Descuento -$1.00')
  expect(await paperOf('en')).toContain('License B555: Keys and vaults of the')
})
