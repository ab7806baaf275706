import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailSetup, readMailSettings } from '#server/notifications/mail/mail-settings.ts'
import { postDrafts } from '#server/schema/content.ts'
import { invitations, users } from '#server/schema/identity.ts'
import { auditEntries, mailSettings } from '#server/schema/operations.ts'
import { call, dataOf, testLantern } from '#tests/lantern.ts'
import {
  browserOf,
  expireStepUp,
  mailedToken,
  ownersBrowser,
  secondAdministrator,
  secondPassword,
} from '#tests/people.ts'

const dana = 'dana@example.com'
const forbidden = { ok: false, refusal: { code: 'FORBIDDEN' } }
const unconfirmed = { ok: false, refusal: { code: 'UNCONFIRMED' } }
const dead = { ok: false, refusal: { code: 'NOT_FOUND' } }

test('an invited person chooses a password by the mailed link, once, and is an administrator', async () => {
  await using lantern = await testLantern()
  const browser = await ownersBrowser(lantern)
  const invited = await browser.administrators.invite(' Dana@Example.com ')
  const token = await mailedToken(lantern, dana)
  // Mail is not proven, so the owner can hand the link over.
  expect(invited).toEqual({ ok: true, value: { email: dana, path: `/admin/invitation?token=${token}` } })
  expect(await browser.administrators.list()).toMatchObject({ value: { invitations: [{ mail: 'file' }] } })

  const theirs = await browserOf(lantern)
  expect(await theirs.invitation.find(token)).toEqual({ email: dana, invitedBy: 'owner@example.com' })
  expect(await theirs.invitation.accept({ token, password: 'weak' })).toMatchObject({
    refusal: { fields: { password: expect.stringContaining('at least 8 characters') } },
  })
  const form = { token, password: secondPassword }
  const answers = await Promise.all([theirs.invitation.accept(form), theirs.invitation.accept(form)])
  expect(answers.filter(({ ok }) => ok)).toEqual([
    {
      ok: true,
      value: { setCookies: expect.arrayContaining([expect.stringContaining('lantern.session=')]) },
    },
  ])
  expect(await theirs.invitation.find(token)).toBeUndefined()
  expect(await theirs.invitation.accept(form)).toMatchObject(dead)
  expect(await browser.administrators.list()).toMatchObject({
    value: {
      administrators: [
        { email: 'owner@example.com', isMe: true },
        { email: dana, isMe: false, hasAuthenticator: false, hasPasskey: false },
      ],
      invitations: [],
    },
  })
})

test('invited again, the new link works and the old one no more; withdrawn or expired, none does', async () => {
  await using lantern = await testLantern()
  const { administrators, invitation } = await ownersBrowser(lantern)
  await administrators.invite(dana)
  const first = await mailedToken(lantern, dana)
  const listed = await administrators.list()
  const id = listed.ok ? (listed.value.invitations[0]?.id ?? '') : ''
  expect(listed).toMatchObject({ value: { invitations: [{ email: dana, hasExpired: false }] } })
  expect(await administrators.inviteAgain(id)).toMatchObject({ ok: true })
  const second = await mailedToken(lantern, dana, 2)
  expect(await invitation.find(first)).toBeUndefined()
  expect(await invitation.find(second)).toBeDefined()

  await lantern.db.update(invitations).set({ expiresAt: sql`now() - interval '1 second'` })
  expect(await invitation.accept({ token: second, password: secondPassword })).toMatchObject(dead)
  expect(await administrators.withdraw(id)).toMatchObject({ ok: true })
  expect(await administrators.withdraw(id)).toMatchObject(dead)
  expect(await administrators.inviteAgain(id)).toMatchObject(dead)
  expect(await administrators.withdraw('no id')).toMatchObject(dead)
})

test('who has access already is not invited, nor is what is no address', async () => {
  await using lantern = await testLantern()
  const { administrators } = await ownersBrowser(lantern)
  for (const email of ['owner@example.com', 'nobody', ''])
    expect(await administrators.invite(email)).toMatchObject({
      refusal: { fields: { email: expect.any(String) } },
    })
})

