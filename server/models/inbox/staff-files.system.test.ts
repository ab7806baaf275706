import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { uploads } from '#server/schema/files.ts'
import { users } from '#server/schema/identity.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { auditEntries } from '#server/schema/operations.ts'
import {
  call,
  codeOf,
  dataOf,
  guestHeaders,
  lanternWithPages,
  ownerCookie,
  type StaffHeaders,
  type TestLantern,
  testLantern,
} from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { archiveOf, contentsOf } from '#tests/person-archive.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { pdf, phonePhoto } from '#tests/sample-files.ts'
import { purgeRecord, restoreRecord } from '#tests/trash.ts'
import { uploaded } from '#tests/uploads.ts'

const add = (lantern: TestLantern, staff: StaffHeaders, id: string, fileUrls: string[]) =>
  call(
    lantern,
    'mutation($id: ID!, $fileUrls: [String!]!) { addRequestFiles(id: $id, fileUrls: $fileUrls) }',
    { id, fileUrls },
    staff,
  )

async function jobOf(lantern: TestLantern) {
  const owner = await ownerCookie(lantern)
  const browser = await secondPerson(lantern, await ownersBrowser(lantern), 'tess@example.com', 'technician')
  const technician = { cookie: browser.headers.get('cookie') ?? '' }
  const [tess] = await lantern.db.select().from(users).where(eq(users.email, 'tess@example.com'))
  const written = async (name: string, assigneeId?: string) => {
    const input = { name, phone: '(713) 555-0166', service: 'residential', assigneeId }
    const answer = await call(
      lantern,
      'mutation($input: CreateCallInput!) { createCall(input: $input) { id customerPath } }',
      { input },
      owner,
    )
    return dataOf<{ id: string; customerPath: string }>(answer, 'createCall')
  }
  return { owner, technician, mine: await written('Ana Ruiz', tess?.id), other: await written('Ben Ode') }
}

test('staff add photos, a technician to their own jobs; each says who added it, and the receipt shows none', async () => {
  await using lantern = await testLantern()
  const { owner, technician, mine, other } = await jobOf(lantern)
  const key = await uploaded(lantern, technician)
  expect(codeOf(await add(lantern, technician, other.id, [key]))).toBe('NOT_FOUND')
  expect((await add(lantern, technician, mine.id, [key])).data).toEqual({ addRequestFiles: true })
  expect((await add(lantern, technician, mine.id, [key])).data).toEqual({ addRequestFiles: true })
  expect((await add(lantern, owner, mine.id, [await uploaded(lantern, owner)])).data).toBeTruthy()
  expect(codeOf(await add(lantern, owner, mine.id, [key]))).toBe('BAD_INPUT')
  expect(codeOf(await add(lantern, owner, mine.id, []))).toBe('BAD_INPUT')

  const read = `{ getCall(id: "${mine.id}") { fileUrls files { addedBy url } } }`
  const seen = dataOf<{ fileUrls: string[]; files: { addedBy: string; url: string }[] }>(
    await call(lantern, read, {}, technician),
    'getCall',
  )
  expect(seen).toMatchObject({ fileUrls: [], files: [{ addedBy: 'tess' }, {}] })
  expect((await lantern.fetch(seen.files[0]?.url ?? '', { headers: technician })).status).toBe(200)
  const receipt = await call(
    lantern,
    'query($token: String!) { receipt(token: $token) { fileCount mayAddFiles events { kind } } }',
    {
      token: mine.customerPath.replace('/receipt/', ''),
    },
  )
  expect(receipt.data?.receipt).toMatchObject({ fileCount: 0, mayAddFiles: 8 })
  expect(JSON.stringify(receipt.data)).not.toContain('added')
})

test('staff who only read may not upload, and nobody adds a file of another person', async () => {
  await using lantern = await testLantern()
  const { owner, technician, mine } = await jobOf(lantern)
  const key = await uploaded(lantern, owner)
  expect(codeOf(await add(lantern, technician, mine.id, [key]))).toBe('BAD_INPUT')
  const byOwner = await ownersBrowser(lantern)
  const reader = await secondPerson(lantern, byOwner, 'reader@example.com', 'reader')
  const headers = { cookie: reader.headers.get('cookie') ?? '' }
  const opened = await lantern.fetch('/files/uploads', {
    method: 'POST',
    headers: { ...headers, origin: 'http://localhost:3000', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'a.pdf', size: 10 }),
  })
  expect(opened.status).toBe(403)
  expect(await lantern.db.$count(uploads, eq(uploads.claimedBy, mine.id))).toBe(0)
})

