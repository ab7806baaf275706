import { expect, test } from 'vitest'
import { readProfile, readVersionedProfile } from '#server/models/settings/business-profile.ts'
import { readOpenClaims } from '#server/models/settings/claims.ts'
import { businessProfiles } from '#server/schema/content.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, owner, ownerCookie } from '#tests/lantern.ts'
import { expireStepUp, ownersBrowser, secondPerson } from '#tests/people.ts'
import { profileInput, realFacts } from '#tests/profile.ts'

const path = '/admin/settings/setup'
const Save = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'

async function savedFirm() {
  const lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  const { version } = dataOf<{ version: string }>(
    await call(lantern, Save, { input: profileInput(realFacts) }, cookie),
    'updateBusinessProfile',
  )
  const read = async (at: string) => (await lantern.fetch(at, { headers: cookie })).text()
  const post = (fields: object, to = path) => lantern.fetch(to, posted({ version, ...fields }, cookie))
  return { lantern, read, post, [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose]() }
}

test('each claim is shown with its value, and its buttons say what they are about', async () => {
  await using firm = await savedFirm()
  const html = (await firm.read(path)).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')
  for (const said of [
    'Mobile locksmith · Houston, Texas',
    'Monday to Friday 8 AM to 6 PM',
    'Within 5 minutes',
    'The Heights, Montrose',
    'aria-label="Confirm: Rating"',
    'aria-label="Change: Rating"',
    'aria-label="Hide: Rating"',
  ])
    expect(html).toContain(said)
  for (const practice of [
    'aria-label="Confirm: Brands you work on"',
    'aria-label="Confirm: ID at the door"',
    'aria-label="Confirm: Picking before drilling"',
    'You work as the pages of your services say: 8 pages, 48 cards.',
    'href="/admin/texts?page=brands"',
  ])
    expect(html).toContain(practice)
  for (const required of ['Name', 'Place', 'Main phone', 'Services you offer'])
    expect(html).not.toContain(`aria-label="Hide: ${required}"`)
})

test('a claim is taken off the site after a question, and the log names what was confirmed in words', async () => {
  await using firm = await savedFirm()
  const { lantern, read, post } = firm
  expect(await read(`${path}?ask=hide&id=rating`)).toMatch(/Take “Rating” off your site\?/)
  expect(await read(`${path}?ask=hide&id=name`)).not.toContain('off your site?')

  expect((await post({ intent: 'confirm', id: 'bond' })).status).toBe(200)
  expect((await post({ intent: 'hide', id: 'rating' })).status).toBe(200)
  expect((await readProfile(lantern.db)).rating).toBeNull()
  expect((await readOpenClaims(lantern.db)).claims).not.toEqual(expect.arrayContaining(['rating', 'bond']))
  expect(await (await lantern.fetch('/')).text()).not.toContain('from 127 reviews')
  expect(await read('/admin/settings/activity')).toContain('confirmed what the site says: Bond')

  expect((await post({ intent: 'hide', id: 'bond' })).status, 'of an older version').toBe(422)
  expect((await post({ intent: 'hide', id: 'name' })).status).toBe(400)
})

test('who enters a name and leaves the tagline of the example as it is has not said it', async () => {
  await using lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  const { name, tagline } = await readProfile(lantern.db)
  expect(tagline).toContain('Houston')
  const save = async (fields: Record<string, string>) =>
    lantern.fetch('/admin/settings/business/identity', {
      method: 'POST',
      body: new URLSearchParams({ version: (await readVersionedProfile(lantern.db)).version, ...fields }),
      headers: { origin: 'http://localhost:3000', ...cookie },
      redirect: 'manual',
    })
  expect((await save({ name, tagline: tagline ?? '' })).status).toBe(303)
  expect(await readProfile(lantern.db)).toMatchObject({ name, tagline })
  expect((await save({ name: 'Red River Lock', tagline: tagline ?? '' })).status).toBe(303)
  expect(await readProfile(lantern.db)).toMatchObject({ name: 'Red River Lock', tagline: null })
  expect((await save({ name: 'Red River Lock', tagline: 'Locksmiths of Fargo' })).status).toBe(303)
  expect(await readProfile(lantern.db)).toMatchObject({ tagline: 'Locksmiths of Fargo' })
})

test('how one works is taken off the site by one press, and said again by another', async () => {
  await using firm = await savedFirm()
  const { lantern, read, post } = firm
  const asks = 'We ask for proof before we open a door'
  const about = async () => (await lantern.fetch('/about')).text()
  expect(await about()).toContain(asks)
  expect(await read(path)).toContain('aria-label="Hide: ID at the door"')
  expect(await read(path)).not.toContain('Say it again')

  const hidden = await post({ intent: 'hide-practice', id: 'asksForProof' })
  expect(hidden.status).toBe(200)
  await expect.poll(about).not.toContain(asks)
  expect((await readOpenClaims(lantern.db)).claims).not.toContain('asksForProof')
  const html = await hidden.text()
  expect(html).toContain('aria-label="Say it again: ID at the door"')
  expect(html).not.toContain('aria-label="Confirm: ID at the door"')

  expect((await post({ intent: 'say-again', id: 'asksForProof' })).status).toBe(200)
  await expect.poll(about).toContain(asks)
  expect((await readOpenClaims(lantern.db)).claims).toContain('asksForProof')
  for (const id of ['rating', 'no-practice', ''])
    expect((await post({ intent: 'hide-practice', id })).status, id).toBe(400)
})

