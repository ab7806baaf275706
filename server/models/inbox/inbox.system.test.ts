import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { mostCounted } from '#content/search-rules.ts'
import type { Database } from '#server/database/database.ts'
import { users } from '#server/schema/identity.ts'
import { requests } from '#server/schema/requests.ts'
import { testDatabase } from '#tests/database.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { quoteRow } from '#tests/requests.ts'
import { type InboxCursor, readInbox } from './inbox.ts'
import { countOpen } from './inbox-counts.ts'

const now = new Date('2026-11-22T15:00:00Z')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const ahead = (milliseconds: number) => ago(-milliseconds)

type Case = Partial<typeof requests.$inferInsert> & { kind?: 'Quote' | 'Message' }

async function store(db: Database, name: string, { kind = 'Quote', ...given }: Case) {
  const common = {
    id: uuidv7(),
    phone: '(713) 555-0117',
    phoneE164: '+17135550117',
    email: 'dana@example.com',
    service: 'residential',
    message: 'The back door',
    submittedAt: ago(hour),
    contentHash: '',
    ...given,
  }
  const named = kind === 'Quote' ? quoteRow({ firstName: name, lastName: '' }) : { kind, name }
  await db.insert(requests).values({ ...common, ...named })
}

const read = async (
  db: Database,
  asked: Partial<Parameters<typeof readInbox>[1]> = {},
  reader: { now?: Date; userId?: string } = {},
) => {
  const page = await readInbox(
    db,
    { filter: 'all', search: '', limit: 100, after: undefined, ...asked },
    { now: reader.now ?? now, userId: reader.userId },
  )
  return page.items.map(({ name, group, reason }) => `${group}: ${name.trim()} (${reason})`)
}

const emergency = { kind: 'Message', service: 'emergency' } as const

