import { expect, test } from 'vitest'
import { priceItems } from '#server/schema/prices.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'

test('two people choose what is counted: other parts are merged, the same part is asked about, and nothing is written over', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const ask = async <Value>(mutation: string) =>
    dataOf<Value>(await call(lantern, `mutation { saved: ${mutation} }`, {}, headers), 'saved')
  await ask('updateInvoicingSettings(input: { countsStock: true }) { countsStock }')
  const make = async (name: string) =>
    (await ask<{ id: string }>(`createPriceItem(input: { name: "${name}", unitCents: 4000 }) { id }`)).id
  const [lock, key] = [await make('Deadbolt'), await make('Key')]
  const stored = async () => {
    const rows = await lantern.db.select().from(priceItems)
    return Object.fromEntries(rows.map(({ name, isCounted, orderAt }) => [name, [isCounted, orderAt]]))
  }
  const opened = async () => {
    const html = await (await lantern.fetch('/admin/stock', { headers })).text()
    const [, before = ''] = /name="before"[^>]*value="([^"]*)"/.exec(html) ?? []
    return before.replaceAll('&quot;', '"')
  }
  type Typed = { counted: string[]; orders?: Record<string, string>; before: string; replaces?: string }
  async function choose({ counted, orders = {}, before, replaces }: Typed) {
    const form = new URLSearchParams({ intent: 'choose', id: '', before, ...(replaces && { replaces }) })
    for (const id of [lock, key]) {
      form.append('shown', id)
      form.append(`order-${id}`, orders[id] ?? '')
    }
    for (const id of counted) form.append('counted', id)
    const { body: _, ...others } = posted({}, headers)
    return (await lantern.fetch('/admin/stock', { ...others, body: form })).text()
  }
  const before = await opened()
  expect(JSON.parse(before)).toEqual({ [lock]: ' ', [key]: ' ' })
  await choose({ counted: [lock], before })
  await choose({ counted: [key], before })
  expect(await stored()).toEqual({ Deadbolt: [true, null], Key: [true, null] })
  const again = await opened()
  await choose({ counted: [lock, key], orders: { [lock]: '2' }, before: again })
  const asked = await choose({ counted: [lock, key], orders: { [lock]: '5' }, before: again })
  expect(asked).toContain('Someone else changed the same part meanwhile.')
  expect(await stored()).toMatchObject({ Deadbolt: [true, 200] })
  const theirs = await opened()
  await choose({ counted: [lock, key], orders: { [lock]: '5' }, before: again, replaces: theirs })
  expect(await stored()).toMatchObject({ Deadbolt: [true, 500] })
})
