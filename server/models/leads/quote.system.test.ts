import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, ownerCookie, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { purgeRecord } from '#tests/trash.ts'

test('a visitor creates a quote; it is stored with its notification', async () => {
  await using lantern = await testLantern()
  const answer = await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) })
  expect(answer.errors).toBeUndefined()
  const { id, status, receipt } = createdQuote(answer)
  expect(status).toBe('new')
  expect(receipt).toMatch(/^\/receipt\//)

  const [stored] = await lantern.db.select().from(requests)
  expect(stored).toMatchObject({
    ...dana,
    id,
    fileUrls: [],
    phoneE164: '+17135550117',
    quarantineReasons: [],
  })
  const outbox = await lantern.db.select().from(deliveries).orderBy(deliveries.id)
  expect(outbox).toMatchObject([
    { subjectType: 'Quote', subjectId: id, channel: 'mail' },
    { subjectType: 'Quote', subjectId: id, channel: 'customer' },
  ])
})

test('who creates a quote does not see what is for staff', async () => {
  await using lantern = await testLantern()
  const query = CreateQuote.replace('receipt', 'receipt files { path } deliveries { id }')
  const answer = await call(lantern, query, { input: dana })
  expect(answer.data?.createQuote).toMatchObject({
    notes: null,
    quarantineReasons: null,
    files: null,
    deliveries: null,
  })
})

test('without key and session, or with a wrong key, nothing is allowed', async () => {
  await using lantern = await testLantern()
  for (const headers of [{}, { 'x-api-key': 'wrong' }, { cookie: 'lantern.session=forged' }]) {
    for (const [query, variables] of [
      [CreateQuote, { input: dana }],
      ['{ listQuotes { items { id } } }', {}],
    ] as const) {
      const { errors, status } = await call(lantern, query, variables, headers)
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
      expect(status).toBe(401)
    }
  }
  expect(await lantern.db.$count(requests)).toBe(0)
})

test('bad input is answered by field, and nothing is stored', async () => {
  await using lantern = await testLantern()
  const input = { firstName: ' ', lastName: 'X'.repeat(101), phone: '', email: 'dana@', service: 'plumbing' }
  const { errors } = await call(lantern, CreateQuote, { input })
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: {
      firstName: 'Enter your first name.',
      lastName: 'Keep this under 100 characters.',
      phone: 'Enter a phone number we can call.',
      email: 'Enter your email address, like name@example.com.',
      service: 'Choose a service.',
    },
  })
  expect(await lantern.db.$count(requests)).toBe(0)
})

test('control characters cannot reach a mail header', async () => {
  await using lantern = await testLantern()
  await call(lantern, CreateQuote, {
    input: { ...dana, firstName: 'Dana\r\nBcc: all@example.com', message: 'a\r\nb\u0007' },
  })
  const [stored] = await lantern.db.select().from(requests)
  expect(stored).toMatchObject({ firstName: 'Dana Bcc: all@example.com', message: 'a\nb' })
})

test('a strange phone number is kept as it is rather than refused; one that nobody can call is refused', async () => {
  await using lantern = await testLantern()
  const phone = '555-0117, ask for Bo at the bar'
  expect((await call(lantern, CreateQuote, { input: { ...dana, phone } })).errors).toBeUndefined()
  expect(await lantern.db.select().from(requests)).toMatchObject([{ phone, phoneE164: null }])
  for (const uncallable of ['abc', '12', '911', 'call me']) {
    const { errors } = await call(lantern, CreateQuote, { input: { ...dana, phone: uncallable } })
    expect(errors?.[0]?.extensions?.fields, uncallable).toEqual({
      phone: 'Please enter a phone number with its area code.',
    })
  }
})

test('status stamps: contacted and completed stamp their time, new stamps nothing', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const set = async (changes: string) => {
    const query = `mutation { updateQuote(input: { id: "${id}", ${changes} }) { status contactedAt completedAt notes } }`
    const answer = await call(lantern, query, {}, headers)
    expect(answer.errors).toBeUndefined()
    return answer.data?.updateQuote as {
      status: string
      contactedAt: string | null
      completedAt: string | null
      notes: string
    }
  }
  const before = Date.now()
  const contacted = await set('status: contacted')
  expect(Date.parse(contacted.contactedAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(contacted.completedAt).toBeNull()
  const completed = await set('status: completed, notes: "Paid cash"')
  expect(completed).toMatchObject({
    status: 'completed',
    contactedAt: contacted.contactedAt,
    notes: 'Paid cash',
  })
  expect(completed.completedAt).not.toBeNull()
  expect(await set('status: new')).toMatchObject({ ...completed, status: 'new' })
  expect(await set('status: contacted, contactedAt: "2026-01-02T03:04:05.000Z"')).toMatchObject({
    contactedAt: '2026-01-02T03:04:05.000Z',
  })
})

test('a deleted quote takes its deliveries along and is gone for everybody', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id, receipt } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  await call(lantern, `mutation { deleteQuote(input: { id: "${id}" }) { id } }`, {}, headers)
  expect(await lantern.db.$count(deliveries)).toBe(0)
  const again = await call(lantern, `mutation { deleteQuote(input: { id: "${id}" }) { id } }`, {}, headers)
  expect(again.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
  const token = receipt.replace('/receipt/', '')
  expect((await call(lantern, `{ receipt(token: "${token}") { name } }`)).data?.receipt).toBeNull()
})

test('a receipt shows little, and only for its own token', async () => {
  await using lantern = await testLantern()
  const { id, receipt } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const read = async (token: string) =>
    (
      await call(
        lantern,
        'query($token: String!) { receipt(token: $token) { kind name service fileCount } }',
        { token },
      )
    ).data?.receipt
  expect(await read(receipt.replace('/receipt/', ''))).toEqual({
    kind: 'QUOTE',
    name: 'Dana',
    service: 'automotive',
    fileCount: 0,
  })
  expect(await read(`${id}.forged`)).toBeNull()
})

test('files: an administrator sends its own, and the last deleted quote leaves no bytes behind', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const body = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'
  const json = { 'content-type': 'application/json', ...headers }
  const opened = await lantern.fetch('/files/uploads', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'plan.pdf', size: body.length, type: 'application/pdf' }),
  })
  const { id, key, parts } = await opened.json()
  const part = { 'content-type': 'application/pdf', 'content-length': String(body.length) }
  expect((await lantern.fetch(parts[0].url, { method: 'PUT', headers: part, body })).status).toBe(204)
  expect((await lantern.fetch(`/files/uploads/${id}/complete`, { method: 'POST', headers })).status).toBe(200)

  const input = { ...dana, fileUrls: [key] }
  expect((await call(lantern, CreateQuote, { input })).errors?.[0]?.extensions?.fields).toHaveProperty(
    'files',
  )
  const created = await call(lantern, CreateQuote, { input }, headers)
  expect(created.errors).toBeUndefined()
  const kept = async () => readdir(join(lantern.dataDir, 'files/quote-attachments'))
  expect(await kept()).toHaveLength(1)
  await call(
    lantern,
    `mutation { deleteQuote(input: { id: "${createdQuote(created).id}" }) { id } }`,
    {},
    headers,
  )
  expect(await kept()).toHaveLength(1)
  await purgeRecord(lantern, headers, 'Quote', createdQuote(created).id)
  expect(await kept()).toEqual([])
})
