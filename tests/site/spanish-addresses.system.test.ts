import { afterAll, beforeAll, expect, test } from 'vitest'
import { addresses } from '#content/es/site/addresses.ts'
import { send } from '#tests/customer-mails.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { createdQuote } from '#tests/quotes.ts'

let lantern: TestLantern

beforeAll(async () => {
  lantern = await lanternWithPages()
})
afterAll(() => lantern[Symbol.asyncDispose]())

const site = 'http://localhost:3000'

const leadsTo = async (path: string) => {
  const { status, headers } = await lantern.fetch(path)
  return [status, headers.get('location')?.replace(site, '') ?? null]
}

const pages = Object.entries(addresses).filter(([path]) => path !== '/prices')

test('no word of a language is the path of another page', () => {
  const own = Object.values(addresses)
  expect(new Set(own).size).toBe(own.length)
  expect(own.filter((address) => address in addresses)).toEqual([])
})

test.for(pages)('%s stands at its Spanish address, and nowhere else in Spanish', async ([path, address]) => {
  const page = await lantern.fetch(`/es${address}`)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<html lang="es-US"')
  const isHidden = path === '/search' || path === '/reviews/new'
  if (!isHidden) expect(html).toContain(`<link rel="canonical" href="${site}/es${address}"`)
  expect(await leadsTo(`/es${path}`)).toEqual([301, `/es${address}`])
  expect(await leadsTo(`/es${path}?service=Safes&x=1`)).toEqual([301, `/es${address}?service=Safes&x=1`])
  // Once they are kept, too.
  expect((await lantern.fetch(`/es${address}`)).status).toBe(200)
  expect(await leadsTo(`/es${path}`)).toEqual([301, `/es${address}`])
})

test('capitals and accents are understood', async () => {
  for (const typed of ['/es/Resenas', '/es/rese%C3%B1as', '/es/rese%C3%B1as/', '/es/RESEÑAS'])
    expect(await leadsTo(typed)).toEqual([301, '/es/resenas'])
  expect(await leadsTo('/es/cotizaci%C3%B3n?service=Safes')).toEqual([301, '/es/cotizacion?service=Safes'])
  expect(await leadsTo('/es/Servicios/Residencial')).toEqual([301, '/es/servicios/residencial'])
  expect(await leadsTo('/es/cotizacion/')).toEqual([301, '/es/cotizacion'])
})

test('words of the first language lead to the Spanish address in every spelling that the router knows', async () => {
  for (const typed of ['/es/services/', '/es/Services', '/es/SERVICES/', '/es/services//'])
    expect(await leadsTo(`${typed}?x=Y`), typed).toEqual([301, '/es/servicios?x=Y'])
  expect(await leadsTo('/es/Services/Safe/')).toEqual([301, '/es/servicios/cajas-fuertes'])
})

test('words of a language without its prefix lead to its page, in any spelling, unless the owner leads them elsewhere', async () => {
  for (const [, address] of pages) expect(await leadsTo(address)).toEqual([301, `/es${address}`])
  expect(await leadsTo('/precios')).toEqual([301, '/es/precios'])
  for (const typed of ['/cotizaci%C3%B3n', '/Cotizacion', '/cotizacion/', '/COTIZACI%C3%93N/'])
    expect(await leadsTo(`${typed}?service=Safes`)).toEqual([301, '/es/cotizacion?service=Safes'])
  expect(await leadsTo('/servicios/nada')).toEqual([404, null])
  const input = { from: '/nosotros', to: '/about' }
  const query = 'mutation($input: CreateRedirectInput!) { createRedirect(input: $input) { id } }'
  dataOf(await call(lantern, query, { input }, await ownerCookie(lantern)), 'createRedirect')
  await expect.poll(() => leadsTo('/nosotros')).toEqual([301, '/about'])
})

test('redirects of pages lead to Spanish addresses', async () => {
  expect(await leadsTo('/es/services/simple-auto')).toEqual([301, '/es/servicios/automotriz'])
  expect(await leadsTo('/es/precios')).toEqual([302, '/es/preguntas#service-call-price'])
})

