import { eq, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { models } from '#server/models/models.ts'
import { personCallsOf } from '#server/models/records/person-records.ts'
import { estimates } from '#server/schema/estimates.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { trash } from '#server/schema/operations.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { draftInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { archiveOf, contentsOf } from '#tests/person-archive.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

type Estimate = {
  id: string
  number: number
  version: number
  state: string
  isExpired: boolean
  validUntil: string | null
  totalCents: number
  answeredName: string | null
  answeredFrom: string | null
  recordedBy: string | null
}

const fields =
  'id number version state isExpired validUntil lines { name } subtotalCents taxCents totalCents taxPlace answeredName answeredFrom recordedBy reason'

const rekey = { name: 'Rekey', quantity: 200, unitCents: 2_500 }
const customersAddress = '198.51.100.7'

async function asked(lantern: TestLantern) {
  const submission = filledForm(lantern.secret)
  const { id, receipt } = createdQuote(await call(lantern, CreateQuote, { input: dana, submission }))
  return { id, token: receipt.replace('/receipt/', ''), staff: await ownerCookie(lantern) }
}

type AskedEstimate = Awaited<ReturnType<typeof asked>>

const change = (lantern: TestLantern, { staff }: AskedEstimate, mutation: string) =>
  call(lantern, `mutation { saved: ${mutation} { ${fields} } }`, {}, staff)

const changed = async (...given: Parameters<typeof change>) =>
  dataOf<Estimate>(await change(...given), 'saved')

const draft = async (lantern: TestLantern, request: AskedEstimate, input: object = {}) =>
  dataOf<Estimate>(
    await call(
      lantern,
      `mutation($input: CreateEstimateInput!) { saved: createEstimate(input: $input) { ${fields} } }`,
      { input: { requestId: request.id, lines: [rekey], ...input } },
      request.staff,
    ),
    'saved',
  )

async function sentEstimate(lantern: TestLantern, request: AskedEstimate, input: object = {}) {
  const { id } = await draft(lantern, request, input)
  return changed(lantern, request, `sendEstimate(id: "${id}")`)
}

type EstimateReply = { token: string; estimateId: string; isAccepted: boolean; name: string; reason?: string }

const answer = (lantern: TestLantern, given: EstimateReply) =>
  call(
    lantern,
    `mutation($token: String!, $estimateId: ID!, $isAccepted: Boolean!, $name: String!, $reason: String) {
      answerEstimate(token: $token, estimateId: $estimateId, isAccepted: $isAccepted, name: $name, reason: $reason) {
        estimates { id version state totalCents lines { name totalCents } } events { kind }
      }
    }`,
    given,
    undefined,
    customersAddress,
  )

const reasonOf = (answered: { errors?: { extensions?: Record<string, unknown> }[] }) =>
  answered.errors?.[0]?.extensions?.reason

const storedQuote = async ({ db }: TestLantern, id: string) =>
  (await db.select().from(requests).where(eq(requests.id, id)))[0]

const eventsOf = async ({ db }: TestLantern) =>
  (await db.select().from(leadEvents).orderBy(leadEvents.id)).map(({ kind, by }) => `${by} ${kind}`)

test('the customer gets it by mail, reads it on the receipt and says yes: the job is booked and waits for its appointment', async () => {
  await using lantern = await testLantern({ config: { publicUrl: 'https://lantern.example.com' } })
  const request = await asked(lantern)
  await call(
    lantern,
    'mutation { updateInvoicingSettings(input: { taxRates: [{ place: "Houston", rate: 8250 }] }) { estimateDays } }',
    {},
    request.staff,
  )
  const estimate = await sentEstimate(lantern, request)
  expect(estimate).toMatchObject({
    number: 1001,
    version: 1,
    state: 'sent',
    taxPlace: 'Houston',
    totalCents: 5_413,
  })
  const [mail] = await mailsOf(lantern, 1, ({ subject = '' }) => subject.startsWith('Your estimate'))
  expect(mail?.text).toMatch(/Estimate 1001: \$54\.13[\s\S]*\/receipt\//)

  const given = { token: request.token, estimateId: estimate.id, isAccepted: true, name: 'Dana Whitfield' }
  const answered = dataOf<object>(await answer(lantern, given), 'answerEstimate')
  expect(answered).toMatchObject({
    estimates: [{ state: 'accepted', totalCents: 5_413, lines: [{ name: 'Rekey', totalCents: 5_000 }] }],
    events: expect.arrayContaining([{ kind: 'estimated' }, { kind: 'accepted' }]),
  })
  expect(await storedQuote(lantern, request.id)).toMatchObject({
    ...{ quotedCents: 5_413, stage: 'followUp', followUpAt: expect.any(Date) },
    nextStep: 'The customer said yes to the estimate: set the appointment',
  })
  const [stored] = await lantern.db.select().from(estimates)
  expect(stored).toMatchObject({
    answeredFrom: customersAddress,
    answeredName: 'Dana Whitfield',
    recordedBy: null,
  })
  const [news] = await mailsOf(lantern, 1, ({ subject = '' }) => subject.startsWith('Yes to the estimate'))
  expect(news?.subject).toContain('Dana Whitfield')
  expect(news?.text).toContain('Set the appointment.')
})

test('a yes to a job that is booked does not ask for its appointment', async () => {
  await using lantern = await testLantern()
  const request = await asked(lantern)
  const { id: estimateId } = await sentEstimate(lantern, request)
  await lantern.db.update(requests).set({ scheduledAt: new Date('2031-11-28T15:00:00Z') })
  dataOf(
    await answer(lantern, { token: request.token, estimateId, isAccepted: true, name: 'Dana' }),
    'answerEstimate',
  )
  const [news] = await mailsOf(lantern, 1, ({ subject = '' }) => subject.startsWith('Yes to the estimate'))
  expect(news?.text).toContain('the visit is set')
  expect(news?.text).toMatch(/Appointment: .*November 28/)
  expect(news?.text).not.toContain('Set the appointment')
})

test('the same press twice is one answer, also at once; a second answer is refused', async () => {
  await using lantern = await testLantern()
  const request = await asked(lantern)
  const { id: estimateId } = await sentEstimate(lantern, request)
  const given = { token: request.token, estimateId, isAccepted: true, name: 'Dana' }
  const presses = await Promise.all([1, 2, 3].map(() => answer(lantern, given)))
  expect(presses.map(reasonOf)).toEqual([undefined, undefined, undefined])
  expect(await eventsOf(lantern)).toEqual(['staff estimated', 'customer accepted'])
  expect(reasonOf(await answer(lantern, { ...given, isAccepted: false }))).toBe('estimateAnswered')
  expect(reasonOf(await answer(lantern, { ...given, name: 'Somebody else' }))).toBe('estimateAnswered')
  const told = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'request.accepted'))
  expect(told).toHaveLength(1)
})

