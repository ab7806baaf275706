import { createReadStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { extract } from 'tar-stream'
import { expect, test } from 'vitest'
import { openDiskStore } from '#server/files/disk-store.ts'
import { csvRows } from '#server/models/formats/csv-rows.ts'
import { newId } from '#server/new-id.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { presses } from '#server/schema/presses.ts'
import { requests } from '#server/schema/requests.ts'
import { workPhotos } from '#server/schema/work-photos.ts'
import { workSpans } from '#server/schema/work-spans.ts'
import { confirmedOwner, contentOf, downloadBackup, temporaryFolder } from '#tests/backups.ts'
import { testDatabase } from '#tests/database.ts'
import { testDisk } from '#tests/disk.ts'
import { askInvoice, sentInvoice } from '#tests/invoices.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { restoreArchive } from './restore-archive.ts'

/** A deposit with a tip, a credit, money back, a closing, a statement by mail, hours, a photo pair, a booking, a press. */
async function worked(lantern: TestLantern) {
  const staff = await ownerCookie(lantern)
  const ask = async <Value>(query: string, variables: object = {}) =>
    dataOf<Value>(await call(lantern, query, variables, staff), 'it')
  const { id: requestId } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const input = {
    requestId,
    depositRate: 30_000,
    lines: [{ name: 'Panic bar', quantity: 100, unitCents: 100_001 }],
  }
  const { id } = await ask<{ id: string }>(
    'mutation($input: CreateEstimateInput!) { it: createEstimate(input: $input) { id } }',
    { input },
  )
  await ask(`mutation { it: sendEstimate(id: "${id}") { id } }`)
  await ask(`mutation { it: recordEstimateAnswer(id: "${id}", isAccepted: true, name: "Dana") { id } }`)
  const draft = await ask<{ id: string }>(
    `mutation { it: recordDeposit(estimateId: "${id}", method: cash, tipCents: 500) { id } }`,
  )
  await ask(`mutation { it: sendInvoice(id: "${draft.id}") { id } }`)
  const other = await sentInvoice(lantern, staff, { email: dana.email })
  await askInvoice(lantern, staff, 'recordPayment', `invoiceId: "${other.id}", method: cash, tipCents: 100`)
  await askInvoice(lantern, staff, 'creditInvoice', `id: "${other.id}", reason: "Late", amountCents: 1000`)
  await askInvoice(
    lantern,
    staff,
    'recordPayment',
    `invoiceId: "${other.id}", amountCents: 400, method: cash`,
  )
  await ask(`mutation { it: mailStatement(id: "${draft.id}", press: "a") { openCents } }`)
  const [drawer] = await ask<{ personId: string; cashCents: number }[]>(
    '{ it: drawers { personId cashCents } }',
  )
  const { personId = '', cashCents = 0 } = drawer ?? {}
  const closing = `personId: "${personId}", cashCents: ${cashCents}, countedCents: ${cashCents - 5}, note: "short"`
  await ask(`mutation { it: closeDrawer(${closing}) { id } }`)
  const at = new Date('2026-11-30T18:00:00.123Z')
  const person = { personId, person: 'Ana, "A" Ruiz' }
  await lantern.db.insert(workSpans).values([
    { id: newId(), requestId, ...person, startedAt: at, endedAt: at, ending: 'done' },
    { id: newId(), requestId, ...person, startedAt: at },
  ])
  await lantern.db.insert(workPhotos).values({
    ...{ id: newId(), requestId, beforePath: 'a', afterPath: 'b', beforeAlt: '=1', afterAlt: 'c' },
    ...{ service: 'safe', city: 'Katy' },
  })
  await lantern.db.insert(presses).values({ id: newId(), requestId, by: personId, storedAt: at })
  await lantern.db
    .update(requests)
    .set({ pickedFrom: at, pickedUntil: at, reservedUntil: at })
    .where(eq(requests.id, requestId))
}

/** What is sent meanwhile would not be in the backup. */
async function nothingIsPending({ db }: TestLantern) {
  const isPending = eq(deliveries.state, 'pending')
  await expect.poll(() => db.$count(deliveries, isPending), { timeout: 30_000 }).toBe(0)
}

async function sheetsIn(path: string): Promise<Map<string, string>> {
  const entries = extract()
  createReadStream(path).pipe(createGunzip()).pipe(entries)
  const sheets = new Map<string, string>()
  for await (const entry of entries) {
    const [, name] = /^spreadsheets\/(.+)\.csv$/.exec(entry.header.name) ?? []
    const content = await text(entry)
    if (name) sheets.set(name, content)
  }
  return sheets
}

test('money, hours, photo pairs and bookings come back equal, field by field, and stand in CSV', async () => {
  await using lantern = await testLantern({ config: { publicUrl: 'https://lantern.example.com' } })
  await worked(lantern)
  const owner = await confirmedOwner(lantern)
  await nothingIsPending(lantern)
  const before = await contentOf(lantern.database.pool)
  const path = await downloadBackup(lantern, owner)

  await using database = await testDatabase()
  const client = await database.pool.connect()
  // The pool ends only when it has its client back, also after a failed expectation.
  using _given = { [Symbol.dispose]: () => client.release() }
  const root = await temporaryFolder()
  const store = await openDiskStore(root, testDisk(root).disk)
  const { rows } = await restoreArchive(
    path,
    { client, store },
    { keepKeys: false, passphrase: async () => '' },
  )
  expect(rows).toMatchObject({
    ...{ estimates: 1, invoices: 3, payments: 3, drawer_closings: 1 },
    ...{ work_spans: 2, work_photos: 1, presses: 1 },
  })
  expect(await contentOf(client)).toEqual(before)

  const sheets = await sheetsIn(path)
  for (const table of ['invoices', 'payments', 'estimates', 'drawer_closings', 'work_spans', 'work_photos']) {
    const [titles, ...lines] = csvRows(sheets.get(table) ?? '')
    const stored = await lantern.database.pool.query<{ row: Record<string, unknown> }>(
      `select row_to_json(${table}) as row from ${table}`,
    )
    const said = lines.map(({ cells }) =>
      Object.fromEntries(titles?.cells.map((title, at) => [title, cells[at] ?? '']) ?? []),
    )
    const whole = stored.rows.map(({ row }) =>
      Object.fromEntries(
        Object.keys(said[0] ?? {}).map((title) => {
          const value = row[title]
          const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
          return [title, text.startsWith('=') ? `'${text}` : text]
        }),
      ),
    )
    expect([table, said.length]).toEqual([table, whole.length])
    expect(new Set(said.map((one) => JSON.stringify(one))), table).toEqual(
      new Set(whole.map((one) => JSON.stringify(one))),
    )
  }
})
