import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postDrafts } from '#server/schema/content.ts'
import { invitations, users } from '#server/schema/identity.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { call, dataOf, testLantern } from '#tests/lantern.ts'
import { browserOf, mailedToken, ownersBrowser, secondPassword, secondPerson } from '#tests/people.ts'

const dana = 'dana@example.com'
const dead = { ok: false, refusal: { code: 'NOT_FOUND' } }

test('an invited person chooses a password by the mailed link, once, and is an administrator', async () => {
  await using lantern = await testLantern()
  const browser = await ownersBrowser(lantern)
  expect(await browser.people.invite({ email: ' Dana@Example.com ', role: 'owner' })).toEqual({
    ok: true,
    value: { email: dana, path: expect.stringContaining('/admin/invitation?token=') },
  })
  const token = await mailedToken(lantern, dana)

  const theirs = await browserOf(lantern)
  expect(await theirs.invitation.find(token)).toEqual({
    email: dana,
    role: 'owner',
    invitedBy: 'owner@example.com',
  })
  expect(await theirs.invitation.accept({ token, name: 'Dana', password: 'weak' })).toMatchObject({
    refusal: { fields: { password: expect.stringContaining('at least 8 characters') } },
  })
  const form = { token, name: 'Dana', password: secondPassword }
  const answers = await Promise.all([theirs.invitation.accept(form), theirs.invitation.accept(form)])
  expect(answers.filter(({ ok }) => ok)).toEqual([
    {
      ok: true,
      value: { setCookies: expect.arrayContaining([expect.stringContaining('lantern.session=')]) },
    },
  ])
  expect(await theirs.invitation.find(token)).toBeUndefined()
  expect(await theirs.invitation.accept(form)).toMatchObject(dead)
  expect(await browser.people.list()).toMatchObject({
    value: {
      people: [
        { email: 'owner@example.com', isMe: true },
        { email: dana, isMe: false, hasAuthenticator: false, hasPasskey: false },
      ],
      invitations: [],
    },
  })
})

test('invited again, the new link works and the old one no more; withdrawn or expired, none does', async () => {
  await using lantern = await testLantern()
  const { people, invitation } = await ownersBrowser(lantern)
  await people.invite({ email: dana, role: 'owner' })
  const first = await mailedToken(lantern, dana)
  const listed = await people.list()
  const id = listed.ok ? (listed.value.invitations[0]?.id ?? '') : ''
  expect(listed).toMatchObject({ value: { invitations: [{ email: dana, hasExpired: false }] } })
  expect(await people.inviteAgain(id)).toMatchObject({ ok: true })
  const second = await mailedToken(lantern, dana, 2)
  expect(await invitation.find(first)).toBeUndefined()
  expect(await invitation.find(second)).toBeDefined()

  await lantern.db.update(invitations).set({ expiresAt: sql`now() - interval '1 second'` })
  expect(await invitation.accept({ token: second, name: 'Dana', password: secondPassword })).toMatchObject(
    dead,
  )
  expect(await people.withdraw(id)).toMatchObject({ ok: true })
  expect(await people.withdraw(id)).toMatchObject(dead)
  expect(await people.inviteAgain(id)).toMatchObject(dead)
  expect(await people.withdraw('no id')).toMatchObject(dead)
})

test('who has access already is not invited, nor is what is no address', async () => {
  await using lantern = await testLantern()
  const { people } = await ownersBrowser(lantern)
  for (const email of ['owner@example.com', 'nobody', ''])
    expect(await people.invite({ email: email, role: 'owner' })).toMatchObject({
      refusal: { fields: { email: expect.any(String) } },
    })
})

test('a removed administrator’s sessions end at once, and the removal is audited', async () => {
  await using lantern = await testLantern()
  const browser = await ownersBrowser(lantern)
  const danas = await secondPerson(lantern, browser, dana)
  const me = await danas.caller.staff()
  expect(me?.username).toBe(dana)
  const made = await danas.apiKeys.create({ name: 'Books', scope: 'full', days: '30' })
  const key = made.ok ? made.value.key : ''

  const draft = 'mutation { saveBlogDraft(form: "title=Mine") { savedAt } }'
  dataOf(await call(lantern, draft, {}, { authorization: key }), 'saveBlogDraft')

  expect(await browser.people.remove(me?.userId ?? '')).toEqual({ ok: true, value: { email: dana } })
  expect(await lantern.db.$count(postDrafts)).toBe(0)
  expect(await danas.caller.staff()).toBeUndefined()
  const program = await lantern.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: key },
    body: '{"query":"{ listQuotes { items { id } } }"}',
  })
  expect(program.status).toBe(401)
  const written = await lantern.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, 'Administrator'))
  expect(written.map(({ action, actorName, label }) => [action, actorName, label])).toEqual([
    ['invite', 'owner@example.com', dana],
    ['join', dana, dana],
    ['delete', 'owner@example.com', dana],
  ])
})

test('people cannot remove themselves, and of two who remove each other one stays', async () => {
  await using lantern = await testLantern()
  const owners = await ownersBrowser(lantern)
  const danas = await secondPerson(lantern, owners, dana)
  const ownerId = (await owners.caller.staff())?.userId ?? ''
  const danaId = (await danas.caller.staff())?.userId ?? ''
  expect(await owners.people.remove(ownerId)).toMatchObject({ refusal: { code: 'CONFLICT' } })

  const answers = await Promise.all([owners.people.remove(danaId), danas.people.remove(ownerId)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await lantern.db.$count(users)).toBe(1)
})

test('a reset ends the sessions, mails a link and demands a new password', async () => {
  await using lantern = await testLantern()
  const owners = await ownersBrowser(lantern)
  const danas = await secondPerson(lantern, owners, dana)
  const danaId = (await danas.caller.staff())?.userId ?? ''
  expect(await owners.people.reset(danaId)).toEqual({ ok: true, value: { email: dana } })
  expect(await danas.caller.staff()).toBeUndefined()
  // The invitation was taken at once: its mail may have left or not.
  expect(await mailedToken(lantern, dana, 1, /new password/i)).toBeTruthy()
  expect(await owners.people.list()).toMatchObject({
    value: { people: [{ mustChoosePassword: false }, { mustChoosePassword: true }] },
  })
})

test('a reset that can mail no link any more says so, and still signs out', async () => {
  await using lantern = await testLantern()
  const owners = await ownersBrowser(lantern)
  const danas = await secondPerson(lantern, owners, dana)
  const danaId = (await danas.caller.staff())?.userId ?? ''
  const headers = new Headers()
  for (let n = 0; n < 3; n++)
    await lantern.identity.requestPasswordReset({ email: dana, headers, address: '::1', secure: false })
  expect(await owners.people.reset(danaId)).toMatchObject({
    refusal: { message: expect.stringMatching(/signed out .* No email was sent/) },
  })
  expect(await danas.caller.staff()).toBeUndefined()
})
