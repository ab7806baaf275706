import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { heldIn, refused } from '#app/admin/submission/submitted.ts'
import { priceItems } from '#server/schema/prices.ts'
import { requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { draftInvoice, sentInvoice } from '#tests/invoices.ts'
import { lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { callRow } from '#tests/requests.ts'

const rekey = { id: '', name: 'Rekey', service: '', price: '25', note: 'five pins', isShown: 'on' }

const valueIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

test('without script a refused price comes back as it was typed, and says what is wrong at its field', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const answer = await lantern.fetch(
    '/admin/prices/new',
    posted({ ...rekey, name: ' ', price: 'abc' }, headers),
  )
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain('The price could not be saved')
  expect(html).toMatch(/<input(?=[^>]* id="price")(?=[^>]* value="abc")(?=[^>]* aria-invalid="true")/)
  expect(html).toMatch(/<input(?=[^>]* id="price")(?=[^>]* aria-describedby="price-help price-error")/)
  expect(html).toMatch(/<input(?=[^>]* id="note")(?=[^>]* value="five pins")/)
  expect(html).toMatch(/<input(?=[^>]* id="isShown")(?=[^>]* checked)/)
  // Ticked in a new price; it was unticked.
  expect(html).not.toMatch(/<input(?=[^>]* id="isTaxable")(?=[^>]* checked)/)
  expect(html).not.toMatch(/<form[^>]* novalidate/i)
  expect(html).not.toMatch(/ style="/)
})

test('without script a price that somebody else changed meanwhile is replaced only when it is said', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  expect((await lantern.fetch('/admin/prices/new', posted(rekey, headers))).status).toBe(303)
  const [made] = await lantern.db.select().from(priceItems)
  const path = `/admin/prices/${made?.id}/edit`
  const html = await (await lantern.fetch(path, { headers })).text()
  const version = valueIn(html, /name="version"[^>]* value="([^"]+)"/)
  const save = (fields: Record<string, string>) =>
    lantern.fetch(path, posted({ ...rekey, id: made?.id ?? '', version, ...fields }, headers))
  expect((await save({ note: 'first' })).status).toBe(303)
  const overtaken = await save({ note: 'second' })
  const asked = await overtaken.text()
  expect(overtaken.status).toBe(422)
  expect(asked).toContain('Someone else saved this at')
  expect(asked).toMatch(/<input(?=[^>]* id="note")(?=[^>]* value="second")/)
  const replaces =
    valueIn(asked, /value="([^"]+)"[^>]* name="replaces"/) ||
    valueIn(asked, /name="replaces"[^>]* value="([^"]+)"/)
  expect((await save({ note: 'second', replaces })).status).toBe(303)
  expect(await lantern.db.select().from(priceItems)).toMatchObject([{ note: 'second', unitCents: 2_500 }])
})

test('without script a saved reply is refused after another save of the list, and keeps what was typed', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const path = '/admin/settings/templates'
  const html = await (await lantern.fetch(path, { headers })).text()
  const version = valueIn(html, /name="version" value="([^"]+)"/)
  const reply = {
    intent: 'save',
    id: '',
    version,
    channel: 'text',
    title: 'Soon',
    subject: '',
    body: 'In an hour.',
  }
  expect((await lantern.fetch(path, posted(reply, headers))).status).toBe(200)
  const late = await lantern.fetch(path, posted({ ...reply, title: 'Late' }, headers))
  const asked = await late.text()
  expect(late.status).toBe(422)
  expect(asked).toMatch(/<input(?=[^>]* value="Late")/)
  expect(asked).not.toContain('name="replaces"')
  const unknown = await lantern.fetch(path, posted({ ...reply, intent: 'constructor' }, headers))
  expect(unknown.status).toBe(400)
})

test('without script a reply that was opened before another save of the list is replaced only when it is said', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const path = '/admin/settings/templates'
  const open = async () => (await lantern.fetch(path, { headers })).text()
  const html = await open()
  const version = valueIn(html, /name="version" value="([^"]+)"/)
  const id = valueIn(html, /name="id" value="([^"]+)"/)
  const reply = {
    intent: 'save',
    id,
    version,
    channel: 'text',
    title: 'Mine',
    subject: '',
    body: 'My words.',
  }
  const send = (fields: Record<string, string>) =>
    lantern.fetch(path, posted({ ...reply, ...fields }, headers))
  expect((await send({ id: '', title: 'Theirs', body: 'Their words.' })).status).toBe(200)
  const late = await send({})
  const asked = await late.text()
  expect(late.status).toBe(422)
  expect(asked).toContain('Replace it with mine')
  const replaces =
    valueIn(asked, /value="([^"]+)"[^>]* name="replaces"/) ||
    valueIn(asked, /name="replaces"[^>]* value="([^"]+)"/)
  expect((await send({ replaces })).status).toBe(200)
  const after = await open()
  expect(after).toContain('My words.')
  expect(after).toContain('Their words.')
})

