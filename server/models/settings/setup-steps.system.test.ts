import { ne } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { mailSetup, readMailSettings } from '#server/notifications/mail/mail-settings.ts'
import { businessProfiles, posts } from '#server/schema/content.ts'
import { users } from '#server/schema/identity.ts'
import { mailSettings, pushSubscriptions } from '#server/schema/notifications.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { profileInput, realFacts } from '#tests/profile.ts'

import { theBusiness } from './business-profile.ts'

const Read = '{ setupSteps { step isDone } }'
const Mark = 'mutation($step: MarkableSetupStep!) { markSetupStep(step: $step) { step isDone } }'
const Save = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'

async function asOwner(lantern: TestLantern) {
  await addFirstPosts(lantern.db)
  const cookie = await ownerCookie(lantern)
  const run = (query: string, variables: object = {}) => call(lantern, query, variables, cookie)
  const doneSteps = async () =>
    dataOf<{ step: string; isDone: boolean }[]>(await run(Read), 'setupSteps')
      .filter(({ isDone }) => isDone)
      .map(({ step }) => step)
  return { run, doneSteps }
}

const Confirm =
  'mutation($claims: [ClaimName!]!, $version: String!) { confirmClaims(claims: $claims, version: $version) { claims } }'
const Open = 'mutation($isOpen: Boolean!) { openSite(isOpen: $isOpen) }'
const Claims = '{ openClaims { version claims } }'

type OpenClaims = { version: string; claims: string[] }

test('at first nothing is done, and a profile with example values changes nothing', async () => {
  await using lantern = await testLantern()
  const { run, doneSteps } = await asOwner(lantern)
  expect(await doneSteps()).toEqual([])
  dataOf(await run(Save, { input: profileInput({ name: 'Bayou Lock' }) }), 'updateBusinessProfile')
  expect(await doneSteps()).toEqual([])
  for (const step of ['phones', 'hours']) dataOf(await run(Mark, { step }), 'markSetupStep')
  expect(await doneSteps()).toEqual(['hours'])
  expect((await run(Open, { isOpen: true })).errors?.[0]?.extensions?.code).toBe('CONFLICT')
})

test('the business is done when every claim is confirmed; who changes a fact vouches for it, not that a phone rings', async () => {
  await using lantern = await testLantern()
  const { run, doneSteps } = await asOwner(lantern)
  const open = async () => dataOf<OpenClaims>(await run(Claims), 'openClaims')
  expect((await open()).claims).toContain('rating')
  dataOf(await run(Save, { input: profileInput({ ...realFacts, bond: null }) }), 'updateBusinessProfile')
  const { version, claims } = await open()
  expect(claims).toEqual(expect.arrayContaining(['rating', 'dispatch', 'office', 'officeHours', 'place']))
  for (const settled of ['licenses', 'email', 'bond', 'affiliations']) expect(claims).not.toContain(settled)

  const outdated = await run(Confirm, { claims, version: new Date(0).toISOString() })
  expect(outdated.errors?.[0]?.extensions?.code).toBe('CONFLICT')
  const isPhone = (name: string) => ['dispatch', 'office'].includes(name)
  dataOf(await run(Confirm, { claims: claims.filter((name) => !isPhone(name)), version }), 'confirmClaims')
  expect(await doneSteps()).toEqual(['business', 'hours'])
  dataOf(await run(Mark, { step: 'phones' }), 'markSetupStep')
  expect(await doneSteps()).toEqual(['business', 'phones', 'hours'])

  const dispatch = { label: 'Dispatch', display: '(713) 864-2299' }
  dataOf(await run(Save, { input: { dispatch, since: 2019 } }), 'updateBusinessProfile')
  expect((await open()).claims).toEqual(['dispatch'])
})

