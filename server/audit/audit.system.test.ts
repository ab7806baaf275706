import { expect, test } from 'vitest'
import { call, dataOf, owner, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { purgeRecord } from '#tests/trash.ts'
import { recordAudit } from './audit.ts'

const List = `query($filter: ModelAuditEntryFilterInput, $search: String) {
  listAuditEntries(filter: $filter, search: $search) {
    total
    items { id at actorKind actorId actorName action subject subjectId label before after }
  }
}`

type AuditEntry = {
  actorName: string
  action: string
  subject: string
  subjectId: string
  label: string | null
  before: string | null
  after: string | null
}

async function entries(lantern: TestLantern, variables: object = {}): Promise<AuditEntry[]> {
  const answer = await call(lantern, List, variables, await ownerCookie(lantern))
  return dataOf<{ items: AuditEntry[] }>(answer, 'listAuditEntries').items
}

const valuesOf = (text: string | null | undefined) => JSON.parse(text ?? 'null')

const person = { phone: '(713) 555-0117', email: 'dana@example.com' }
const written = {
  name: 'Dana Whitfield',
  rating: 5,
  comment: 'Came at night, opened the door, left no mark.',
}

const kinds = [
  {
    model: 'Quote',
    draft: {
      firstName: 'Dana',
      lastName: 'Whitfield',
      service: 'automotive',
      message: 'Locked out.',
      ...person,
    },
    change: { status: 'contacted' },
    label: 'Dana Whitfield',
    isPersonal: true,
  },
  {
    model: 'Message',
    draft: { name: 'Dana Whitfield', service: 'other', message: 'Do you cut keys?', ...person },
    change: { notes: 'Calls back on Monday' },
    label: 'Dana Whitfield',
    isPersonal: true,
  },
  {
    model: 'Review',
    draft: { ...written, email: person.email, title: 'Quick', service: 'Residential' },
    change: { isApproved: true },
    label: 'Dana Whitfield',
    isPersonal: true,
  },
  {
    model: 'Testimonial',
    draft: { ...written, company: null },
    change: { isFeatured: true },
    label: 'Dana Whitfield',
    isPersonal: false,
  },
  {
    model: 'Blog',
    draft: {
      title: 'Deadbolts',
      excerpt: 'What they hold.',
      content: 'A deadbolt holds.',
      author: 'The crew',
      category: 'Residential',
    },
    change: { excerpt: 'What they hold, and what not.' },
    label: 'Deadbolts',
    isPersonal: false,
  },
]

test.for(kinds)('$model: made, changed and deleted, by whom', async (kind) => {
  const { model, draft, change, label, isPersonal } = kind
  await using lantern = await testLantern()
  const cookie = await ownerCookie(lantern)
  const send = async (operation: string, input: object) =>
    dataOf<{ id: string }>(
      await call(
        lantern,
        `mutation($input: ${operation}${model}Input!) { ${operation.toLowerCase()}${model}(input: $input) { id } }`,
        { input },
        cookie,
      ),
      `${operation.toLowerCase()}${model}`,
    )
  const filter = { subject: { eq: model } }

  const { id } = await send('Create', draft)
  const [created] = await entries(lantern, { filter })
  const named = { actorName: owner.email, subject: model, subjectId: id, label }
  expect(created).toMatchObject({ ...named, action: 'create', before: null })
  expect(valuesOf(created?.after)).toMatchObject(draft)
  expect(Object.keys(valuesOf(created?.after))).not.toContain('searchText')
  expect(created?.after).not.toMatch(/contentHash|idempotencyKey/)

  await send('Update', { id, ...change })
  const [updated] = await entries(lantern, { filter })
  expect(updated).toMatchObject({ ...named, action: 'update' })
  expect(valuesOf(updated?.after)).toMatchObject(change)
  expect(Object.keys(valuesOf(updated?.before)).sort()).toEqual(Object.keys(valuesOf(updated?.after)).sort())
  for (const [name, value] of Object.entries(valuesOf(updated?.before)))
    expect(valuesOf(updated?.after)[name]).not.toEqual(value)

  await send('Delete', { id })
  expect((await entries(lantern, { filter }))[1]).toMatchObject({ ...named, action: 'update' })
  await purgeRecord(lantern, cookie, model, id)
  const [purged, deleted, ...older] = await entries(lantern, { filter })
  expect(purged).toMatchObject({ action: 'purge', subjectId: id, actorName: owner.email })
  expect(deleted).toMatchObject({ action: 'delete', subjectId: id, actorName: owner.email })
  expect(older).toHaveLength(2)
  if (isPersonal)
    for (const entry of [purged, deleted, ...older])
      expect(entry).toMatchObject({ label: null, before: null, after: null })
  else expect(valuesOf(deleted?.before)).toMatchObject({ ...draft, ...change })
})

const createTestimonial =
  'mutation($input: CreateTestimonialInput!) { createTestimonial(input: $input) { id } }'
const updateTestimonial =
  'mutation($input: UpdateTestimonialInput!) { updateTestimonial(input: $input) { id } }'

async function aTestimonial(lantern: TestLantern): Promise<string> {
  const answer = await call(lantern, createTestimonial, { input: written }, await ownerCookie(lantern))
  return dataOf<{ id: string }>(answer, 'createTestimonial').id
}

test('an update that changes nothing is not audited', async () => {
  await using lantern = await testLantern()
  const id = await aTestimonial(lantern)
  const cookie = await ownerCookie(lantern)
  await call(lantern, updateTestimonial, { input: { id, name: written.name } }, cookie)
  expect((await entries(lantern)).map(({ action }) => action)).toEqual(['create'])
})

test('what a visitor sends is its own record', async () => {
  await using lantern = await testLantern()
  const answer = await call(
    lantern,
    'mutation($input: CreateMessageInput!) { createMessage(input: $input) { id } }',
    { input: kinds[1]?.draft },
  )
  dataOf(answer, 'createMessage')
  expect(await entries(lantern)).toEqual([])
})

test('the database refuses to change, delete or empty the log', async () => {
  await using lantern = await testLantern()
  await aTestimonial(lantern)
  const { pool } = lantern.database
  for (const statement of [
    `update audit_entries set actor_name = 'somebody else'`,
    `update audit_entries set after = '{}'`,
    `update audit_entries set label = null, before = null, after = null, action = 'update'`,
    'delete from audit_entries',
    'truncate audit_entries',
    'truncate audit_entries cascade',
  ])
    await expect(pool.query(statement), statement).rejects.toThrow('append-only')
  expect(await entries(lantern)).toHaveLength(1)
})

test('a change that is undone leaves no entry, and an entry that fails undoes the change', async () => {
  await using lantern = await testLantern()
  const { db, pool } = lantern.database
  const act = { action: 'update', subject: 'Testimonial', subjectId: 'x' }
  const undone = db.transaction(async (tx) => {
    await recordAudit(tx, { kind: 'system' }, act)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await entries(lantern)).toEqual([])

  await pool.query('alter table audit_entries add constraint full_disk check (false) not valid')
  const answer = await call(lantern, createTestimonial, { input: written }, await ownerCookie(lantern))
  expect(answer.errors?.[0]?.extensions?.code).toBe('INTERNAL')
  const { rows } = await pool.query('select id from testimonials')
  expect(rows).toEqual([])
})

test('secrets are never audited', async () => {
  await using lantern = await testLantern()
  await recordAudit(
    lantern.db,
    { kind: 'system' },
    {
      action: 'update',
      subject: 'Webhook',
      subjectId: 'x',
      after: { url: 'https://a.example', secret: 's3' },
    },
  )
  const [entry] = await entries(lantern)
  expect(valuesOf(entry?.after)).toEqual({ url: 'https://a.example', secret: '(secret)' })
})

test('it is found by person, by kind of thing and by words', async () => {
  await using lantern = await testLantern()
  await aTestimonial(lantern)
  await recordAudit(
    lantern.db,
    { kind: 'system' },
    { action: 'delete', subject: 'Blog', subjectId: 'x', label: 'Old deadbolts' },
  )
  const subjects = async (variables: object) =>
    (await entries(lantern, variables)).map(({ subject }) => subject)
  expect(await subjects({ filter: { actorName: { eq: owner.email } } })).toEqual(['Testimonial'])
  expect(await subjects({ filter: { subject: { eq: 'Blog' } } })).toEqual(['Blog'])
  expect(await subjects({ search: 'deadb' })).toEqual(['Blog'])
  expect(await subjects({ search: 'whitfield' })).toEqual(['Testimonial'])
})
