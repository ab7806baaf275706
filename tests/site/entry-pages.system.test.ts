import { expect, test } from 'vitest'
import { posted } from '#tests/forms.ts'
import { lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { mailedToken, ownersBrowser } from '#tests/people.ts'

const invited = 'dispatch@example.com'

test('an invitation in a signed-in browser leads on by signing out, without script too', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownersBrowser(lantern)
  await owner.people.invite({ email: invited, role: 'dispatcher' })
  const token = await mailedToken(lantern, invited)
  const path = `/admin/invitation?token=${token}`
  const page = await (await lantern.fetch(path, { headers: owner.headers })).text()
  expect(page).toContain('Sign out and go on')
  expect(page).not.toContain('New password')

  const cookie = owner.headers.get('cookie') ?? ''
  const signOut = posted({ token, intent: 'sign-out' }, { cookie })
  const answer = await lantern.fetch('/admin/invitation', signOut)
  expect(answer.headers.get('location')).toBe(path)
  const after = await (await lantern.fetch(path, { headers: owner.headers })).text()
  expect(after).toContain('New password')
  expect(after).toContain(`value="${invited}"`)
})

test('who asked for a mailed code writes the email once, and a refused code keeps it', async () => {
  await using lantern = await lanternWithPages()
  const path = '/admin/reset-password?email=owner%40example.com'
  expect(await (await lantern.fetch(path)).text()).toContain('value="owner@example.com"')
  const refused = await lantern.fetch(
    '/admin/reset-password',
    posted({ email: 'van@example.com', code: '000000', password: 'Correct-Horse-9' }),
  )
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="van@example.com"')
})

test('an unknown address below /admin asks to sign in first, and is not found inside the panel after it', async () => {
  await using lantern = await lanternWithPages()
  for (const path of ['/admin/nope', '/admin/nope/deeper?a=b', '/admin/quotes/nope']) {
    const answer = await lantern.fetch(path, { redirect: 'manual' })
    const from = new URLSearchParams({ from: path })
    expect([answer.status, answer.headers.get('location')], path).toEqual([302, `/admin/login?${from}`])
  }
  const headers = await ownerCookie(lantern)
  const inside = await lantern.fetch('/admin/nope', { headers })
  const html = await inside.text()
  expect(inside.status).toBe(404)
  expect(html).toContain('Page not found')
  expect(html).toContain('action="/admin/sign-out"')
  expect(html).not.toContain('call-bar')
  expect(
    (await lantern.fetch('/admin/nope', { headers, method: 'POST', body: new URLSearchParams() })).status,
  ).toBe(404)
})
