import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { uploads } from '#server/schema/files.ts'
import { attachmentPrefix, thumbnailKey } from './file-rules.ts'
import type { FileStore } from './file-store.ts'
import { forgetSuspiciousFiles } from './files-budget.ts'

type SweepDependencies = Readonly<{
  db: Database
  store: FileStore
  budget: () => Promise<number>
  log: Log
  now?: Date
}>

/** `givenUp`: files of suspicious requests beyond their share. `orphans`: files without a row. */
type SweepResult = Readonly<{ expired: number; givenUp: number; orphans: number }>

const batchSize = 500

export async function sweepUploads({
  db,
  store,
  budget,
  log,
  now = new Date(),
}: SweepDependencies): Promise<SweepResult> {
  // One statement: a quote that claims a file now either keeps it or finds it gone.
  const expired = await db
    .delete(uploads)
    .where(and(isNull(uploads.claimedBy), lte(uploads.expiresAt, now)))
    .returning({ id: uploads.id, key: uploads.key })
  const givenUp = await forgetSuspiciousFiles(db, await budget())
  if (givenUp.length > 0) log.warn({ files: givenUp.length }, 'Files of suspicious requests were too many')
  await forgetSenders(db, now)
  for (const { id, key } of [...expired, ...givenUp]) {
    await store.abort(id)
    await store.delete(key)
    await store.delete(thumbnailKey(key))
  }

  if ((await db.$count(uploads)) === 0) {
    // An empty table beside a full folder is more likely the wrong database than a thousand orphans.
    if (expired.length + givenUp.length === 0) log.debug('No uploads in the database: files are left alone')
    return { expired: expired.length, givenUp: givenUp.length, orphans: 0 }
  }
  const orphans = (await sweepKeys(db, store)) + (await sweepUnfinished(db, store))
  if (expired.length > 0 || orphans > 0) log.info({ expired: expired.length, orphans }, 'Uploads swept')
  return { expired: expired.length, givenUp: givenUp.length, orphans }
}

async function forgetSenders(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000)
  await db
    .update(uploads)
    .set({ sender: null, network: null })
    .where(and(isNotNull(uploads.sender), lte(uploads.createdAt, dayAgo)))
}

async function sweepKeys(db: Database, store: FileStore): Promise<number> {
  let removed = 0
  for await (const batch of batches(attachmentKeys(store))) {
    const rows = await db
      .select({ key: uploads.key })
      .from(uploads)
      .where(inArray(uploads.key, batch.map(keyOfFile)))
    const known = new Set(rows.map(({ key }) => key))
    for (const file of batch) {
      if (known.has(keyOfFile(file))) continue
      await store.delete(file)
      removed += 1
    }
  }
  return removed
}

async function sweepUnfinished(db: Database, store: FileStore): Promise<number> {
  let removed = 0
  for await (const batch of batches(store.uploadIds())) {
    const rows = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(inArray(uploads.id, batch), eq(uploads.state, 'open')))
    const known = new Set(rows.map(({ id }) => id))
    for (const id of batch) {
      if (known.has(id)) continue
      await store.abort(id)
      removed += 1
    }
  }
  return removed
}

async function* attachmentKeys(store: FileStore): AsyncGenerator<string> {
  for await (const key of store.keys()) if (!key.startsWith('images/')) yield key
}

function keyOfFile(file: string): string {
  return file.replace(/^thumbnails\/(.*)\.webp$/, `${attachmentPrefix}$1`)
}

async function* batches<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value[]> {
  let batch: Value[] = []
  for await (const value of values) {
    batch.push(value)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
