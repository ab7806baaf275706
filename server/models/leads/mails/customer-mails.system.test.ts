import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { type Input, send, toCustomers, topicsOf } from '#tests/customer-mails.ts'
import { markedLanguage } from '#tests/languages/marked-language.ts'
import { call, dataOf, owner, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { mailsOf } from '#tests/outbox.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

const Update = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id reviewAskedBy } }'

async function staffOf(lantern: TestLantern) {
  const headers = await ownerCookie(lantern)
  const [me] = dataOf<{ id: string }[]>(await call(lantern, '{ people { id } }', {}, headers), 'people')
  return {
    headers,
    id: me?.id ?? '',
    change: async (input: Input) =>
      dataOf<{ reviewAskedBy: string | null }>(
        await call(lantern, Update, { input }, headers),
        'updateQuote',
      ),
    turnOff: (customerMailsOff: string[]) =>
      call(
        lantern,
        'mutation($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { recipients } }',
        { input: { customerMailsOff } },
        headers,
      ),
  }
}

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000)

test('a quote and a message are confirmed by mail: when we call, the number, the page; nothing that a stranger typed', async () => {
  await using lantern = await testLantern({ config: { publicUrl: 'https://lantern.example.com' } })
  const input = { firstName: 'Win-http://evil.example', message: 'Buy at http://evil.example' }
  const { id, receipt } = createdQuote(await send(lantern, input))
  await call(lantern, CreateMessage, {
    input: { ...sam, service: 'emergency', message: 'http://evil.example' },
    submission: filledForm(lantern.secret),
  })
  await lantern.db.update(deliveries).set({ nextAttemptAt: new Date() })
  const mails = await mailsOf(lantern, 2, (mail) => mail.to?.[0]?.address !== owner.email)
  const [quote, message] = mails
  const [stored] = await lantern.db.select().from(requests).where(eq(requests.id, id))
  expect(quote).toMatchObject({
    subject: `We have your request ${stored?.number}`,
    to: [{ address: dana.email }],
    from: { name: 'Lantern Lock & Door' },
    replyTo: [{ address: 'hello@lantern.example.com' }],
  })
  expect(quote?.text).toContain(receipt)
  expect(quote?.text).toMatch(/We’ll call you (?:\w+day )?by /)
  expect(quote?.text).toContain('(713) 555-0142')
  expect(message?.subject).toBe('We have your emergency. Call (713) 555-0142 now')
  expect(message?.text).toContain('about an emergency lockout.')
  const [written] = await lantern.db.select().from(requests).where(eq(requests.kind, 'Message'))
  expect(message?.text).toContain(written?.number)
  for (const mail of mails) {
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/evil|555-0117/)
    expect(mail.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
        expect.objectContaining({ key: 'x-auto-response-suppress', value: 'All' }),
      ]),
    )
    expect(mail.html).toContain('prefers-color-scheme: dark')
  }
})

test('staff know before a step whether it mails the customer', async () => {
  await using lantern = await testLantern()
  const staff = await staffOf(lantern)
  const { id } = createdQuote(await send(lantern))
  const ahead = async (ofId = id) => {
    const query = 'query ($id: ID!) { getQuote(id: $id) { stepMails } }'
    return dataOf<{ stepMails: string[] }>(
      await call(lantern, query, { id: ofId }, staff.headers),
      'getQuote',
    ).stepMails
  }
  const left = async () => (await topicsOf(lantern)).map((topic) => topic.replace('customer.', '')).slice(1)
  // Never worked on: completing it only closes it, without a mail.
  expect(await ahead()).toEqual(['taken', 'tried', 'appointment', 'onTheWay'])
  await staff.change({ id, assigneeId: staff.id })
  await staff.change({ id, callOutcome: 'reached' })
  expect(await ahead()).toEqual(['tried', 'appointment', 'onTheWay', 'done'])
  await staff.change({ id, arrivesAt: inMinutes(20) })
  expect(await left()).toEqual(['onTheWay'])
  await staff.turnOff(['done'])
  expect(await ahead()).toEqual(['tried', 'appointment', 'onTheWay'])
  await staff.turnOff([])
  await staff.change({ id, status: 'completed' })
  expect(await ahead()).toEqual([])
  expect(await left()).toEqual(['done'])
  const ours = createdQuote(await send(lantern, { email: owner.email, message: 'From the van' }))
  expect(await ahead(ours.id)).toEqual([])
})

