import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openDiskStore } from '#server/files/disk-store.ts'
import { temporaryFolder } from '#tests/backups.ts'
import { testDisk } from '#tests/disk.ts'
import { run } from '#tests/older-postgres.ts'
import { databaseIn, inTrash, migrateTo, ours, threeKinds } from '#tests/older-stores.ts'
import { restoreArchive } from './restore-archive.ts'
import { writeArchive } from './write-archive.ts'

async function emptyStore() {
  const folder = await temporaryFolder()
  return openDiskStore(folder, testDisk(folder).disk)
}

test('a backup with three tables of requests is restored into the one of today, the trash included', async () => {
  const former = await databaseIn(ours(), 'template0')
  await migrateTo('0050', former)
  await run(
    former,
    ...threeKinds.filter(
      (statement) => !/insert into messages|\(id, message_id|, message_id\)|'Message'/.test(statement),
    ),
  )
  const path = join(await temporaryFolder(), 'lantern.tar.gz')
  const source = new pg.Client(former)
  await source.connect()
  await writeArchive(path, { client: source, store: await emptyStore(), passphrase: undefined })
  await source.end()

  const target = await databaseIn(ours(), inject('server').template)
  const client = new pg.Client(target)
  await client.connect()
  const wish = { keepKeys: false, passphrase: async () => '' }
  const restored = await restoreArchive(path, { client, store: await emptyStore() }, wish)
  await client.end()
  expect(restored.rows).toMatchObject({ requests: 2, lead_events: 1, estimates: 1, invoices: 1 })
  expect(restored.rows).not.toHaveProperty('quotes')

  const [stored, notes, papers, trash, parts, counts] = await run(
    target,
    'select kind, name, first_name, source, status from requests order by kind',
    'select count(*)::int as notes from lead_notes',
    `select (select requests.kind from requests where id = estimates.request_id) as estimate,
      (select requests.kind from requests join invoices on requests.id = invoices.request_id) as invoice from estimates`,
    `select record ->> 'kind' as kind, record ->> 'name' as name from trash`,
    `select link, row ->> 'request_id' as request from trash_parts order by link`,
    `select model, sum(delta)::int as total from tallies where state = 'all' and model in ('Quote', 'Call') group by 1 order by 1`,
  )
  expect(stored?.rows).toEqual([
    { kind: 'Quote', name: 'Dana Reyes', first_name: 'Dana', source: null, status: 'contacted' },
    { kind: 'Call', name: 'Ana', first_name: null, source: 'walk_in', status: 'new' },
  ])
  expect(notes?.rows).toEqual([{ notes: 0 }])
  expect(papers?.rows).toEqual([{ estimate: 'Quote', invoice: 'Call' }])
  expect(trash?.rows).toEqual([{ kind: 'Quote', name: 'Lee Park' }])
  expect(parts?.rows).toEqual([
    { link: 'request_id', request: null },
    { link: null, request: inTrash },
  ])
  expect(counts?.rows).toEqual([
    { model: 'Call', total: 1 },
    { model: 'Quote', total: 1 },
  ])
})
