import { sql } from 'drizzle-orm'
import type { Language } from '#content/languages.ts'
import { callerOf } from '#server/identity/caller.ts'
import { personServices } from '#server/pages/request-services.ts'
import type { Role } from '#server/rights.ts'
import { sessions } from '#server/schema/identity.ts'
import { owner, type TestLantern } from './lantern.ts'
import { mailsOf } from './outbox.ts'

export async function browserOf(
  lantern: TestLantern,
  person?: { email: string; password: string },
  language: Language = lantern.languages[0],
) {
  const address = '203.0.113.21'
  const cookies: string[] = []
  if (person) {
    const signedIn = await lantern.identity.signIn({
      ...person,
      headers: new Headers(),
      address,
      secure: false,
    })
    if (!signedIn.ok) throw new Error(signedIn.refusal.reason)
    cookies.push(...signedIn.value.setCookies)
  }
  const headers = new Headers({
    cookie: cookies.map((line) => line.split(';')[0]).join('; '),
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  })
  const arrival = { headers, socket: { remoteAddress: address } }
  const caller = callerOf(arrival, { ...lantern.config, ...lantern }, { language, path: '/' })
  return {
    ...personServices(lantern, {
      caller,
      headers,
      origin: 'http://localhost',
    }),
    caller,
    headers,
  }
}

type SignedIn = { ok: true; value: { setCookies: readonly string[] } } | { ok: false; refusal: object }

export function browserAfter(answer: SignedIn): Headers {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  return new Headers({ cookie: answer.value.setCookies.map((line) => line.split(';')[0]).join('; ') })
}

export type TestBrowser = Awaited<ReturnType<typeof browserOf>>

export const ownersBrowser = (lantern: TestLantern) => browserOf(lantern, owner)

export const secondPassword = 'Second-Horse-9'

export async function secondPerson(
  lantern: TestLantern,
  byOwner: TestBrowser,
  email: string,
  role: Role = 'owner',
) {
  const invited = await byOwner.people.invite({ email, role })
  if (!invited.ok) throw new Error(invited.refusal.message)
  const accepted = await (await browserOf(lantern)).invitation.accept({
    token: new URLSearchParams(invited.value.path.split('?')[1]).get('token') ?? '',
    name: nameOf(email),
    password: secondPassword,
  })
  if (!accepted.ok) throw new Error(accepted.refusal.message)
  return browserOf(lantern, { email, password: secondPassword })
}

const nameOf = (email: string) => email.split('@')[0] ?? email

export async function mailedToken(
  lantern: TestLantern,
  email: string,
  count = 1,
  subject = /./,
): Promise<string> {
  const mails = await mailsOf(lantern, count, (mail) => subject.test(mail.subject ?? ''))
  const mail = mails.findLast(({ to }) => to?.some(({ address }) => address === email))
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link for ${email}`)
  return token
}

export const expireStepUp = ({ db }: TestLantern) =>
  db.update(sessions).set({ confirmedAt: sql`${sessions.confirmedAt} - interval '10 minutes'` })
