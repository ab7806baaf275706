import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { businessProfiles } from '#server/schema/content.ts'
import { users } from '#server/schema/identity.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { ownersKey } from '#tests/api-key.ts'
import { bareProfile } from '#tests/firms.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { expireStepUp } from '#tests/people.ts'
import { profileInput } from '#tests/profile.ts'
import { locateBusiness, readProfile, readVersionedProfile, theBusiness } from './business-profile.ts'

const Read =
  '{ businessProfile { name dispatch { display e164 } licenses { number } fieldHours { from opens } } }'
const license = { number: 'B1', holder: 'Bayou', covers: 'Locks', authority: null, lookUp: null }
const Update = `mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }`

test('everybody with a key reads the default until the owner stores another', async () => {
  await using lantern = await testLantern()
  const before = dataOf<{ name: string }>(await call(lantern, Read), 'businessProfile')
  expect(before).toMatchObject({
    name: defaultProfile.name,
    fieldHours: [{ from: 'Monday', opens: '07:00' }, {}],
  })
  const changed = { name: 'Bayou Locks', licenses: [license] }
  const input = profileInput(changed)
  dataOf(await call(lantern, Update, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  expect(await readProfile(lantern.db)).toEqual({ ...defaultProfile, ...changed })
  expect((await call(lantern, Read)).data?.businessProfile).toMatchObject({ name: 'Bayou Locks' })
  const { name, licenses } = defaultProfile
  expect(await lantern.db.select().from(auditEntries)).toMatchObject([
    { action: 'update', subject: 'BusinessProfile', before: { name, licenses }, after: changed },
  ])
})

test('another phone number or address for customers is mailed to all owners, other facts are not', async () => {
  await using lantern = await testLantern()
  await lantern.db.insert(users).values({ name: 'Dana', email: 'dana@example.com', role: 'owner' })
  const headers = await ownerCookie(lantern)
  const update = async (changed: object) =>
    dataOf(await call(lantern, Update, { input: profileInput(changed) }, headers), 'updateBusinessProfile')
  const { dispatch } = defaultProfile
  await update({ name: 'Bayou Locks' })
  await update({ name: 'Bayou Locks', dispatch: { ...dispatch, display: '(713) 555-0999' } })
  const mails = await mailsOf(lantern, 2)
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['dana@example.com', 'owner@example.com'])
  for (const { text } of mails)
    expect(text).toContain(
      `The site now shows another phone number (${dispatch.label}): (713) 555-0999. Until now: ${dispatch.display}.`,
    )
})

test('where customers call, write, pay and review changes only with a password entered lately, and by no key', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const key = { authorization: await ownersKey(lantern) }
  const { dispatch, office } = defaultProfile
  const codeOf = async (changed: object, by: Record<string, string>) =>
    (await call(lantern, Update, { input: profileInput(changed) }, by)).errors?.[0]?.extensions?.code
  await expireStepUp(lantern)
  const changes = [
    { dispatch: { ...dispatch, display: '(713) 555-0999' } },
    { office: { ...office, display: '(713) 555-0998' } },
    { email: 'elsewhere@example.com' },
    { paymentLink: 'https://pay.example.com/elsewhere' },
    { reviewLink: 'https://reviews.example.com/elsewhere' },
  ]
  for (const changed of changes) {
    expect(await codeOf(changed, headers)).toBe('UNCONFIRMED')
    expect(await codeOf(changed, key)).toBe('FORBIDDEN')
  }
  expect(await readProfile(lantern.db)).toEqual(defaultProfile)
  for (const by of [headers, key]) expect(await codeOf({ tagline: 'Keys' }, by)).toBeUndefined()

  const confirmed = await ownerCookie(lantern)
  for (const changed of changes) expect(await codeOf(changed, confirmed)).toBeUndefined()
})