test('customers are written to in the language that they sent a request in, staff in the first', async () => {
  await using lantern = await testLantern({
    config: { publicUrl: 'https://lantern.example.com' },
    languages: [languages[0], markedLanguage],
  })
  const staff = await staffOf(lantern)
  const { id } = createdQuote(await send(lantern, {}, undefined, { 'accept-language': 'marked, en;q=0.5' }))
  await staff.change({ id, callOutcome: 'reached' })
  await staff.change({ id, status: 'completed' })
  await lantern.db.update(deliveries).set({ nextAttemptAt: new Date() })
  await send(lantern, { email: 'other@example.com' }, undefined, { 'accept-language': 'fr' })
  const sent = (await mailsOf(lantern, 5)).map(({ subject, to, text }) => [to?.[0]?.address, subject, text])
  expect(sent.map(([to, subject]) => [to, subject])).toEqual(
    expect.arrayContaining([
      [dana.email, expect.stringMatching(/^Wé hávé ýóúr réqúést /)],
      [dana.email, expect.stringMatching(/^Ýóúr jób ís dóné/)],
      ['other@example.com', expect.stringMatching(/^We have your request /)],
      [owner.email, expect.stringMatching(/^New quote request: Automotive, /)],
    ]),
  )
  const receipts = sent.flatMap(([, , text]) => /http\S+\/receipt\//.exec(text ?? '') ?? [])
  expect(receipts.map((link) => new URL(link).pathname).sort()).toEqual([
    '/marked/receipt/',
    '/marked/receipt/',
    '/receipt/',
  ])
  const stored = await lantern.db.select({ language: requests.language }).from(requests).orderBy(requests.id)
  expect(stored).toEqual([{ language: 'marked' }, { language: 'en' }])
})

test('a suspicious request that staff clear is confirmed then, as long as the promise holds', async () => {
  await using lantern = await testLantern()
  const submission = { trap: 'x' }
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana, submission }))
  const staff = await staffOf(lantern)
  await staff.change({ id, quarantineReasons: [] })
  expect(await topicsOf(lantern)).toEqual(['customer.received'])
  const late = createdQuote(
    await call(lantern, CreateQuote, { input: { ...dana, email: 'late@example.com' }, submission }),
  )
  await lantern.db
    .update(requests)
    .set({ promisedBy: inMinutes(-1) })
    .where(eq(requests.id, late.id))
  await staff.change({ id: late.id, quarantineReasons: [] })
  expect(await topicsOf(lantern)).toEqual(['customer.received'])
})

test('taken, on the way and done are mailed once each; what is undone within seconds is not', async () => {
  await using lantern = await testLantern()
  const staff = await staffOf(lantern)
  const { id } = createdQuote(await send(lantern))
  const arrivesAt = inMinutes(20).toISOString()

  await staff.change({ id, assigneeId: staff.id })
  expect(await topicsOf(lantern)).toEqual(['customer.received', 'customer.taken'])
  const [, taken] = await toCustomers(lantern)
  expect(taken?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 5_000)
  await staff.change({ id, assigneeId: null })
  expect(await topicsOf(lantern)).toEqual(['customer.received'])

  await staff.change({ id, callOutcome: 'reached' })
  await staff.change({ id, assigneeId: staff.id })
  await staff.change({ id, arrivesAt: inMinutes(40).toISOString() })
  await staff.change({ id, arrivesAt })
  expect(await toCustomers(lantern)).toMatchObject([
    { topic: 'customer.received' },
    // The account has an address instead of a name, and customers must not see it.
    { topic: 'customer.onTheWay', payload: { arrivesAt, customer: 'Dana', staff: null } },
  ])

  expect(await staff.change({ id, status: 'completed' })).toEqual({ id, reviewAskedBy: 'mail' })
  expect(await topicsOf(lantern)).toContain('customer.done')
  expect(await staff.change({ id, status: 'contacted' })).toEqual({ id, reviewAskedBy: null })
  expect(await topicsOf(lantern)).not.toContain('customer.done')
})

