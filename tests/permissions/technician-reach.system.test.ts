import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendDueAlarms } from '#server/models/leads/alarms/due-alarms.ts'
import { sendFollowUpAlarms } from '#server/models/leads/alarms/lead-alarms.ts'
import { sendUnansweredAlarms } from '#server/models/leads/alarms/unanswered.ts'
import { waitingCount } from '#server/notifications/push/compose-push.ts'
import { savePushSubscription } from '#server/notifications/push/push-subscriptions.ts'
import { deliveries } from '#server/schema/notifications.ts'
import {
  call,
  dataOf,
  guestHeaders,
  lanternWithPages,
  type TestLantern,
  testLantern,
} from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { ownersBrowser } from '#tests/people.ts'
import { CreateQuote, dana, filledForm } from '#tests/quotes.ts'
import { uploaded } from '#tests/uploads.ts'
import { selectionOf } from './selection.ts'
import { createAs, drafts, mark, updateAs } from './stored.ts'
import { openSocket } from './subscriber.ts'
import { foreignIn, requestModels, technicianIn } from './technician.ts'

/** What comes to a technician by itself: events, alarms, pushes, calendars; and what lies outside of the data service. */

const email = 'tech@example.com'

const set = (lantern: TestLantern, headers: Record<string, string>, model: string, input: object) =>
  call(
    lantern,
    `mutation($input: Update${model}Input!) { update${model}(input: $input) { id } }`,
    { input },
    headers,
  )

test('they hear of their own jobs, that one was given and taken away, and of nothing else', async () => {
  await using lantern = await testLantern({ config: { trustProxy: true } })
  await using server = await listening(lantern)
  const all = await technicianIn(lantern)
  const { owner, mine, theirs } = all
  const socket = await openSocket(server.sockets, 'graphql-transport-ws', {
    name: 'technician',
    standing: 'staff',
    headers: mine.headers,
  })
  const before = lantern.events.subscriberCount()
  const changes = socket.follow('subscription { onChange { model operation id } }')
  const followed = new Map(
    requestModels.flatMap((model) =>
      ['Create', 'Update', 'Delete'].map((operation) => {
        const name = `on${operation}${model}`
        const selection = selectionOf(lantern.schema, operation === 'Delete' ? `Deleted${model}` : model)
        return [name, socket.follow(`subscription { ${name} { ${selection} } }`)] as const
      }),
    ),
  )
  await expect.poll(() => lantern.events.subscriberCount() - before).toBe(10)

  const made: string[] = []
  for (const model of requestModels) {
    const id = await createAs(lantern, owner, model, drafts[model]?.hidden ?? {})
    made.push(id)
    await updateAs(lantern, owner, model, { id, ...drafts[model]?.change })
    await updateAs(lantern, owner, model, { id, assigneeId: theirs.id })
    await updateAs(lantern, owner, model, { id, assigneeId: null })
    await call(lantern, `mutation { delete${model}(input: { id: "${id}" }) { id } }`, {}, owner)
  }
  const review = await createAs(lantern, owner, 'Review', drafts.Review?.hidden ?? {})
  const heard = () => changes.texts.map((text) => JSON.parse(text).payload.data.onChange)
  const mineOf = (id: string) =>
    heard()
      .filter((change) => change.id === id)
      .map(({ operation }) => operation)

  const told = (name: string) => (followed.get(name)?.texts ?? []).join('')

  const job = await createAs(lantern, owner, 'Message', { ...sam, phone: '7135550111' })
  await updateAs(lantern, owner, 'Message', { id: job, assigneeId: mine.id })
  // Events carry ids and are read when their turn comes: both must have been read while the job is still theirs.
  await expect.poll(() => told('onUpdateMessage')).toContain(job)
  await expect.poll(() => mineOf(job)).toContain('update')
  const given = mineOf(job).length
  await updateAs(lantern, owner, 'Message', { id: job, assigneeId: theirs.id })
  await expect.poll(() => mineOf(job).length).toBeGreaterThan(given)
  // Events come in order: once this one is heard, all before it are.
  await call(lantern, `mutation { deleteCall(input: { id: "${all.own.Call}" }) { id } }`, {}, owner)
  await expect.poll(() => mineOf(all.own.Call)).toContain('delete')
  // The job may still be theirs while an event of before is answered, so all of them are answered before it is written to.
  const last = await createAs(lantern, owner, 'Message', { ...sam, phone: '7135550112' })
  await updateAs(lantern, owner, 'Message', { id: last, assigneeId: mine.id })
  await expect.poll(() => told('onUpdateMessage')).toContain(last)
  await expect.poll(() => mineOf(last)).toContain('update')
  const takenAway = mineOf(job).length
  const read = await call(lantern, `{ getMessage(id: "${job}") { id } }`, {}, mine.headers)
  expect(read.data?.getMessage).toBeNull()
  await updateAs(lantern, owner, 'Message', { id: job, notes: `${mark} not for them` })
  await call(lantern, `mutation { deleteQuote(input: { id: "${all.own.Quote}" }) { id } }`, {}, owner)
  await expect.poll(() => mineOf(all.own.Quote)).toContain('delete')
  await expect.poll(() => told('onDeleteQuote')).toContain(all.own.Quote)

  expect(mineOf(job)).toHaveLength(takenAway)
  const text = socket.heard.join('\n')
  expect(foreignIn(text, all)).toEqual([])
  expect([...made, review].filter((id) => text.includes(id))).toEqual([])
  socket.close()
})

