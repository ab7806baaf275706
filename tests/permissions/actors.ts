import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { insertPerson } from '#server/identity/access/people.ts'
import { newGuest } from '#server/identity/caller.ts'
import { sessions, users } from '#server/schema/identity.ts'
import { ownersKey } from '#tests/api-key.ts'
import { ownerCookie, type TestLantern } from '#tests/lantern.ts'

export type Standing = 'visitor' | 'leadSource' | 'staff' | 'reader' | 'anonymous'

export type TestActor = { name: string; standing: Standing; headers: Record<string, string> }

export async function actorsOf(lantern: TestLantern): Promise<TestActor[]> {
  const visitor = () => ({
    'x-api-key': lantern.publicApiKey,
    cookie: String(newGuest(lantern.secret, { secure: false }).setCookie.split(';')[0]),
  })
  const owner = await ownerCookie(lantern)
  const fullKey = await ownersKey(lantern)
  const readKey = await ownersKey(lantern, 'read')
  const leadKey = await ownersKey(lantern, 'leads')
  return [
    { name: 'visitor', standing: 'visitor', headers: visitor() },
    { name: 'other guest', standing: 'visitor', headers: visitor() },
    {
      name: 'visitor who is signed in',
      standing: 'visitor',
      headers: { ...owner, 'x-api-key': lantern.publicApiKey },
    },
    { name: 'administrator', standing: 'staff', headers: owner },
    { name: 'program of an administrator', standing: 'staff', headers: { authorization: fullKey } },
    { name: 'program that may read', standing: 'reader', headers: { authorization: readKey } },
    { name: 'program that brings leads', standing: 'leadSource', headers: { authorization: leadKey } },
    { name: 'signed in without the role', standing: 'anonymous', headers: await withoutRole(lantern) },
    { name: 'expired session', standing: 'anonymous', headers: await expired(lantern) },
    { name: 'wrong key', standing: 'anonymous', headers: { 'x-api-key': 'wrong' } },
    { name: 'wrong key of a program', standing: 'anonymous', headers: { authorization: 'lantern_wrong' } },
    { name: 'no key', standing: 'anonymous', headers: {} },
  ]
}

const fired = { email: 'fired@example.com', password: 'Correct-Horse-9' }

async function withoutRole(lantern: TestLantern): Promise<Record<string, string>> {
  const passwordHash = await hashPassword(fired.password)
  await lantern.db.transaction((tx) => insertPerson(tx, { email: fired.email, role: 'reader', passwordHash }))
  const headers = await cookieOf(lantern, fired)
  await lantern.db.update(users).set({ role: null }).where(eq(users.email, fired.email))
  return headers
}

/** Not the session that the table's administrator uses. */
async function expired(lantern: TestLantern): Promise<Record<string, string>> {
  const before = new Set((await lantern.db.select({ id: sessions.id }).from(sessions)).map(({ id }) => id))
  const headers = await ownerCookie(lantern)
  const [made] = (await lantern.db.select({ id: sessions.id }).from(sessions)).filter(
    ({ id }) => !before.has(id),
  )
  if (!made) throw new Error('signing in makes a session')
  await lantern.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.id, made.id))
  return headers
}

async function cookieOf(lantern: TestLantern, person: { email: string; password: string }) {
  const given = { headers: new Headers(), address: '203.0.113.201', secure: false }
  const signedIn = await lantern.identity.signIn({ ...person, ...given })
  if (!signedIn.ok) throw new Error(signedIn.refusal.reason)
  return { cookie: signedIn.value.setCookies.map((cookie) => cookie.split(';')[0]).join('; ') }
}
