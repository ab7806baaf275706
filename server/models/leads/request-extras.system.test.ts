import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/schema/identity.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'

const create = async (lantern: TestLantern, document: string, field: string, input: object) =>
  dataOf<{ id: string }>(await call(lantern, document, { input }), field).id

const History = `query($id: ID!) { customerHistory(id: $id) {
  requests { kind id name } reviews { id } } }`

test('what the same phone or e-mail sent before is found, however it was typed; a stranger’s is not', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const now = await create(lantern, CreateQuote, 'createQuote', dana)
  const byPhone = await create(lantern, CreateMessage, 'createMessage', {
    ...sam,
    phone: `+1 ${dana.phone}`,
    email: 'x@example.com',
  })
  const byMail = await create(lantern, CreateQuote, 'createQuote', {
    ...dana,
    firstName: 'D.',
    phone: '281 555 0199',
    email: dana.email.toUpperCase(),
  })
  await create(lantern, CreateMessage, 'createMessage', {
    ...sam,
    phone: '281 555 0111',
    email: 'other@example.com',
  })
  const answer = await call(lantern, History, { id: now }, staff)
  const { requests } = dataOf<{ requests: { id: string }[] }>(answer, 'customerHistory')
  expect(requests.map(({ id }) => id).toSorted()).toEqual([byPhone, byMail].toSorted())
})

test('the history holds at most ten; a visitor may not read it; of nothing there is none', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const id = await create(lantern, CreateQuote, 'createQuote', dana)
  const [row] = await lantern.db.select().from(requests)
  if (!row) throw new Error('the quote is not there')
  const { number: _, isEmergency: _e, searchText: _s, searchWords: _w, ...columns } = row
  await lantern.db.insert(requests).values(
    Array.from({ length: 30 }, (_, index) => ({
      ...columns,
      id: crypto.randomUUID(),
      contentHash: String(index),
      idempotencyKey: null,
    })),
  )
  const read = async (of: string, headers?: Record<string, string>) =>
    call(lantern, History, { id: of }, headers)
  expect(dataOf<{ requests: [] }>(await read(id, staff), 'customerHistory').requests).toHaveLength(10)
  expect((await read(id)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  for (const none of ['nothing', crypto.randomUUID()])
    expect(dataOf(await read(none, staff), 'customerHistory')).toEqual({ requests: [], reviews: [] })
})

const Templates = 'query { replyTemplates { version templates { id channel title subject body } } }'
const Save = `mutation($templates: [ReplyTemplateInput!]!, $version: String!) {
  updateReplyTemplates(templates: $templates, version: $version) { version templates { id title } } }`

const late = { id: 'late', channel: 'text', title: 'Late', subject: '', body: 'Sorry {name}' }

test('templates are the default ones until a list is saved, an empty one too; an older version is refused', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const read = async () =>
    dataOf<{ version: string; templates: object[] }>(
      await call(lantern, Templates, {}, staff),
      'replyTemplates',
    )
  const first = await read()
  expect(first.templates.length).toBeGreaterThan(3)
  const save = (templates: object[], version: string) => call(lantern, Save, { templates, version }, staff)
  const { version } = dataOf<{ version: string }>(await save([late], first.version), 'updateReplyTemplates')
  expect((await save([], first.version)).errors?.[0]?.extensions?.code).toBe('CONFLICT')
  expect((await read()).templates).toEqual([late])
  await save([], version)
  expect((await read()).templates).toEqual([])
})

test('a template without a text, or a mail without a subject, is refused by its place in the list', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const templates = [
    { ...late, body: ' ' },
    { ...late, channel: 'mail' },
  ]
  const { errors } = await call(lantern, Save, { templates, version: 'default' }, staff)
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { '0.body': expect.any(String), '1.subject': expect.any(String) },
  })
  expect((await call(lantern, Templates)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})

const Calendar = 'query($token: String!) { calendar(token: $token, origin: "https://lantern.example") }'
const Renew = 'mutation { renewMyCalendar { path } }'

async function calendarWithAppointments() {
  const lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const [me] = await lantern.db.select().from(users)
  const appointment = {
    assigneeId: me?.id ?? '',
    scheduledAt: new Date('2099-11-23T20:00:00Z'),
    windowMinutes: 120,
    address: '1200 Main St',
  }
  const mine = await create(lantern, CreateQuote, 'createQuote', dana)
  await lantern.db.update(requests).set(appointment).where(eq(requests.id, mine))
  const nobodys = await create(lantern, CreateMessage, 'createMessage', { ...sam, name: 'Nobodys Job' })
  await lantern.db
    .update(requests)
    .set({ ...appointment, assigneeId: null })
    .where(eq(requests.id, nobodys))
  const lost = await create(lantern, CreateMessage, 'createMessage', {
    ...sam,
    name: 'Lost Job',
    phone: '281 555 0123',
  })
  await lantern.db
    .update(requests)
    .set({ ...appointment, lostReason: 'price' })
    .where(eq(requests.id, lost))
  const renew = async () =>
    dataOf<{ path: string }>(await call(lantern, Renew, {}, staff), 'renewMyCalendar').path
  const read = async (path: string) =>
    (await call(lantern, Calendar, { token: path.replace('/calendar/', '') })).data?.calendar
  return { lantern, staff, me, renew, read, [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose]() }
}

test('a calendar holds one’s own appointments, and of the customer only what one needs on the way', async () => {
  await using calendar = await calendarWithAppointments()
  const file = String(await calendar.read(await calendar.renew()))
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(file).toContain(`SUMMARY:${dana.firstName} ${dana.lastName[0]}.\\, `)
  expect(file).toContain('LOCATION:1200 Main St')
  expect(file.replaceAll('\r\n ', '').replace('\u00a0', ' ')).toContain(
    `DESCRIPTION:The customer was told: between 2 and 4 PM\\n${dana.phone}\\n`,
  )
  for (const secret of [dana.email, dana.lastName, dana.message]) expect(file).not.toContain(secret)
})

test('a new link makes the old one void; so does removing it, and leaving', async () => {
  await using calendar = await calendarWithAppointments()
  const old = await calendar.renew()
  const fresh = await calendar.renew()
  expect(await calendar.read(old)).toBeNull()
  expect(await calendar.read(fresh)).toContain('VCALENDAR')
  await calendar.lantern.db.update(users).set({ role: 'writer' })
  expect(await calendar.read(fresh)).toBeNull()
  await calendar.lantern.db.update(users).set({ role: 'owner' })
  await call(calendar.lantern, 'mutation { removeMyCalendar }', {}, calendar.staff)
  expect(await calendar.read(fresh)).toBeNull()
  expect(await calendar.read('/calendar/forged.signature.ics')).toBeNull()
})
