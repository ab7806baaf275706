import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { profileInput } from '#tests/profile.ts'

const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'

test('associations have a section and a place in the structured data as soon as the owner names one, not before', async () => {
  await using lantern = await lanternWithPages()
  const aboutPage = async () => (await lantern.fetch('/about')).text()
  expect(await aboutPage()).not.toMatch(/affiliations|associations|memberOf/i)
  const affiliations = ['Associated Locksmiths of Bayou City', 'ALOA, https://www.aloa.example/']
  const input = profileInput({ affiliations })
  dataOf(await call(lantern, save, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  await expect.poll(aboutPage).toContain('<li>Associated Locksmiths of Bayou City</li>')
  const page = await aboutPage()
  expect(page).toMatch(/<a href="https:\/\/www\.aloa\.example\/"[^>]*>ALOA<\/a>/)
  expect(page).toContain(
    '"memberOf":[{"@type":"Organization","name":"Associated Locksmiths of Bayou City"},{"@type":"Organization","name":"ALOA","url":"https://www.aloa.example/"}]',
  )
  expect(page).not.toMatch(/"sameAs":\[[^\]]*aloa/)
})

test('people stand on the page about the firm once the owner gives one, with name, role and photo, and not before', async () => {
  await using lantern = await lanternWithPages()
  const headers = { ...(await ownerCookie(lantern)), origin: 'http://localhost:3000' }
  const aboutPage = async () => (await lantern.fetch('/about')).text()
  expect(await aboutPage()).not.toMatch(/people-title|class="people"/)
  const brand = '/admin/settings/brand'
  const send = async (fields: Record<string, string>) => {
    const html = await (await lantern.fetch(brand, { headers })).text()
    const version = /name="version" value="([^"]*)"/.exec(html)?.[1] ?? ''
    const body = new URLSearchParams({ version, ...fields })
    return lantern.fetch(brand, { method: 'POST', headers, body })
  }
  const person = {
    intent: 'save-person',
    id: '0',
    name: 'Marisol Vega',
    role: 'Owner & locksmith',
    photo: '',
  }
  const nameless = await send({ ...person, name: ' ' })
  expect([nameless.status, await nameless.text()]).toEqual([
    422,
    expect.stringContaining('Owner &amp; locksmith'),
  ])
  expect(await aboutPage()).not.toContain('people-title')
  expect((await send({ ...person, photo: 'https://elsewhere.example/a.jpg' })).status).toBe(422)

  expect(await (await send(person)).text()).toContain('The About page says so now.')
  await expect.poll(aboutPage).toContain('<h3 class="text-title">Marisol Vega</h3>')
  expect(await aboutPage()).toContain('Owner &amp; locksmith')
  const late = await send({ ...person, id: '1', name: 'Sam', version: '2020-01-01T00:00:00.000Z' })
  expect(late.status, 'another version was seen').toBe(422)
  expect(await late.text()).toContain('Someone else saved the business profile')
  expect(await aboutPage()).not.toContain('Sam')

  await send({ intent: 'remove-person', id: '0' })
  await expect.poll(aboutPage).not.toContain('people-title')
})

test('the contact page lists all seven days, and the footer the source of a rating as it is written', async () => {
  await using lantern = await lanternWithPages()
  const contactPage = async () => (await lantern.fetch('/contact')).text()
  const lines = async () =>
    [...(await contactPage()).matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)<\/dd>/g)].map(
      ([, days, hours]) => `${days}: ${hours}`,
    )
  expect(await lines()).toContain('Sunday: Emergency only')
  const officeHours = [{ from: 'Monday', to: 'Friday', opens: '08:30', closes: '16:30' }] as const
  const url = 'https://maps.example.com/bayou'
  const rating = { value: 4.7, count: 212, source: 'Google', url, asOf: '2026-10-31' }
  const input = profileInput({ officeHours, rating })
  dataOf(await call(lantern, save, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  await expect.poll(lines).toContain('Monday to Friday: 8:30\u00a0AM to 4:30\u00a0PM')
  // Appointments are on Saturdays too.
  expect(await lines()).toContain('Sunday: Emergency only')
  expect(await contactPage()).toContain('4.7 from 212 reviews. Source: Google, as of October 31, 2026.')
})

test('a changed phone number is on the pages at once, although they are cached whole', async () => {
  await using lantern = await lanternWithPages()
  const homePage = async () => (await lantern.fetch('/')).text()
  expect(await homePage()).toContain('tel:+17135550142')
  const dispatch = { ...defaultProfile.dispatch, display: '7134960117' }
  const input = profileInput({ dispatch, name: 'Bayou Key Works' })
  dataOf(await call(lantern, save, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  await expect.poll(homePage).toContain('tel:+17134960117')
  const page = await homePage()
  expect(page).toContain('(713) 496-0117')
  expect(page).not.toContain('555-0142')
  for (const path of ['/admin/login', '/admin/setup', '/admin/forgotten-password'])
    expect(await (await lantern.fetch(path)).text()).toContain('Bayou Key Works</title>')
})

test('the contact page says where customers may come by, and not where a van is registered', async () => {
  await using lantern = await lanternWithPages()
  const contactPage = async () => (await lantern.fetch('/contact')).text()
  const place = { ...defaultProfile.place, street: '12 Main Street', postalCode: '77002' }
  const cookie = await ownerCookie(lantern)
  const save12 = async (walkIn: boolean) =>
    dataOf(
      await call(lantern, save, { input: profileInput({ place: { ...place, walkIn } }) }, cookie),
      'updateBusinessProfile',
    )
  await save12(true)
  await expect
    .poll(contactPage)
    .toMatch(/<dt>Come by<\/dt><dd><a [^>]*>12 Main Street, Houston, Texas 77002</)
  await save12(false)
  await expect.poll(contactPage).toContain('Mobile, registered at 12 Main Street')
  expect(await contactPage()).not.toContain('Come by')
})
