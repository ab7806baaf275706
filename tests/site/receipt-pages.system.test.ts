import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emptyTrash } from '#server/data-service/trash/restore.ts'
import { models } from '#server/models/models.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { uploads } from '#server/schema/files.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import {
  call,
  cookieOf,
  dataOf,
  lanternWithPages,
  ownerCookie,
  type TestLantern,
  testLantern,
} from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { mailsOf } from '#tests/outbox.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { CreateReview, ruth } from '#tests/reviews.ts'
import { pdf } from '#tests/sample-files.ts'

const origin = 'http://localhost:3000'

async function openReceipt(now?: () => Date) {
  const lantern = await testLantern({ pages: await builtPages(undefined), ...(now && { now }) })
  const sent = await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) })
  const { id, receipt: path } = createdQuote(sent)
  return {
    lantern,
    id,
    path,
    read: (cookie = '') => lantern.fetch(path, { headers: { cookie } }),
    post: (form: Record<string, string>, headers: Record<string, string> = { origin }) =>
      lantern.fetch(path, { method: 'POST', body: new URLSearchParams(form), headers }),
    staff: async (input: object) =>
      call(
        lantern,
        'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }',
        { input: { id, ...input } },
        await ownerCookie(lantern),
      ),
    promiseEnds: () =>
      lantern.db
        .update(requests)
        .set({ promisedBy: new Date(Date.now() - 60_000) })
        .where(eq(requests.id, id)),
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

test('the page is neither cached nor indexed, and is no referrer for other sites', async () => {
  await using receipt = await openReceipt()
  const page = await receipt.read()
  expect(page.status).toBe(200)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  const html = await page.text()
  expect(html).toMatch(/<h1 [^>]*>We’ll call you (?:\w+ )?by \d/)
  expect(html).toContain('It is not shown here, in case someone else gets this link.')
  expect(html).not.toMatch(/555-0117|dana@example|Whitfield|Memorial Park/)
})

test('without script: it says what staff did on each reload, and its forms add, correct and cancel', async () => {
  await using receipt = await openReceipt()
  await receipt.staff({ seenAt: new Date().toISOString() })
  expect(await (await receipt.read()).text()).toContain('We’ve seen it')
  await receipt.staff({ arrivesAt: new Date(Date.now() + 25 * 60_000).toISOString() })
  expect(await (await receipt.read()).text()).toContain('We are on the way')

  const added = await receipt.post({ intent: 'add', message: 'The gate is <open>' })
  expect([added.status, added.headers.get('location')]).toEqual([303, `${receipt.path}#top`])
  const html = await (await receipt.read()).text()
  expect(html).toContain('You added to it')
  expect(html).not.toContain('The gate is')

  const refused = await receipt.post({ intent: 'add', message: ' ' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Write a few words or choose a photo.')
  expect((await receipt.post({ intent: 'correct', phone: '713 555 0123' })).status).toBe(303)
  expect((await receipt.post({ intent: 'cancel' })).status).toBe(303)
  const over = await (await receipt.read()).text()
  expect(over).toContain('You canceled this request')
  expect(over).not.toContain('Yes, cancel it')
  const late = await receipt.post({ intent: 'correct', phone: '713 555 0124', address: '12 Elm St' })
  expect(late.status).toBe(409)
  expect(await late.text()).toMatch(/role="alert"[^>]*>This request is closed.*713 555 0124.*12 Elm St/s)
})

test('who asks for an email instead of a call is promised no call: on the form, the receipt, in mails and in the panel', async () => {
  await using lantern = await lanternWithPages()
  const staff = await ownerCookie(lantern)
  const noTexts = 'mutation { updateBusinessProfile(input: { takesTexts: false }) { version } }'
  dataOf(await call(lantern, noTexts, {}, staff), 'updateBusinessProfile')
  const form = async () => (await lantern.fetch('/quote')).text()
  await expect.poll(form).not.toContain('Text me instead')
  expect(await form()).toContain('Email me instead')
  const { formToken } = filledForm(lantern.secret)
  const sent = await lantern.fetch('/quote', posted({ ...dana, formToken, contactBy: 'text' }))
  const path = sent.headers.get('location') ?? ''
  expect([sent.status, path.startsWith('/receipt/')]).toEqual([303, true])
  const [stored] = await lantern.db.select().from(requests)
  expect(stored?.contactBy, 'the line takes no texts').toBe('email')

  const page = async () => (await (await lantern.fetch(path)).text()).replaceAll('\u00a0', ' ')
  const promised = await page()
  expect(promised).toMatch(/<h1 [^>]*>We’ll email you (?:\w+ )?by \d/)
  expect(promised).toContain('By email at d•••@example.com, as you asked.')
  const saysCall = /We(?:’ll| will) call|has called you|nobody calls/
  expect(promised).not.toMatch(saysCall)
  const [mail] = await mailsOf(lantern, 1, ({ subject }) => subject?.startsWith('We have your') === true)
  expect(mail?.text).toMatch(/We’ll email you (?:\w+ )?by/)
  expect(mail?.text).not.toMatch(saysCall)
  const told = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'quote.created'))
  expect(told).toMatchObject([{ payload: { contactBy: 'email' } }])

  const inbox = await (await lantern.fetch('/admin/inbox', { headers: staff })).text()
  expect(inbox).toContain('Email, don’t call')
  const open = await (await lantern.fetch(`/admin/inbox/quotes/${stored?.id}`, { headers: staff })).text()
  expect(open).toContain('Email, don’t call')
  const csv = await (await lantern.fetch('/admin/quotes/export.csv', { headers: staff })).text()
  expect(csv).toMatch(/,Answer by\r\n.*,email\r\n/s)

  await lantern.db.update(requests).set({ promisedBy: new Date(Date.now() - 60_000) })
  const late = await page()
  expect(late).toContain('We should have answered by now')
  expect(late).toContain('Nobody has answered me')
  expect(late).not.toMatch(/We should have called|Nobody has called/)

  const correct = (contactBy: string) => lantern.fetch(path, posted({ intent: 'correct', contactBy }))
  expect((await correct('text')).status, 'not offered').toBe(422)
  expect((await correct('call')).status).toBe(303)
  expect(await page()).toContain('We should have called by now')
  const [event] = await lantern.db.select().from(leadEvents).where(eq(leadEvents.kind, 'corrected'))
  expect(event?.facts).toEqual({ field: 'contactBy', before: 'email', after: 'call' })
})

async function sendEstimate({ lantern, id: quoteId }: { lantern: TestLantern; id: string }, input: object) {
  const staff = await ownerCookie(lantern)
  const Create = 'mutation($input: CreateEstimateInput!) { createEstimate(input: $input) { id } }'
  const created = await call(lantern, Create, { input: { requestId: quoteId, ...input } }, staff)
  const { id } = dataOf<{ id: string }>(created, 'createEstimate')
  dataOf(await call(lantern, `mutation { sendEstimate(id: "${id}") { id } }`, {}, staff), 'sendEstimate')
}

const rekey = { name: 'Rekey', quantity: 100, unitCents: 2_500 }

test('an estimate says which of its lines are not taxed, so that its tax can be checked', async () => {
  await using receipt = await openReceipt()
  const labor = { name: 'Labor', quantity: 100, unitCents: 9_000, isTaxable: false }
  await sendEstimate(receipt, { lines: [rekey, labor], taxRate: 8_250 })
  const [, ofRekey, ofLabor] = (await (await receipt.read()).text()).split(/(?=Rekey<|Labor<)/)
  expect([ofRekey, ofLabor?.split('</li>')[0]].map((line) => line?.includes('Not taxed'))).toEqual([
    false,
    true,
  ])
})

test('a yes to an estimate leads to an appointment only while nobody is on the way', async () => {
  await using receipt = await openReceipt()
  await sendEstimate(receipt, { lines: [rekey] })
  const promise = 'Then we’ll get in touch to set the time'
  expect(await (await receipt.read()).text()).toContain(promise)
  await receipt.staff({ arrivesAt: new Date(Date.now() + 20 * 60_000).toISOString() })
  const onTheWay = await (await receipt.read()).text()
  expect(onTheWay).toContain('By typing your name you agree to the work')
  expect(onTheWay).not.toContain(promise)
})

test('a photo is claimed by the request; its file is in no other hands', async () => {
  await using receipt = await openReceipt()
  const body = new FormData()
  body.set('intent', 'add')
  body.set('files', new File([new Uint8Array(pdf)], 'plan.pdf', { type: 'application/pdf' }))
  const form = new Response(body)
  const answer = await receipt.lantern.fetch(receipt.path, {
    method: 'POST',
    body: await form.arrayBuffer(),
    headers: { origin, 'content-type': form.headers.get('content-type') ?? '' },
  })
  expect(answer.headers.get('location')).toBe(`${receipt.path}#top`)
  const [quote] = await receipt.lantern.db.select().from(requests)
  expect(quote?.fileUrls).toHaveLength(1)
  const [event] = await receipt.lantern.db.select().from(leadEvents)
  expect(event).toMatchObject({ kind: 'added', by: 'customer', facts: { files: 1 } })
  expect(await (await receipt.read()).text()).not.toContain('quote-attachments/')
})

test('an emergency takes photos too: staff see them, they are exported, and go with it for good', async () => {
  await using lantern = await lanternWithPages()
  const submission = filledForm(lantern.secret)
  const sent = await call(lantern, CreateMessage, { input: { ...sam, service: 'emergency' }, submission })
  const { id, receipt } = dataOf<{ id: string; receipt: string }>(sent, 'createMessage')
  expect(await (await lantern.fetch(receipt)).text()).toContain('Add a photo or a message')
  const body = new FormData()
  body.set('intent', 'add')
  body.set('files', new File([new Uint8Array(pdf)], 'lock.pdf', { type: 'application/pdf' }))
  const form = new Response(body)
  const added = await lantern.fetch(receipt, {
    method: 'POST',
    body: await form.arrayBuffer(),
    headers: { origin, 'content-type': form.headers.get('content-type') ?? '' },
  })
  expect(added.status).toBe(303)
  expect(await (await lantern.fetch(receipt)).text()).toContain('One file came with it.')

  const headers = await ownerCookie(lantern)
  const read = `query($id: ID!) { getMessage(id: $id) { fileUrls files { name url } } }`
  expect(dataOf(await call(lantern, read, { id }, headers), 'getMessage')).toEqual({
    fileUrls: [expect.stringMatching(/^quote-attachments\//)],
    files: [{ name: 'lock.pdf', url: expect.any(String) }],
  })
  expect((await call(lantern, read, { id })).errors).toBeDefined()
  const panel = await lantern.fetch(`/admin/inbox/messages/${id}`, { headers })
  expect(await panel.text()).toContain('lock.pdf')

  await call(lantern, `mutation { deleteMessage(input: { id: "${id}" }) { id } }`, {}, headers)
  expect(await lantern.db.$count(uploads)).toBe(1)
  await emptyTrash(models, lantern.callOf({ kind: 'system' }), new Date())
  expect(await lantern.db.$count(uploads)).toBe(0)
})

test('“nobody has called me” is there once the promise is over, and says what happens next', async () => {
  await using receipt = await openReceipt()
  const asks = async () => (await (await receipt.read()).text()).includes('Nobody has called me')
  expect(await asks()).toBe(false)
  expect((await receipt.post({ intent: 'complain' })).status).toBe(409)
  await receipt.promiseEnds()
  expect(await asks()).toBe(true)
  const pressed = await receipt.post({ intent: 'complain' })
  expect(pressed.headers.get('location')).toBe(`${receipt.path}#top`)
  const { db } = receipt.lantern
  await expect
    .poll(async () => (await db.select().from(deliveries)).every(({ state }) => state === 'sent'))
    .toBe(true)
  expect(await (await receipt.read()).text()).toContain('We have noted it. To be safe, call us.')
  await db.update(deliveries).set({ sentVia: 'proven' })
  const html = await (await receipt.read()).text()
  expect(html).toMatch(
    /We were alerted again at [\d:]+\s[AP]M\. If you don’t hear from us by [\d:]+\s[AP]M, call us\./,
  )
  expect(html).not.toMatch(/\brang\b|\bringing\b/)
  expect(await asks()).toBe(false)
  const topics = (await receipt.lantern.db.select().from(deliveries)).map(({ topic }) => topic)
  expect(topics.filter((topic) => topic === 'lead.waiting')).toHaveLength(1)
})

test('what a form did is said once, to the browser that sent it: not by the address, nor after a reload', async () => {
  await using receipt = await openReceipt()
  const said = 'Saved. We use the new details from now on.'
  const corrected = await receipt.post({ intent: 'correct', phone: '713 555 0123' })
  const cookie = cookieOf(corrected)
  const first = await receipt.read(cookie)
  expect(await first.text()).toContain(said)
  expect(first.headers.getSetCookie().join()).toMatch(/lantern\.flash=; .*Max-Age=0/)
  expect(await (await receipt.read()).text()).not.toContain(said)
  for (const did of ['cancelled', 'added', 'corrected'])
    expect(await (await receipt.lantern.fetch(`${receipt.path}?did=${did}`)).text()).not.toMatch(
      /Canceled\. We|Added\. We|Saved\. We/,
    )
  const forged = cookie.replace(/(lantern\.flash=[^.]+\.)[^;]+/, '$1forged')
  expect(await (await receipt.read(forged)).text()).not.toContain(said)
  const sent = await call(receipt.lantern, CreateMessage, { input: sam })
  const { receipt: other } = dataOf<{ receipt: string }>(sent, 'createMessage')
  const elsewhere = await receipt.lantern.fetch(other, { headers: { cookie } })
  expect(await elsewhere.text()).not.toContain(said)
})

test('a refused change comes back to its own form, open, its alert where the fragment leads, and nothing beside it says that it went well', async () => {
  await using receipt = await openReceipt()
  const added = await receipt.post({ intent: 'add', message: 'The left door' })
  const html = await (
    await receipt.post({ intent: 'correct', phone: 'abc' }, { origin, cookie: cookieOf(added) })
  ).text()
  expect(html).toContain('<form action="#receipt-correct" method="post">')
  expect(html).toMatch(/<details [^>]*open="".*<p role="alert" id="receipt-correct" tabindex="-1"/is)
  expect(html).toContain('Please enter a phone number with its area code')
  expect(html).not.toContain('Added. We can see it now.')
})

test('the title of the tab names the next fact', async () => {
  const now = new Date('2026-11-23T17:00:00Z')
  await using receipt = await openReceipt(() => now)
  const title = async () => /<title>(.*?)<\/title>/.exec(await (await receipt.read()).text())?.[1]
  await receipt.lantern.db.update(requests).set({ quarantineReasons: [] })
  expect(await title()).toBe('We’ll call you by 11:30\u00a0AM · Lantern Lock &amp; Door')
  await receipt.staff({ scheduledAt: '2026-11-25T17:30:00Z' })
  expect(await title()).toBe('Your appointment: Wednesday, 11:30\u00a0AM · Lantern Lock &amp; Door')
  expect(await (await receipt.read()).text()).toContain('Please have your ID ready')
  await receipt.staff({ arrivesAt: '2026-11-23T17:14:00Z' })
  expect(await title()).toBe('On the way, 11:14\u00a0AM · Lantern Lock &amp; Door')
})

test('a done job is followed for two hours more, as its invoice comes then', async () => {
  const now = new Date('2026-11-23T17:00:00Z')
  await using receipt = await openReceipt(() => now)
  const followed = async () => /data-open="([^"]*)"/.exec(await (await receipt.read()).text())?.[1]
  expect(await followed()).toBe('open')
  const doneAt = (completedAt: Date) =>
    receipt.lantern.db.update(requests).set({ status: 'completed', completedAt })
  await doneAt(new Date('2026-11-23T15:30:00Z'))
  expect(await followed()).toBe('2026-11-23T17:30:00.000Z')
  await doneAt(new Date('2026-11-23T14:30:00Z'))
  expect(await followed()).toBeUndefined()
})

test('an appointment to come is a file for the customer’s calendar, without the street', async () => {
  const now = new Date('2026-11-23T17:00:00Z')
  await using receipt = await openReceipt(() => now)
  const file = () => receipt.lantern.fetch(`${receipt.path}/appointment.ics`)
  expect((await file()).status).toBe(404)
  await receipt.staff({
    scheduledAt: '2026-11-25T20:00:00Z',
    windowMinutes: 120,
    address: '1200 Main St, Houston',
  })
  expect(await (await receipt.read()).text()).toContain(`href="${receipt.path}/appointment.ics"`)
  const answer = await file()
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="appointment.ics"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const calendar = (await answer.text()).replaceAll('\r\n ', '')
  expect(calendar).toContain('DTSTART:20261125T200000Z\r\nDTEND:20261125T220000Z\r\n')
  expect(calendar).toContain('SUMMARY:Appointment with Lantern Lock & Door\r\n')
  expect(calendar).toMatch(/We arrive between 2 and 4\sPM\./)
  expect(calendar).toContain(`URL:${origin}${receipt.path}\r\n`)
  expect(calendar).toContain('If the time no longer suits you\\, call (713) 555-0142.')
  expect(calendar).not.toMatch(/Main St|555-0117|dana@|Whitfield|F-150/)
  await receipt.post({ intent: 'noAppointment', appointmentAt: '2026-11-25T20:00:00.000Z' })
  expect((await file()).status).toBe(404)
  const canceled = await (await receipt.read()).text()
  expect(canceled).not.toContain('appointment.ics')
  expect(canceled).toMatch(/<h1[^>]*>You canceled the appointment</)
  expect(canceled).not.toContain('We’ve talked')
})

test('a review is thanked for, without a word of calling', async () => {
  await using receipt = await openReceipt()
  const sent = await call(receipt.lantern, CreateReview, { input: { ...ruth, name: 'Rosa D.' } })
  const { receipt: path } = dataOf<{ receipt: string }>(sent, 'createReview')
  const html = await (await receipt.lantern.fetch(path)).text()
  expect(html).toContain('<h1 class="text-title">Thanks, Rosa. We got your review.</h1>')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).not.toMatch(/call|wait/i)
})

