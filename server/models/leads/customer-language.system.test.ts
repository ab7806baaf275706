import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { send } from '#tests/customer-mails.ts'
import { sentInvoice } from '#tests/invoices.ts'
import { markedLanguage } from '#tests/languages/marked-language.ts'
import { call, dataOf, owner, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { createdQuote, dana } from '#tests/quotes.ts'

const config = { publicUrl: 'https://lantern.example.com' }
const both = [languages[0], markedLanguage] as const
const inMarked = { 'accept-language': 'marked' }

async function openShop() {
  const lantern = await testLantern({ config, languages: both })
  const staff = await ownerCookie(lantern)
  const ask = async <Value>(query: string, name: string, variables: object = {}) =>
    dataOf<Value>(await call(lantern, query, variables, staff), name)
  const update = (input: object) =>
    call(
      lantern,
      'mutation($input: UpdateRequestInput!) { updateRequest(input: $input) { id language } }',
      { input },
      staff,
    )
  const writeDown = (input: object = {}) =>
    ask<{ id: string; language: string | null }>(
      'mutation($input: CreateCallInput!) { createCall(input: $input) { id language } }',
      'createCall',
      { input: { name: 'Ana Ruiz', phone: '(713) 555-0166', service: 'residential', ...input } },
    )
  return {
    lantern,
    staff,
    ask,
    update,
    writeDown,
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

const asked = async (lantern: TestLantern) => createdQuote(await send(lantern, {}, undefined, inMarked)).id

const paperText = async (base64: string) => {
  const pdf = await getDocumentProxy(Uint8Array.from(Buffer.from(base64, 'base64')))
  return (await extractText(pdf, { mergePages: true })).text
}

test('staff are told in which language a customer writes, in the mail and in the list', async () => {
  await using shop = await openShop()
  const { lantern, ask } = shop
  await asked(lantern)
  await send(lantern, { email: 'other@example.com' })
  const toStaff = await mailsOf(lantern, 2, (mail) => mail.to?.[0]?.address === owner.email)
  const said = toStaff.map(({ text }) => /Language: *\n? *(.+)/.exec(text ?? '')?.[1])
  expect(said.filter(Boolean)).toEqual(['marked'])
  const { items } = await ask<{ items: { language: string | null; mailSubject: string }[] }>(
    '{ inbox { items { language mailSubject } } }',
    'inbox',
  )
  expect(items.map(({ language, mailSubject }) => [language, mailSubject]).sort()).toEqual([
    ['en', 'Your quote request'],
    ['marked', 'Ýóúr qúóté réqúést'],
  ])
})

test('links, texts and papers that staff hand out are in the language of the customer', async () => {
  await using shop = await openShop()
  const { lantern, staff, ask } = shop
  const id = await asked(lantern)
  const texts = await ask<{ customerPath: string; customerTexts: Record<string, unknown> }>(
    `{ getRequest(id: "${id}") { customerPath customerTexts { page weCalled mailSubject replies { language path arrival appointment } } } }`,
    'getRequest',
  )
  expect(texts.customerPath).toMatch(/^\/marked\/receipt\//)
  expect(texts.customerTexts).toMatchObject({
    page: expect.stringMatching(/^Hélló .*\{link\}$/),
    weCalled: expect.stringContaining('Í júst cálléd ýóú'),
    mailSubject: 'Ýóúr qúóté réqúést',
    replies: [
      { language: 'en', path: expect.stringMatching(/^\/receipt\//), arrival: null, appointment: null },
      { language: 'marked', path: texts.customerPath, arrival: null, appointment: null },
    ],
  })
  await lantern.db.update(requests).set({ quotedCents: 9_000 }).where(eq(requests.id, id))
  const lines = await ask<{ lines: { name: string }[] }>(
    `mutation { createInvoice(input: { requestId: "${id}" }) { lines { name } } }`,
    'createInvoice',
  )
  expect(lines.lines[0]?.name).toMatch(/[áéíóúý]/)
  const invoice = await sentInvoice(lantern, staff, { requestId: id })
  const { base64 } = await ask<{ base64: string }>(
    `{ invoiceFile(id: "${invoice.id}") { base64 } }`,
    'invoiceFile',
  )
  expect(await paperText(base64)).toContain('Ínvóícé')
  const estimate = await ask<{ id: string }>(
    `mutation { createEstimate(input: { requestId: "${id}", lines: [{ name: "Rekey", quantity: 100, unitCents: 900 }] }) { id } }`,
    'createEstimate',
  )
  await ask(`mutation { sendEstimate(id: "${estimate.id}") { id } }`, 'sendEstimate')
  const file = await ask<{ base64: string }>(
    `{ estimateFile(id: "${estimate.id}") { base64 } }`,
    'estimateFile',
  )
  expect(await paperText(file.base64)).toContain('Éstímáté')
  const subjects = (await mailsOf(lantern, 3, (mail) => mail.to?.[0]?.address === dana.email)).map(
    ({ subject }) => subject ?? '',
  )
  for (const subject of subjects) expect(subject).toMatch(/[áéíóúý]/)
})

test('staff change it: a line of the time line, of the log, and everything after it is in the new one', async () => {
  await using shop = await openShop()
  const { lantern, staff, update } = shop
  const id = await asked(lantern)
  const invoice = await sentInvoice(lantern, staff, { requestId: id })
  const changed = await update({ id, language: 'en' })
  expect(changed.data?.updateRequest).toEqual({ id, language: 'en' })
  expect(await lantern.db.select().from(leadEvents).where(eq(leadEvents.kind, 'corrected'))).toMatchObject([
    { by: 'staff', facts: { field: 'language', before: 'marked', after: 'en' } },
  ])
  const entries = await lantern.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'update', before: { language: 'marked' }, after: { language: 'en' } }),
  )
  const file = dataOf<{ base64: string }>(
    await call(lantern, `{ invoiceFile(id: "${invoice.id}") { base64 } }`, {}, { ...staff, ...inMarked }),
    'invoiceFile',
  )
  expect(await paperText(file.base64)).toContain('Invoice')
  const refused = await update({ id, language: 'tlh' })
  expect(refused.errors?.[0]?.extensions?.fields).toEqual({ language: 'The site has no such language.' })
  expect((await update({ id, language: ' Marked-MK ' })).data?.updateRequest).toEqual({
    id,
    language: 'marked',
  })
  expect((await update({ id, language: null })).data?.updateRequest).toEqual({ id, language: 'en' })
})

test('a call is written down in the language that staff choose, else in that of the last one of its number', async () => {
  await using shop = await openShop()
  const { lantern, writeDown } = shop
  expect((await writeDown()).language).toBeNull()
  expect(
    (await writeDown({ message: 'Again.', language: 'marked', email: 'ana@example.com' })).language,
  ).toBe('marked')
  expect((await writeDown({ message: 'And again.' })).language).toBe('marked')
  expect((await writeDown({ message: 'Of another.', phone: '(713) 555-0188' })).language).toBeNull()
  const [mail] = await mailsOf(lantern, 1, ({ to }) => to?.[0]?.address === 'ana@example.com')
  expect(mail?.subject).toMatch(/[áéíóúý]/)
})

test.for([{ email: dana.email.toUpperCase() }, { phone: '713.555.0117' }])(
  'an invoice without a request is in the language of its customer, by %o',
  async (contact) => {
    await using shop = await openShop()
    const { lantern, staff, ask } = shop
    await asked(lantern)
    const fileOf = (id: string) =>
      ask<{ base64: string }>(`{ invoiceFile(id: "${id}") { base64 } }`, 'invoiceFile')
    const theirs = await sentInvoice(lantern, staff, contact)
    expect(await paperText((await fileOf(theirs.id)).base64)).toContain('Ínvóícé')
    const { customerTexts } = await ask<{ customerTexts: { invoice: string } }>(
      `{ getInvoice(id: "${theirs.id}") { customerTexts { invoice } } }`,
      'getInvoice',
    )
    expect(customerTexts.invoice).toContain('ínvóícé')
    const another = await sentInvoice(lantern, staff, { email: 'other@example.com', phone: '(713) 555-0199' })
    expect(await paperText((await fileOf(another.id)).base64)).toContain('Invoice')
  },
)

test('each language has saved replies, and one is saved with its language', async () => {
  await using shop = await openShop()
  const { lantern, staff, ask } = shop
  type Replies = { version: string; templates: { id: string; title: string; language: string | null }[] }
  const fields = 'version templates { id channel title subject body language }'
  const before = await ask<Replies>(`{ replyTemplates { ${fields} } }`, 'replyTemplates')
  expect(before.templates.map(({ id, language }) => [id, language])).toEqual(
    expect.arrayContaining([
      ['got-it', null],
      ['got-it-marked', 'marked'],
    ]),
  )
  const save = (templates: object[]) =>
    call(
      lantern,
      `mutation($templates: [ReplyTemplateInput!]!, $version: String!) { updateReplyTemplates(templates: $templates, version: $version) { ${fields} } }`,
      { templates, version: before.version },
      staff,
    )
  const one = { id: 'hello', channel: 'text', title: 'Hello', subject: '', body: 'Hola' }
  expect((await save([{ ...one, language: 'tlh' }])).errors?.[0]?.extensions?.fields).toEqual({
    language: 'The site has no such language.',
  })
  const saved = dataOf<Replies>(await save([{ ...one, language: 'marked' }]), 'updateReplyTemplates')
  expect(saved.templates).toMatchObject([{ id: 'hello', language: 'marked' }])
})
