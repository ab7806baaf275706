import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendDueAlarms } from '#server/models/leads/alarms/due-alarms.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { mailsOf } from '#tests/outbox.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

type ChangedReceipt = Record<string, unknown> & { events: Record<string, unknown>[]; version: string }

const fields = `number stage staff message hasMessage phoneEnd emailHint hasAddress promisedBy opensAt arrivesAt mayComplain mayAdd
  mayCorrect mayCancel mayAddFiles version fileCount events { kind name time text files }`

let addresses = 0
const elsewhere = () => `198.51.100.${++addresses % 250}`

async function sent(lantern: TestLantern, input: object = {}) {
  const submission = filledForm(lantern.secret)
  const created = createdQuote(
    await call(lantern, CreateQuote, { input: { ...dana, ...input }, submission }, undefined, elsewhere()),
  )
  return { id: created.id, token: created.receipt.replace('/receipt/', '') }
}

const read = async (lantern: TestLantern, token: string) =>
  (await call(lantern, `query($token: String!) { receipt(token: $token) { ${fields} } }`, { token })).data
    ?.receipt as ChangedReceipt | null

const change = (
  lantern: TestLantern,
  name: string,
  variables: Record<string, unknown>,
  address = elsewhere(),
) => {
  const types = {
    token: 'String!',
    message: 'String',
    fileUrls: '[String!]',
    phone: 'String',
    address: 'String',
  }
  const used = Object.entries(types).filter(([key]) => key in variables)
  const declared = used.map(([key, type]) => `$${key}: ${type}`).join(', ')
  const passed = used.map(([key]) => `${key}: $${key}`).join(', ')
  const document = `mutation(${declared}) { ${name}(${passed}) { ${fields} } }`
  return call(lantern, document, variables, undefined, address)
}

const changed = async (...given: Parameters<typeof change>) =>
  dataOf<ChangedReceipt>(await change(...given), given[1])
const codeOf = async (...given: Parameters<typeof change>) =>
  (await change(...given)).errors?.[0]?.extensions?.code

const changes: Record<string, Record<string, string>> = {
  addToRequest: { message: 'x' },
  correctRequest: { phone: '7135550100' },
  cancelRequest: {},
  complainAboutRequest: {},
}

const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000)
const promiseEnds = ({ db }: TestLantern, id: string) =>
  db
    .update(requests)
    .set({ promisedBy: minutesAgo(1) })
    .where(eq(requests.id, id))

const staffChange = async (lantern: TestLantern, input: object) =>
  call(
    lantern,
    'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }',
    { input },
    await ownerCookie(lantern),
  )

const newsOf = async ({ db }: TestLantern) =>
  (await db.select().from(deliveries).orderBy(deliveries.id)).filter(
    ({ topic, payload }) => topic === 'request.cancelled' || JSON.stringify(payload).includes('"complained"'),
  )

test('the page shows what was sent and nothing that a stranger with the link could use', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  await lantern.db
    .update(requests)
    .set({ notes: 'Gate 4411', address: '12 Elm St', quotedCents: 987_654 })
    .where(eq(requests.id, id))
  const answer = await call(
    lantern,
    `query($token: String!) { receipt(token: $token) { kind name service ${fields} } }`,
    { token },
  )
  expect(answer.data?.receipt).toMatchObject({
    ...{
      kind: 'QUOTE',
      name: 'Dana',
      service: 'automotive',
      stage: 'waiting',
      message: null,
      hasMessage: true,
    },
    ...{
      phoneEnd: '17',
      emailHint: 'd•••@example.com',
      hasAddress: true,
      mayComplain: false,
      mayAddFiles: 8,
    },
    events: [{ kind: 'received' }],
  })
  expect(answer.text).not.toMatch(/555-0117|dana@|Whitfield|4411|Elm|987654|9,?876|Memorial Park/)
})