test('taking a way to be reached off the site asks for the password', async () => {
  await using firm = await savedFirm()
  const { lantern, post } = firm
  await expireStepUp(lantern)
  const asked = await post({ intent: 'hide', id: 'office' }, `${path}?ask=hide&id=office`)
  expect(await asked.text()).toContain('Confirm it’s you')
  const confirmed = await post({ intent: 'hide', id: 'office', 'confirming-password': owner.password })
  expect(confirmed.status).toBe(200)
  expect((await readProfile(lantern.db)).office).toBeNull()
})

test('the website URL is taken as people type it, and nothing is said to use it before it leads here', async () => {
  await using firm = await savedFirm()
  const mail = '/admin/settings/mail'
  const saved = await firm.post({ intent: 'save-address', publicUrl: 'www.no-such-name.invalid/' }, mail)
  const html = await saved.text()
  expect(saved.status).toBe(200)
  expect(html).toContain('value="https://www.no-such-name.invalid"')
  expect(html).not.toContain('New emails use this URL')
  expect(html).toContain('Until it leads here, emails to customers have no links.')
})

test('a stored fact that cannot be read any more is named in its section and kept until it is entered again', async () => {
  await using firm = await savedFirm()
  const { lantern, read } = firm
  const stored = async () =>
    (await lantern.db.select({ profile: businessProfiles.profile }).from(businessProfiles))[0]?.profile
  const former = { value: 4.8, count: 321, source: 'Google' }
  await lantern.db
    .update(businessProfiles)
    .set({ profile: { ...Object(await stored()), rating: former, email: 'ask Ana' } })
  const says = 'not valid any more: 321, 4.8, Google. It is kept'
  for (const at of ['/business', '/business/reputation'])
    expect(await read(`/admin/settings${at}`)).toContain(says)
  expect(await read('/admin/settings/business/phones')).toContain('not valid any more: ask Ana. It is kept')
  for (const section of ['prices', 'identity'])
    expect(await read(`/admin/settings/business/${section}`)).not.toContain(says)

  const headers = await ownerCookie(lantern)
  const save = async (input: object) =>
    dataOf(await call(lantern, Save, { input }, headers), 'updateBusinessProfile')
  await save({ since: 2001 })
  expect(await stored()).toMatchObject({ since: 2001, rating: former })
  const rating = { ...former, url: 'https://example.com/reviews', asOf: '2026-01-02' }
  await save({ rating })
  expect(await stored()).toMatchObject({ rating })
  expect(await read('/admin/settings/business')).not.toContain(says)
})

test('the home page is drawn with facts that are typed: nothing is stored, kept or run, and only who may change them sees it', async () => {
  await using lantern = await lanternWithPages()
  const cookie = await ownerCookie(lantern)
  const preview = '/admin/settings/business/preview'
  const drawn = (fields: Record<string, string>, headers = cookie) =>
    lantern.fetch(preview, posted(fields, headers))
  const { dispatch, email } = await readProfile(lantern.db)

  const named = await drawn({ section: 'identity', name: 'Saguaro Lock & Key', tagline: '' })
  expect(named.status).toBe(200)
  expect(Object.fromEntries(named.headers)).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  })
  const html = await named.text()
  expect(html).toContain('Saguaro Lock &amp; Key')
  expect(html, 'what the example claims goes with its name').not.toContain('from 127 reviews')
  expect(html).not.toContain('<script')

  const tucson = { 'place.city': 'Tucson', 'place.state': 'Arizona', 'place.postalCode': '85719' }
  const placed = await drawn({ section: 'place', ...tucson, timeZone: 'America/Phoenix' })
  expect(await placed.text()).toMatch(/id="map-title"[\s\S]*Tucson/)

  const line = { 'dispatch.label': 'Dispatch', 'dispatch.display': '(520) 555-0142' }
  const phones = await (await drawn({ section: 'phones', ...line, email: 'office@' })).text()
  expect(phones, 'half an address waits, the number does not').toContain('(520) 555-0142')
  expect(phones).not.toContain(dispatch.display)

  expect(await readVersionedProfile(lantern.db)).toMatchObject({ version: 'default', dispatch, email })
  expect(await (await lantern.fetch('/')).text()).not.toContain('Saguaro')

  expect((await drawn({ section: 'lunch' })).status).toBe(400)
  expect((await lantern.fetch(preview, { headers: cookie })).status).toBe(404)
  const dispatcher = await secondPerson(
    lantern,
    await ownersBrowser(lantern),
    'dee@example.com',
    'dispatcher',
  )
  const theirs = { cookie: dispatcher.headers.get('cookie') ?? '' }
  expect((await drawn({ section: 'identity', name: 'Mine' }, theirs)).status).toBe(403)
})

test('in set-up a section saves and goes on, or is skipped; elsewhere it saves', async () => {
  await using firm = await savedFirm()
  const inSetup = await firm.read('/admin/settings/business/place?setup')
  expect(inSetup).toContain('Save and next')
  expect(inSetup).toMatch(/href="\/admin\/settings\/business\/phones\?setup"[^>]*>Skip this step/)
  expect(inSetup).toContain('2 of 11')
  expect(inSetup).toContain('Your home page')
  const last = await firm.read('/admin/settings/business/area?setup')
  expect(last).toMatch(/href="\/admin\/settings\/setup"[^>]*>Skip this step/)
  const alone = await firm.read('/admin/settings/business/place')
  expect(alone).not.toContain('Save and next')
  expect(alone).not.toContain('Your home page')
})
