import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uploads } from '#server/schema/files.ts'
import { invoices } from '#server/schema/invoices.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { auditEntries, trash } from '#server/schema/operations.ts'
import { requests } from '#server/schema/requests.ts'
import { confirmedOwner, keepFile } from '#tests/backups.ts'
import { draftInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { archiveOf } from '#tests/person-archive.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { ruth, sentReview } from '#tests/reviews.ts'
import { deleteRecord, purgeRecord } from '#tests/trash.ts'

const Find = 'query($contact: String!) { personRecords(contact: $contact) { model name inTrash } }'
const Erase =
  'mutation($contact: String!) { erasePerson(contact: $contact) { records keptInvoices keptNumbers } }'

async function filled(lantern: TestLantern, headers: Record<string, string>) {
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: { ...dana, message: 'First' } }))
  const deleted = createdQuote(
    await call(lantern, CreateQuote, { input: { ...dana, email: 'DANA@example.com', message: 'Second' } }),
  ).id
  const Note = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
  for (const one of [id, deleted])
    await call(lantern, Note, { input: { id: one, notes: 'Gate 4411' } }, headers)
  await deleteRecord(lantern, headers, 'Quote', deleted)
  await sentReview(lantern, { email: dana.email, name: 'Dana W.' })
  await call(lantern, CreateMessage, { input: sam })
  await sentReview(lantern, ruth)
  return { id, deleted }
}

test('a person is found by exactly an address or number, in the trash too, however it is written', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await filled(lantern, headers)
  const found = async (contact: string) =>
    dataOf<{ model: string; name: string; inTrash: boolean }[]>(
      await call(lantern, Find, { contact }, headers),
      'personRecords',
    )
      .map(({ model, inTrash }) => (inTrash ? `${model} in trash` : model))
      .toSorted()
  expect(await found(' Dana@Example.com ')).toEqual(['Quote', 'Quote in trash', 'Review'])
  for (const phone of ['713-555-0117', '+1 (713) 555 0117', '7135550117'])
    expect(await found(phone)).toEqual(['Quote', 'Quote in trash'])
  for (const other of ['dana@example.co', 'ana@example.com', '%@example.com', "' or 1=1 --@x"])
    expect(await found(other)).toEqual([])
  for (const nobody of ['Dana', '', '555', 'x'.repeat(5_000)]) {
    const answer = await call(lantern, Find, { contact: nobody }, headers)
    expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  }
})

test('the copy is a ZIP file with everything about that person and nothing about others', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const { id } = await filled(lantern, headers)
  const key = 'quote-attachments/1795225735-ab_lock.pdf'
  const pdf = Buffer.alloc(300_000, 'a photo of a lock ')
  await keepFile(lantern.store, key, pdf)
  const upload = {
    key,
    guestId: 'g',
    state: 'stored' as const,
    name: '../../etc/Türschloß.pdf',
    declaredSize: 1,
  }
  await lantern.db
    .insert(uploads)
    .values({ ...upload, id: id, partSize: 1, claimedBy: id, expiresAt: new Date(), size: pdf.length })
  const me = await confirmedOwner(lantern)
  const opened = await archiveOf(lantern, me, dana.email)
  if (!opened.ok) throw new Error(opened.refusal.reason)
  const files = unzip(await buffer(opened.value))
  expect([...files.keys()]).toEqual(['person.json', 'index.html', 'files/1-.._.._etc_Türschloß.pdf'])
  expect(files.get('files/1-.._.._etc_Türschloß.pdf')).toEqual(pdf)
  const text = String(files.get('person.json'))
  const data = JSON.parse(text)
  expect(data.quotes).toMatchObject([{ message: 'First', notes: 'Gate 4411' }])
  expect(data.notes).toMatchObject([{ text: 'Gate 4411' }])
  expect(data.trash).toMatchObject([{ record: { message: 'Second' } }])
  expect(data.reviews).toMatchObject([{ title: ruth.title }])
  expect(data.activity.length).toBeGreaterThan(1)
  expect(data.notifications.length).toBeGreaterThan(1)
  expect(text).not.toMatch(/Ortega|Abara|content_hash/)
  const page = String(files.get('index.html'))
  for (const said of ['keeps about you', '<dd dir="auto">First</dd>', 'Gate 4411', 'Second', ruth.title])
    expect(page).toContain(said)
  expect(page).toContain('href="files/1-.._.._etc_T%C3%BCrschlo%C3%9F.pdf"')
  expect(page).not.toMatch(/Ortega|Abara|alarms_sent|assignee_id|sender_keys|<script/)
  const [entry] = await lantern.db.select().from(auditEntries).where(eq(auditEntries.action, 'export person'))
  expect(entry).toMatchObject({ after: { records: 3, files: 1 }, label: null })
  expect(JSON.stringify(entry)).not.toMatch(/dana/i)
})