test('the page follows staff: seen, taken, tried, contacted, on the way, done; each is another version', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id, token } = await sent(lantern)
  const [me] = dataOf<{ id: string }[]>(await call(lantern, '{ people { id } }', {}, headers), 'people')
  await lantern.db.execute(sql`update users set name = 'Mike Ortega'`)
  const versions = new Set([(await read(lantern, token))?.version])
  const arrivesAt = new Date(Date.now() + 20 * 60_000).toISOString()
  const steps: [object, object][] = [
    [{ seenAt: new Date().toISOString() }, { stage: 'waiting' }],
    [{ assigneeId: me?.id }, { stage: 'taken', staff: 'Mike' }],
    [{ callOutcome: 'noAnswer' }, { stage: 'tried' }],
    [{ callOutcome: 'reached' }, { stage: 'contacted' }],
    [{ arrivesAt }, { stage: 'onTheWay', arrivesAt }],
    [{ followUpAt: arrivesAt, notes: 'Nothing for the customer' }, { stage: 'onTheWay' }],
    [{ status: 'completed' }, { stage: 'done', mayCancel: false, mayCorrect: false }],
  ]
  for (const [input, shown] of steps) {
    await staffChange(lantern, { id, ...input })
    const facts = await read(lantern, token)
    expect(facts).toMatchObject(shown)
    versions.add(facts?.version)
  }
  expect(versions.size).toBe(steps.length)
  expect(
    (await read(lantern, token))?.events.map(({ kind, name }) => (name ? `${kind} ${name}` : kind)),
  ).toEqual([...['received', 'seen', 'taken Mike', 'tried', 'contacted', 'onTheWay', 'done']])
})

test('setting off without a call does not say that we talked', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const kinds = async () => (await read(lantern, token))?.events.map(({ kind }) => kind)
  await staffChange(lantern, { id, arrivesAt: inMinutes(20) })
  expect(await kinds()).toEqual(['received', 'taken', 'onTheWay'])
  await staffChange(lantern, { id, arrivesAt: inMinutes(30) })
  expect(await kinds()).toEqual(['received', 'taken', 'onTheWay'])
})

test('a request that staff gave up is not “in touch”, nor a job that is done', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  await staffChange(lantern, { id, lostReason: 'outOfArea' })
  expect(await read(lantern, token)).toMatchObject({
    stage: 'lost',
    ...{ mayAdd: true, mayCancel: false },
    events: [{ kind: 'received' }, { kind: 'lost' }],
  })
  expect(await codeOf(lantern, 'cancelRequest', { token })).toBe('CONFLICT')
  await staffChange(lantern, { id, lostReason: null })
  expect(await read(lantern, token), 'nobody has talked').toMatchObject({ stage: 'waiting', mayCancel: true })
  await staffChange(lantern, { id, lostReason: 'outOfArea' })
  await staffChange(lantern, { id, status: 'completed' })
  expect(await read(lantern, token)).toMatchObject({ stage: 'lost', events: [{}, { kind: 'lost' }] })
  await staffChange(lantern, { id, status: 'new', lostReason: null })
  expect(await read(lantern, token)).toMatchObject({ stage: 'waiting' })
})

test('words are added once; a correction keeps the old number for staff; both are on the time line', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  await changed(lantern, 'addToRequest', { token, message: ' The gate code\r\nis new ' })
  await changed(lantern, 'addToRequest', { token, message: 'The gate code\nis new' })
  expect(await codeOf(lantern, 'correctRequest', { token, phone: 'abc' })).toBe('BAD_INPUT')
  await changed(lantern, 'correctRequest', { token, phone: '713 555 0123 ext. 45', address: '12 Elm St' })
  const facts = await changed(lantern, 'correctRequest', { token, phone: '713 555 0123 ext. 45' })
  expect(facts).toMatchObject({ phoneEnd: '23', hasAddress: true })
  expect(facts.events.map(({ kind, text }) => [kind, text])).toEqual([
    ['received', null],
    ['added', null],
    ['corrected', null],
    ['corrected', null],
  ])
  const [row] = await lantern.db.select().from(requests).where(eq(requests.id, id))
  expect(row).toMatchObject({
    phone: '713 555 0123 ext. 45',
    phoneE164: '+17135550123',
    address: '12 Elm St',
  })
  const history = await lantern.db.select().from(leadEvents).orderBy(leadEvents.id)
  expect(history.map(({ by, facts }) => ({ by, facts }))).toEqual([
    { by: 'customer', facts: { files: 0 } },
    { by: 'customer', facts: { field: 'phone', before: dana.phone, after: '713 555 0123 ext. 45' } },
    { by: 'customer', facts: { field: 'address', before: null, after: '12 Elm St' } },
  ])
  expect(await codeOf(lantern, 'addToRequest', { token, message: ' \n' })).toBe('BAD_INPUT')
  expect(await codeOf(lantern, 'addToRequest', { token, message: 'x'.repeat(2_001) })).toBe('BAD_INPUT')
  expect(await codeOf(lantern, 'correctRequest', { token })).toBe('BAD_INPUT')
  expect(await codeOf(lantern, 'correctRequest', { token, phone: '1'.repeat(41) })).toBe('BAD_INPUT')
})