test('a mail that has been overtaken before it left does not leave: reached, done, lost, or cancelled by the customer', async () => {
  await using lantern = await testLantern()
  const staff = await staffOf(lantern)
  const arrivesAt = inMinutes(20).toISOString()
  const left = async (id: string) =>
    (await lantern.db.select().from(deliveries).where(eq(deliveries.subjectId, id)))
      .filter(({ channel, topic }) => channel === 'customer' && topic !== 'customer.received')
      .map(({ topic }) => topic)
  const sent = async (name: string) => createdQuote(await send(lantern, { email: `${name}@example.com` }))

  const called = await sent('called')
  await staff.change({ id: called.id, assigneeId: staff.id })
  await staff.change({ id: called.id, callOutcome: 'noAnswer' })
  expect(await left(called.id)).toEqual(['customer.tried'])
  await staff.change({ id: called.id, callOutcome: null, calledAt: null })
  expect(await left(called.id)).toEqual([])
  await staff.change({ id: called.id, callOutcome: 'noAnswer' })
  await lantern.db.update(deliveries).set({ state: 'sent' }).where(eq(deliveries.subjectId, called.id))
  await staff.change({ id: called.id, callOutcome: 'voicemail' })
  expect(await left(called.id), 'once for each try').toEqual(['customer.tried', 'customer.tried'])
  await staff.change({ id: called.id, callOutcome: 'reached' })
  expect(await left(called.id)).toEqual(['customer.tried'])
  await staff.change({ id: called.id, arrivesAt })
  await staff.change({ id: called.id, status: 'completed' })
  expect(await left(called.id)).toEqual(['customer.tried', 'customer.done'])

  const lost = await sent('lost')
  await staff.change({ id: lost.id, assigneeId: staff.id })
  expect(await left(lost.id)).toEqual(['customer.taken'])
  await staff.change({ id: lost.id, arrivesAt })
  expect(await left(lost.id)).toEqual(['customer.onTheWay'])
  await staff.change({ id: lost.id, lostReason: 'elsewhere' })
  expect(await left(lost.id)).toEqual([])

  const cancelled = await sent('cancelled')
  await staff.change({ id: cancelled.id, assigneeId: staff.id, arrivesAt })
  const token = cancelled.receipt.replace('/receipt/', '')
  const Cancel = 'mutation($token: String!) { cancelRequest(token: $token) { stage } }'
  expect((await call(lantern, Cancel, { token })).errors).toBeUndefined()
  expect(await left(cancelled.id), 'a copy of that').toEqual(['customer.copy'])
})

test('a mail that a press took back leaves after all when that press is undone at once, and never twice', async () => {
  await using lantern = await testLantern()
  const staff = await staffOf(lantern)
  const { id } = createdQuote(await send(lantern))
  const arrivesAt = inMinutes(20).toISOString()
  const asBefore = { id, status: 'new', contactedAt: null, callOutcome: null, calledAt: null }
  const mailed = async () => (await topicsOf(lantern)).filter((topic) => topic !== 'customer.received')

  await staff.change({ id, assigneeId: staff.id })
  await staff.change({ id, callOutcome: 'reached' })
  expect(await mailed()).toEqual([])
  await staff.change({ ...asBefore, followUpAt: null })
  expect(await mailed()).toEqual(['customer.taken'])

  await staff.change({ id, arrivesAt })
  await staff.change({ id, status: 'completed' })
  expect(await mailed()).toEqual(['customer.done'])
  await staff.change({ id, status: 'contacted', completedAt: null, lostReason: null })
  expect(await mailed()).toEqual(['customer.onTheWay'])
  await staff.change({ id, lostReason: 'elsewhere' })
  expect(await mailed()).toEqual([])
  await staff.change({ id, status: 'contacted', lostReason: null })
  expect(await mailed()).toEqual(['customer.onTheWay'])

  const other = createdQuote(await send(lantern, { email: 'other@example.com' }))
  await staff.change({ id: other.id, assigneeId: staff.id })
  await lantern.db.update(deliveries).set({ state: 'sent' }).where(eq(deliveries.subjectId, other.id))
  await staff.change({ id: other.id, callOutcome: 'reached' })
  await staff.change({ ...asBefore, id: other.id })
  const sent = await lantern.db.select().from(deliveries).where(eq(deliveries.subjectId, other.id))
  expect(sent.filter(({ topic }) => topic === 'customer.taken')).toMatchObject([{ state: 'sent' }])

  const old = createdQuote(await send(lantern, { email: 'old@example.com' }))
  await staff.change({ id: old.id, assigneeId: staff.id })
  await staff.change({ id: old.id, callOutcome: 'reached' })
  await lantern.db
    .update(requests)
    .set({ updatedAt: inMinutes(-1) })
    .where(eq(requests.id, old.id))
  await staff.change({ ...asBefore, id: old.id })
  const late = await lantern.db.select().from(deliveries).where(eq(deliveries.subjectId, old.id))
  expect(late.map(({ topic }) => topic)).not.toContain('customer.taken')
})