test('erasing takes a step-up, goes past the trash, and leaves nothing of that person: rows, files, mails, log', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await filled(lantern, headers)
  await expect.poll(async () => lantern.db.$count(deliveries, eq(deliveries.state, 'pending'))).toBe(0)
  const erased = await call(lantern, Erase, { contact: dana.email }, headers)
  expect(erased.data?.erasePerson).toEqual({ records: 3, keptInvoices: 0, keptNumbers: [] })
  expect([
    await lantern.db.$count(requests, eq(requests.kind, 'Quote')),
    await lantern.db.$count(trash),
  ]).toEqual([0, 0])
  const tables = [
    'requests',
    'reviews',
    'trash',
    'trash_parts',
    'deliveries',
    'lead_events',
    'lead_notes',
    'audit_entries',
  ]
  for (const table of tables) {
    const { rows } = await lantern.database.pool.query(`select * from ${table}`)
    expect(JSON.stringify(rows), table).not.toMatch(/dana|whitfield|5550117|4411/i)
  }
  const mails = (await readdir(join(lantern.dataDir, 'outbox'))).length
  expect(mails).toBe(await lantern.db.$count(deliveries, inArray(deliveries.channel, ['mail', 'customer'])))
  expect((await call(lantern, Find, { contact: sam.email }, headers)).data?.personRecords).toHaveLength(1)
  expect((await call(lantern, Erase, { contact: dana.email }, headers)).data?.erasePerson).toEqual({
    records: 0,
    keptInvoices: 0,
    keptNumbers: [],
  })
})

test('invoices without a living request are found, copied and erased; a sent one keeps what stands on its paper', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const Kept = 'query($contact: String!) { personRecords(contact: $contact) { model inTrash isKept } }'
  const found = async (contact: string) =>
    dataOf<{ isKept: boolean; inTrash: boolean }[]>(
      await call(lantern, Kept, { contact }, headers),
      'personRecords',
    ).map(({ isKept, inTrash }) => (isKept ? 'kept' : inTrash ? 'trash' : 'draft'))
  const ana = { email: 'Ana@example.com', phone: '713.555.0181 x9', address: '1 Oak' }
  await sentInvoice(lantern, headers, ana)
  await draftInvoice(lantern, headers, ana)
  const thrownAway = await draftInvoice(lantern, headers, { ...ana, email: null })
  await deleteRecord(lantern, headers, 'Invoice', thrownAway.id)
  const strangers = ['+44 7135 550181', '(713) 555-0182', '555-0181', null]
  for (const phone of strangers) await draftInvoice(lantern, headers, { phone })
  const { id: quoteId } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  await sentInvoice(lantern, headers, { requestId: quoteId })
  const draft = await draftInvoice(lantern, headers, { requestId: quoteId })
  await deleteRecord(lantern, headers, 'Invoice', draft.id)
  expect((await found(dana.email)).toSorted()).toEqual(['draft', 'kept', 'trash'])
  await deleteRecord(lantern, headers, 'Quote', quoteId)
  await purgeRecord(lantern, headers, 'Quote', quoteId)

  expect((await found('7135550181')).toSorted()).toEqual(['draft', 'kept', 'trash'])
  expect((await found('ana@example.com')).toSorted()).toEqual(['draft', 'kept'])
  expect((await found(dana.email)).toSorted()).toEqual(['kept', 'trash'])
  const me = await confirmedOwner(lantern)
  const opened = await archiveOf(lantern, me, 'ana@example.com')
  if (!opened.ok) throw new Error(opened.refusal.reason)
  const data = JSON.parse(String(unzip(await buffer(opened.value)).get('person.json')))
  expect(data.invoices).toMatchObject([{ number: 1001 }, { number: null }])

  const erased = await call(lantern, Erase, { contact: '7135550181' }, headers)
  expect(erased.data?.erasePerson).toEqual({ records: 2, keptInvoices: 1, keptNumbers: [1001] })
  expect(await found('7135550181')).toEqual([])
  expect(await lantern.db.$count(trash)).toBe(1)
  const [sold, ...others] = await lantern.db.select().from(invoices).orderBy(invoices.createdAt)
  expect(sold).toMatchObject({ number: 1001, name: 'Ana Ruiz', address: '1 Oak', email: null, phone: null })
  expect(others).toHaveLength(strangers.length + 1)
})

function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)]
    const nameLength = archive.readUInt16LE(at + 28)
    const offset = archive.readUInt32LE(at + 42) + 30 + nameLength
    const bytes = inflateRawSync(archive.subarray(offset, offset + packed))
    expect(bytes.length).toBe(size)
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), bytes)
    at += 46 + nameLength
  }
  return files
}

test('who is found by a number has it in whatever form, and nobody abroad whose number begins alike', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const typed = ['(713) 555-0166', '+1 713 555 0166', '7135550166 ext 4', '+7 135 550 16 66']
  for (const [at, phone] of typed.entries())
    await sentInvoice(lantern, headers, { name: `Ana ${at}`, email: null, phone })
  const namesOf = async (contact: string) => {
    const found = await call(lantern, Find, { contact }, headers)
    return dataOf<{ name: string }[]>(found, 'personRecords')
      .map(({ name }) => name)
      .toSorted()
  }
  expect(await namesOf('713-555-0166')).toEqual(['Ana 0', 'Ana 1', 'Ana 2'])
  expect(await namesOf('+7 135 550 16 66')).toEqual(['Ana 3'])
})
