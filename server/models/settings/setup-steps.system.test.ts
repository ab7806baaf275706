import { ne } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { mailSetup, readMailSettings } from '#server/notifications/mail/mail-settings.ts'
import { users } from '#server/schema/identity.ts'
import { mailSettings, pushSubscriptions } from '#server/schema/notifications.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { profileInput, realFacts } from '#tests/profile.ts'

const Read = '{ setupSteps { step isDone } }'
const Mark = 'mutation($step: MarkableSetupStep!) { markSetupStep(step: $step) { step isDone } }'
const Save = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'

async function asOwner(lantern: TestLantern) {
  const cookie = await ownerCookie(lantern)
  const run = (query: string, variables: object = {}) => call(lantern, query, variables, cookie)
  const doneSteps = async () =>
    dataOf<{ step: string; isDone: boolean }[]>(await run(Read), 'setupSteps')
      .filter(({ isDone }) => isDone)
      .map(({ step }) => step)
  return { run, doneSteps }
}

test.each([
  [Read, {}],
  [Mark, { step: 'hours' }],
])('a visitor may not: %s', async (query, variables) => {
  await using lantern = await testLantern()
  expect((await call(lantern, query, variables)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

test('at first nothing is done, and a profile with example values changes nothing', async () => {
  await using lantern = await testLantern()
  const { run, doneSteps } = await asOwner(lantern)
  expect(await doneSteps()).toEqual([])
  dataOf(await run(Save, { input: profileInput({ name: 'Bayou Lock' }) }), 'updateBusinessProfile')
  expect(await doneSteps()).toEqual([])
})

test('the owner’s own facts open the site to search engines; other hours are hours that were checked', async () => {
  await using lantern = await testLantern()
  const { run, doneSteps } = await asOwner(lantern)
  dataOf(await run(Save, { input: profileInput(realFacts) }), 'updateBusinessProfile')
  expect(await doneSteps()).toEqual(['business', 'search'])
  const officeHours = defaultProfile.officeHours.map((hours) => ({ ...hours, opens: '10:00' }))
  dataOf(await run(Save, { input: profileInput({ ...realFacts, officeHours }) }), 'updateBusinessProfile')
  expect(await doneSteps()).toEqual(['business', 'hours', 'search'])
})

test('made-up people never go to search engines', async () => {
  await using lantern = await testLantern({ config: { isDemonstration: true } })
  const { run, doneSteps } = await asOwner(lantern)
  dataOf(await run(Save, { input: profileInput(realFacts) }), 'updateBusinessProfile')
  expect(await doneSteps()).toEqual(['business'])
})

test('mail counts while it is proven and does not fail', async () => {
  await using lantern = await testLantern({ config: { smtpUrl: 'smtp://127.0.0.1:9' } })
  const { doneSteps } = await asOwner(lantern)
  const { fingerprint: provenFor } = mailSetup(await readMailSettings(lantern.db), lantern.config)
  await lantern.db.insert(mailSettings).values({ id: 'mail', provenAt: new Date(), provenFor })
  expect(await doneSteps()).toEqual(['mail'])
  await lantern.db.update(mailSettings).set({ failure: 'signIn', failingSince: new Date() })
  expect(await doneSteps()).toEqual([])
})

test('a device counts for the person whose it is', async () => {
  await using lantern = await testLantern()
  const { db } = lantern
  const { doneSteps } = await asOwner(lantern)
  const [other] = await db
    .insert(users)
    .values({ email: 'van@example.com', name: 'Van', role: 'administrator' })
    .returning()
  const [owner] = await db.select().from(users).where(ne(users.email, 'van@example.com'))
  if (!owner || !other) throw new Error('both were stored')
  const device = { p256dh: 'a', auth: 'b', label: 'Phone' }
  await db
    .insert(pushSubscriptions)
    .values({ ...device, id: newId(), userId: other.id, endpoint: 'https://push.invalid/1' })
  expect(await doneSteps()).toEqual([])
  await db
    .insert(pushSubscriptions)
    .values({ ...device, id: newId(), userId: owner.id, endpoint: 'https://push.invalid/2' })
  expect(await doneSteps()).toEqual(['device'])
})

test('what only a person knows is checked off by them, once', async () => {
  await using lantern = await testLantern()
  const { run, doneSteps } = await asOwner(lantern)
  for (const step of ['device', 'hours', 'hours']) dataOf(await run(Mark, { step }), 'markSetupStep')
  expect(await doneSteps()).toEqual(['device', 'hours'])
  const entries = await lantern.db.select().from(auditEntries)
  expect(entries.filter(({ subject }) => subject === 'SetupStep')).toHaveLength(2)
  for (const step of ['mail', 'backup']) expect((await run(Mark, { step })).errors).toHaveLength(1)
})