test('customers are asked for a review by one mail: the one that says done, or the one that asks', async () => {
  await using lantern = await testLantern()
  const staff = await staffOf(lantern)
  const { id } = createdQuote(await send(lantern))
  await staff.change({ id, callOutcome: 'reached' })
  await staff.change({ id, status: 'completed' })
  const again = await call(lantern, Update, { input: { id, reviewAskedBy: 'mail' } }, staff.headers)
  expect(again.errors?.[0]?.message).toMatch(/already got the email/)

  const other = createdQuote(await send(lantern, { email: 'other@example.com' }))
  await staff.change({ id: other.id, callOutcome: 'reached' })
  await staff.change({ id: other.id, status: 'completed', reviewAskedBy: 'mail' })
  const topics = (await lantern.db.select().from(deliveries).where(eq(deliveries.subjectId, other.id))).map(
    ({ topic }) => topic,
  )
  expect(topics.filter((topic) => topic === 'customer.done' || topic === 'review.asked')).toEqual([
    'customer.done',
  ])

  const asked = createdQuote(await send(lantern, { email: 'asked@example.com' }))
  await staff.change({ id: asked.id, status: 'completed', reviewAskedBy: 'mail' })
  await staff.change({ id: asked.id, status: 'contacted' })
  await staff.change({ id: asked.id, status: 'completed' })
  const [done] = (await toCustomers(lantern)).filter(
    ({ topic, recipient }) => topic === 'customer.done' && recipient === 'asked@example.com',
  )
  expect(done?.payload).toMatchObject({ review: null })
})

test('a request that was never answered, a lost one and one that staff entered as answered are completed without a mail to the customer', async () => {
  await using lantern = await testLantern()
  const staff = await staffOf(lantern)
  const tidied = createdQuote(await send(lantern))
  await staff.change({ id: tidied.id, status: 'completed' })
  const lost = createdQuote(await send(lantern, { email: 'lost@example.com' }))
  await staff.change({ id: lost.id, callOutcome: 'reached' })
  await staff.change({ id: lost.id, status: 'completed', lostReason: 'price' })
  const entered = createdQuote(
    await call(
      lantern,
      CreateQuote,
      { input: { ...dana, email: 'x@example.com' }, submission: { rings: false } },
      staff.headers,
    ),
  )
  await staff.change({ id: entered.id, callOutcome: 'reached', assigneeId: staff.id })
  await staff.change({ id: entered.id, status: 'completed', arrivesAt: inMinutes(9).toISOString() })
  expect(await topicsOf(lantern)).toEqual(['customer.received', 'customer.received'])
})

test('each kind is off when the owner turned it off; the previews say so', async () => {
  await using lantern = await testLantern()
  const staff = await staffOf(lantern)
  expect((await staff.turnOff(['received', 'done'])).errors).toBeUndefined()
  const { id } = createdQuote(await send(lantern))
  await staff.change({ id, assigneeId: staff.id })
  expect(await topicsOf(lantern)).toEqual(['customer.taken'])
  await staff.change({ id, callOutcome: 'reached' })
  expect(await staff.change({ id, status: 'completed' })).toEqual({ id, reviewAskedBy: null })
  expect(await topicsOf(lantern)).toEqual([])
  const read = await call(lantern, '{ customerMailPreviews { kind isOn subject text } }', {}, staff.headers)
  const previews = dataOf<{ kind: string; isOn: boolean; subject: string; text: string }[]>(
    read,
    'customerMailPreviews',
  )
  expect(previews.map(({ kind, isOn }) => [kind, isOn])).toEqual([
    ['received', false],
    ['taken', true],
    ['tried', true],
    ['appointment', true],
    ['reminder', true],
    ['onTheWay', true],
    ['copy', true],
    ['done', false],
  ])
  expect(previews[1]).toMatchObject({ subject: 'Mike has your request and is calling you now' })
  expect((await call(lantern, '{ customerMailPreviews { kind } }')).data).toBeNull()
})

test('a customer’s mail that fails shows on the request and raises no alarm', async () => {
  await using lantern = await testLantern()
  const staff = await staffOf(lantern)
  const { id } = createdQuote(await send(lantern))
  // Not while they are being sent: the worker's update would overwrite it.
  const states = async () => (await lantern.db.select().from(deliveries)).map(({ state }) => state)
  await expect.poll(states).toEqual(['sent', 'sent'])
  await lantern.db
    .update(deliveries)
    .set({ state: 'dead', lastError: 'The mail server refused the address' })
    .where(eq(deliveries.channel, 'customer'))
  await expect
    .poll(async () => {
      const read = await call(
        lantern,
        `{ undeliveredNotifications { kind } quoteCounts { undelivered } getQuote(id: "${id}") { deliveries { topic state } } }`,
        {},
        staff.headers,
      )
      return read.data
    })
    .toEqual({
      undeliveredNotifications: [],
      quoteCounts: { undelivered: 0 },
      getQuote: {
        deliveries: [
          { topic: 'quote.created', state: 'sent' },
          { topic: 'customer.received', state: 'dead' },
        ],
      },
    })
})