test('what is added or corrected is mailed to the business, though no screen is open and the job may be done; once in ten minutes each', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  await staffChange(lantern, { id, callOutcome: 'reached', status: 'completed' })
  await changed(lantern, 'addToRequest', { token, message: 'The door sticks again.\n<b>Please call</b>' })
  await changed(lantern, 'addToRequest', { token, message: 'Hello?' })
  const isNews = ({ subject = '' }: { subject?: string | undefined }) =>
    /^(New details|Corrected)/.test(subject)
  const [added] = await mailsOf(lantern, 1, isNews)
  expect(added?.subject).toBe('New details: Dana Whitfield (713) 555-0117')
  expect(added?.text).toContain('The door sticks again.\n<b>Please call</b>')
  expect(added?.html).toContain('&lt;b&gt;Please call')
  expect(added?.text).toContain(`/admin/inbox/quotes/${id}`)
  await staffChange(lantern, { id, status: 'contacted' })
  await changed(lantern, 'correctRequest', { token, phone: '713 555 0123' })
  const mails = await mailsOf(lantern, 2, isNews)
  expect(mails.map(({ subject }) => subject)).toContain('Corrected: Dana Whitfield (713) 555-0123')
  await lantern.db.execute(sql`update deliveries set dedupe_key = 'ten minutes ago ' || id`)
  await changed(lantern, 'addToRequest', { token, message: 'Anybody?' })
  await mailsOf(lantern, 3, isNews)
})

test('cancelling is for good, stops the alarm, tells the business once, and the customer gets no more mail', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  expect(await changed(lantern, 'cancelRequest', { token })).toMatchObject({
    stage: 'cancelled',
    mayAdd: false,
  })
  await changed(lantern, 'cancelRequest', { token })
  const [row] = await lantern.db.select().from(requests).where(eq(requests.id, id))
  expect(row).toMatchObject({ cancelledAt: expect.any(Date), nextAlarmAt: null, status: 'new' })
  expect(await newsOf(lantern)).toMatchObject([{ topic: 'request.cancelled', channel: 'mail' }])
  const [mail] = await mailsOf(lantern, 1, ({ subject }) => subject?.startsWith('Canceled') ?? false)
  expect(mail?.subject).toBe('Canceled: Dana Whitfield (713) 555-0117')
  for (const name of ['addToRequest', 'correctRequest', 'complainAboutRequest'])
    expect(await codeOf(lantern, name, { token, ...changes[name] })).toBe('CONFLICT')
  await staffChange(lantern, { id, arrivesAt: new Date(Date.now() + 9e5).toISOString() })
  const topics = (await lantern.db.select().from(deliveries)).map(({ topic }) => topic)
  expect(topics).not.toContain('customer.onTheWay')
})