test('what is wrong is said field by field', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const wrongFields = async (input: object) => {
    const answer = await call(lantern, Update, { input }, headers)
    return Object.keys(Object(answer.errors?.[0]?.extensions?.fields)).sort()
  }
  const wrong = {
    dispatch: { display: '555' },
    timeZone: 'Houston',
    place: { ...defaultProfile.place, state: 'Tejas', postalCode: '7700' },
    licenses: [{ ...license, number: '', lookUp: 'http://example.com' }],
    rating: { ...defaultProfile.rating, asOf: '2026-02-30' },
    closedDays: [{ date: '2026-12-24' }, { date: '2026-12-24' }],
    hiddenServices: ['towing'],
    hiddenCards: ['safe/towing'],
    paymentLink: 'pay me',
    callbackMinutes: 0,
  }
  expect(await wrongFields(wrong)).toEqual([
    'callbackMinutes',
    'closedDays.1',
    'dispatch.display',
    'hiddenCards.0',
    'hiddenServices.0',
    'licenses.0.lookUp',
    'licenses.0.number',
    'paymentLink',
    'place.postalCode',
    'place.state',
    'rating.asOf',
    'timeZone',
  ])
  const half = { ...defaultProfile.place, latitude: null }
  expect(await wrongFields({ place: half })).toEqual(['place.latitude'])
  const nothing = { name: null, place: null, dispatch: null, timeZone: null }
  expect(await wrongFields(nothing)).toEqual(Object.keys(nothing).sort())
  expect(await readProfile(lantern.db)).toEqual(defaultProfile)
})

test('what is not sent stays as it is, and null removes it', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const update = async (input: object) =>
    dataOf(await call(lantern, Update, { input }, headers), 'updateBusinessProfile')
  const absent = { office: null, email: null, rating: null, fees: null, licenses: null, nights: null }
  await update(absent)
  const without = {
    ...defaultProfile,
    ...{ ...absent, licenses: [], nights: false, fees: defaultProfile.fees },
  }
  expect(await readProfile(lantern.db)).toEqual(without)
  await update({ dispatch: { display: '713 496 0117' }, bond: ' ' })
  expect(await readProfile(lantern.db)).toEqual({
    ...without,
    dispatch: { label: 'Dispatch', display: '(713) 496-0117', e164: '+17134960117' },
    bond: null,
  })
})

test('with another name the example’s claims go, except for confirmed ones', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const update = async (input: object) =>
    dataOf(await call(lantern, Update, { input }, headers), 'updateBusinessProfile')
  await update({ since: 2019 })
  const { version } = dataOf<{ version: string }>(
    await call(lantern, '{ openClaims { version } }', {}, headers),
    'openClaims',
  )
  const confirm = `mutation($version: String!) { confirmClaims(claims: [bond], version: $version) { version } }`
  dataOf(await call(lantern, confirm, { version }, headers), 'confirmClaims')
  await update({ name: 'Bayou Lock', rating: { ...defaultProfile.rating, value: 4.9 } })
  const { place, dispatch, timeZone, rating } = defaultProfile
  expect(await readProfile(lantern.db)).toEqual({
    ...bareProfile,
    ...{ name: 'Bayou Lock', place, dispatch, timeZone, since: 2019, bond: '$50,000' },
    rating: { ...rating, value: 4.9 },
  })
  await update({ name: 'Bayou Lock and Door', since: defaultProfile.since, nights: true })
  await update({ name: 'Bayou Locks' })
  expect(await readProfile(lantern.db)).toMatchObject({ since: 2016, nights: true })
})