const remove = (lantern: TestLantern, staff: StaffHeaders, id: string, path: string) =>
  call(
    lantern,
    'mutation($id: ID!, $path: String!) { removeRequestFile(id: $id, path: $path) }',
    { id, path },
    staff,
  )

test('a file is removed by who may, a technician only what they added to their own job', async () => {
  await using lantern = await lanternWithPages()
  const { owner, technician, mine, other } = await jobOf(lantern)
  const [own, owners, elsewhere] = [
    await uploaded(lantern, technician),
    await uploaded(lantern, owner),
    await uploaded(lantern, owner),
  ]
  await add(lantern, technician, mine.id, [own])
  await add(lantern, owner, mine.id, [owners])
  await add(lantern, owner, other.id, [elsewhere])
  const read = `{ getCall(id: "${mine.id}") { files { path mayRemove } } }`
  const seen = async (staff: StaffHeaders) =>
    dataOf<{ files: { path: string; mayRemove: boolean }[] }>(await call(lantern, read, {}, staff), 'getCall')
  const byTechnician = (await seen(technician)).files
  expect(byTechnician.find(({ path }) => path === own)?.mayRemove).toBe(true)
  expect(byTechnician.find(({ path }) => path === owners)?.mayRemove).toBe(false)
  expect((await seen(owner)).files.map(({ mayRemove }) => mayRemove)).toEqual([true, true])

  expect(codeOf(await remove(lantern, technician, mine.id, owners))).toBe('FORBIDDEN')
  expect(codeOf(await remove(lantern, technician, other.id, elsewhere))).toBe('NOT_FOUND')
  expect(codeOf(await remove(lantern, owner, mine.id, elsewhere))).toBe('NOT_FOUND')
  expect((await remove(lantern, technician, mine.id, own)).data).toEqual({ removeRequestFile: true })
  expect(await lantern.store.open(own)).toBeUndefined()
  expect(codeOf(await remove(lantern, technician, mine.id, own))).toBe('NOT_FOUND')

  const form = new URLSearchParams({ intent: 'remove-file', id: mine.id, path: owners })
  const sent = await lantern.fetch(`/admin/inbox/calls/${mine.id}`, {
    method: 'POST',
    headers: {
      ...owner,
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: form.toString(),
  })
  expect(sent.status).toBe(200)
  expect(await lantern.db.$count(uploads, eq(uploads.claimedBy, mine.id))).toBe(0)
  expect(await lantern.db.$count(uploads, eq(uploads.claimedBy, other.id))).toBe(1)
  const entries = await lantern.db.select().from(auditEntries).where(eq(auditEntries.action, 'delete file'))
  expect(entries).toHaveLength(2)
})

test('a customer’s file that is removed is named nowhere: API, inbox, receipt, CSV, export of the person, trash', async () => {
  await using lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  const guest = guestHeaders(lantern)
  const keys = [
    await uploaded(lantern, guest),
    await uploaded(lantern, guest),
    await uploaded(lantern, guest),
  ]
  const submission = filledForm(lantern.secret)
  const input = { ...dana, fileUrls: keys }
  const sent = createdQuote(await call(lantern, CreateQuote, { input, submission }, guest))
  const token = sent.receipt.replace('/receipt/', '')
  const read = async () => {
    const listed = await call(
      lantern,
      `query($token: String!) {
        getQuote(id: "${sent.id}") { fileUrls files { path } }
        inbox(limit: 10) { items { files } }
        receipt(token: $token) { fileCount mayAddFiles }
      }`,
      { token },
      owner,
    )
    return listed.data
  }
  const [first, second, third] = keys
  expect(await read()).toMatchObject({ getQuote: { fileUrls: keys }, receipt: { fileCount: 3 } })

  const removal = `mutation { removeRequestFile(id: "${sent.id}", path: "${first}") }`
  expect((await call(lantern, removal, {}, owner)).data).toEqual({ removeRequestFile: true })
  const left = [second, third]
  expect(await read()).toMatchObject({
    getQuote: { fileUrls: left, files: [{}, {}] },
    inbox: { items: [{ files: 2 }] },
    receipt: { fileCount: 2, mayAddFiles: 6 },
  })
  const csv = await (await lantern.fetch('/admin/quotes/export.csv', { headers: owner })).text()
  expect(csv.match(/lock\.pdf/g)).toHaveLength(2)
  const me = { kind: 'staff', userId: sent.id, username: 'me', name: 'Me', role: 'owner' } as never
  const archive = await archiveOf(lantern, me, dana.email)
  if (!archive.ok) throw new Error('there is something about Dana')
  expect(await contentsOf(archive.value)).toMatchObject({ quotes: [{ file_urls: left }], files: [{}, {}] })

  const byKey = (key = '') => lantern.fetch(`/files/${key}`, { method: 'DELETE', headers: owner })
  expect((await byKey(second)).status).toBe(204)
  expect(await read()).toMatchObject({ getQuote: { fileUrls: [third] }, receipt: { fileCount: 1 } })
  await call(lantern, `mutation { deleteQuote(input: { id: "${sent.id}" }) { id } }`, {}, owner)
  expect((await byKey(third)).status).toBe(204)
  await restoreRecord(lantern, owner, 'Quote', sent.id)
  expect(await read()).toMatchObject({ getQuote: { fileUrls: [] }, receipt: { fileCount: 0 } })
})

test('a mail or webhook that has still to leave does not name a file that was removed meanwhile', async () => {
  await using lantern = await testLantern()
  const owner = await ownerCookie(lantern)
  const guest = guestHeaders(lantern)
  const [first, second] = [await uploaded(lantern, guest), await uploaded(lantern, guest)]
  const submission = filledForm(lantern.secret)
  const input = { ...dana, fileUrls: [first, second] }
  const { id } = createdQuote(await call(lantern, CreateQuote, { input, submission }, guest))
  const [stored] = await lantern.db.select().from(deliveries).where(eq(deliveries.topic, 'quote.created'))
  if (!stored) throw new Error('a quote is notified')
  const again = (state: 'pending' | 'dead' | 'sent', payload: unknown) => ({
    ...{ ...stored, id: crypto.randomUUID(), dedupeKey: `again ${state}`, state, payload },
    ...{ channel: 'webhook' as const, nextAttemptAt: new Date(Date.now() + 3_600_000) },
  })
  const alarm = { alarm: {}, lead: { kind: 'Quote', payload: stored.payload } }
  await lantern.db
    .insert(deliveries)
    .values([again('pending', stored.payload), again('dead', alarm), again('sent', stored.payload)])
  const removal = `mutation { removeRequestFile(id: "${id}", path: "${first}") }`
  expect((await call(lantern, removal, {}, owner)).data).toEqual({ removeRequestFile: true })
  const payloads = await lantern.db
    .select({ key: deliveries.dedupeKey, payload: deliveries.payload })
    .from(deliveries)
    .where(like(deliveries.dedupeKey, 'again %'))
    .orderBy(deliveries.dedupeKey)
  expect(payloads).toMatchObject([
    { key: 'again dead', payload: { lead: { payload: { fileUrls: [second] } } } },
    { key: 'again pending', payload: { fileUrls: [second] } },
    { key: 'again sent', payload: { fileUrls: [first, second] } },
  ])
})

test('a form of the panel brings them, and they go with their request and into the export of its person', async () => {
  await using lantern = await lanternWithPages()
  const { owner, technician, mine } = await jobOf(lantern)
  const form = new FormData()
  form.set('intent', 'photos')
  form.set('id', mine.id)
  form.append('photos', new File([new Uint8Array(pdf)], 'work.pdf', { type: 'application/pdf' }))
  const sent = await lantern.fetch(`/admin/inbox/calls/${mine.id}`, {
    method: 'POST',
    headers: { ...technician, origin: 'http://localhost:3000' },
    body: form,
  })
  expect(sent.status).toBe(200)
  const [file] = await lantern.db.select().from(uploads)
  expect(file).toMatchObject({ claimedBy: mine.id, name: 'work.pdf' })

  const me = { kind: 'staff', userId: mine.id, username: 'me', name: 'Me', role: 'owner' } as never
  const archive = await archiveOf(lantern, me, '(713) 555-0166')
  if (!archive.ok) throw new Error('there is something about Ana')
  expect(Buffer.concat(await archive.value.toArray()).includes('1-work.pdf')).toBe(true)

  await call(lantern, `mutation { deleteCall(input: { id: "${mine.id}" }) { id } }`, {}, owner)
  await purgeRecord(lantern, owner, 'Call', mine.id)
  expect(await lantern.db.$count(uploads)).toBe(0)
  expect(await lantern.store.open(file?.key ?? '')).toBeUndefined()
})

test('photos and prices say in the time line who gave them, and a technician skips only what is theirs', async () => {
  await using lantern = await testLantern()
  const { technician, mine } = await jobOf(lantern)
  const update = (input: object) =>
    call(
      lantern,
      'mutation($input: UpdateCallInput!) { updateCall(input: $input) { skippedParts events { kind actorName facts } } }',
      { input: { id: mine.id, ...input } },
      technician,
    )
  const key = await uploaded(lantern, technician)
  await add(lantern, technician, mine.id, [key])
  await add(lantern, technician, mine.id, [key])
  await update({ status: 'completed' })
  await update({ quotedCents: 18_500 })
  await update({ quotedCents: 19_000 })
  expect(codeOf(await update({ skippedParts: ['paid'] }))).toBe('FORBIDDEN')
  expect(codeOf(await update({ skippedParts: ['lunch'] }))).toBe('BAD_INPUT')
  const seen = dataOf<{
    skippedParts: string[]
    events: { kind: string; actorName: string; facts: string }[]
  }>(await update({ skippedParts: ['photo'] }), 'updateCall')
  expect(seen.skippedParts).toEqual(['photo'])
  const told = seen.events
    .filter(({ kind }) => ['photos', 'priced', 'skipped'].includes(kind))
    .map(({ kind, actorName, facts }) => [kind, actorName, JSON.parse(facts)])
  expect(told).toEqual([
    ['photos', 'tess', { count: 1 }],
    ['priced', 'tess', { before: null, after: 18_500 }],
    ['priced', 'tess', { before: 18_500, after: 19_000 }],
    ['skipped', 'tess', { part: 'photo' }],
  ])
  const receipt = await call(
    lantern,
    'query($token: String!) { receipt(token: $token) { events { kind } } }',
    { token: mine.customerPath.replace('/receipt/', '') },
  )
  expect(JSON.stringify(receipt.data)).not.toMatch(/photos|priced|skipped/)
})

const photo = async (lantern: TestLantern, sender: Record<string, string>) =>
  uploaded(lantern, sender, await phonePhoto(640), 'lock.jpg')

const show = (lantern: TestLantern, staff: StaffHeaders, given: Record<string, unknown>) =>
  call(
    lantern,
    'mutation($id: ID!, $path: String!, $as: ShownPhoto) { showRequestFile(id: $id, path: $path, as: $as) }',
    given,
    staff,
  )

const seenBy = async (lantern: TestLantern, customerPath: string) => {
  const answer = await call(
    lantern,
    'query($token: String!) { receipt(token: $token) { version photos { shownAs url } } }',
    { token: customerPath.replace('/receipt/', '') },
  )
  return dataOf<{ version: string; photos: { shownAs: string; url: string }[] }>(answer, 'receipt')
}

test('a photo of staff is on the customer’s page while it is shown as before or after, and not longer', async () => {
  await using lantern = await lanternWithPages()
  const { owner, technician, mine, other } = await jobOf(lantern)
  const key = await photo(lantern, technician)
  const ofOther = await photo(lantern, owner)
  await add(lantern, technician, mine.id, [key])
  await add(lantern, owner, other.id, [ofOther])
  const before = await seenBy(lantern, mine.customerPath)
  expect(before.photos).toEqual([])

  const given = { id: mine.id, path: key }
  expect((await show(lantern, technician, { ...given, as: 'after' })).data).toEqual({ showRequestFile: true })
  expect((await show(lantern, technician, { ...given, as: 'after' })).data).toEqual({ showRequestFile: true })
  const after = await seenBy(lantern, mine.customerPath)
  expect(after.photos).toMatchObject([{ shownAs: 'after' }])
  expect(after.version).not.toBe(before.version)
  expect((await lantern.fetch(after.photos[0]?.url ?? '')).status).toBe(200)
  const page = async () => (await lantern.fetch(mine.customerPath)).text()
  expect(await page()).toContain('alt="After"')

  expect(codeOf(await show(lantern, technician, { id: other.id, path: ofOther, as: 'before' }))).toBe(
    'NOT_FOUND',
  )
  expect(codeOf(await show(lantern, technician, { id: mine.id, path: ofOther, as: 'before' }))).toBe(
    'NOT_FOUND',
  )
  expect((await seenBy(lantern, other.customerPath)).photos).toEqual([])

  expect((await show(lantern, technician, given)).data).toEqual({ showRequestFile: true })
  expect((await seenBy(lantern, mine.customerPath)).version).toBe(before.version)
  expect(await page()).not.toContain('alt="After"')
  const shown = await lantern.db.select().from(auditEntries).where(eq(auditEntries.action, 'show file'))
  expect(shown).toHaveLength(2)
})

test('what the customer sent is not shown to them as a photo of the work; a visitor shows nothing', async () => {
  await using lantern = await testLantern()
  const { owner, technician, mine } = await jobOf(lantern)
  const guest = guestHeaders(lantern)
  const key = await photo(lantern, guest)
  const { id } = createdQuote(
    await call(lantern, CreateQuote, { input: { ...dana, fileUrls: [key] } }, guest),
  )
  expect(codeOf(await show(lantern, owner, { id, path: key, as: 'before' }))).toBe('BAD_INPUT')
  const own = await photo(lantern, technician)
  await add(lantern, technician, mine.id, [own])
  expect(codeOf(await show(lantern, guest, { id: mine.id, path: own, as: 'before' }))).toBe('FORBIDDEN')
})
