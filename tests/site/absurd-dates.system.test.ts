import { sql } from 'drizzle-orm'
import { getNamedType, isEnumType, isInputObjectType, isLeafType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { openDemonstration } from '#server/demo/demo.ts'
import { schema } from '#server/models/models.ts'
import { dueJobs } from '#server/models/schedule.ts'
import { type RequestKind, requestKinds } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { asOwner, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { ruth } from '#tests/reviews.ts'

const absurd = ['0026-05-01 05:00', '0099-12-31', '0001-01-01', '0044-03-15 BC', '12345-06-07', 'infinity']

const parts: Readonly<Record<RequestKind, string>> = {
  Quote: 'quotes',
  Message: 'messages',
  Call: 'calls',
}
const content = ['reviews', 'testimonials', 'blogs', 'images', 'price_items', 'pages', 'redirects']
const others = ['lead_events', 'lead_notes', 'estimates', 'invoices', 'payments', 'audit_entries']
const spoiled = ['requests', ...content, ...others]

/** As an earlier edition, or a hand in the database, may have left them: other ones in each row and column. */
async function spoilDates({ db }: TestLantern) {
  const { rows } = await db.execute<{ table: string; column: string; at: number }>(sql`
    select table_name as "table", column_name as "column", ordinal_position as at from information_schema.columns
    where data_type = 'timestamp with time zone' and is_generated = 'NEVER' and table_schema = 'public'`)
  for (const { table, column, at } of rows.filter((one) => spoiled.includes(one.table))) {
    // The index of a search by year takes no infinity.
    const dates = table === 'requests' ? absurd.slice(0, -1) : absurd
    const [name, moment] = [sql.identifier(table), sql.identifier(column)]
    const choices = sql.raw(`array[${dates.map((date) => `'${date}'`).join(', ')}]::timestamptz[]`)
    await db.execute(sql`alter table ${name} disable trigger user`)
    await db.execute(sql`
      update ${name} set ${moment} = (${choices})[1 + (places.nth + ${at}) % ${dates.length}]
      from (select id as spoiled_id, row_number() over (order by id) as nth from ${name}) as places
      where id = spoiled_id and (places.nth + ${at}) % 3 > 0`)
    await db.execute(sql`alter table ${name} enable trigger user`)
  }
  await db.execute(sql`update estimates set valid_until = '0000-01-01'`)
}

async function spoiledLantern() {
  const lantern = await lanternWithPages()
  const { db, log } = lantern
  await openDemonstration(lantern.callOf({ kind: 'system' }), { isDemonstration: true, db, log })
  await db.execute(sql`update invoices set due_on = '0026-05-01' where sent_at is null`)
  // The database would refuse one moment of a window without the other.
  await db.execute(sql`alter table requests drop constraint requests_picked_window`)
  await spoilDates(lantern)
  const idsOf = async (table: string, condition = sql`true`) =>
    (
      await db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)} where ${condition}`)
    ).rows.map(({ id }) => id)
  const idsOfKind = (kind: RequestKind) => idsOf('requests', sql`kind = ${kind}`)
  return { lantern, idsOf, idsOfKind, [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose]() }
}

/** Each list of the data service in each order, and all that a row of it says. */
const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, type, args }) => {
  const page = getNamedType(type)
  const items = isObjectType(page) && page.getFields().items
  const row = items && getNamedType(items.type)
  if (!isObjectType(row) || !/^list.*s$/.test(name)) return []
  const sort = getNamedType(args.find((arg) => arg.name === 'sort')?.type)
  const field = isInputObjectType(sort) && getNamedType(sort.getFields().field?.type)
  const fields = Object.values(row.getFields()).filter((one) => isLeafType(getNamedType(one.type)))
  return (isEnumType(field) ? field.getValues() : []).flatMap((by) =>
    ['ASC', 'DESC'].map((direction) => ({
      name,
      query: `query($after: String) { page: ${name}(limit: 15, nextToken: $after, sort: { field: ${by.name}, direction: ${direction} }) {
        items { ${fields.map((one) => one.name).join(' ')} } nextToken total } }`,
    })),
  )
})

test('absurd dates in the database take no page, list, feed or file with them', async () => {
  await using spoiled = await spoiledLantern()
  const { lantern, idsOf, idsOfKind } = spoiled
  const staff = await ownerCookie(lantern)
  const { services } = lantern.callOf({ kind: 'system' })
  const failed: unknown[] = []
  const open = async (path: string, expected = [200]) => {
    const answer = await lantern.fetch(path, { headers: staff })
    const text = await answer.text().catch((error: unknown) => failed.push([path, String(error)]))
    if (!expected.includes(answer.status)) failed.push([path, answer.status])
    return String(text)
  }

  const sitemap = await open('/sitemap.xml')
  const posts = [...sitemap.matchAll(/<loc>[^<]*(\/blog\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect(posts).toHaveLength((await idsOf('blogs')).length)
  const site = ['/', '/reviews', '/blog', '/search?q=lock', '/blog/feed.xml', '/blog/feed.json']
  for (const path of [...site, ...posts]) await open(path)

  for (const kind of requestKinds)
    for (const id of (await idsOfKind(kind)).slice(0, 4)) {
      const receipt = services.receipts.pathOf({ kind, id })
      await open(receipt, [200, 410])
      await open(`${receipt}/version`, [200, 404])
      await open(`${receipt}/appointment.ics`, [200, 404])
      await open(`/admin/inbox/${parts[kind]}/${id}`)
      await open(`/admin/inbox/${parts[kind]}/${id}/appointment.ics`, [200, 404])
    }
  for (const [table, pathsOf] of Object.entries({
    testimonials: (id: string) => [`/admin/testimonials/${id}/edit`],
    reviews: (id: string) => [`/admin/reviews/${id}/edit`],
    blogs: (id: string) => [`/admin/blogs/${id}/edit`, `/admin/blogs/${id}/revisions`],
    price_items: (id: string) => [`/admin/prices/${id}/edit`],
    estimates: (id: string) => [`/admin/estimates/${id}`],
    invoices: (id: string) => [...[`/admin/invoices/${id}`, `/admin/invoices/${id}/invoice.pdf`]],
  }))
    for (const path of (await idsOf(table)).flatMap(pathsOf)) await open(path)

  const screens = ['', 'inbox', 'quotes', 'messages', 'calls', 'reviews', 'testimonials', 'blogs', 'prices']
  const more = ['customers', 'estimates', 'invoices', 'trash', 'settings/activity', 'schedule', 'reports']
  const asked = ['inbox?filter=completed', 'schedule?date=0026-05-01', 'reports?period=year&at=0026']
  for (const screen of [...screens, ...more, ...asked]) await open(`/admin/${screen}`.replace(/\/$/, ''))
  const exported = [
    ...requestKinds.map((kind) => [parts[kind], idsOfKind(kind)] as const),
    ...['reviews', 'invoices'].map((table) => [table, idsOf(table)] as const),
  ]
  for (const [list, ids] of exported) {
    const lines = (await open(`/admin/${list}/export.csv`)).split('\r\n')
    expect([list, lines.length]).toEqual([list, (await ids).length + 2])
  }
  await open('/admin/reports/export.csv')

  const run = await asOwner(lantern)
  const calendar = dataOf<{ path: string }>(
    await run('mutation { calendar: renewMyCalendar { path } }'),
    'calendar',
  )
  await open(calendar.path)
  for (const { name, query } of lists) {
    const ids: string[] = []
    let after: string | null = null
    do {
      const { data, errors } = await run(query, { after })
      const page = data?.page as { items: { id: string }[]; nextToken: string | null } | undefined
      if (errors) failed.push([name, errors])
      ids.push(...(page?.items ?? []).map(({ id }) => id))
      after = page?.nextToken ?? null
    } while (after && ids.length < 500)
    if (new Set(ids).size !== ids.length) failed.push([name, query, 'a row comes twice', ids.length])
  }
  for (const { name, run: job } of dueJobs.filter((one) => one.name !== 'address'))
    await job(lantern.callOf({ kind: 'system' })).catch((error: unknown) =>
      failed.push([name, String(error)]),
    )

  const good = '2026-11-21T15:00:00.000Z'
  for (const [model, found, field] of [
    ['Quote', idsOfKind('Quote'), 'scheduledAt'],
    ['Message', idsOfKind('Message'), 'followUpAt'],
    ['Call', idsOfKind('Call'), 'wantedAt'],
    ['Review', idsOf('reviews'), 'submittedAt'],
    ['Testimonial', idsOf('testimonials'), 'date'],
  ] as const)
    for (const id of (await found).slice(0, 3)) {
      const repaired = await run(
        `mutation { row: update${model}(input: { id: "${id}", ${field}: "${good}" }) { ${field} } }`,
      )
      expect(repaired.data).toEqual({ row: { [field]: good } })
    }
  const [testimonial = ''] = (await idsOf('testimonials')).slice(-1)
  const edited = { ...typed['/admin/testimonials/new'], date: '2026-03-01' }
  await lantern.fetch(`/admin/testimonials/${testimonial}/edit`, posted(edited, staff))
  const { rows } = await lantern.db.execute(
    sql`select date::text from testimonials where id = ${testimonial}`,
  )
  expect(rows).toEqual([{ date: '2026-03-01 00:00:00+00' }])
  expect(failed).toEqual([])
}, 600_000)

const typed = {
  '/admin/testimonials/new': { name: 'Ted', comment: 'Quick.', rating: '5', date: '0026-05-01', id: '' },
  '/admin/reviews/new': { ...ruth, service: 'Safes', rating: '4', date: '0026-05-01', id: '' },
  '/admin/calls/new': {
    name: 'Ana',
    phone: '713 555 0117',
    service: 'other',
    wanted: '0026-05-01T10:00',
    id: '',
  },
  '/admin/blogs/new': {
    ...{ title: 'Keys', excerpt: 'A few', content: 'Words', author: 'Us', category: 'Tips' },
    ...{ publishAt: '0026-05-01T10:00', id: '' },
  },
}

test('050126 typed into a date box is an error at the field, with the form as it was typed', async () => {
  await using lantern = await lanternWithPages()
  const staff = await ownerCookie(lantern)
  for (const [path, fields] of Object.entries(typed)) {
    const answer = await lantern.fetch(path, posted(fields as Record<string, string>, staff))
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 422])
    expect(html).toContain('Please enter a date between 1900 and 2200.')
    expect(html).toMatch(/value="0026-05-01/)
  }
})