test('a no comes back with its reason, and waits', async () => {
  await using lantern = await testLantern()
  const request = await asked(lantern)
  const { id: estimateId } = await sentEstimate(lantern, request)
  const given = { token: request.token, estimateId, isAccepted: false, name: 'Dana', reason: 'Too dear' }
  dataOf(await answer(lantern, given), 'answerEstimate')
  expect(await storedQuote(lantern, request.id)).toMatchObject({ quotedCents: null, stage: 'followUp' })
  const [mail] = await mailsOf(lantern, 1, ({ subject = '' }) => subject.startsWith('No to the estimate'))
  expect(mail?.text).toContain('Too dear')
})

test('expired and replaced ones take no answer, and stay readable; a name is asked for', async () => {
  await using lantern = await testLantern()
  const request = await asked(lantern)
  const first = await sentEstimate(lantern, request)
  const second = await sentEstimate(lantern, request, { lines: [{ ...rekey, unitCents: 2_000 }] })
  expect(second).toMatchObject({ number: 1001, version: 2 })
  const given = { token: request.token, isAccepted: true, name: 'Dana' }
  expect(reasonOf(await answer(lantern, { ...given, estimateId: first.id }))).toBe('estimateReplaced')
  const nameless = await answer(lantern, { ...given, estimateId: second.id, name: ' ' })
  expect(nameless.errors?.[0]?.extensions?.fields).toEqual({ name: 'Please type your name.' })
  await lantern.db.execute(sql`update estimates set valid_until = '2020-01-01'`)
  expect(reasonOf(await answer(lantern, { ...given, estimateId: second.id }))).toBe('estimateExpired')
  const read = await call(
    lantern,
    'query($token: String!) { receipt(token: $token) { estimates { version state } } }',
    {
      token: request.token,
    },
  )
  expect(read.data?.receipt).toEqual({
    estimates: [
      { version: 2, state: 'expired' },
      { version: 1, state: 'replaced' },
    ],
  })
  expect(await eventsOf(lantern)).toEqual(['staff estimated', 'staff estimated'])
})

