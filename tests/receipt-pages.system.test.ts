import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { builtPages } from '#server/pages/built-pages.ts'
import { leadEvents, quotes } from '#server/schema/leads.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { call, ownerCookie, testLantern } from './lantern.ts'
import { CreateQuote, createdQuote, dana, filledForm } from './quotes.ts'
import { pdf } from './sample-files.ts'

const origin = 'http://localhost:3000'

/** The page of a request that was just sent, as a browser without script uses it. */
async function openReceipt() {
  const lantern = await testLantern({ pages: await builtPages(undefined) })
  const sent = await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) })
  const { id, receipt: path } = createdQuote(sent)
  return {
    lantern,
    id,
    path,
    read: () => lantern.fetch(path),
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
        .update(quotes)
        .set({ promisedBy: new Date(Date.now() - 60_000) })
        .where(eq(quotes.id, id)),
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

test('the page is kept by nobody, found by nobody, and names itself to no other site', async () => {
  await using receipt = await openReceipt()
  const page = await receipt.read()
  expect(page.status).toBe(200)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  const html = await page.text()
  expect(html).toContain('Thank you! We&#x27;ll contact you within 30 minutes.')
  expect(html).not.toMatch(/555-0117|dana@example|Whitfield/)
})

test('without script: it says what staff did on each reload, and its forms add, correct and cancel', async () => {
  await using receipt = await openReceipt()
  await receipt.staff({ seenAt: new Date().toISOString() })
  expect(await (await receipt.read()).text()).toContain('Someone opened it')
  await receipt.staff({ arrivesAt: new Date(Date.now() + 25 * 60_000).toISOString() })
  expect(await (await receipt.read()).text()).toContain('We are on the way')

  const added = await receipt.post({ intent: 'add', message: 'The gate is <open>' })
  expect([added.status, added.headers.get('location')]).toEqual([303, `${receipt.path}?did=added`])
  const html = await (await receipt.lantern.fetch(`${receipt.path}?did=added`)).text()
  expect(html).toContain('The gate is &lt;open&gt;')
  expect(html).toContain('Added. We can see it now.')
  expect(await (await receipt.lantern.fetch(`${receipt.path}?did=<script>`)).text()).not.toContain('Added.')

  const refused = await receipt.post({ intent: 'add', message: ' ' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Write a few words or choose a photo.')
  expect((await receipt.post({ intent: 'correct', phone: '713 555 0123' })).status).toBe(303)
  expect((await receipt.post({ intent: 'cancel' })).status).toBe(303)
  const over = await (await receipt.read()).text()
  expect(over).toContain('You canceled this request')
  expect(over).not.toContain('Yes, cancel it')
  expect((await receipt.post({ intent: 'correct', phone: '1' })).status).toBe(409)
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
  expect(answer.headers.get('location')).toBe(`${receipt.path}?did=added`)
  const [quote] = await receipt.lantern.db.select().from(quotes)
  expect(quote?.fileUrls).toHaveLength(1)
  const [event] = await receipt.lantern.db.select().from(leadEvents)
  expect(event).toMatchObject({ kind: 'added', by: 'customer', facts: { files: 1 } })
  expect(await (await receipt.read()).text()).not.toContain('quote-attachments/')
})

test('“nobody has called me” is there once the promise is over, and says what happens next', async () => {
  await using receipt = await openReceipt()
  const asks = async () => (await (await receipt.read()).text()).includes('Nobody has called me')
  expect(await asks()).toBe(false)
  expect((await receipt.post({ intent: 'complain' })).status).toBe(409)
  await receipt.promiseEnds()
  expect(await asks()).toBe(true)
  const pressed = await receipt.post({ intent: 'complain' })
  expect(pressed.headers.get('location')).toBe(`${receipt.path}?did=complained`)
  const html = await (await receipt.lantern.fetch(`${receipt.path}?did=complained`)).text()
  expect(html).toContain('It is ringing here now.')
  expect(await asks()).toBe(false)
  const topics = (await receipt.lantern.db.select().from(deliveries)).map(({ topic }) => topic)
  expect(topics.filter((topic) => topic === 'lead.waiting')).toHaveLength(1)
})

test('another site’s page can press nothing, and a link that is followed changes nothing', async () => {
  await using receipt = await openReceipt()
  const foreign = await receipt.post({ intent: 'cancel' }, { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  await receipt.lantern.fetch(`${receipt.path}?intent=cancel`)
  const [quote] = await receipt.lantern.db.select().from(quotes)
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
  const long = new Date(Date.now() - 91 * 86_400_000)
  await receipt.lantern.db.update(quotes).set({ status: 'completed', completedAt: long })
  const ended = await receipt.read()
  expect(ended.status).toBe(410)
  expect(await ended.text()).toContain('This page has ended')
  expect(await version()).toBeNull()
})