test('the inbox is ordered by who must be called first', async () => {
  await using database = await testDatabase()
  const { db } = database
  const mara = uuidv7()
  await db.insert(users).values({ id: mara, name: 'Mara', email: 'mara@example.com', role: 'administrator' })
  const cases: Record<string, Case> = {
    'emergency a minute ago': { ...emergency, submittedAt: ago(minute), promisedBy: ahead(29 * minute) },
    'emergency an hour ago': { ...emergency, submittedAt: ago(hour), promisedBy: ago(30 * minute) },
    'nobody called': {
      submittedAt: ago(3 * hour),
      status: 'contacted',
      contactedAt: ago(2 * hour),
      complainedAt: ago(5 * minute),
    },
    'nobody called, then somebody did': {
      status: 'contacted',
      contactedAt: ago(minute),
      complainedAt: ago(5 * minute),
    },
    'emergency, no answer, due': {
      ...emergency,
      calledAt: ago(30 * minute),
      callOutcome: 'noAnswer',
      followUpAt: ago(10 * minute),
    },
    'emergency, no answer, later': {
      ...emergency,
      calledAt: ago(30 * minute),
      callOutcome: 'noAnswer',
      followUpAt: ahead(10 * minute),
    },
    'called an hour ago, not reached': {
      submittedAt: ago(5 * hour),
      promisedBy: ago(4 * hour),
      calledAt: ago(hour),
      callOutcome: 'voicemail',
    },
    'emergency that Mara took': { ...emergency, assigneeId: mara, takenAt: ago(2 * minute) },
    'emergency nine days ago': { ...emergency, submittedAt: ago(9 * day), promisedBy: ago(9 * day) },
    'promise over': { promisedBy: ago(minute) },
    'promise runs out': { promisedBy: ahead(minute) },
    'promise of Monday': { promisedBy: ahead(20 * hour) },
    'nine days ago': { kind: 'Message', promisedBy: ago(9 * day + hour) },
    'entered by staff': { submittedAt: ago(2 * hour) },
    'follow-up due': { status: 'contacted', contactedAt: ago(day), followUpAt: ago(hour) },
    'follow-up in an hour': { followUpAt: ahead(hour) },
    'followed up': {
      status: 'contacted',
      contactedAt: ago(2 * day),
      followUpAt: ago(day),
      calledAt: ago(2 * hour),
    },
    'appointment tomorrow': { status: 'contacted', contactedAt: ago(4 * hour), scheduledAt: ahead(day) },
    'on the way': {
      status: 'contacted',
      contactedAt: ago(3 * hour),
      scheduledAt: ago(minute),
      arrivesAt: ahead(20 * minute),
    },
    'appointment five days ago': { status: 'contacted', scheduledAt: ago(5 * day) },
    'sent by a program': { quarantineReasons: ['too-fast'] },
    'looked automatic, contacted': {
      quarantineReasons: ['too-fast'],
      status: 'contacted',
      contactedAt: ago(6 * hour),
    },
    'done this morning': { status: 'completed', completedAt: ago(5 * hour), complainedAt: ago(6 * hour) },
    'withdrawn an hour ago': { cancelledAt: ago(hour), promisedBy: ahead(minute) },
    'lost to another firm': { status: 'contacted', contactedAt: ago(2 * day), lostReason: 'elsewhere' },
  }
  for (const [name, given] of Object.entries(cases)) await store(db, name, given)

  const expected = [
    'urgent: emergency a minute ago (promised)',
    'urgent: nobody called (complained)',
    'urgent: emergency an hour ago (late)',
    'urgent: emergency, no answer, due (followUp)',
    'waiting: called an hour ago, not reached (tried)',
    'waiting: entered by staff (waiting)',
    'waiting: promise over (late)',
    'waiting: promise runs out (promised)',
    'waiting: promise of Monday (promised)',
    'followUp: follow-up due (followUp)',
    'working: emergency, no answer, later (putOff)',
    'working: on the way (onTheWay)',
    'working: follow-up in an hour (putOff)',
    'working: appointment tomorrow (scheduled)',
    'working: nobody called, then somebody did (contacted)',
    'working: emergency that Mara took (taken)',
    'working: followed up (contacted)',
    'working: looked automatic, contacted (contacted)',
    'cleanUp: appointment five days ago (scheduled)',
    'cleanUp: emergency nine days ago (late)',
    'cleanUp: nine days ago (late)',
    'suspicious: sent by a program (suspicious)',
    'done: withdrawn an hour ago (cancelled)',
    'done: done this morning (completed)',
    'done: lost to another firm (lost)',
  ]
  expect(await read(db)).toEqual(expected)

  const open = expected.filter((line) => !/^(suspicious|done)/.test(line))
  expect(await read(db, { filter: 'open' })).toEqual(open)
  expect(await read(db, { filter: 'mine' }, { userId: mara })).toEqual([
    'working: emergency that Mara took (taken)',
  ])
  expect(await read(db, { filter: 'mine' })).toEqual([])
  expect(await read(db, { filter: 'suspicious' })).toEqual(['suspicious: sent by a program (suspicious)'])
  expect(await read(db, { filter: 'done' })).toEqual(expected.filter((line) => line.startsWith('done')))
  expect(await read(db, { filter: 'messages' })).toHaveLength(8 - 1)
  expect(await countOpen(db, { now, userId: mara })).toEqual({
    open: open.length,
    mine: 1,
    new: (await read(db, { filter: 'new' })).length,
    contacted: (await read(db, { filter: 'contacted' })).length,
    suspicious: 1,
    waiting: 10,
  })

  const later = { now: ahead(hour) }
  expect((await read(db, { filter: 'open' }, later)).slice(3, 5)).toEqual([
    'urgent: emergency, no answer, due (followUp)',
    'urgent: emergency, no answer, later (followUp)',
  ])
  const nextWeek = await read(db, { filter: 'open' }, { now: ahead(7 * day) })
  expect(nextWeek.filter((line) => /^(urgent|waiting|followUp)/.test(line))).toEqual([])

  const paged: string[] = []
  let after: InboxCursor | undefined
  do {
    const page = await readInbox(
      db,
      { filter: 'all', search: '', limit: 5, after },
      { now: after ? ahead(2 * hour) : now, userId: undefined },
    )
    paged.push(...page.items.map(({ name, group, reason }) => `${group}: ${name.trim()} (${reason})`))
    after = page.next
  } while (after)
  expect(paged).toEqual(expected)
})

