import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { languages, prefixOf } from '#content/languages.ts'
import { momentOfLocalTime } from '#content/time/clocks.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { crawl } from '#tests/crawled-site.ts'
import { sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, guestHeaders, type TestLantern } from '#tests/lantern.ts'
import { CreateMessage } from '#tests/messages.ts'
import { readMail } from '#tests/outbox.ts'
import { CreateQuote, createdQuote, filledForm } from '#tests/quotes.ts'
import type { EnteredFirm } from './entered.ts'
import type { OtherFirm } from './firms.ts'
import { sentencesIn, sentencesOfHtml, type Texts, textOfPdf } from './sentences.ts'

const origin = 'http://localhost:3000'

const unlinked = [
  '/sos',
  '/quote',
  '/reviews/new',
  '/no-such-page',
  '/search?q=key',
  '/search?q=zzzz',
  '/blog',
]
const files = [
  '/manifest.webmanifest',
  '/blog/feed.xml',
  '/blog/feed.json',
  '/robots.txt',
  '/sitemap.xml',
  '/worker.js',
]

/** Every page that is linked or in the sitemap, and what no page links to, in each language. */
export async function readSite({ fetch }: TestLantern): Promise<Texts> {
  const texts: Texts = new Map()
  const starts: string[] = []
  for (const language of languages) {
    const prefix = prefixOf(languages, language)
    const listed = [...(await (await fetch(`${prefix}/sitemap.xml`)).text()).matchAll(/<loc>(.*?)<\/loc>/g)]
    starts.push(`${prefix}/`, ...unlinked.map((path) => prefix + path))
    starts.push(...listed.map(([, at = '']) => new URL(at).pathname))
  }
  for (const { path, html } of (await crawl(starts, (path) => fetch(path), 'http://localhost')).values())
    texts.set(path, sentencesOfHtml(html))
  for (const language of languages)
    for (const path of files.map((file) => prefixOf(languages, language) + file)) {
      const text = await (await fetch(path)).text()
      texts.set(path, [...sentencesIn([text]), ...sentencesOfHtml(text)])
    }
  return texts
}

const Update = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
const Estimate = 'mutation($input: CreateEstimateInput!) { createEstimate(input: $input) { id } }'

export async function readRequest(
  { lantern, cookie, panel }: EnteredFirm,
  { customer, profile }: OtherFirm,
): Promise<Texts> {
  const texts: Texts = new Map()
  const person = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.org', phone: customer.phone }
  const input = { ...person, service: 'residential', message: 'The bolt sticks.' }
  const { id, receipt } = createdQuote(
    await call(
      lantern,
      CreateQuote,
      { input, submission: filledForm(lantern.secret) },
      guestHeaders(lantern),
    ),
  )
  const readReceipt = async (state: string) =>
    texts.set(`receipt, ${state}`, sentencesOfHtml(await (await lantern.fetch(receipt)).text()))
  const change = async (state: string, changed: object) => {
    dataOf(await call(lantern, Update, { input: { id, ...changed } }, cookie), 'updateQuote')
    await readReceipt(state)
  }
  await readReceipt('sent')
  await change('seen', { seenAt: new Date().toISOString() })
  await change('called', { contactedAt: new Date().toISOString(), status: 'contacted' })
  const scheduledAt = momentOfLocalTime('2099-11-24T09:30', profile.timeZone)
  await change('booked', { scheduledAt, address: customer.address })
  const lines = [{ name: 'Strike moved', quantity: 100, unitCents: 8_000 }]
  const drafted = await call(lantern, Estimate, { input: { requestId: id, lines } }, cookie)
  const estimate = dataOf<{ id: string }>(drafted, 'createEstimate')
  dataOf(
    await call(lantern, `mutation { sendEstimate(id: "${estimate.id}") { id } }`, {}, cookie),
    'sendEstimate',
  )
  await readReceipt('estimated')
  await change('on the way', { arrivesAt: new Date(Date.now() + 25 * 60_000).toISOString() })
  await change('done', { status: 'completed' })
  const invoice = await sentInvoice(lantern, cookie, { requestId: id, name: 'Noor Haddad', lines })
  await readReceipt('to be paid')
  const pdf = await (
    await lantern.fetch(`/admin/invoices/${invoice.id}/invoice.pdf`, { headers: cookie })
  ).arrayBuffer()
  texts.set('invoice.pdf', sentencesIn([textOfPdf(Buffer.from(pdf))]))

  const calendar = await lantern.fetch(`${receipt}/appointment.ics`)
  texts.set('receipt, appointment.ics', sentencesIn([await calendar.text()]))
  const file = await panel.read(`/admin/inbox/quote/${id}/appointment.ics`)
  texts.set('appointment.ics', sentencesIn([file]))
  const { path } = dataOf<{ path: string }>(
    await call(lantern, '{ myCalendar { path } }', {}, cookie),
    'myCalendar',
  )
  texts.set('calendar feed', sentencesIn([await (await lantern.fetch(path)).text()]))
  return texts
}