test('without script an invoice that is refused keeps every field, its words at the end too', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const { id } = await draftInvoice(lantern, headers)
  const typed = {
    ...{ intent: 'save', id: '', position: '0', 'what-0': 'Rekey', 'price-0': 'abc' },
    ...{ name: 'B name', note: 'B note', email: '', phone: '', dueOn: '', address: '' },
  }
  const html = await (await lantern.fetch(`/admin/invoices/${id}`, posted(typed, headers))).text()
  expect(html).toMatch(/<textarea[^>]* name="note"[^>]*>B note<\/textarea>/)
  expect(html).toMatch(/<input(?=[^>]* name="name")(?=[^>]* value="B name")/)
})

test('without script a draft that somebody sent meanwhile says so, and what came too late', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const { id } = await sentInvoice(lantern, headers)
  const typed = {
    ...{ intent: 'save', id: '', position: '0', 'what-0': 'Deadbolt', 'price-0': '80', version: '1' },
    ...{ name: 'Ana Ruiz', note: 'Mine', email: '', phone: '', dueOn: '', address: '' },
  }
  const html = await (await lantern.fetch(`/admin/invoices/${id}`, posted(typed, headers))).text()
  expect(html).toContain('This was sent meanwhile, without what you typed')
  expect(html).toMatch(/<li[^>]*>Deadbolt, 80<\/li><li[^>]*>Mine<\/li>/)
  expect(await (await lantern.fetch(`/admin/invoices/${id}`, { headers })).text()).not.toContain(
    'sent meanwhile',
  )
})

test('settings of invoices: two people change different fields, and the same one only when it is said', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const path = '/admin/settings/invoicing'
  const html = await (await lantern.fetch(path, { headers })).text()
  const before = valueIn(html, /name="before" value="([^"]+)"/).replaceAll('&quot;', '"')
  const stored = z.record(z.string(), z.string()).parse(JSON.parse(before))
  const send = (fields: Record<string, string>) =>
    lantern.fetch(
      path,
      posted(
        {
          ...{ intent: 'save', id: '', before, estimateDays: stored.estimateDays ?? '' },
          ...{ invoiceDays: stored.invoiceDays ?? '', invoiceNote: '', ...fields },
        },
        headers,
      ),
    )
  expect((await send({ invoiceNote: 'Theirs' })).status).toBe(200)
  expect((await send({ invoiceDays: '23' })).status).toBe(200)
  const late = await send({ invoiceNote: 'Mine' })
  const asked = await late.text()
  expect(late.status).toBe(422)
  expect(asked).toContain('Someone else changed this meanwhile, too.')
  expect(asked).toMatch(/<textarea[^>]*>Mine<\/textarea>/)
  const replaces = (
    valueIn(asked, /value="([^"]+)"[^>]* name="replaces"/) ||
    valueIn(asked, /name="replaces"[^>]* value="([^"]+)"/)
  ).replaceAll('&quot;', '"')
  expect((await send({ invoiceNote: 'Mine', replaces })).status).toBe(200)
  const after = await (await lantern.fetch(path, { headers })).text()
  expect(after).toContain('>Mine</textarea>')
  expect(after).toMatch(/<input(?=[^>]* name="invoiceDays")(?=[^>]* value="23")/)
})

test('without script a note that is too long is there again, and its form says why', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const id = newId()
  await lantern.db.insert(requests).values(
    callRow({
      id,
      name: 'Ana Ruiz',
      service: 'safes',
      source: 'phone',
      phone: '(713) 555-0142',
      phoneE164: '+17135550142',
    }),
  )
  const note = `long ${'x'.repeat(6_000)}`
  for (const path of [`/admin/calls/${id}`, '/admin/customers/+17135550142']) {
    const answer = await lantern.fetch(
      path,
      posted({ intent: 'notes', id, noteId: newId(), notes: note }, headers),
    )
    const html = await answer.text()
    expect(answer.status, path).toBe(422)
    expect(html, path).toMatch(
      /<details[^>]* open=""[^>]*><summary[^>]*>[^<]*<\/summary><form[^>]*>.*>long xxx/s,
    )
    expect(html.match(/role="alert"/g), path).toHaveLength(1)
  }
})

test('a code that was refused is not sent back', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    code: '123456',
    secretKey: 's',
    passphrase: 'p',
    name: 'Ann',
  }))
    form.set(name, value)
  expect(refused(form, '').typed).toEqual([['name', 'Ann']])
  expect(heldIn(form)).toHaveLength(4)
})