test('neither a forged link nor that of another request answers, and a visitor neither lists nor writes estimates', async () => {
  await using lantern = await testLantern()
  const request = await asked(lantern)
  const { id: estimateId } = await sentEstimate(lantern, request)
  const { id: draftId } = await draft(lantern, request)
  const submission = filledForm(lantern.secret)
  const input = { ...dana, email: 'ray@example.com', message: 'Another one' }
  const other = createdQuote(await call(lantern, CreateQuote, { input, submission }))
  const given = { isAccepted: true, name: 'Dana' }
  for (const token of ['none', other.receipt.replace('/receipt/', '')])
    expect(reasonOf(await answer(lantern, { ...given, token, estimateId }))).toMatch(
      /^(requestGone|estimateGone)$/,
    )
  for (const id of [draftId, 'none'])
    expect(reasonOf(await answer(lantern, { ...given, token: request.token, estimateId: id }))).toBe(
      'estimateGone',
    )
  expect(await eventsOf(lantern)).toEqual(['staff estimated'])
})

test('staff write a yes on the phone down with a name; a sent one neither changes nor goes; a second press finds the draft', async () => {
  await using lantern = await testLantern()
  const request = await asked(lantern)
  const one = await draft(lantern, request)
  expect((await draft(lantern, request, { lines: undefined })).id).toBe(one.id)
  await changed(lantern, request, `sendEstimate(id: "${one.id}", mails: false)`)
  await changed(lantern, request, `sendEstimate(id: "${one.id}")`)
  expect(
    reasonOf(await change(lantern, request, `updateEstimate(input: { id: "${one.id}", note: "x" })`)),
  ).toBe('estimateSent')
  expect(reasonOf(await change(lantern, request, `deleteEstimate(input: { id: "${one.id}" })`))).toBe(
    'estimateSent',
  )
  const said = `recordEstimateAnswer(id: "${one.id}", isAccepted: true, name: "Mr. Whitfield")`
  expect(await changed(lantern, request, said)).toMatchObject({
    state: 'accepted',
    answeredName: 'Mr. Whitfield',
    answeredFrom: null,
    recordedBy: expect.any(String),
  })
  await changed(lantern, request, said)
  expect(await eventsOf(lantern)).toEqual(['staff estimated', 'staff accepted'])
  const mails = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'estimate.sent'))
  expect(mails).toEqual([])
})

test('the estimate and the invoice of a call are mailed with their links', async () => {
  await using lantern = await testLantern({ config: { publicUrl: 'https://lantern.example.com' } })
  const staff = await ownerCookie(lantern)
  const input = {
    name: 'Ana Ruiz',
    phone: '713 555 0117',
    email: 'ana@example.com',
    service: 'other',
    message: '',
  }
  const written = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
  const { id: callId } = dataOf<{ id: string }>(await call(lantern, written, { input }, staff), 'createCall')
  const request = { id: callId, token: '', staff }
  const lines = [{ ...rekey, discountCents: 500 }]
  const terms = { lines, taxRate: 8_250, taxPlace: 'Houston', note: 'Ring twice.' }
  await sentEstimate(lantern, request, { requestId: callId, ...terms })
  const [mail] = await mailsOf(lantern, 1, ({ subject = '' }) => subject.startsWith('Your estimate'))
  expect(mail?.to).toMatchObject([{ address: 'ana@example.com' }])
  expect(mail?.text).toMatch(/Estimate 1001: \$48\.71/)
  expect(mail?.text).toMatch(/https:\/\/lantern\.example\.com\/receipt\/Call_/)
  await sentInvoice(lantern, staff, { requestId: callId, email: 'ana@example.com' })
  const [paper] = await mailsOf(lantern, 1, ({ subject = '' }) => subject.startsWith('Invoice'))
  expect(paper?.text).toContain('/invoice/')
})

test('what was agreed is invoiced to the cent, and goes into the trash, back and away with its request', async () => {
  await using lantern = await testLantern()
  const request = await asked(lantern)
  const lines = [
    { ...rekey, discountCents: 333 },
    { name: 'Lock', quantity: 150, unitCents: 3_333, isTaxable: false },
  ]
  const estimate = await sentEstimate(lantern, request, { lines, taxRate: 8_250, taxPlace: 'Houston' })
  const given = { token: request.token, estimateId: estimate.id, isAccepted: true, name: 'Dana' }
  dataOf(await answer(lantern, given), 'answerEstimate')
  const invoice = await draftInvoice(lantern, request.staff, {
    requestId: request.id,
    name: undefined,
    lines: undefined,
  })
  expect(invoice.totalCents).toBe(estimate.totalCents)
  await call(lantern, `mutation { deleteQuote(input: { id: "${request.id}" }) { id } }`, {}, request.staff)
  expect(await lantern.db.$count(estimates)).toBe(0)
  const restore = `mutation { restoreDeleted(model: Quote, id: "${request.id}") { id } }`
  await call(lantern, restore, {}, request.staff)
  expect(await lantern.db.$count(estimates)).toBe(1)
})

