import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testimonials } from '#server/schema/content.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'
import { posted } from '#tests/forms.ts'
import { call, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { ruth } from '#tests/reviews.ts'

test('the owner asks on the page of the request, the customer writes by the link, the reply is read', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const act = (path: string, fields: Record<string, string>) => lantern.fetch(path, posted(fields, headers))
  const early = await act(`/admin/quotes/${id}`, { intent: 'ask', id, by: 'link' })
  expect(early.status).toBe(422)
  await act(`/admin/quotes/${id}`, { intent: 'status', id, status: 'completed' })
  expect((await act(`/admin/quotes/${id}`, { intent: 'ask', id, by: 'link' })).status).toBe(200)
  const card = await (await lantern.fetch(`/admin/quotes/${id}`, { headers })).text()
  const link = /value="http:\/\/localhost:3000(\/reviews\/new\?invitation=[^"]+)"/.exec(card)?.[1] ?? ''
  expect(card).toMatch(/href="sms:\+17135550117\?&amp;body=Hello%20Dana/)

  const page = await lantern.fetch(link)
  expect(page.headers.get('cache-control')).toContain('no-store')
  const html = await page.text()
  for (const text of ['will be marked Verified', 'value="Dana W."', 'noindex']) expect(html).toContain(text)
  expect(html).not.toContain('name="email"')
  const plain = await (await lantern.fetch('/reviews/new')).text()
  expect(plain).toContain('name="email"')
  expect(plain).not.toContain('Dana')

  const { rating, email: _, ...texts } = ruth
  const sent = await lantern.fetch(link, posted({ ...texts, rating: String(rating) }))
  expect(sent.status).toBe(303)
  const [stored] = await lantern.db.select().from(reviews)
  expect(stored).toMatchObject({ isVerified: true, requestId: id, email: dana.email })
  expect(await (await lantern.fetch(link)).text()).toContain('already been used for a review')

  const review = stored?.id ?? ''
  await act('/admin/reviews', { intent: 'reply', id: review, reply: 'Thank you, Ruth.' })
  await act('/admin/reviews', { intent: 'approve', id: review })
  const shown = await (await lantern.fetch('/reviews')).text()
  for (const text of ['Asked after a completed job', 'Lantern Lock &amp; Door replied', 'Thank you, Ruth.'])
    expect(shown).toContain(text)
  await act(`/admin/quotes/${id}`, { intent: 'suspicious', id, reasons: '' })
  expect(await lantern.db.select().from(requests)).toMatchObject([{ quarantineReasons: [] }])
})

test('asking by email says what became of the email', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const act = (fields: Record<string, string>) =>
    lantern.fetch(`/admin/quotes/${id}`, posted({ id, ...fields }, headers))
  await act({ intent: 'status', status: 'completed' })
  await act({ intent: 'ask', by: 'mail' })
  const mailIs = (state: object) =>
    lantern.db.update(deliveries).set(state).where(eq(deliveries.topic, 'review.asked'))
  const page = async () => (await lantern.fetch(`/admin/quotes/${id}`, { headers })).text()
  await mailIs({ state: 'sent', sentVia: 'file' })
  expect(await page()).toContain('by an email that was saved as a file, not sent')
  await mailIs({ state: 'dead', sentVia: null })
  expect(await page()).toContain('by an email that could not be delivered')
  await mailIs({ state: 'sent', sentVia: 'proven' })
  expect(await page()).toContain(', by email')
})

test('a form that was opened before another save changes nothing until that is said and answered', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const fields = { name: 'Ted', company: '', service: '', date: '', rating: '4', comment: 'Mine.' }
  await lantern.fetch('/admin/testimonials/new', posted(fields, headers))
  const [{ id, updatedAt } = { id: '', updatedAt: new Date() }] = await lantern.db.select().from(testimonials)
  const save = (more: Record<string, string>) =>
    lantern.fetch(`/admin/testimonials/${id}/edit`, posted({ ...fields, ...more }, headers))
  const version = updatedAt.toISOString()
  expect((await save({ version, comment: 'Theirs.' })).status).toBe(303)
  const refused = await save({ version, comment: 'Mine again.' })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  for (const text of ['Someone else saved this at', 'Mine again.', 'Replace it with mine'])
    expect(html).toContain(text)
  const button = /<button[^>]*name="replaces"[^>]*>/.exec(html)?.[0] ?? ''
  const theirs = /value="([^"]+)"/.exec(button)?.[1] ?? ''
  expect((await save({ version, replaces: theirs, comment: 'Mine again.' })).status).toBe(303)
})
