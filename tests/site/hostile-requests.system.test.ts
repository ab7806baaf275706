import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { mailsOf } from '#tests/outbox.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

/** Markup, ends of an attribute and of a script, a link that runs, line ends; short enough for a name. */
const hostile = (field: string) => `</script>"'><img src=${field} onerror=alert(1)>`
const lines = 'x\r\nBCC: all@example.org\r\nEND:VCALENDAR'

const Add =
  'mutation($token: String!, $message: String) { addToRequest(token: $token, message: $message) { stage } }'
const Correct = `mutation($token: String!, $phone: String, $address: String) {
  correctRequest(token: $token, phone: $phone, address: $address) { stage } }`
const Cancel = 'mutation($token: String!) { cancelRequest(token: $token) { stage } }'

function expectOnlyText(html: string, where: string) {
  expect(html, where).not.toMatch(/<img src=\w+ onerror/)
  expect(html, where).not.toMatch(/<[^>]*\shref="javascript:/i)
  expect(html, where).not.toMatch(/<\/script>"'>/)
}

test('markup in every field of a quote, a message and what is added to them is read as text', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const send = async (document: string, input: object, field: string) => {
    const answer = await call(lantern, document, { input, submission: filledForm(lantern.secret) })
    return { ...dataOf<{ id: string; receipt: string }>(answer, field), cookie: answer.cookie }
  }
  const quote = await send(
    CreateQuote,
    {
      ...dana,
      firstName: hostile('first'),
      lastName: hostile('last'),
      phone: `7135550117 javascript:${hostile('p')}`.slice(0, 40),
      message: `${hostile('message')} javascript:alert(1)`,
    },
    'createQuote',
  )
  const message = await send(
    CreateMessage,
    { ...sam, name: hostile('name'), message: hostile('words') },
    'createMessage',
  )
  const token = quote.receipt.replace('/receipt/', '')
  for (const [document, given] of [
    [Add, { message: hostile('added') }],
    [Correct, { phone: '713 555 0123', address: hostile('address') }],
  ] as const)
    expect((await call(lantern, document, { token, ...given })).errors, document).toBeUndefined()
  const change = await call(
    lantern,
    'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }',
    {
      input: {
        id: quote.id,
        notes: hostile('notes'),
        nextStep: hostile('next'),
        scheduledAt: '2030-11-23T15:30:00.000Z',
        callOutcome: 'reached',
      },
    },
    headers,
  )
  expect(change.errors).toBeUndefined()

  const pages = [
    '/admin',
    '/admin/inbox?filter=all',
    `/admin/inbox?q=${encodeURIComponent(hostile('first'))}`,
    `/admin/inbox/quotes/${quote.id}`,
    `/admin/inbox/messages/${message.id}`,
    '/admin/quotes',
    '/admin/messages',
    '/admin/settings/activity',
  ]
  const receipts = [quote, message].map(({ receipt, cookie }) => [receipt, { cookie }] as const)
  for (const [path, asked] of [...receipts, ...pages.map((path) => [path, headers] as const)]) {
    const answer = await lantern.fetch(path, { headers: asked })
    expect(answer.status, path).toBe(200)
    expectOnlyText(await answer.text(), path)
  }
  expect((await call(lantern, Cancel, { token })).errors).toBeUndefined()
  for (const mail of await mailsOf(lantern, 8)) {
    expectOnlyText(mail.html ?? '', mail.subject ?? '')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  }
})

test('line ends in what was typed begin neither a header of a mail nor a line of a calendar', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const input = {
    ...dana,
    firstName: lines,
    lastName: lines,
    phone: `7135550117 ${lines}`.slice(0, 40),
    message: lines,
  }
  const answer = await call(lantern, CreateQuote, { input, submission: filledForm(lantern.secret) })
  const { id } = createdQuote(answer)
  const scheduledAt = '2030-11-23T15:30:00.000Z'
  const change = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
  await call(lantern, change, { input: { id, scheduledAt, address: lines } }, headers)
  const file = await lantern.fetch(`/admin/inbox/quotes/${id}/appointment.ics`, { headers })
  const calendar = await file.text()
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(calendar.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  expect(calendar).not.toMatch(/^BCC/m)
  for (const { headers: ofMail, to, bcc } of await mailsOf(lantern, 2)) {
    expect(ofMail.filter(({ key }) => key === 'bcc')).toEqual([])
    expect([bcc ?? [], to?.length]).toEqual([[], 1])
  }
})

test('a guessed, cut, lengthened or foreign receipt shows nothing, and a request is no key to another one', async () => {
  await using lantern = await lanternWithPages()
  const send = async (lastName: string) =>
    createdQuote(
      await call(lantern, CreateQuote, {
        input: { ...dana, lastName },
        submission: filledForm(lantern.secret),
      }),
    )
  const [one, other] = [await send('One'), await send('Other')]
  const path = one.receipt
  const last = path.at(-1) === 'A' ? 'B' : 'A'
  const guesses = [
    `${path.slice(0, -1)}${last}`,
    path.slice(0, -2),
    `${path}A`,
    `/receipt/${one.id}`,
    `/receipt/Quote_${other.id}`,
    `/receipt/${Buffer.from(`Quote_${other.id}`).toString('base64url')}`,
  ]
  for (const guess of guesses) {
    const answer = await lantern.fetch(guess)
    expect(answer.status, guess).toBe(404)
    expect(await answer.text()).not.toMatch(/Memorial Park|Dana|dana@/)
    expect(await (await lantern.fetch(`${guess}/version`)).json(), guess).toEqual({
      version: null,
      open: null,
    })
    const form = { method: 'POST', body: new URLSearchParams({ intent: 'cancel' }) }
    const posted = await lantern.fetch(guess, { ...form, headers: { origin: 'http://localhost:3000' } })
    expect(posted.status, guess).toBe(404)
  }
  expect(await lantern.db.$count(requests, eq(requests.kind, 'Quote'))).toBe(2)
  expect((await lantern.db.select().from(requests)).map(({ cancelledAt }) => cancelledAt)).toEqual([
    null,
    null,
  ])
  expect(await lantern.db.$count(requests, eq(requests.kind, 'Message'))).toBe(0)
})
