import { expect, test, vi } from 'vitest'
import { refusals } from '#content/en/refusals.ts'
import { testimonials } from '#server/schema/content.ts'
import { posted } from '#tests/forms.ts'
import { lanternWithPages, owner, ownerCookie } from '#tests/lantern.ts'
import { adminWords } from '#words/panel/panel.ts'

const ted = {
  name: 'Ted Maas',
  company: '',
  service: 'Other',
  date: '2026-03-01',
  rating: '4',
  comment: 'New keys.',
}

test('a session that cannot be looked up in time is a 503 for a moment: nobody is signed out, and what was sent can be sent again', async () => {
  await using lantern = await lanternWithPages()
  const session = await ownerCookie(lantern)
  const warned = vi.spyOn(lantern.log, 'warn')
  const failed = vi.spyOn(lantern.log, 'error')
  const get = (path: string) => lantern.fetch(path, { headers: session })
  const save = () => lantern.fetch('/admin/testimonials/new', posted(ted, session))
  const query = () =>
    lantern.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify({ query: '{ listQuotes { total } }' }),
    })
  const ask = () =>
    Promise.all([
      get('/admin/inbox'),
      get('/admin/customers.data'),
      get('/admin/login'),
      get('/admin/confirm'),
      get('/admin/quotes/export.csv'),
      save(),
      query(),
    ])

  const holder = await lantern.database.pool.connect()
  await holder.query('begin; lock table sessions in access exclusive mode')
  const refused = await ask()
  await holder.query('rollback')
  holder.release()

  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
  for (const { headers } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.getSetCookie()).toEqual([])
  }
  expect(refused[1]?.headers.has('x-remix-response')).toBe(false)
  const [inbox = '', , , , , form = '', answer = ''] = await Promise.all(refused.map((one) => one.text()))
  for (const page of [inbox, form]) {
    expect(page).toContain(adminWords.busy)
    expect(page).toContain(adminWords.retry)
  }
  expect(answer).toBe(refusals.busy)
  expect(warned.mock.calls.map((line) => line[1])).toContain('The database was too busy for a call')
  expect(failed).not.toHaveBeenCalled()

  expect((await get('/admin/inbox')).status).toBe(200)
  expect((await save()).status).toBe(303)
  expect(await lantern.db.$count(testimonials)).toBe(1)
})

test('a page on the way into the panel that cannot look up what it needs says so, with a way to try again', async () => {
  await using lantern = await lanternWithPages()
  const session = await ownerCookie(lantern)
  const failed = vi.spyOn(lantern.log, 'error')
  const post = (path: string, fields: Record<string, string>) => lantern.fetch(path, posted(fields))
  const ask = () =>
    Promise.all([
      post('/admin/login', { ...owner, from: '/admin/inbox' }),
      post('/admin/forgotten-password', { email: owner.email }),
      lantern.fetch('/admin/confirm', { headers: session }),
    ])
  const holder = await lantern.database.pool.connect()
  await holder.query('begin; set local idle_in_transaction_session_timeout = 0')
  await holder.query('lock table rate_limits, sessions in access exclusive mode')
  const refused = await ask()
  await holder.query('rollback')
  holder.release()

  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
  for (const answer of refused) {
    const page = await answer.text()
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page).toContain(adminWords.busy)
    expect(page).toContain(adminWords.retry)
    expect(page).toContain('class="entry"')
  }
  expect(failed).not.toHaveBeenCalled()
  expect((await post('/admin/login', { ...owner, from: '/admin/inbox' })).status).toBe(302)
})