test('staff open again what its customer canceled; only an undo of that cancels it for them', async () => {
  await using lantern = await testLantern()
  const staff = await ownerCookie(lantern)
  const { id, token } = await sent(lantern)
  const update = (input: string, headers = staff) =>
    call(lantern, `mutation { updateQuote(input: { id: "${id}", ${input} }) { id } }`, {}, headers)
  const stored = async () => (await lantern.db.select().from(requests))[0]
  const lines = async () => (await lantern.db.select().from(leadEvents)).map(({ kind }) => kind)
  const { nextAlarmAt } = (await stored()) ?? {}
  const invented = await update(`cancelledAt: "${new Date().toISOString()}"`)
  expect(invented.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')

  await promiseEnds(lantern, id)
  await changed(lantern, 'cancelRequest', { token })
  const cancelledAt = (await stored())?.cancelledAt?.toISOString()
  expect((await update('cancelledAt: null', {})).errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
  expect(nextAlarmAt).toBeInstanceOf(Date)
  dataOf(await update('cancelledAt: null, status: new'), 'updateQuote')
  expect(await stored()).toMatchObject({ cancelledAt: null, nextAlarmAt: expect.any(Date), stage: 'waiting' })
  const open = await read(lantern, token)
  expect(open).toMatchObject({ stage: 'waiting', mayCorrect: true, mayCancel: true, mayComplain: false })
  expect(Date.parse(String(open?.promisedBy)), 'promised anew').toBeGreaterThan(Date.now())
  expect((await stored())?.promisedBy?.toISOString()).toBe(open?.promisedBy)
  expect(await lines()).toEqual(['cancelled', 'reopened'])

  dataOf(await update(`cancelledAt: "${cancelledAt}", status: new`), 'updateQuote')
  expect(await stored()).toMatchObject({ nextAlarmAt: null, stage: 'done' })
  expect(await read(lantern, token)).toMatchObject({ stage: 'cancelled', mayCorrect: false })
  expect(await lines()).toEqual(['cancelled'])

  await update('assigneeId: null, cancelledAt: null, status: completed')
  expect(await read(lantern, token)).toMatchObject({ stage: 'done' })
  expect(await lines()).toEqual(['cancelled', 'completed'])
})

test('“nobody has called” counts once the promise is over and nobody did; it rings, at most every 15 minutes, three times', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  expect(await codeOf(lantern, 'complainAboutRequest', { token })).toBe('CONFLICT')
  await promiseEnds(lantern, id)
  expect(await read(lantern, token)).toMatchObject({ stage: 'overdue', mayComplain: true })
  const facts = await changed(lantern, 'complainAboutRequest', { token })
  expect(facts).toMatchObject({ stage: 'overdue', mayComplain: false, events: [{}, { kind: 'complained' }] })
  await changed(lantern, 'complainAboutRequest', { token })
  expect(await newsOf(lantern)).toHaveLength(1)
  for (const _ of [2, 3, 4, 5]) {
    await lantern.db.update(requests).set({ complainedAt: minutesAgo(16) })
    await lantern.db.execute(sql`delete from rate_limits where key = ${`complaint:${id}`}`)
    await changed(lantern, 'complainAboutRequest', { token })
  }
  expect(await newsOf(lantern)).toHaveLength(3)
  await staffChange(lantern, { id, callOutcome: 'noAnswer' })
  expect(await codeOf(lantern, 'complainAboutRequest', { token })).toBe('CONFLICT')
})

test('made-up requests do not ring all night: suspicious ones never, twelve times an hour one by one, then together', async () => {
  await using lantern = await testLantern()
  const suspicious = createdQuote(
    await call(lantern, CreateQuote, { input: dana, submission: { trap: 'x' } }),
  )
  await promiseEnds(lantern, suspicious.id)
  const complaint = await changed(lantern, 'complainAboutRequest', { token: suspicious.receipt.slice(9) })
  expect(complaint.events).toContainEqual(expect.objectContaining({ kind: 'complained' }))
  expect(await newsOf(lantern)).toEqual([])
  for (const number of Array.from({ length: 14 }, (_, index) => index)) {
    const { id, token } = await sent(lantern, { message: `${number}`, email: `${number}@example.com` })
    await promiseEnds(lantern, id)
    await changed(lantern, 'complainAboutRequest', { token })
  }
  expect(await newsOf(lantern)).toHaveLength(12)
  expect(await sendDueAlarms(lantern.callOf({ kind: 'system' }))).toHaveLength(2)
  const [together] = await lantern.db.select().from(deliveries).orderBy(desc(deliveries.id))
  expect(together?.payload).toMatchObject({ alarm: { reason: 'waiting', waiting: 2 } })
})

test('three complaints of one network ring one by one; the next rings with what is due, also of a request that is taken', async () => {
  await using lantern = await testLantern()
  const [me] = dataOf<{ id: string }[]>(
    await call(lantern, '{ people { id } }', {}, await ownerCookie(lantern)),
    'people',
  )
  const asSystem = lantern.callOf({ kind: 'system' })
  const complained = []
  for (let index = 0; index < 4; index += 1) {
    const { id, token } = await sent(lantern, { message: `${index}`, email: `${index}@example.com` })
    await staffChange(lantern, { id, assigneeId: me?.id })
    await promiseEnds(lantern, id)
    await changed(lantern, 'complainAboutRequest', { token }, `2001:db8:7:${index}::1`)
    complained.push(id)
  }
  expect((await newsOf(lantern)).map(({ subjectId }) => subjectId)).toEqual(complained.slice(0, 3))
  expect(await sendDueAlarms(asSystem)).toEqual(complained.slice(3))
  expect((await newsOf(lantern)).at(-1)).toMatchObject({ subjectId: complained[3] })
  expect(await sendDueAlarms(asSystem)).toEqual([])
})

test('the customer’s words are shown in the browser that sent them only, not to others with the link', async () => {
  await using lantern = await testLantern()
  const message = 'I am outside 1420 Oak St'
  const created = await call(lantern, CreateQuote, {
    input: { ...dana, message },
    submission: filledForm(lantern.secret),
  })
  const token = createdQuote(created).receipt.slice(9)
  await changed(lantern, 'addToRequest', { token, message: 'The gate code is 4411' })
  const seenBy = async (cookie?: string) => {
    const headers = { 'x-api-key': lantern.publicApiKey, ...(cookie && { cookie }) }
    return (
      await call(
        lantern,
        `query($token: String!) { receipt(token: $token) { ${fields} } }`,
        { token },
        headers,
      )
    ).text
  }
  expect(created.cookie).toMatch(/^lantern\.guest=/)
  expect(await seenBy(created.cookie)).toMatch(/1420 Oak St.*4411/)
  expect(await seenBy()).not.toMatch(/Oak|4411/)
  const another = (await call(lantern, '{ businessProfile { name } }')).cookie
  expect(await seenBy(another)).not.toMatch(/Oak|4411/)
  expect(await read(lantern, token)).toMatchObject({ message: null, hasMessage: true })
})

test('what is no phone number is nothing to correct to', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  for (const phone of ['abc', '12', '911', '555-0123']) {
    const refused = await change(lantern, 'correctRequest', { token, phone, address: '12 Elm St' })
    expect(refused.errors?.[0]?.extensions, phone).toMatchObject({
      code: 'BAD_INPUT',
      fields: { phone: 'Please enter a phone number with its area code.' },
    })
  }
  const [row] = await lantern.db.select().from(requests).where(eq(requests.id, id))
  expect(row).toMatchObject({ phone: dana.phone, address: null })
})