test('they are told of what they are given; alarms about others, and how many wait, are not for them', async () => {
  // Ahead of the clock of the worker, which would send what a slow machine takes ten seconds to come to.
  const now = () => new Date(Date.now() + 3_600_000)
  await using lantern = await testLantern({ now })
  const { owner, mine, own } = await technicianIn(lantern)
  const { id: device } = await savePushSubscription(lantern.db, {
    userId: mine.id,
    endpoint: 'https://push.example.com/tech',
    p256dh: 'p',
    auth: 'a',
    label: 'Phone',
  })
  const sentTo = async (...about: string[]) =>
    (
      await lantern.db
        .select()
        .from(deliveries)
        .where(and(inArray(deliveries.recipient, [email, device]), inArray(deliveries.subjectId, about)))
    ).map(({ payload, channel }) => `${channel} ${Object(payload).alarm?.reason ?? 'lead'}`)
  const system = lantern.callOf({ kind: 'system' })
  const later = (minutes: number) => new Date(now().getTime() + minutes * 60_000)

  const sent = await call(lantern, CreateMessage, {
    input: { ...sam, service: 'emergency' },
    submission: filledForm(lantern.secret),
  })
  const { id } = dataOf<{ id: string }>(sent, 'createMessage')
  for (const minutes of [2, 5, 10, 20, 30, 40]) await sendDueAlarms(system, later(minutes))
  expect(await sentTo(id)).toEqual([])

  await set(lantern, owner, 'Message', { id, assigneeId: mine.id })
  expect((await sentTo(id)).sort()).toEqual(['mail given', 'push given'])
  await sendUnansweredAlarms(system, later(60))
  expect((await sentTo(id)).sort()).toEqual(['mail given', 'push given'])
  const others = await lantern.db
    .select()
    .from(deliveries)
    .where(eq(deliveries.recipient, 'owner@example.com'))
  expect(others.some(({ payload }) => Object(payload).alarm?.reason === 'unanswered')).toBe(true)

  await set(lantern, mine.headers, 'Quote', { id: own.Quote, followUpAt: later(1).toISOString() })
  await sendFollowUpAlarms(system, later(2))
  expect(await sentTo(own.Quote)).toContain('mail followUp')
  expect(await waitingCount(lantern.db, mine.id)).toBe(4)
  const back = await set(lantern, mine.headers, 'Message', { id, assigneeId: null, assignmentNote: 'No van' })
  expect(back.errors).toBeUndefined()
  expect(await waitingCount(lantern.db, mine.id)).toBe(3)

  await set(lantern, owner, 'Message', { id, assigneeId: mine.id })
  const isUnsent = and(
    eq(deliveries.subjectId, id),
    inArray(deliveries.recipient, [email, device]),
    eq(deliveries.state, 'pending'),
  )
  expect(await lantern.db.$count(deliveries, isUnsent)).toBe(2)
  const byOwner = await ownersBrowser(lantern)
  expect(await byOwner.people.changeRole({ id: mine.id, role: 'writer' })).toMatchObject({ ok: true })
  expect(await lantern.db.$count(deliveries, isUnsent)).toBe(0)
})