test('a removed administrator is out at once; what was done is written down', async () => {
  await using lantern = await testLantern()
  const browser = await ownersBrowser(lantern)
  const danas = await secondAdministrator(lantern, browser, dana)
  const me = await danas.caller.administrator()
  expect(me?.username).toBe(dana)
  const made = await danas.apiKeys.create({ name: 'Books', scope: 'full', days: '30' })
  const key = made.ok ? made.value.key : ''

  const draft = 'mutation { saveBlogDraft(form: "title=Mine") { savedAt } }'
  dataOf(await call(lantern, draft, {}, { authorization: key }), 'saveBlogDraft')

  expect(await browser.administrators.remove(me?.userId ?? '')).toEqual({ ok: true, value: { email: dana } })
  expect(await lantern.db.$count(postDrafts)).toBe(0)
  expect(await danas.caller.administrator()).toBeUndefined()
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

test('nobody removes themselves, and two who remove each other leave one', async () => {
  await using lantern = await testLantern()
  const owners = await ownersBrowser(lantern)
  const danas = await secondAdministrator(lantern, owners, dana)
  const ownerId = (await owners.caller.administrator())?.userId ?? ''
  const danaId = (await danas.caller.administrator())?.userId ?? ''
  expect(await owners.administrators.remove(ownerId)).toMatchObject({ refusal: { code: 'CONFLICT' } })

  const answers = await Promise.all([
    owners.administrators.remove(danaId),
    danas.administrators.remove(ownerId),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await lantern.db.$count(users)).toBe(1)
})

test('a reset ends the sessions, mails a link and demands a new password', async () => {
  await using lantern = await testLantern()
  const owners = await ownersBrowser(lantern)
  const danas = await secondAdministrator(lantern, owners, dana)
  const danaId = (await danas.caller.administrator())?.userId ?? ''
  expect(await owners.administrators.reset(danaId)).toEqual({ ok: true, value: { email: dana } })
  expect(await danas.caller.administrator()).toBeUndefined()
  expect(await mailedToken(lantern, dana, 2)).toBeTruthy()
  expect(await owners.administrators.list()).toMatchObject({
    value: { administrators: [{ mustChoosePassword: false }, { mustChoosePassword: true }] },
  })
})

test('a reset that can mail no link any more says so, and still signs out', async () => {
  await using lantern = await testLantern()
  const owners = await ownersBrowser(lantern)
  const danas = await secondAdministrator(lantern, owners, dana)
  const danaId = (await danas.caller.administrator())?.userId ?? ''
  const headers = new Headers()
  for (let n = 0; n < 3; n++)
    await lantern.identity.requestPasswordReset({ email: dana, headers, address: '::1', secure: false })
  expect(await owners.administrators.reset(danaId)).toMatchObject({
    refusal: { message: expect.stringMatching(/signed out .* Nothing was mailed/) },
  })
  expect(await danas.caller.administrator()).toBeUndefined()
})

test('a visitor may do none of this, and an administrator only after entering the password', async () => {
  await using lantern = await testLantern()
  const owners = await ownersBrowser(lantern)
  const danas = await secondAdministrator(lantern, owners, dana)
  const danaId = (await danas.caller.administrator())?.userId ?? ''
  const dangerous = ({ administrators }: typeof owners) => [
    administrators.invite('mallory@example.com'),
    administrators.remove(danaId),
    administrators.reset(danaId),
  ]
  const stranger = await browserOf(lantern)
  for (const answer of await Promise.all(dangerous(stranger))) expect(answer).toMatchObject(forbidden)
  expect(await stranger.administrators.list()).toMatchObject(forbidden)
  expect(await stranger.administrators.withdraw(danaId)).toMatchObject(forbidden)
  await expireStepUp(lantern)
  for (const answer of await Promise.all(dangerous(owners))) expect(answer).toMatchObject(unconfirmed)
  expect(await danas.caller.administrator()).toBeDefined()
})

test('where mail is proven only the mail has the link: it proves the address', async () => {
  await using lantern = await testLantern({ config: { smtpUrl: 'smtp://127.0.0.1:9' } })
  const { fingerprint: provenFor } = mailSetup(await readMailSettings(lantern.db), lantern.config)
  await lantern.db.insert(mailSettings).values({ id: 'mail', provenAt: new Date(), provenFor })
  const { administrators } = await ownersBrowser(lantern)
  expect(await administrators.invite(dana)).toEqual({ ok: true, value: { email: dana } })
})