test('after twenty corrections one can still cancel and complain', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  const address = '192.0.2.11'
  for (let number = 0; number < 20; number += 1)
    await changed(lantern, 'correctRequest', { token, address: `${number} Elm St` }, address)
  expect(await codeOf(lantern, 'correctRequest', { token, address: '20 Elm St' }, address)).toBe(
    'TOO_MANY_REQUESTS',
  )
  await promiseEnds(lantern, id)
  expect(await changed(lantern, 'complainAboutRequest', { token }, address)).toMatchObject({
    mayComplain: false,
  })
  expect(await changed(lantern, 'cancelRequest', { token }, address)).toMatchObject({ stage: 'cancelled' })
})

test('a link is worth twenty changes an hour, an address forty in ten minutes', async () => {
  await using lantern = await testLantern()
  const { token } = await sent(lantern)
  // A few at a time: a caller who waits too long for a turn is refused before being counted.
  const say = async (count: number, token: string, address?: string) => {
    const reasons: unknown[] = []
    while (reasons.length < count) {
      const numbers = Array.from(
        { length: Math.min(5, count - reasons.length) },
        (_, n) => reasons.length + n,
      )
      const answers = await Promise.all(
        numbers.map((n) => change(lantern, 'addToRequest', { token, message: `${n}` }, address)),
      )
      reasons.push(...answers.map(({ errors }) => errors?.[0]?.extensions?.reason))
    }
    return reasons.filter((reason) => reason !== undefined)
  }
  const limited = (count: number) => Array.from({ length: count }, () => 'tooManyChanges')
  expect(await say(23, token)).toEqual(limited(3))
  const address = '192.0.2.9'
  const tokens = await Promise.all([1, 2, 3].map((number) => sent(lantern, { message: `m${number}` })))
  const refused = []
  for (const { token } of tokens) refused.push(...(await say(15, token, address)))
  expect(refused).toEqual(limited(5))
})