test('search engines may list the site from the press on until it is closed, and the log knows who pressed', async () => {
  await using lantern = await testLantern()
  const { run, doneSteps } = await asOwner(lantern)
  dataOf(await run(Save, { input: profileInput(realFacts) }), 'updateBusinessProfile')
  const tag = async () => (await lantern.fetch('/')).headers.get('x-robots-tag')
  expect(await tag()).toBe('noindex')
  expect(dataOf(await run(Open, { isOpen: true }), 'openSite')).toBe(true)
  await expect.poll(tag).toBeNull()
  expect(await doneSteps()).toEqual(['search'])
  expect((await run(Open, { isOpen: false })).data).toEqual({ openSite: false })
  await expect.poll(tag).toBe('noindex')
  const entries = await lantern.db.select().from(auditEntries)
  const acts = entries.filter(({ subject }) => subject === 'SearchEngines').map(({ action }) => action)
  expect(acts).toEqual(['open', 'close'])
})

test('made-up people never go to search engines', async () => {
  await using lantern = await testLantern({ config: { isDemonstration: true } })
  const { run, doneSteps } = await asOwner(lantern)
  dataOf(await run(Save, { input: profileInput(realFacts) }), 'updateBusinessProfile')
  dataOf(await run(Open, { isOpen: true }), 'openSite')
  expect(await doneSteps()).toEqual([])
})

test('the address counts while it answers', async () => {
  await using lantern = await testLantern()
  const { doneSteps } = await asOwner(lantern)
  const publicUrl = 'https://bayoulock.net'
  const proven = { addressProvenFor: publicUrl, addressCheckedFor: publicUrl }
  await lantern.db.insert(mailSettings).values({ id: 'mail', publicUrl, ...proven })
  expect(await doneSteps()).toEqual(['address'])
  await lantern.db.update(mailSettings).set({ addressFailure: 'certificate' })
  expect(await doneSteps()).toEqual([])
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

test('a device counts for the person whose it is, once a notification has reached it', async () => {
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
  expect(await doneSteps()).toEqual([])
  await db.update(pushSubscriptions).set({ lastSuccessAt: new Date() })
  expect(await doneSteps()).toEqual(['device'])
})

test('the articles are done when each built-in post is published or deleted', async () => {
  await using lantern = await testLantern()
  const { run, doneSteps } = await asOwner(lantern)
  const { items } = dataOf<{ items: { id: string }[] }>(
    await run('{ listBlogs { items { id } } }'),
    'listBlogs',
  )
  const [kept, ...others] = items.map(({ id }) => id)
  await run('mutation($id: ID!) { updateBlog(input: { id: $id, author: "Ana" }) { id } }', { id: kept })
  const articles = dataOf<{ step: string; left: number }[]>(
    await run('{ setupSteps { step left } }'),
    'setupSteps',
  )
  expect(articles).toContainEqual({ step: 'articles', left: others.length })
  for (const id of others) await run('mutation($id: ID!) { deleteBlog(input: { id: $id }) { id } }', { id })
  expect(await doneSteps()).toEqual(['articles'])
})

test('posts that came published with an earlier version are open until another business has saved them as its own', async () => {
  await using lantern = await testLantern()
  const { run, doneSteps } = await asOwner(lantern)
  await lantern.db.insert(businessProfiles).values({ id: theBusiness, profile: { name: 'Mesa Locks' } })
  await lantern.db.update(posts).set({ isPublished: true })
  expect(await doneSteps()).not.toContain('articles')
  for (const { id } of await lantern.db.select().from(posts))
    dataOf(
      await run('mutation($id: ID!) { updateBlog(input: { id: $id, author: "Ana" }) { id } }', { id }),
      'updateBlog',
    )
  expect(await doneSteps()).toContain('articles')
})

test('what only a person knows is checked off by them, once', async () => {
  await using lantern = await testLantern()
  const { run, doneSteps } = await asOwner(lantern)
  dataOf(await run(Save, { input: profileInput(realFacts) }), 'updateBusinessProfile')
  for (const step of ['device', 'hours', 'device']) dataOf(await run(Mark, { step }), 'markSetupStep')
  const entries = await lantern.db.select().from(auditEntries)
  expect(entries.filter(({ subject }) => subject === 'SetupStep')).toHaveLength(1)
  expect(await doneSteps()).toEqual(expect.arrayContaining(['device', 'hours']))
  for (const step of ['mail', 'backup']) expect((await run(Mark, { step })).errors).toHaveLength(1)
})