test('a search finds people, numbers however typed, words and places, in either kind and whatever is done', async () => {
  await using database = await testDatabase()
  const { db } = database
  await store(db, 'José Núñez', { message: 'Panic bars', address: '1200 Post Oak Blvd' })
  await store(db, 'Ann', {
    kind: 'Message',
    service: 'emergency',
    message: 'Locked out',
    phone: '832.555.0199',
    phoneE164: '+18325550199',
  })
  await store(db, 'Bo', { status: 'completed', completedAt: ago(day), message: 'Locked out of the office' })
  const names = async (search: string) =>
    (await read(db, { search })).map((line) => /: (.*) \(/.exec(line)?.[1])
  expect(await names('jose nunez')).toEqual(['José Núñez'])
  expect(await names('jose nuñes')).toEqual(['José Núñez'])
  expect(await names('+1 (832) 555 0199')).toEqual(['Ann'])
  expect(await names('post oak')).toEqual(['José Núñez'])
  expect(await names('locked')).toEqual(['Ann', 'Bo'])
  expect(await names('dana@example.com')).toHaveLength(3)
  const [{ number } = { number: '' }] = await db
    .select({ number: requests.number })
    .from(requests)
    .where(sql`first_name = 'Bo'`)
  expect(await names(number)).toEqual(['Bo'])
  expect(await names('100%_')).toEqual([])

  const first = await readInbox(
    db,
    { filter: 'all', search: 'locked', limit: 1, after: undefined },
    { now, userId: undefined },
  )
  expect(first.found).toBe(2)
  const second = await readInbox(
    db,
    { filter: 'all', search: 'locked', limit: 1, after: first.next },
    { now, userId: undefined },
  )
  expect(second.items.map(({ name }) => name.trim())).toEqual(['Bo'])
  expect(second.next).toBeUndefined()
})

test('words that many requests have, nearly all of them old and done, are listed in the order of the inbox', async () => {
  await using database = await testDatabase()
  const { db } = database
  const sent = Array.from({ length: mostCounted + 400 }, (_, number) => {
    const submittedAt = ago((number < 130 ? number : number * 24) * hour)
    const isOpen = number % 300 === 140
    return {
      id: uuidv7(),
      phone: '(713) 555-0117',
      email: 'dana@example.com',
      service: number % 600 === 140 ? 'emergency' : 'residential',
      message: number < 120 || number % 50 === 7 ? 'The back door' : 'The door by the Gulfgate',
      submittedAt,
      status: isOpen ? ('new' as const) : ('completed' as const),
      completedAt: isOpen ? null : new Date(submittedAt.getTime() + hour),
      contentHash: '',
    }
  })
  await db
    .insert(requests)
    .values(sent.map((one) => ({ ...one, ...quoteRow({ firstName: 'Dana', lastName: 'Whitfield' }) })))
  const common = sent.filter((_, number) => number % 2 === 0)
  await db
    .insert(requests)
    .values(common.map((one) => ({ ...one, id: uuidv7(), kind: 'Message' as const, name: 'Dana Whitfield' })))

  const reader = { now, userId: undefined }
  const idsOf = async (filter: 'all' | 'done' | 'new') => {
    const whole = await readInbox(db, { filter, search: '', limit: 5_000, after: undefined }, reader)
    return whole.items.filter(({ excerpt }) => excerpt.includes('Gulfgate')).map(({ id }) => id)
  }
  for (const filter of ['all', 'done', 'new'] as const) {
    const paged: string[] = []
    let after: InboxCursor | undefined
    do {
      const page = await readInbox(db, { filter, search: 'gulfgate', limit: 300, after }, reader)
      if (filter !== 'new') expect(page.found).toBeGreaterThan(mostCounted)
      paged.push(...page.items.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(paged.length > 0, filter).toBe(true)
    expect(paged, filter).toEqual(await idsOf(filter))
  }
})

test('the inbox over GraphQL: pages, totals and counts; a token of others is refused', async () => {
  await using lantern = await testLantern()
  for (const name of ['Ada', 'Bo', 'Cy']) await store(lantern.db, name, { submittedAt: new Date() })
  await store(lantern.db, 'Di', { kind: 'Message', submittedAt: new Date(), quarantineReasons: ['trap'] })
  const headers = await ownerCookie(lantern)
  const ask = async (args: string) =>
    dataOf<{ items: { name: string }[]; nextToken: string | null; total: number }>(
      await call(lantern, `{ inbox(${args}) { items { name at files } nextToken total } }`, {}, headers),
      'inbox',
    )
  const first = await ask('filter: open, limit: 2')
  expect(first.total).toBe(3)
  const second = await ask(`filter: open, limit: 2, nextToken: "${first.nextToken}"`)
  expect([...first.items, ...second.items].map(({ name }) => name.trim())).toEqual(['Ada', 'Bo', 'Cy'])
  expect(second.nextToken).toBeNull()
  expect((await ask('filter: all, search: "back door"')).total).toBe(4)

  const fields = 'waiting open mine new contacted suspicious done quotes messages all'
  const { data } = await call(lantern, `{ inboxCounts { ${fields} } }`, {}, headers)
  expect(data?.inboxCounts).toEqual({
    ...{ waiting: 3, open: 3, mine: 0, new: 3, contacted: 0, suspicious: 1, done: 0 },
    ...{ quotes: 3, messages: 1, all: 4 },
  })
  const bad = await call(lantern, '{ inbox(nextToken: "bm9uc2Vuc2U") { total } }', {}, headers)
  expect(bad.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
})

test('a request says whether its customer is thanked by mail once it is marked completed', async () => {
  await using lantern = await testLantern()
  const answered = { promisedBy: ago(0), contactedAt: ago(0), status: 'contacted' } as const
  await store(lantern.db, 'Thanked', answered)
  await store(lantern.db, 'Never answered', { promisedBy: ago(0) })
  await store(lantern.db, 'Without address', { ...answered, email: '' })
  await store(lantern.db, 'Lost', { ...answered, lostReason: 'price' })
  await store(lantern.db, 'Done', { ...answered, status: 'completed' })
  const query = '{ inbox(filter: all) { items { name isThanked } } }'
  const { items } = dataOf<{ items: { name: string; isThanked: boolean }[] }>(
    await call(lantern, query, {}, await ownerCookie(lantern)),
    'inbox',
  )
  const thanked = items.filter(({ isThanked }) => isThanked)
  expect([items.length, thanked.map(({ name }) => name.trim())]).toEqual([5, ['Thanked']])
})

test('the requests of one kind over GraphQL: newest first, by their status, as rows of the inbox', async () => {
  await using lantern = await testLantern()
  const at = (minutes: number) => new Date(Date.now() - minutes * minute)
  await store(lantern.db, 'Ada', { submittedAt: at(3), status: 'contacted', contactedAt: at(1) })
  await store(lantern.db, 'Bo', { submittedAt: at(2), quarantineReasons: ['trap'] })
  await store(lantern.db, 'Cy', { submittedAt: at(1), lostReason: 'price' })
  await store(lantern.db, 'Di', { kind: 'Message', submittedAt: at(0) })
  const headers = await ownerCookie(lantern)
  const ask = async (args: string) => {
    const fields = 'items { name kind group email } nextToken total'
    const answer = await call(lantern, `{ newestRequests(${args}) { ${fields} } }`, {}, headers)
    return dataOf<{ items: { name: string; group: string }[]; nextToken: string | null; total: number }>(
      answer,
      'newestRequests',
    )
  }
  const namesOf = async (args: string) => (await ask(args)).items.map(({ name }) => name.trim())
  const quotesOnly = await ask('kind: Quote')
  expect(quotesOnly).toMatchObject({ total: 3, nextToken: null })
  expect(quotesOnly.items.map(({ name, group }) => `${name.trim()}: ${group}`)).toEqual([
    'Cy: done',
    'Bo: suspicious',
    'Ada: working',
  ])
  expect(await namesOf('kind: Message')).toEqual(['Di'])
  expect(await namesOf('kind: Quote, filter: new')).toEqual(['Cy', 'Bo'])
  expect(await namesOf('kind: Quote, filter: contacted')).toEqual(['Ada'])
  expect(await namesOf('kind: Quote, filter: completed')).toEqual([])
  expect(await namesOf('kind: Quote, filter: suspicious')).toEqual(['Bo'])
  expect(await namesOf('kind: Quote, search: "ada"')).toEqual(['Ada'])
  const { nextToken } = await ask('kind: Quote, limit: 2')
  expect(await namesOf(`kind: Quote, limit: 2, nextToken: "${nextToken}"`)).toEqual(['Ada'])
})