test('a state is entered by its name or its code, and the town’s coordinates come with it', async () => {
  await using lantern = await testLantern()
  const input = { place: { city: 'Albuquerque', state: 'new mexico' } }
  dataOf(await call(lantern, Update, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  expect((await readProfile(lantern.db)).place).toMatchObject({
    ...{ state: 'NM', walkIn: false, street: null },
    ...{ latitude: 35.084, longitude: -106.651 },
  })
})

test('a profile from before places had coordinates gets them at the start, and stays the same version', async () => {
  await using lantern = await testLantern()
  const { place, ...facts } = defaultProfile
  const profile = { ...facts, name: 'Dallas Lock', city: 'Dallas, Texas' }
  await lantern.db.insert(businessProfiles).values({ id: theBusiness, profile })
  const { version } = await readVersionedProfile(lantern.db)
  await locateBusiness(lantern.db)
  expect(await readVersionedProfile(lantern.db)).toMatchObject({
    version,
    place: { city: 'Dallas', state: 'TX', latitude: 32.783, longitude: -96.807 },
    nights: defaultProfile.nights,
  })
})

test('what a version cannot read is kept as it was typed, until it is entered anew', async () => {
  await using lantern = await testLantern()
  const { place, ...facts } = defaultProfile
  const rating = { value: 4.8, count: 321, source: 'Google' }
  const profile = { ...facts, name: 'Dallas Lock', city: 'Dallas, Texas', rating }
  await lantern.db.insert(businessProfiles).values({ id: theBusiness, profile })
  const stored = async () => (await lantern.db.select().from(businessProfiles))[0]?.profile
  await locateBusiness(lantern.db)
  expect((await readProfile(lantern.db)).rating).toBeNull()
  expect(await stored()).toMatchObject({ rating })
  const headers = await ownerCookie(lantern)
  const save = async (input: object) =>
    dataOf(await call(lantern, Update, { input }, headers), 'updateBusinessProfile')
  await save({ since: 2015 })
  expect(await stored()).toMatchObject({ rating, since: 2015 })
  const whole = { ...rating, url: 'https://g.page/dallas-lock', asOf: '2026-11-01' }
  await save({ rating: whole })
  expect((await readProfile(lantern.db)).rating).toMatchObject({ value: 4.8, count: 321 })
})

test.each([
  ['8324960118', '(832) 496-0118'],
  ['832.496.0118', '(832) 496-0118'],
  ['832 496 0118', '(832) 496-0118'],
  ['+1 832-496-0118', '(832) 496-0118'],
  ['832-496-0118 x2', '(832) 496-0118 ext. 2'],
  ['+49 30 1234567', '+49 30 1234567'],
])('a phone number reads the same on all pages, however it was typed: %s', async (display, shown) => {
  await using lantern = await testLantern()
  const input = profileInput({ office: { label: 'Office', display, e164: '' } })
  dataOf(await call(lantern, Update, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  expect((await readProfile(lantern.db)).office?.display).toBe(shown)
})

test('the E.164 form of a phone number is worked out', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const input = profileInput({
    dispatch: { ...defaultProfile.dispatch, display: '7134960117' },
    office: { label: 'Office', display: '832.496.0118', e164: '' },
  })
  dataOf(await call(lantern, Update, { input }, headers), 'updateBusinessProfile')
  expect(await readProfile(lantern.db)).toMatchObject({
    dispatch: { display: '(713) 496-0117', e164: '+17134960117' },
    office: { display: '(832) 496-0118', e164: '+18324960118' },
  })
})

test('a save that began before another one is refused and overwrites nothing', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const versionNow = async () =>
    dataOf<{ version: string }>(await call(lantern, '{ businessProfile { version } }'), 'businessProfile')
      .version
  const save = `mutation($input: BusinessProfileInput!, $version: String) {
    updateBusinessProfile(input: $input, version: $version) { version }
  }`
  const saveAs = (name: string, version: string) =>
    call(lantern, save, { input: profileInput({ name }), version }, headers)

  const first = await versionNow()
  const saved = dataOf<{ version: string }>(await saveAs('Mine', first), 'updateBusinessProfile')
  expect(saved.version).toBe(await versionNow())
  const refused = await saveAs('Theirs', first)
  expect(refused.errors?.[0]?.extensions?.code).toBe('CONFLICT')
  expect((await readProfile(lantern.db)).name).toBe('Mine')
  dataOf(await saveAs('Theirs', saved.version), 'updateBusinessProfile')
  expect((await readProfile(lantern.db)).name).toBe('Theirs')
})