export async function readForms({ lantern }: EnteredFirm, { customer }: OtherFirm): Promise<Texts> {
  const texts: Texts = new Map()
  for (const path of ['/quote', '/contact', '/reviews/new']) {
    const body = new URLSearchParams({ phone: '1', email: 'x' })
    const refused = await lantern.fetch(path, { method: 'POST', body, headers: { origin } })
    expect(refused.status).toBe(422)
    texts.set(`${path}, refused`, sentencesOfHtml(await refused.text()))
  }
  const urgent = { name: 'Ira Bell', email: 'ira@example.org', phone: customer.phone, message: 'Locked out.' }
  const input = { ...urgent, service: 'emergency' }
  const written = dataOf<{ receipt: string }>(
    await call(
      lantern,
      CreateMessage,
      { input, submission: filledForm(lantern.secret) },
      guestHeaders(lantern),
    ),
    'createMessage',
  )
  const receipt = await (await lantern.fetch(written.receipt)).text()
  return texts.set('receipt of an emergency', sentencesOfHtml(receipt))
}

/** Its screens, without what the log says of before, articles and the texts of the built-in map. */
export async function readPanel({ panel }: EnteredFirm): Promise<Texts> {
  const isRead = (path: string) =>
    /^\/admin(?:\/[a-z-]+)*(?:\/edit)?$/.test(path) &&
    !/\/(?:blogs|texts|activity|sign-out|licenses|place)(?:\/|$)/.test(path)
  const fetchScreen = async (path: string) =>
    isRead(path)
      ? new Response(await panel.read(path), { headers: { 'content-type': 'text/html' } })
      : new Response()
  const screens = await crawl('/admin', fetchScreen, origin)
  expect(screens.size).toBeGreaterThan(30)
  return new Map([...screens.values()].map(({ path, html }) => [path, sentencesOfHtml(html)]))
}

/** What people see who are not signed in yet, and what the panel keeps on a phone. */
export async function readDoorOfPanel({ lantern, panel }: EnteredFirm): Promise<Texts> {
  const texts: Texts = new Map()
  for (const path of ['/admin/login', '/admin/forgotten-password'])
    texts.set(path, sentencesOfHtml(await (await lantern.fetch(path)).text()))
  for (const path of ['/admin/worker.js', '/admin/manifest.webmanifest'])
    texts.set(path, sentencesOfHtml(await panel.read(path)))
  return texts
}

export async function readMails({ lantern, cookie, panel }: EnteredFirm): Promise<Texts> {
  const texts: Texts = new Map()
  const invited = { intent: 'invite', email: 'new@example.net', role: 'dispatcher' }
  await panel.send('/admin/settings/administrators', invited)
  await panel.send('/admin/settings/mail', { intent: 'test', to: '' })
  type Preview = { kind: string; subject: string; text: string }
  const asked = await call(lantern, '{ customerMailPreviews { kind subject text } }', {}, cookie)
  for (const { kind, subject, text } of dataOf<Preview[]>(asked, 'customerMailPreviews'))
    texts.set(`preview of the mail ${kind}`, sentencesIn([subject, text]))
  await lantern.db
    .update(deliveries)
    .set({ nextAttemptAt: new Date() })
    .where(eq(deliveries.state, 'pending'))
  const waiting = () => lantern.db.$count(deliveries, eq(deliveries.state, 'pending'))
  await expect.poll(waiting).toBe(0)
  for (const name of await readdir(join(lantern.dataDir, 'outbox'))) {
    if (!name.endsWith('.eml')) continue
    const { from, subject = '', text = '', html = '' } = await readMail(join(lantern.dataDir, 'outbox', name))
    const said = sentencesIn([from?.name ?? '', subject, text])
    texts.set(`mail “${subject}”`, [...said, ...sentencesOfHtml(html)])
  }
  return texts
}
