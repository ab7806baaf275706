import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { readProfile } from './business-profile.ts'
import { businessProfiles } from './business-profile-table.ts'

const Read =
  '{ businessProfile { name dispatch { display e164 } licenses { number } fieldHours { from opens } } }'
const Update = `mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }`

test('everybody with a key reads the default until the owner stores another', async () => {
  await using lantern = await testLantern()
  const before = dataOf<{ name: string }>(await call(lantern, Read), 'businessProfile')
  expect(before).toMatchObject({
    name: defaultProfile.name,
    fieldHours: [{ from: 'Monday', opens: '07:00' }, {}],
  })
  const input = {
    ...defaultProfile,
    name: 'Bayou Locks',
    licenses: [{ number: 'B1', holder: 'Bayou', covers: 'Locks' }],
  }
  dataOf(await call(lantern, Update, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  expect(await readProfile(lantern.db)).toEqual(input)
  expect((await call(lantern, Read)).data?.businessProfile).toMatchObject({ name: 'Bayou Locks' })
})

test('a visitor may not change it, and nobody reads it without a key', async () => {
  await using lantern = await testLantern()
  const refused = await call(lantern, Update, { input: defaultProfile })
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await call(lantern, Read, {}, {})).errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
})

test('what is wrong is said field by field', async () => {
  await using lantern = await testLantern()
  const input = {
    ...defaultProfile,
    licenses: [],
    dispatch: { ...defaultProfile.dispatch, e164: '713' },
    timeZone: 'Houston',
  }
  const answer = await call(lantern, Update, { input }, await ownerCookie(lantern))
  expect(Object.keys(Object(answer.errors?.[0]?.extensions?.fields)).sort()).toEqual([
    'dispatch.e164',
    'licenses',
    'timeZone',
  ])
})

test('a fact that the stored record lacks or has in an older form has its default', async () => {
  await using lantern = await testLantern()
  const { bond, ...older } = { ...defaultProfile, name: 'Bayou Locks', since: 'long ago' }
  await lantern.db.insert(businessProfiles).values({ id: 'the-business', profile: older })
  const { since } = defaultProfile
  expect(await readProfile(lantern.db)).toEqual({ ...defaultProfile, name: 'Bayou Locks', since, bond })
})
