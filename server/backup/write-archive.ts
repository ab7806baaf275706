import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { pack as newPack, type Pack } from 'tar-stream'
import { appliedMigrations } from '#server/database/migrate.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { encryptArchive } from './archive-encryption.ts'
import { type BackupEnd, type BackupManifest, entryNames, sheetFolder } from './archive-format.ts'
import { liveSecrets } from './live-secrets.ts'
import { beginSpreadsheet } from './spreadsheets.ts'
import { readRecords, storedTables } from './stored-tables.ts'

type Source = {
  client: pg.ClientBase
  store: FileStore
  passphrase: string | undefined
}

/**
 * Records are a snapshot of one moment. Files are read after them: one deleted meanwhile is missing, one
 * added meanwhile belongs to no record.
 */
export async function writeArchive(path: string, source: Source): Promise<void> {
  const archive = newPack()
  const packed = createGzip()
  const written = Promise.all([
    // tar-stream's streams are not Node's.
    pipeline(Readable.from(archive), packed),
    pipeline(
      source.passphrase === undefined ? packed : await encryptArchive(packed, source.passphrase),
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    ),
  ])
  try {
    // When writing fails (disk full), stop: fill would wait forever for the stream to drain.
    await Promise.race([fill(archive, path, source), written])
    archive.finalize()
    await written
  } catch (error) {
    archive.destroy()
    await written.catch(() => undefined)
    throw error
  }
}

async function fill(archive: Pack, path: string, { client, store, passphrase }: Source): Promise<void> {
  await client.query('begin transaction isolation level repeatable read, read only')
  const leftOut = liveSecrets({ isEncrypted: passphrase !== undefined })
  const tables = (await storedTables(client)).filter(({ name }) => leftOut[name] !== 'true')
  const manifest: BackupManifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    tables,
  }
  await addText(archive, entryNames.manifest, JSON.stringify(manifest, null, 2))
  const end: BackupEnd = { rows: {}, files: 0 }
  for (const table of tables) {
    let rows = 0
    let number = 0
    const sheet = await beginSpreadsheet(table, `${path}.csv`)
    try {
      for await (const lines of readRecords(client, table, leftOut[table.name])) {
        number += 1
        rows += lines.length
        const name = `database/${table.name}/${String(number).padStart(6, '0')}.jsonl`
        await addText(archive, name, `${lines.join('\n')}\n`)
        await sheet?.add(lines)
      }
      if (sheet && rows > 0) {
        const { size, content } = await sheet.end()
        await addEntry(archive, `${sheetFolder}/${table.name}.csv`, size, content)
      }
    } finally {
      await sheet?.remove()
    }
    end.rows[table.name] = rows
  }
  await client.query('commit')
  for await (const key of store.keys()) {
    const file = await store.open(key)
    if (!file) continue
    await addEntry(archive, `files/${key}`, file.size, file.stream)
    end.files += 1
  }
  await addText(archive, entryNames.end, JSON.stringify(end, null, 2))
}

function addText(archive: Pack, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text)
  return addEntry(archive, name, bytes.length, Readable.from([bytes]))
}

function addEntry(archive: Pack, name: string, size: number, content: Readable): Promise<void> {
  const entry = archive.entry({ name, size, mode: 0o600 })
  return pipeline(content, entry)
}
