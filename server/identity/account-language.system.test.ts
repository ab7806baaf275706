import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Language, languages } from '#content/languages.ts'
import { insertPerson } from '#server/identity/access/people.ts'
import { users } from '#server/schema/identity.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { requests } from '#server/schema/requests.ts'
import { send } from '#tests/customer-mails.ts'
import { markedLanguage } from '#tests/languages/marked-language.ts'
import { asOwner, call, dataOf, owner, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { browserOf } from '#tests/people.ts'
import { createdQuote } from '#tests/quotes.ts'

const open = () =>
  testLantern({
    config: { publicUrl: 'https://lantern.example.com' },
    languages: [languages[0], markedLanguage],
  })

const choose = ({ db }: TestLantern, language: string | null, email = owner.email) =>
  db.update(users).set({ language }).where(eq(users.email, email))

const SaveProfile =
  'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'

const opens = { accept: 'text/html,application/xhtml+xml' }

test('the panel opens in the language of the account, with path and query, and the other way round', async () => {
  await using lantern = await open()
  const cookie = await ownerCookie(lantern)
  const at = async (path: string, headers: Record<string, string> = opens) => {
    const { status, headers: answered } = await lantern.fetch(path, { headers: { ...cookie, ...headers } })
    return status === 302 ? answered.get('location') : status
  }
  expect(await at('/admin/quotes?search=a')).toBe(200)
  expect(await at('/marked/admin')).toBe(200)
  await choose(lantern, 'marked')
  expect(await at('/admin')).toBe('/marked/admin')
  expect(await at('/admin/inbox/quotes/0190?search=a%20b')).toBe(
    '/marked/admin/inbox/quotes/0190?search=a%20b',
  )
  expect(await at('/marked/admin/quotes')).toBe(200)
  // What scripts fetch, and a form, stay: a worker may not be redirected.
  expect(await at('/admin/worker.js', { accept: '*/*' })).toBe(200)
  expect(await at('/faq')).toBe(200)
  await choose(lantern, 'en')
  expect(await at('/marked/admin/quotes?x=1')).toBe('/admin/quotes?x=1')
  await choose(lantern, 'of a language that is gone')
  expect(await at('/admin')).toBe(200)
})

test('a mail to all who work with requests goes to each in their language, with its links', async () => {
  await using lantern = await open()
  const jess = {
    email: 'jess@example.com',
    role: 'dispatcher',
    passwordHash: '',
    language: 'marked',
  } as const
  await lantern.db.transaction((tx) => insertPerson(tx, jess))
  await send(lantern)
  const mails = await mailsOf(lantern, 2, ({ subject }) => /^N[eé]w/.test(subject ?? ''))
  const [toOwner, toJess] = [owner.email, jess.email].map((email) =>
    mails.find(({ to }) => to?.length === 1 && to[0]?.address === email),
  )
  expect(toOwner?.subject).toMatch(/^New quote request/)
  expect(toOwner?.text).toContain('https://lantern.example.com/admin/inbox/quotes/')
  expect(toJess?.subject).toMatch(/^Néw qúóté réqúést/)
  expect(toJess?.text).toContain('https://lantern.example.com/marked/admin/inbox/quotes/')
})

test('owners read in their language what was changed, whoever changed it', async () => {
  await using lantern = await open()
  const jess = { email: 'jess@example.com', role: 'owner', passwordHash: '', language: 'marked' } as const
  await lantern.db.transaction((tx) => insertPerson(tx, jess))
  const ask = await asOwner(lantern)
  await ask(SaveProfile, { input: { email: 'desk@example.com' } })
  const mails = await mailsOf(lantern, 2, ({ text }) => text?.includes('desk@example.com') ?? false)
  const textTo = (email: string) => mails.find(({ to }) => to?.[0]?.address === email)?.text
  expect(textTo(owner.email)).toContain('The site now shows another email address: desk@example.com.')
  expect(textTo(jess.email)).toMatch(/nów shóws ánóthér .*desk@example\.com/)
})

test('a step that we wrote is said in the language of who reads it; what somebody typed stays', async () => {
  await using lantern = await open()
  const id = createdQuote(await send(lantern)).id
  const cookie = await ownerCookie(lantern)
  const stepIn = async (language: string, stored: string) => {
    await lantern.db.update(requests).set({ nextStep: stored }).where(eq(requests.id, id))
    const headers = { ...cookie, 'accept-language': language }
    const read = await call(lantern, `{ getRequest(id: "${id}") { nextStep } }`, {}, headers)
    return dataOf<{ nextStep: string }>(read, 'getRequest').nextStep
  }
  const [first] = languages
  const { nextAfterYes, nextAfterNo } = first.words.estimate
  const marked = markedLanguage.words.estimate
  expect(await stepIn('en', nextAfterYes)).toBe(nextAfterYes)
  expect(await stepIn('marked', nextAfterYes)).toBe(marked.nextAfterYes)
  expect(await stepIn('en', marked.nextAfterNo)).toBe(nextAfterNo)
  expect(await stepIn('marked', 'Order the lock')).toBe('Order the lock')
})

test('an account that has chosen none gets the language of the page of its sign-in, and keeps one that it has', async () => {
  await using lantern = await open()
  const signIn = async (language: Language) => (await browserOf(lantern, undefined, language)).signIn(owner)
  const chosen = async () => (await lantern.db.select().from(users))[0]?.language
  expect((await signIn(languages[0])).ok).toBe(true)
  expect(await chosen()).toBeNull()
  expect((await signIn(markedLanguage)).ok).toBe(true)
  expect(await chosen()).toBe('marked')
  await choose(lantern, 'en')
  await signIn(markedLanguage)
  expect(await chosen()).toBe('en')
  expect(await lantern.db.$count(auditEntries, eq(auditEntries.action, 'sign in'))).toBe(3)
})

test('whoever is invited gets mail, link and account in the language that was chosen for them', async () => {
  await using lantern = await open()
  const browser = await browserOf(lantern, owner)
  const confirmed = await browser.confirm({ password: owner.password })
  expect(confirmed.ok).toBe(true)
  const invited = await browser.people.invite({
    email: 'rosa@example.com',
    role: 'technician',
    language: 'marked',
  })
  if (!invited.ok) throw new Error(invited.refusal.message)
  expect(invited.value.path).toMatch(/^\/marked\/admin\/invitation\?token=/)
  const [mail] = await mailsOf(lantern, 1, ({ to }) => to?.[0]?.address === 'rosa@example.com')
  expect(mail?.subject).toMatch(/[áéíóúý]/)
  expect(mail?.text).toContain('https://lantern.example.com/marked/admin/invitation?token=')
  const token = new URLSearchParams(invited.value.path.split('?')[1]).get('token') ?? ''
  const page = await browserOf(lantern, undefined, markedLanguage)
  expect((await page.invitation.accept({ token, name: 'Rosa', password: 'Correct-Horse-7' })).ok).toBe(true)
  const [rosa] = await lantern.db.select().from(users).where(eq(users.email, 'rosa@example.com'))
  expect(rosa?.language).toBe('marked')
})

test('one’s own language is chosen among those that there are, and the log says so', async () => {
  await using lantern = await open()
  const browser = await browserOf(lantern, owner)
  expect(await browser.chooseLanguage('tlh')).toMatchObject({
    ok: false,
    refusal: { fields: { language: 'The site has no such language.' } },
  })
  expect(await browser.chooseLanguage('marked')).toEqual({ ok: true, value: { language: 'marked' } })
  const [entry] = await lantern.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'language chosen'))
  expect(entry).toMatchObject({ before: { language: 'en' }, after: { language: 'marked' } })
})
