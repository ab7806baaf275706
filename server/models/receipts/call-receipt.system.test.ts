import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'

const ana = { name: 'Ana Ruiz', phone: '(713) 555-0166', service: 'residential', address: '14 Elm Street' }

const fields = `kind origin name number stage message hasMessage phoneEnd emailHint promisedBy alertedAt staff appointmentAt
  mayDecline decline mayComplain mayAddFiles mayCorrect mayCancel whoComes { codeWord } estimates { id state }
  invoices { number } reviewPath events { kind }`

type Receipt = {
  stage: string
  events: { kind: string }[]
  estimates: { id: string; state: string }[]
  reviewPath: string | null
  whoComes: { codeWord: string | null } | null
}

async function writtenDown(lantern: TestLantern, input: object = {}) {
  const staff = await ownerCookie(lantern)
  const written = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id customerPath } }'
  const answer = await call(lantern, written, { input: { ...ana, ...input } }, staff)
  const { id, customerPath } = dataOf<{ id: string; customerPath: string }>(answer, 'createCall')
  const token = customerPath.replace('/receipt/', '')
  const change = async (changes: object) => {
    const update = 'mutation($input: UpdateCallInput!) { updateCall(input: $input) { id } }'
    dataOf(await call(lantern, update, { input: { id, ...changes } }, staff), 'updateCall')
  }
  const read = async () =>
    dataOf<Receipt>(
      await call(lantern, `query($token: String!) { receipt(token: $token) { ${fields} } }`, { token }),
      'receipt',
    )
  const say = (mutation: string) =>
    call(lantern, `mutation($token: String!) { ${mutation} { ${fields} } }`, { token })
  return { id, token, staff, change, read, say }
}

test.each([
  ['phone', 'called'],
  ['walk_in', 'visited'],
  ['referral', 'noted'],
  ['The gas station', 'noted'],
])('the receipt of a call that came by %s says so, and shows little', async (source, origin) => {
  await using lantern = await testLantern()
  const { read } = await writtenDown(lantern, { source, email: 'ana@example.com', message: 'Mad at us' })
  expect(await read()).toMatchObject({
    ...{ kind: 'CALL', origin, name: 'Ana', stage: 'waiting', phoneEnd: '66', emailHint: 'a•••@example.com' },
    ...{ message: null, hasMessage: false, promisedBy: null, alertedAt: null, mayComplain: false },
    events: [{ kind: 'received' }],
  })
})

test('its customer is mailed the link once an address is given, in words that do not say that they wrote', async () => {
  await using lantern = await testLantern({ config: { publicUrl: 'https://lantern.example.com' } })
  const { token } = await writtenDown(lantern, { email: 'ana@example.com' })
  const [mail] = await mailsOf(lantern, 1)
  expect(mail?.to).toMatchObject([{ address: 'ana@example.com' }])
  expect(mail?.text).toContain(`https://lantern.example.com/receipt/${token}`)
  expect(mail?.text).toMatch(/You called us .*, about your home\./)
  expect(mail?.text).toContain('was given to us with a request')
  expect(mail?.text).not.toMatch(/you sent|you entered|on our website|we will call|entered your address/i)

  const later = await writtenDown(lantern, { phone: '(713) 555-0177', source: 'walk_in', service: 'other' })
  expect(await lantern.db.$count(deliveries)).toBe(1)
  await later.change({ email: 'ben@example.com' })
  await later.change({ email: 'ben@example.org' })
  const mails = await mailsOf(lantern, 2)
  expect(mails.at(-1)?.text).toMatch(/You came to us /)
  expect(mails.at(-1)?.text).not.toContain('something else')
})

test('no link is mailed about a job that is done', async () => {
  await using lantern = await testLantern()
  const { change } = await writtenDown(lantern)
  await change({ status: 'completed' })
  await change({ email: 'ana@example.com' })
  expect(await lantern.db.$count(deliveries)).toBe(0)
})