test('a person’s estimates are in their export, and are erased with them', async () => {
  await using lantern = await testLantern()
  const request = await asked(lantern)
  const estimate = await sentEstimate(lantern, request)
  const given = { token: request.token, estimateId: estimate.id, isAccepted: true, name: 'Dana Whitfield' }
  dataOf(await answer(lantern, given), 'answerEstimate')
  const { id: thrownAway } = await draft(lantern, request, { note: 'For Dana' })
  dataOf(await change(lantern, request, `deleteEstimate(input: { id: "${thrownAway}" })`), 'saved')
  expect(await lantern.db.$count(trash)).toBe(1)
  const me = { kind: 'staff', userId: request.id, username: 'me', name: 'Me', role: 'owner' } as never
  const archive = await archiveOf(lantern, me, dana.email)
  if (!archive.ok) throw new Error('there is something about Dana')
  expect(await contentsOf(archive.value)).toMatchObject({
    estimates: [{ number: 1001, answered_name: 'Dana Whitfield', answered_from: customersAddress }],
  })
  const erase = personCallsOf(models).mutations?.erasePerson
  await erase?.resolve({ contact: dana.email }, lantern.callOf({ kind: 'system' }))
  expect(await lantern.db.$count(estimates)).toBe(0)
  expect(await lantern.db.$count(trash)).toBe(0)
  const { rows } = await lantern.db.execute(
    sql`select label, before, after from audit_entries where subject = 'Estimate'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
    new Set(['{"label":null,"before":null,"after":null}']),
  )
})

const paperOf = async (lantern: TestLantern, query: string, staff?: AskedEstimate['staff']) => {
  const file = (await call(lantern, `{ file: ${query} { name base64 } }`, {}, staff)).data?.file
  if (file === null) return null
  const { name, base64 } = Object(file)
  const pdf = await getDocumentProxy(Uint8Array.from(Buffer.from(base64, 'base64')))
  const { text } = await extractText(pdf, { mergePages: true })
  return { name, text: text.replaceAll('\u00a0', ' ') }
}

test('an estimate is a PDF for staff and, by the link of its request alone, for its customer', async () => {
  await using lantern = await lanternWithPages()
  const request = await asked(lantern)
  const other = createdQuote(
    await call(lantern, CreateQuote, {
      input: { ...dana, phone: '7135550188' },
      submission: filledForm(lantern.secret),
    }),
  ).receipt.replace('/receipt/', '')
  const { id: draftId } = await draft(lantern, request)
  expect(await paperOf(lantern, `estimateFile(id: "${draftId}")`, request.staff)).toBeNull()
  const { id, number } = await changed(lantern, request, `sendEstimate(id: "${draftId}")`)

  const own = await paperOf(lantern, `estimateFile(id: "${id}")`, request.staff)
  expect(own?.name).toBe(`estimate-${number}.pdf`)
  for (const said of [
    `Estimate ${number}`,
    'Prepared for',
    'Rekey',
    '$50.00',
    'Valid until',
    'nothing is to be paid',
  ])
    expect(own?.text).toContain(said)
  const byLink = (token: string, of = id) =>
    paperOf(lantern, `customerEstimateFile(token: "${token}", id: "${of}")`)
  expect((await byLink(request.token))?.text).toBe(own?.text)
  for (const [token, of] of [
    ['none', id],
    [other, id],
    [request.token, 'x'],
    [request.token, request.id],
  ] as const)
    expect(await byLink(token, of)).toBeNull()
  const refused = await call(lantern, `{ estimateFile(id: "${id}") { name } }`)
  expect(refused.data?.estimateFile ?? null).toBeNull()
  expect(refused.errors).toHaveLength(1)

  const page = await (await lantern.fetch(`/receipt/${request.token}`)).text()
  const path = `/receipt/${request.token}/estimate/${id}`
  expect(page).toContain(path)
  const shown = await lantern.fetch(path)
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect((await lantern.fetch(`/receipt/none/estimate/${id}`)).status).toBe(404)
})

test('the PDF of an estimate says what became of it', async () => {
  await using lantern = await testLantern()
  const request = await asked(lantern)
  const textOf = async (id: string) =>
    (await paperOf(lantern, `estimateFile(id: "${id}")`, request.staff))?.text
  const first = await sentEstimate(lantern, request)
  const second = await sentEstimate(lantern, request)
  expect(await textOf(first.id)).toContain('Replaced by a newer version')
  expect(await textOf(second.id)).toContain(`Estimate ${second.number}, version 2`)
  await answer(lantern, { token: request.token, estimateId: second.id, isAccepted: true, name: 'Dana W.' })
  expect(await textOf(second.id)).toContain('Accepted by Dana W. on')
})
