import { expect, test } from 'vitest'
import { leadNotes } from '#server/schema/lead-notes.ts'
import { auditEntries, trash } from '#server/schema/operations.ts'
import { requests } from '#server/schema/requests.ts'
import {
  call,
  dataOf,
  ownerCookie,
  type StaffHeaders,
  type TestLantern,
  testLantern,
} from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { deleteRecord } from '#tests/trash.ts'

const Create = `mutation($input: CreateLeadNoteInput!) { createLeadNote(input: $input) { id authorName } }`
const Update = `mutation($input: UpdateLeadNoteInput!) { updateLeadNote(input: $input) { text } }`
const Notes = `query($id: ID!, $of: String!) { getQuote(id: $id) { notes }
  listLeadNotes(filter: { requestId: { eq: $of } }) { items { text authorName } } }`

async function noted(lantern: TestLantern) {
  const me = await ownerCookie(lantern)
  const browser = await secondPerson(lantern, await ownersBrowser(lantern), 'ben@example.com', 'dispatcher')
  const other = { cookie: browser.headers.get('cookie') ?? '' }
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const write = async (text: string, headers: StaffHeaders) =>
    dataOf<{ id: string }>(
      await call(lantern, Create, { input: { requestId: id, text } }, headers),
      'createLeadNote',
    ).id
  const read = async () => (await call(lantern, Notes, { id, of: id }, me)).data
  return { me, other, id, write, read }
}

test('each writes a note of their own; the request has them all, and a search finds any', async () => {
  await using lantern = await testLantern()
  const { me, other, id, write, read } = await noted(lantern)
  await write('Blue door', me)
  await write('Gate code 4411', other)
  expect(await read()).toEqual({
    getQuote: { notes: 'Blue door\n\nGate code 4411' },
    listLeadNotes: {
      items: [
        { text: 'Blue door', authorName: 'owner@example.com' },
        { text: 'Gate code 4411', authorName: expect.stringMatching(/ben/i) },
      ],
    },
  })
  const found = await call(lantern, '{ listQuotes(search: "4411") { items { id } } }', {}, me)
  expect(found.data?.listQuotes).toEqual({ items: [{ id }] })
})

test('only its author changes or deletes a note; what was deleted comes back', async () => {
  await using lantern = await testLantern()
  const { me, other, write, read } = await noted(lantern)
  const note = await write('Blue door', me)
  const refused = await call(lantern, Update, { input: { id: note, text: 'Red' } }, other)
  expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await deleteRecord(lantern, other, 'LeadNote', note)).errors).toHaveLength(1)
  dataOf(await call(lantern, Update, { input: { id: note, text: 'Blue door, left' } }, me), 'updateLeadNote')
  expect(await read()).toMatchObject({ getQuote: { notes: 'Blue door, left' } })
  await deleteRecord(lantern, me, 'LeadNote', note)
  expect(await read()).toMatchObject({ getQuote: { notes: null } })
  await call(lantern, `mutation { restoreDeleted(model: LeadNote, id: "${note}") { id } }`, {}, me)
  expect(await read()).toMatchObject({ getQuote: { notes: 'Blue door, left' } })
})

test('what a program writes into the field replaces its own notes only', async () => {
  await using lantern = await testLantern()
  const { me, other, id, write, read } = await noted(lantern)
  const set = (notes: string) =>
    call(
      lantern,
      `mutation($n: String) { updateQuote(input: { id: "${id}", notes: $n }) { id } }`,
      { n: notes },
      me,
    )
  await set('Paid cash')
  await set('Paid by card')
  expect(await read()).toMatchObject({ getQuote: { notes: 'Paid by card' } })
  await write('Gate 4411', other)
  await set('Paid by card\n\nGate 4411\n\nWants a receipt')
  expect((await lantern.db.select().from(leadNotes)).map(({ text }) => text).toSorted()).toEqual([
    'Gate 4411',
    'Paid by card',
    'Wants a receipt',
  ])
  await set('')
  expect(await read()).toMatchObject({ getQuote: { notes: 'Gate 4411' } })
})

test('two notes at the same moment are both there', async () => {
  await using lantern = await testLantern()
  const { me, id, write } = await noted(lantern)
  await Promise.all(Array.from({ length: 8 }, (_, at) => write(`Note ${at}`, me)))
  const answer = await call(lantern, Notes, { id, of: id }, me)
  const { notes } = dataOf<{ notes: string }>(answer, 'getQuote')
  expect(notes.split('\n\n').toSorted()).toEqual(Array.from({ length: 8 }, (_, at) => `Note ${at}`))
})

test('they go with their request into the trash and come back; deleted for good, nothing is left of them', async () => {
  await using lantern = await testLantern()
  const { me, id, write, read } = await noted(lantern)
  await write('Gate 4411', me)
  await deleteRecord(lantern, me, 'LeadNote', await write('Dog 4411', me))
  await deleteRecord(lantern, me, 'Quote', id)
  expect(await lantern.db.$count(leadNotes)).toBe(0)
  await call(lantern, `mutation { restoreDeleted(model: Quote, id: "${id}") { id } }`, {}, me)
  expect(await read()).toMatchObject({ getQuote: { notes: 'Gate 4411' } })
  await deleteRecord(lantern, me, 'Quote', id)
  dataOf(
    await call(lantern, `mutation { purgeDeleted(model: Quote, id: "${id}") { id } }`, {}, me),
    'purgeDeleted',
  )
  expect(await lantern.db.$count(trash)).toBe(0)
  expect(JSON.stringify(await lantern.db.select().from(auditEntries))).not.toContain(' 4411')
})

test('a note from before there were threads becomes the first, with its author', async () => {
  await using lantern = await testLantern()
  const { me, id, read } = await noted(lantern)
  await call(lantern, `mutation { updateQuote(input: { id: "${id}", notes: "Gate 4411" }) { id } }`, {}, me)
  await lantern.db.delete(leadNotes)
  await lantern.db.update(requests).set({ notes: 'Gate 4411' })
  for (const _ of [1, 2]) await lantern.database.pool.query('select begin_note_threads()')
  expect(await read()).toMatchObject({
    getQuote: { notes: 'Gate 4411' },
    listLeadNotes: { items: [{ text: 'Gate 4411', authorName: 'owner@example.com' }] },
  })
})