test('what a customer does on it is as of any request: another time, words, a correction, a yes, a cancel', async () => {
  await using lantern = await testLantern()
  const { id, token, staff, change, read, say } = await writtenDown(lantern)
  const at = '2099-11-23T20:00:00.000Z'
  await change({ scheduledAt: at })
  expect(await read()).toMatchObject({ stage: 'scheduled', appointmentAt: at, mayDecline: true })
  await say(`askAnotherTime(token: $token, appointmentAt: "${at}", message: "Tuesday")`)
  expect(await read()).toMatchObject({ decline: 'anotherTime', events: [{}, {}, { kind: 'anotherTime' }] })
  await say('addToRequest(token: $token, message: "The gate code is 12")')
  await say('correctRequest(token: $token, phone: "(713) 555-0199")')
  expect(await lantern.db.select().from(requests)).toMatchObject([
    { phoneE164: '+17135550199', stage: 'followUp' },
  ])
  const topics = (await lantern.db.select().from(deliveries)).map(({ topic }) => topic)
  expect(topics).toEqual(
    expect.arrayContaining(['request.anotherTime', 'request.added', 'request.corrected']),
  )

  const line = { name: 'Rekey', quantity: 100, unitCents: 4_500, discountCents: 0, isTaxable: false }
  const written = 'mutation($input: CreateEstimateInput!) { createEstimate(input: $input) { id } }'
  const made = await call(lantern, written, { input: { requestId: id, lines: [line] } }, staff)
  const estimate = dataOf<{ id: string }>(made, 'createEstimate')
  dataOf(
    await call(lantern, `mutation { sendEstimate(id: "${estimate.id}") { id } }`, {}, staff),
    'sendEstimate',
  )
  expect(await read()).toMatchObject({ estimates: [{ id: estimate.id, state: 'sent' }] })
  const answer = `answerEstimate(token: $token, estimateId: "${estimate.id}", isAccepted: true, name: "Ana Ruiz")`
  dataOf(await say(answer), 'answerEstimate')
  expect(await read()).toMatchObject({ estimates: [{ state: 'accepted' }] })
  expect(await lantern.db.select().from(requests)).toMatchObject([{ quotedCents: 4_500 }])

  dataOf(await say('cancelRequest(token: $token)'), 'cancelRequest')
  expect(await read()).toMatchObject({ stage: 'cancelled', mayCorrect: false })
  dataOf(
    await call(lantern, `mutation { deleteCall(input: { id: "${id}" }) { id } }`, {}, staff),
    'deleteCall',
  )
  expect(
    (await call(lantern, 'query($token: String!) { receipt(token: $token) { kind } }', { token })).data
      ?.receipt,
  ).toBeNull()
})

test('who comes has a word that both know, and a done job leads to its review', async () => {
  await using lantern = await testLantern()
  const { change, read } = await writtenDown(lantern)
  await change({ arrivesAt: new Date(Date.now() + 1_200_000).toISOString() })
  expect(await read()).toMatchObject({ stage: 'onTheWay', whoComes: { codeWord: expect.any(String) } })
  await change({ status: 'completed' })
  expect(await read()).toMatchObject({ stage: 'done', reviewPath: expect.stringMatching(/^\/reviews\/new/) })
})

test('a visitor is not given the link of a call, nor does one of another kind or id open it', async () => {
  await using lantern = await testLantern()
  const { id, token } = await writtenDown(lantern)
  const asked = await call(lantern, `{ getCall(id: "${id}") { customerPath } }`)
  expect(asked.errors).toBeDefined()
  const signature = token.split('.')[1]
  for (const forged of [id, `Call_${id}`, `Quote_${id}.${signature}`, `Message_${id}.${signature}`])
    expect(
      (await call(lantern, 'query($token: String!) { receipt(token: $token) { kind } }', { token: forged }))
        .data?.receipt,
    ).toBeNull()
})