test('another site’s page can press nothing, and a link that is followed changes nothing', async () => {
  await using receipt = await openReceipt()
  const foreign = await receipt.post({ intent: 'cancel' }, { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  await receipt.lantern.fetch(`${receipt.path}?intent=cancel`)
  const [quote] = await receipt.lantern.db.select().from(requests)
  expect(quote?.cancelledAt).toBeNull()
  expect((await receipt.post({ intent: 'delete' })).status).toBe(400)
})

test('the version that the script asks for changes with the page; the page of an ended request is honest', async () => {
  await using receipt = await openReceipt()
  const version = async () => (await (await receipt.lantern.fetch(`${receipt.path}/version`)).json()).version
  const first = await version()
  expect(await (await receipt.read()).text()).toContain(`data-follow="${first}"`)
  await receipt.staff({ notes: 'Nothing for the customer' })
  expect(await version()).toBe(first)
  await receipt.staff({ seenAt: new Date().toISOString() })
  expect(await version()).not.toBe(first)
  const long = new Date(Date.now() - 92 * 86_400_000)
  await receipt.lantern.db.update(requests).set({ status: 'completed', completedAt: long })
  const ended = await receipt.read()
  expect(ended.status).toBe(410)
  expect(await ended.text()).toContain('This page has ended')
  expect(await version()).toBeNull()
})
