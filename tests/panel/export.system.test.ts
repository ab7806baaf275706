import { expect, test } from 'vitest'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'

const send = (lantern: TestLantern, changes: object = {}) =>
  call(lantern, CreateMessage, { input: { ...sam, ...changes } }, undefined, `203.0.113.${Math.random()}`)

const exportOf = async (lantern: TestLantern, headers: Record<string, string>, query = '') =>
  lantern.fetch(`/admin/messages/export.csv${query}`, { headers })

test('what the list shows is a file: in UTF-8, without formulas, with the day in its name', async () => {
  await using lantern = await lanternWithPages()
  await send(lantern, { name: 'Ana "Anita" Ruiz', message: '=HYPERLINK("http://evil.example")' })
  await send(lantern, { name: 'Jürgen Weiß', message: 'One\nTwo, three' })
  const answer = await exportOf(lantern, await ownerCookie(lantern))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="messages-\d{4}-\d\d-\d\d\.csv"/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const text = bytes.toString('utf8')
  expect(text).toContain('\ufeffReceived,Status,Name,')
  expect(text).toContain('"Ana ""Anita"" Ruiz"')
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text).toContain('Jürgen Weiß')
  expect(text).toContain('"One\nTwo, three"')
  expect(text.endsWith('\r\n')).toBe(true)
})

test('filter and search choose the rows, and the log says who took them, without the name that was typed', async () => {
  await using lantern = await lanternWithPages()
  await send(lantern, { name: 'Ana Ruiz' })
  await send(lantern, { name: 'Ben Adler' })
  const headers = await ownerCookie(lantern)
  const found = await (await exportOf(lantern, headers, '?q=Ruiz')).text()
  expect(found).toContain('Ana Ruiz')
  expect(found).not.toContain('Ben Adler')
  const none = await (await exportOf(lantern, headers, '?status=completed')).text()
  expect(none.trim().split('\r\n')).toHaveLength(1)
  const log = await call(lantern, '{ listAuditEntries { items { action subject after } } }', {}, headers)
  const { items } = dataOf<{ items: { action: string; subject: string; after: string }[] }>(
    log,
    'listAuditEntries',
  )
  expect(items.map(({ action, subject, after }) => [action, subject, JSON.parse(after)])).toEqual([
    ['export', 'Message', { filter: 'completed', searched: false }],
    ['export', 'Message', { filter: 'all', searched: true }],
  ])
})

test('the file says what became of a request: number, place, time, price, person, reason', async () => {
  await using lantern = await lanternWithPages()
  const { id } = dataOf<{ id: string }>(await send(lantern), 'createMessage')
  const headers = await ownerCookie(lantern)
  const people = dataOf<{ id: string }[]>(await call(lantern, '{ people { id } }', {}, headers), 'people')
  const input = {
    ...{
      id,
      address: '12 Elm St, Houston',
      scheduledAt: '2026-11-27T15:00:00.000Z',
      scheduledMinutes: 90,
      windowMinutes: 120,
      repeatMonths: 6,
    },
    ...{ quotedCents: 12_550, assigneeId: people[0]?.id, status: 'completed', lostReason: 'price' },
  }
  const changed = await call(
    lantern,
    'mutation($input: UpdateMessageInput!) { request: updateMessage(input: $input) { number } }',
    { input },
    headers,
  )
  const { number } = dataOf<{ number: string }>(changed, 'request')
  const [titles, row] = (await (await exportOf(lantern, headers)).text()).trim().split('\r\n')
  expect(titles).toContain(
    'Came from,Suspicious,Request number,Address,Appointment,Minutes planned,Arrival window (minutes),Comes again after (months),Price quoted (USD),Assigned to,Lost because,Canceled by the customer',
  )
  expect(row).toContain(`,${number},"12 Elm St, Houston",2026-11-27 09:00`)
  expect(row).toMatch(/,90,120,6,125\.50,[^,]+,The price,,$/)
})

test('more rows than a page holds are all there', async () => {
  await using lantern = await lanternWithPages()
  await lantern.database.pool.query(`
    insert into requests (id, kind, name, email, phone, service, message)
    select gen_random_uuid(), 'Message', 'Row ' || n, 'a@example.com', '1', 'other', 'm' from generate_series(1, 1203) n`)
  const text = await (await exportOf(lantern, await ownerCookie(lantern))).text()
  expect(text.trim().split('\r\n')).toHaveLength(1204)
})

test('visitors sign in first, and who has not entered their password lately does', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const paths = ['/admin/messages/export.csv', '/admin/quotes/export.csv', '/admin/reviews/export.csv']
  for (const path of paths) {
    const asVisitor = await lantern.fetch(path)
    expect(asVisitor.headers.get('location'), path).toMatch(/^\/admin\/login/)
    expect((await lantern.fetch(path, { headers })).status, path).toBe(200)
  }
  await lantern.database.pool.query(`update sessions set confirmed_at = now() - interval '11 minutes'`)
  for (const path of paths) {
    const late = await lantern.fetch(path, { headers })
    expect(late.status, path).toBe(302)
    expect(late.headers.get('location')).toMatch(/^\/admin\/confirm\?from=/)
    expect(await late.text()).toBe('')
  }
})

test('a backup is downloaded whole, and only by who has just entered their password', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const made = await lantern.fetch('/admin/settings/data', posted({ intent: 'make' }, headers))
  expect(made.status).toBe(200)
  const page = await (await lantern.fetch('/admin/settings/data', { headers })).text()
  for (const list of ['quotes', 'messages', 'reviews']) expect(page).toContain(`/admin/${list}/export.csv`)
  const path = /\/admin\/settings\/data\/lantern-[^"]+\.tar\.gz/.exec(page)?.[0] ?? ''
  const file = await lantern.fetch(path, { headers })
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  const bytes = await file.arrayBuffer()
  expect(String(bytes.byteLength)).toBe(file.headers.get('content-length'))
  await lantern.database.pool.query(`update sessions set confirmed_at = now() - interval '11 minutes'`)
  const late = await lantern.fetch(path, { headers })
  expect(late.headers.get('location')).toMatch(/^\/admin\/confirm/)
})

test('the activity tells in sentences who did what', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const created = dataOf<{ id: string }>(await send(lantern, { name: 'Ana Ruiz' }), 'createMessage')
  await call(
    lantern,
    'mutation($input: UpdateMessageInput!) { updateMessage(input: $input) { id } }',
    { input: { id: created.id, status: 'contacted' } },
    headers,
  )
  for (const path of ['/admin/settings/activity', '/admin/settings/activity/by/owner@example.com']) {
    const html = await (await lantern.fetch(path, { headers })).text()
    expect(html).toContain('marked the message of Ana Ruiz contacted')
    expect(html).toContain(`/admin/inbox/messages/${created.id}`)
  }
  const nobody = await lantern.fetch('/admin/settings/activity/by/nobody@example.com', { headers })
  expect(await nobody.text()).toContain('No activity')
})
