import { expect, test } from 'vitest'
import { priceItems } from '#server/schema/prices.ts'
import { posted } from '#tests/forms.ts'
import { lanternWithPages, ownerCookie } from '#tests/lantern.ts'

const rekey = { id: '', name: 'Rekey', service: '', price: '25', note: 'five pins', isShown: 'on' }

const valueIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

test('without script a refused price comes back as it was typed, and says what is wrong at its field', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const refused = await lantern.fetch(
    '/admin/prices/new',
    posted({ ...rekey, name: ' ', price: 'abc' }, headers),
  )
  const html = await refused.text()
  expect(refused.status).toBe(422)
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
