import { expect, test } from 'vitest'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { CreateQuote, dana, filledForm } from '#tests/quotes.ts'

async function listWithOne(create: string, field: string, input: object, path: string) {
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const submission = filledForm(lantern.secret)
  const { id } = dataOf<{ id: string }>(await call(lantern, create, { input, submission }), field)
  const send = (fields: Record<string, string>, search = '') =>
    lantern.fetch(`${path}/${id}${search}`, posted({ id, ...fields }, headers))
  return { lantern, headers, id, send, [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose]() }
}

test('empty lines of a message are one, so that nothing is pushed out of sight', async () => {
  const message = `Front door\r\n${'\r\n \r\n'.repeat(20)}and back door`
  await using owner = await listWithOne(CreateQuote, 'createQuote', { ...dana, message }, '/admin/quotes')
  const page = await owner.lantern.fetch(`/admin/quotes/${owner.id}`, { headers: owner.headers })
  expect(await page.text()).toMatch(/Front door\r?\n\nand back door/)
})

test('before the script has come, a change that does not get through says so above the request', async () => {
  await using owner = await listWithOne(CreateQuote, 'createQuote', dana, '/admin/quotes')
  const refused = await owner.send({ intent: 'notes', notes: 'x'.repeat(5_001) })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Failed to save the note')
})

test.each([
  ['quote', CreateQuote, 'createQuote', dana, '/admin/quotes', '/admin/quotes/export.csv'],
  ['message', CreateMessage, 'createMessage', sam, '/admin/messages', '/admin/messages/export.csv'],
])(
  'the extension of a %s is seen and dialed in its list, on the dashboard and in the spreadsheet; a text goes to the number',
  async (_, create, field, input, path, csv) => {
    await using owner = await listWithOne(create, field, { ...input, phone: '7135550166 ext 12' }, path)
    const shown = async (path: string) => (await owner.lantern.fetch(path, { headers: owner.headers })).text()
    for (const html of [await shown(path), await shown('/admin')]) {
      expect(html).toContain('(713) 555-0166 ext. 12')
      expect(html).toContain('href="tel:+17135550166,12"')
    }
    expect(await shown(`${path}/${owner.id}`)).toContain('href="sms:+17135550166"')
    expect(await shown(csv)).toContain('(713) 555-0166 ext. 12')
  },
)

test.each([
  ['quote', CreateQuote, 'createQuote', dana, '/admin/quotes'],
  ['message', CreateMessage, 'createMessage', sam, '/admin/messages'],
])(
  'an old address of a %s opens its page, and old names of filters are read',
  async (row, create, field, input, path) => {
    await using owner = await listWithOne(create, field, input, path)
    const read = (path: string) => owner.lantern.fetch(path, { headers: owner.headers })
    const old = await read(`${path}?${row}=${owner.id}`)
    expect([old.status, old.headers.get('location')]).toEqual([302, `${path}/${owner.id}`])
    const opens = `${path}/${owner.id}`
    for (const address of [`${path}?status=new`, `${path}?filter=new`, '/admin/inbox'])
      expect(await (await read(address)).text(), address).toContain(owner.id)
    for (const address of [
      `${path}?status=to-check`,
      `${path}?filter=suspicious`,
      `${path}?status=completed`,
    ])
      expect(await (await read(address)).text(), address).not.toContain(opens)
    await owner.send({ intent: 'suspicious', reasons: 'trap' })
    for (const address of [`${path}?status=to-check`, `${path}?filter=suspicious`])
      expect(await (await read(address)).text(), address).toContain(opens)
    expect(await (await read('/admin/inbox?filter=toCheck')).text()).toContain(owner.id)
  },
)