test('files of others, files of another request and more than eight are refused; a message takes none', async () => {
  await using lantern = await testLantern()
  const { token } = await sent(lantern)
  const stranger = ['quote-attachments/1-abc_door.png']
  expect(await codeOf(lantern, 'addToRequest', { token, fileUrls: stranger })).toBe('BAD_INPUT')
  expect(
    await codeOf(lantern, 'addToRequest', { token, fileUrls: Array.from({ length: 5 }, (_, i) => `a${i}`) }),
  ).toBe('BAD_INPUT')
  const written = await call(lantern, CreateMessage, { input: sam, submission: filledForm(lantern.secret) })
  const { receipt } = dataOf<{ receipt: string }>(written, 'createMessage')
  expect(await read(lantern, receipt.slice(9))).toMatchObject({ mayAddFiles: 0, stage: 'waiting' })
  expect(await codeOf(lantern, 'addToRequest', { token: receipt.slice(9), fileUrls: stranger })).toBe(
    'BAD_INPUT',
  )
  await changed(lantern, 'addToRequest', { token: receipt.slice(9), message: 'The left door' })
  expect(await lantern.db.$count(requests, eq(requests.kind, 'Message'))).toBe(1)
})

test('no token, no change: forged ones, those of reviews and of deleted requests', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  const tokens = ['', 'none', `Quote_${id}.forged`, `${token}x`, id]
  for (const [name, given] of Object.entries(changes))
    for (const token of tokens) expect(await codeOf(lantern, name, { token, ...given })).toBe('NOT_FOUND')
  await call(
    lantern,
    `mutation { deleteQuote(input: { id: "${id}" }) { id } }`,
    {},
    await ownerCookie(lantern),
  )
  for (const [name, given] of Object.entries(changes))
    expect(await codeOf(lantern, name, { token, ...given })).toBe('NOT_FOUND')
  expect(await read(lantern, token)).toBeNull()
})

test('the page ends 90 days after the job or the cancelling, 180 after the last change otherwise, never before the warranty or an unpaid invoice', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  const daysAgo = (days: number) => minutesAgo(days * 24 * 60)
  const set = (values: object) => lantern.db.update(requests).set(values).where(eq(requests.id, id))
  const state = async () =>
    (await call(lantern, 'query($token: String!) { receiptState(token: $token) }', { token })).data
      ?.receiptState
  for (const [values, shown] of [
    [{ updatedAt: daysAgo(179) }, 'open'],
    [{ updatedAt: daysAgo(181) }, 'ended'],
    [{ updatedAt: new Date(), status: 'completed', completedAt: daysAgo(89) }, 'open'],
    // A day more: the warranty ends with its day in Houston, of which one had 25 hours.
    [{ completedAt: daysAgo(92) }, 'ended'],
    [{ status: 'new', cancelledAt: daysAgo(91) }, 'ended'],
  ] as const) {
    await set(values)
    expect(await state()).toBe(shown)
    expect((await read(lantern, token)) === null).toBe(shown === 'ended')
  }
  expect(await codeOf(lantern, 'addToRequest', { token, message: 'x' })).toBe('NOT_FOUND')
  const owner = await ownerCookie(lantern)
  const profile = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  await call(lantern, profile, { input: { laborWarrantyDays: 365 } }, owner)
  await expect.poll(() => lantern.savedProfile.current()?.laborWarrantyDays).toBe(365)
  expect(await state()).toBe('ended')
  await set({ cancelledAt: null, status: 'completed', completedAt: daysAgo(364) })
  expect(await state()).toBe('open')
  await set({ completedAt: daysAgo(367) })
  expect(await state()).toBe('ended')
  const due = await sentInvoice(lantern, owner, { requestId: id })
  expect(await state()).toBe('open')
  expect(await codeOf(lantern, 'addToRequest', { token, message: 'x' })).toBeUndefined()
  await askInvoice(lantern, owner, 'recordPayment', `invoiceId: "${due.id}", method: cash`)
  expect(await state()).toBe('ended')
  const answer = await call(lantern, '{ receiptState(token: "none") }')
  expect(answer.data?.receiptState).toBe('unknown')
})

test('what a customer changes never waits behind what strangers read', async () => {
  await using lantern = await testLantern()
  const { id, token } = await sent(lantern)
  await promiseEnds(lantern, id)
  const { reads } = lantern.callOf({ kind: 'system' }).turns
  const held = Array.from({ length: 250 }, (_, index) => reads(`reader ${index}`))
  const states = [
    await changed(lantern, 'addToRequest', { token, message: 'The gate code is new' }),
    await changed(lantern, 'complainAboutRequest', { token }),
    await changed(lantern, 'cancelRequest', { token }),
  ]
  expect(states.map(({ stage }) => stage)).toEqual(['overdue', 'overdue', 'cancelled'])
  for (const turn of held) void turn.then((taken) => taken.ok && taken.value[Symbol.dispose]())
})
