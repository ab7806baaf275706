import { expect, test } from 'vitest'
import { sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, guestHeaders, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { staffPages, words } from '#tests/permissions/expected.ts'
import { createAs, drafts, storeAll, storedAt, updateAs } from '#tests/permissions/stored.ts'

/** Enter in a field presses the first submit button of its form. */
test('a form of the panel with a field and several buttons says which of them Enter presses', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const browser = await ownersBrowser(lantern)
  for (const email of ['tess@example.com', 'mike@example.com']) await secondPerson(lantern, browser, email)
  const stored = await storeAll(lantern, headers, guestHeaders(lantern))
  const callId = stored.Call?.hidden
  await updateAs(lantern, headers, 'Call', { id: callId, callOutcome: 'noAnswer' })
  const arrivesAt = new Date(Date.now() + 600_000).toISOString()
  await updateAs(lantern, headers, 'Call', { id: callId, arrivesAt })
  const invoice = await sentInvoice(lantern, headers, { requestId: callId })
  const estimate = await createAs(lantern, headers, 'Estimate', drafts.Estimate?.shown ?? {})
  const Send = 'mutation($id: ID!) { sendEstimate(id: $id) { id } }'
  dataOf(await call(lantern, Send, { id: estimate }, headers), 'sendEstimate')
  const paths = [
    ...words(staffPages).map((path) => storedAt(path, stored)),
    `/admin/invoices/${invoice.id}`,
    `/admin/estimates/${estimate}`,
  ]

  const seen: string[] = []
  const wrong: string[] = []
  for (const path of paths) {
    const html = await (await lantern.fetch(path, { headers })).text()
    for (const [form] of html.matchAll(/<form\b.*?<\/form>/gs)) {
      const buttons = [...form.matchAll(/<button\b[^>]*type="submit"[^>]*>/g)].map(([button]) => button)
      if (buttons.length < 2 || !takesEnter(form)) continue
      seen.push(...buttons)
      if (!buttons[0]?.includes('hidden=""')) wrong.push(`${path}: ${buttons.join(' ')}`)
    }
  }
  expect(wrong, 'put a DefaultButton above the fields').toEqual([])
  for (const name of ['said', 'method', 'next', 'minutes', 'choice', 'give'])
    expect(seen, name).toContainEqual(expect.stringContaining(`name="${name}"`))
})

const takesEnter = (form: string) =>
  [...form.matchAll(/<input\b[^>]*>/g)].some(
    ([field]) => !/type="(?:hidden|checkbox|radio|file|submit|button)"/.test(field),
  )
