import { expect, test } from 'vitest'
import { issueFormToken } from '#server/http/form-token.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { sessions } from '#server/schema/identity.ts'
import { posted } from '#tests/forms.ts'
import { cookieOf, owner, ownerCookie, testLantern } from '#tests/lantern.ts'
import { sam } from '#tests/messages.ts'
import { dana } from '#tests/quotes.ts'

const lanternWithPages = async (now?: () => Date) =>
  testLantern({ pages: await builtPages(undefined), ...(now && { now }) })

test('the home page is a document: complete, no framework script, everything inline', async () => {
  await using lantern = await lanternWithPages()
  const response = await lantern.fetch('/')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html.match(/<script[^>]*\bsrc=|<link[^>]*modulepreload|__reactRouterContext/)).toBeNull()
  expect(html.match(/ style="/)).toBeNull()
  for (const text of [
    'SAME DAY SERVICE',
    '24/7 Emergency Service Available',
    'Available 24/7 for emergencies',
    'Max 4 files, 40MB total. Images and PDFs only.',
    'License B00000000',
  ])
    expect(html).toContain(text)
  expect(html.match(/<form[^>]*>/)?.[0]).toMatch(
    /method="post".*encType="multipart\/form-data"|encType="multipart\/form-data".*method="post"/i,
  )
})

test('a service that the address names is chosen; a made-up one is not', async () => {
  await using lantern = await lanternWithPages()
  expect(await (await lantern.fetch('/?service=safes')).text()).toContain(
    '<option value="safes" selected="">',
  )
  expect(await (await lantern.fetch('/?service=%22%3E%3Cscript%3E')).text()).not.toContain('"><script>')
})

test('without script: stored, then a receipt that a reload does not send again', async () => {
  await using lantern = await lanternWithPages(() => new Date('2026-11-23T17:00:00Z'))
  const formToken = issueFormToken(lantern.secret, new Date('2026-11-23T16:59:00Z'))
  const form = posted({ ...dana, formToken })
  const sent = await lantern.fetch('/?index', form)
  expect(sent.status).toBe(303)
  const receipt = sent.headers.get('location') ?? ''
  const page = await lantern.fetch(receipt, { headers: { cookie: cookieOf(sent) } })
  const html = await page.text()
  expect(html).toContain('Thank you! We&#x27;ll contact you within 30 minutes.')
  expect(html).toContain('We’ll call you by 11:30\u00a0AM')
  expect(html).toContain(dana.message)
  expect(await (await lantern.fetch(receipt)).text()).not.toContain(dana.message)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect((await lantern.fetch('/?index', form)).headers.get('location')).toBe(receipt)
})

test('without script: what is wrong comes back as 422 with everything kept', async () => {
  await using lantern = await lanternWithPages()
  const answer = await lantern.fetch('/?index', posted({ ...dana, email: 'dana@', message: '<b>"&' }))
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain('Enter your email address, like name@example.com.')
  expect(html).toContain('value="Whitfield"')
  expect(html).toContain('&lt;b&gt;&quot;&amp;')
  const written = await lantern.fetch('/contact', posted({ ...sam, email: 'sam@' }))
  const contact = await written.text()
  expect(written.status).toBe(422)
  expect(contact).toContain('Enter your email address')
  expect(contact).toContain(sam.message)
  expect(contact).toContain('<option value="access-control" selected="">')
})

test('a form posted from another site is refused', async () => {
  await using lantern = await lanternWithPages()
  expect((await lantern.fetch('/?index', posted(dana, { origin: 'https://evil.example' }))).status).toBe(403)
})

test('when the database is away the visitor is told so, with the phone number, and nothing else', async () => {
  await using lantern = await lanternWithPages()
  await lantern.db.execute('alter table requests rename to elsewhere')
  const answer = await lantern.fetch('/?index', posted(dana))
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html).toContain('There was an error submitting your quote. Please try again.')
  expect(html).toContain('tel:+17135550142')
  expect(html).toContain('value="Whitfield"')
  expect(html).not.toMatch(/elsewhere|relation|at Object/)
})

test('every response carries the security headers', async () => {
  await using lantern = await testLantern({
    pages: await builtPages('https://example.com'),
    config: { publicUrl: 'https://example.com' },
  })
  for (const path of [
    '/',
    '/no-such-page',
    '/graphql',
    '/files/quote-attachments/none',
    '/admin/login',
    '/admin/reset-password?token=x',
  ]) {
    const { headers } = await lantern.fetch(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toContain('max-age')
  }
})

test('the panel sends strangers to the login and back to where they wanted to go', async () => {
  await using lantern = await lanternWithPages()
  const stranger = await lantern.fetch('/admin/quotes?status=new')
  expect(stranger.status).toBe(302)
  const login = new URL(stranger.headers.get('location') ?? '', 'http://localhost:3000')
  expect(login.pathname).toBe('/admin/login')

  const wrong = await lantern.fetch(
    `${login.pathname}${login.search}`,
    posted({ email: owner.email, password: 'Wrong-Horse-9' }),
  )
  expect(wrong.status).toBeGreaterThanOrEqual(400)
  expect(wrong.headers.get('set-cookie') ?? '').not.toContain('lantern.session')
  const right = await lantern.fetch(
    '/admin/login',
    posted({ ...owner, from: login.searchParams.get('from') ?? '' }),
  )
  expect(right.headers.get('location')).toBe('/admin/quotes?status=new')
  const cookie = right.headers.getSetCookie().find((line) => line.startsWith('lantern.session')) ?? ''
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
})

test('a signed-in person who comes back to a step of signing in is sent on', async () => {
  await using lantern = await lanternWithPages()
  const step = '/admin/login/code?from=%2Fadmin%2Fquotes'
  const over = await lantern.fetch(step)
  expect(over.headers.get('location')).toBe('/admin/login?ended=1&from=%2Fadmin%2Fquotes')
  const headers = await ownerCookie(lantern)
  expect((await lantern.fetch(step, { headers })).headers.get('location')).toBe('/admin/quotes')
  const again = await lantern.fetch(step, { ...posted({ answer: '123456' }), headers })
  expect(again.headers.get('location')).toBe('/admin/quotes')
})

test('an ended session is said at the sign-in page, and nothing where there was none', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const words = 'Your session has ended.'
  const pageFor = async (sent: HeadersInit) => (await lantern.fetch('/admin/login', { headers: sent })).text()
  expect(await pageFor(headers)).not.toContain(words)
  expect(await pageFor({})).not.toContain(words)
  await lantern.db.delete(sessions)
  expect(await pageFor(headers)).toContain(words)
})

test('a login does not lead away from the panel', async () => {
  await using lantern = await lanternWithPages()
  for (const from of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/admin/../..//evil.example',
    '/',
  ]) {
    const answer = await lantern.fetch('/admin/login', posted({ ...owner, from }))
    const target = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000')
    expect(target.host, from).toBe('localhost:3000')
    expect(target.pathname, from).toMatch(/^\/admin/)
  }
})