test('every link of a Spanish page is its Spanish address', async () => {
  for (const path of ['/es', '/es/servicios', '/es/contacto', '/es/resenas', '/es/sitemap.xml', '/es/sos']) {
    const text = await (await lantern.fetch(path)).text()
    const found = [...text.matchAll(/(?:href|action|content)="(?:http:\/\/localhost:3000)?\/es(\/[^"?#]*)/g)]
    const english = found.map(([, to = '']) => to).filter((to) => to in addresses)
    expect([path, english]).toEqual([path, []])
  }
})

test('a form is sent to the Spanish address and refused in place', async () => {
  const refused = await lantern.fetch('/es/cotizacion', posted({ firstName: '' }))
  expect(refused.status).toBe(422)
  const old = await lantern.fetch('/es/quote', posted({ firstName: '' }))
  expect(old.status).toBe(422)
})

test('head, switch and footer name the page in both languages, with its query', async () => {
  const links = async (path: string) =>
    [...(await (await lantern.fetch(path)).text()).matchAll(/<(a|link)\b[^>]*\bhreflang="[^>]*>/gi)].map(
      ([tag, name]) => `${name} ${/hreflang="([^"]*)"/i.exec(tag)?.[1]} ${/href="([^"]*)"/.exec(tag)?.[1]}`,
    )
  const head = [
    `link en ${site}/services/safe`,
    `link es ${site}/es/servicios/cajas-fuertes`,
    `link x-default ${site}/services/safe`,
  ]
  const toSpanish = Array(3).fill('a es /es/servicios/cajas-fuertes')
  expect(await links('/services/safe')).toEqual([...head, ...toSpanish])
  const toEnglish = Array(3).fill('a en /services/safe')
  expect(await links('/es/servicios/cajas-fuertes')).toEqual([...head, ...toEnglish])
  expect(await links('/search?q=safe')).toEqual(Array(3).fill('a es /es/buscar?q=safe'))
})

test('an own page may not take a word of a language', async () => {
  const page = {
    title: 'Servicios',
    slug: 'servicios',
    description: 'x',
    content: 'x',
    place: 'footer',
    isPublished: true,
  }
  const query = 'mutation($input: CreatePageInput!) { createPage(input: $input) { id } }'
  const refused = await call(lantern, query, { input: page }, await ownerCookie(lantern))
  expect(refused.errors?.[0]?.extensions?.fields).toHaveProperty('slug')
})

test('a language that the business does not speak is not offered', async () => {
  const speaks = async (speaksSpanish: boolean) => {
    const query =
      'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'
    dataOf(
      await call(lantern, query, { input: { speaksSpanish } }, await ownerCookie(lantern)),
      'updateBusinessProfile',
    )
  }
  await speaks(false)
  await expect.poll(async () => (await lantern.fetch('/es/servicios')).status).toBe(302)
  expect(await leadsTo('/es')).toEqual([302, '/'])
  expect(await leadsTo('/es/cotizacion?service=Safes')).toEqual([302, '/quote?service=Safes'])
  expect(await leadsTo('/es/quote')).toEqual([302, '/quote'])
  expect(await leadsTo('/es/sitemap.xml')).toEqual([302, '/sitemap.xml'])
  for (const path of ['/', '/services', '/sos']) {
    const html = await (await lantern.fetch(path)).text()
    expect(html).not.toMatch(/hreflang|espa&ntilde;ol|español/i)
  }
  expect(await (await lantern.fetch('/robots.txt')).text()).not.toContain('/es/sitemap.xml')
  expect(await (await lantern.fetch('/sitemap.xml')).text()).not.toContain('/es/')
  // The panel and what a link alone opens stay.
  expect((await lantern.fetch('/es/admin/login')).status).toBe(200)
  expect((await lantern.fetch('/es/receipt/none.none')).status).toBe(404)
  const sent = await send(lantern, {}, undefined, { 'accept-language': 'es' })
  const receipt = `/es/receipt/${createdQuote(sent).receipt.split('/').at(-1)}`
  const page = await lantern.fetch(receipt)
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<html lang="es-US"')
  const links = [...html.matchAll(/\s(?:href|action)="(\/es(?:\/[^"?#]*)?)/g)].map(([, to]) => to)
  expect(links.filter((to) => !to?.startsWith(receipt) && !to?.includes('.'))).toEqual([])
  expect(html).toContain('href="/contact"')
  await speaks(true)
  await expect.poll(async () => (await lantern.fetch('/es/servicios')).status).toBe(200)
})
