import { expect, test } from 'vitest'
import { users } from '#server/schema/identity.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, owner, type TestLantern } from '#tests/lantern.ts'

const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
}

const post = (lantern: TestLantern, path: string, fields: object, headers: Record<string, string> = {}) =>
  lantern.fetch(path, posted({ ...fields }, { ...phone, ...headers }))

async function signIn(lantern: TestLantern, password = owner.password) {
  const answer = await post(lantern, '/admin/login', { email: owner.email, password })
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { status: answer.status, headers: { ...phone, cookie: cookie.join('; ') } }
}

test('who signed in and out, when, in which browser and from where', async () => {
  await using lantern = await lanternWithPages()
  expect((await signIn(lantern, 'Wrong-Horse-9')).status).toBe(422)
  const { headers } = await signIn(lantern)
  await post(lantern, '/admin/sign-out', {}, headers)
  await post(lantern, '/admin/sign-out', {}, headers)

  const again = await signIn(lantern)
  const log = await call(
    lantern,
    '{ listAuditEntries { items { actorName action subject label before after } } }',
    {},
    again.headers,
  )
  const one = { actorName: owner.email, subject: 'Session', before: null, after: null }
  expect(dataOf<{ items: object[] }>(log, 'listAuditEntries').items).toEqual([
    { ...one, action: 'sign in', label: 'Safari on iPhone, 203.0.113.7' },
    { ...one, action: 'sign out', label: 'Safari on iPhone' },
    { ...one, action: 'sign in', label: 'Safari on iPhone, 203.0.113.7' },
  ])
  const page = await lantern.fetch('/admin/settings/activity?filter=sign-ins', { headers: again.headers })
  expect(await page.text()).toMatch(
    /signed in \(Safari on iPhone, 203\.0\.113\.7\)[\s\S]*signed out \(Safari on iPhone\)/,
  )
})

test('without its entry no session begins or ends', async () => {
  await using lantern = await lanternWithPages()
  const { headers } = await signIn(lantern)
  const { db } = lantern
  await db.execute('alter table audit_entries rename to hidden')
  const refused = await signIn(lantern)
  expect(refused.status).toBe(500)
  expect(refused.headers.cookie).toBe('')
  await post(lantern, '/admin/sign-out', {}, headers)
  await db.execute('alter table hidden rename to audit_entries')
  expect(await lantern.identity.currentUser(new Headers(headers))).toMatchObject({ username: owner.email })
  expect(await db.$count(auditEntries)).toBe(1)
})

test('a person with a name is called by it, with their address beside it', async () => {
  await using lantern = await lanternWithPages()
  const { headers } = await signIn(lantern)
  const page = async () => (await lantern.fetch('/admin/settings/activity', { headers })).text()
  expect(await page()).toContain('<b>owner@example.com</b>')
  await lantern.db.update(users).set({ name: 'Mike Reyes' })
  expect(await page()).toMatch(/<b>Mike Reyes<\/b>.*\(.*owner@example\.com.*\)/)
})