test('who changes their request is told to the technician who has it', async () => {
  await using lantern = await testLantern()
  const { owner, mine } = await technicianIn(lantern)
  const sent = await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) })
  const { id, receipt } = dataOf<{ id: string; receipt: string }>(sent, 'createQuote')
  const token = receipt.split('/').at(-1)
  await set(lantern, owner, 'Quote', { id, assigneeId: mine.id })
  dataOf(
    await call(lantern, 'mutation($token: String!) { cancelRequest(token: $token) { stage } }', { token }),
    'cancelRequest',
  )
  const rows = await lantern.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.topic, 'request.cancelled'), eq(deliveries.subjectId, id)))
  expect(rows.map(({ recipient }) => recipient).sort()).toEqual(['administrators', email])
})

test('files, exports, calendars and pages of others are not theirs', async () => {
  await using lantern = await lanternWithPages()
  const all = await technicianIn(lantern)
  const { mine, owner, own } = all
  const guest = guestHeaders(lantern)
  const key = await uploaded(lantern, guest)
  const created = await call(
    lantern,
    CreateQuote,
    { input: { ...dana, fileUrls: [key] }, submission: filledForm(lantern.secret) },
    guest,
  )
  const { id } = dataOf<{ id: string }>(created, 'createQuote')
  const get = (path: string) => lantern.fetch(path, { headers: mine.headers, redirect: 'manual' })
  const filesOf = async () =>
    (
      (await call(lantern, `{ getQuote(id: "${id}") { files { url } } }`, {}, mine.headers)).data
        ?.getQuote as {
        files: { url: string }[]
      } | null
    )?.files
  expect((await get(`/files/${key}`)).status).toBe(404)
  expect(await (await get('/files/quote-attachments')).json()).toEqual({ items: [] })
  expect((await lantern.fetch(`/files/${key}`, { method: 'DELETE', headers: mine.headers })).status).toBe(403)
  expect(await filesOf()).toBeUndefined()
  await set(lantern, owner, 'Quote', { id, assigneeId: mine.id })
  const [file] = (await filesOf()) ?? []
  expect((await get(file?.url ?? '')).status).toBe(200)
  await set(lantern, owner, 'Quote', { id, assigneeId: null })

  for (const list of ['quotes', 'messages', 'calls', 'reviews'])
    expect((await get(`/admin/${list}/export.csv`)).status).toBe(403)
  const { path } = dataOf<{ path: string }>(
    await call(lantern, 'mutation { renewMyCalendar { path } }', {}, mine.headers),
    'renewMyCalendar',
  )
  const calendar = await (await lantern.fetch(path)).text()
  expect(calendar.match(/UID:[\w-]+/g)?.sort()).toEqual(
    Object.values(own)
      .map((one) => `UID:${one}`)
      .sort(),
  )
  expect(foreignIn(calendar, all)).toEqual([])

  const pages = [
    '/admin',
    '/admin/inbox?filter=all',
    '/admin/inbox?filter=all&q=0193',
    '/admin/schedule?date=2031-03-03',
  ]
  for (const page of [...pages, '/admin/settings/notifications', `/admin/inbox/quotes/${own.Quote}`]) {
    const answer = await get(page)
    expect([page, answer.status]).toEqual([page, 200])
    expect(foreignIn(await answer.text(), all), page).toEqual([])
  }
  for (const [list, id] of Object.entries({ quotes: own.Quote, messages: own.Message, calls: own.Call })) {
    expect((await get(`/admin/${list}/${id}?q=x`)).headers.get('location')).toBe(
      `/admin/inbox/${list}/${id}?q=x`,
    )
    expect((await get(`/admin/${list}`)).headers.get('location')).toBe('/admin/inbox')
  }
  expect((await get('/admin/calls/new')).status).toBe(403)
  for (const { model, id } of all.foreign) {
    const answer = await get(`/admin/inbox/${model.toLowerCase()}s/${id}`)
    expect(answer.status).toBe(404)
    const text = (await answer.text()).replaceAll(id, '')
    expect(foreignIn(text, all)).toEqual([])
    expect((await get(`/admin/inbox/${model.toLowerCase()}s/${id}/appointment.ics`)).status).toBe(404)
  }
})
