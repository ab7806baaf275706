import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { attachmentRules, attachmentTexts } from '#content/attachment-rules.ts'
import { type AuditedAct, recordAudit } from '#server/audit/record-audit.ts'
import type { Actor } from '#server/data-service/actor.ts'
import type { Database } from '#server/database/database.ts'
import { sign } from '#server/identity/signature.ts'
import { addressKey } from '#server/limits/rate-limit.ts'
import { uploads } from '#server/schema/files.ts'
import { isDiskFull } from './disk.ts'
import { fairTurns } from './fair-turns.ts'
import {
  newKey,
  type Part,
  partSizeFor,
  partsOf,
  readableName,
  thumbnailKey,
  uploadLifetimeMs,
} from './file-rules.ts'
import type { FileStore } from './file-store.ts'
import { type PreparedAttachment, prepareAttachment } from './prepare-attachment.ts'
import { busy, noRoom, type Refused, refused, uploadExpired, uploadNotFound } from './upload-outcome.ts'
import { roomFor } from './upload-room.ts'
import { uploaderOf } from './uploader.ts'

export type Upload = typeof uploads.$inferSelect

export type OpenedUpload = Readonly<{
  ok: true
  id: string
  key: string
  partSize: number
  parts: Part[]
  expiresAt: Date
}>

export type StoredUpload = Readonly<{ ok: true; key: string; contentType: string; size: number }>

/** Who sends a file: under which identity, and from which network address. */
export type Sender = Readonly<{ guestId: string; address: string }>

export type UploadsDependencies = Readonly<{
  db: Database
  store: FileStore
  /** Makes of a network address what is kept of it. */
  secret: string
  /** Bytes that all files together may take. */
  budget: () => Promise<number>
  now?: () => Date
}>

/** The rules of attachments: who may send how much, what becomes of it, and who may see it. */
export type Uploads = ReturnType<typeof createUploads>

export function createUploads(deps: UploadsDependencies) {
  const { db, store, secret, now = () => new Date() } = deps
  // Decoding a large photo takes hundreds of megabytes and a core; two at once leave the site responsive.
  const inTurn = fairTurns({ width: 2, longestLine: 20 })
  const completing = new Map<string, Promise<StoredUpload | Refused>>()

  /** Begins an upload. Sizes in bytes; refused when the file or what is held already is too much. */
  async function open(
    { guestId, address }: Sender,
    file: Readonly<{ name: string; size: number }>,
    partSize = partSizeFor(file.size),
  ): Promise<OpenedUpload | Refused> {
    const name = readableName(file.name)
    if (!name) return refused('bad-request', 'The file has no name.')
    if (file.size < 1) return refused('bad-request', `${name} is empty.`)
    if (file.size > attachmentRules.maximumTotalBytes)
      return refused('too-large', attachmentTexts.tooManyBytes)

    const moment = now()
    const upload = {
      id: randomUUID(),
      key: newKey(file.name, moment),
      guestId,
      sender: sign(secret, 'sender of a file', addressKey(address)),
      name,
      declaredSize: file.size,
      partSize,
      createdAt: moment,
      expiresAt: new Date(moment.getTime() + uploadLifetimeMs),
    }
    const budget = await deps.budget()
    const room = await db.transaction(async (tx) => {
      const found = await roomFor(
        tx,
        { ...upload, size: file.size },
        { disk: store.disk, budget, now: moment },
      )
      if (found === 'fits') await tx.insert(uploads).values(upload)
      return found
    })
    if (room === 'no-room') return noRoom
    if (room === 'too-many')
      return refused('too-many', 'Too many files are waiting. Remove some, or send your request with them.')
    const { id, key, expiresAt } = upload
    return { ok: true, id, key, partSize, parts: partsOf(file.size, partSize), expiresAt }
  }

  /** Takes one part; the same part again replaces it. The caller has checked the signature. */
  async function writePart(
    id: string,
    number: number,
    body: AsyncIterable<Uint8Array>,
  ): Promise<{ ok: true } | Refused> {
    const upload = await byId(id)
    if (!upload) return uploadNotFound
    if (upload.state === 'stored') return refused('claimed', 'This file is already complete.')
    if (upload.expiresAt <= now()) return uploadExpired
    const part = partsOf(upload.declaredSize, upload.partSize)[number - 1]
    if (!part) return uploadNotFound
    const written = await store.writePart(id, number, { exactly: part.size }, body)
    if (written.ok) return { ok: true }
    if (written.reason === 'no-room') return noRoom
    if (written.reason === 'interrupted') return refused('interrupted', 'The file did not arrive completely.')
    if (written.reason === 'superseded') return refused('superseded', 'This part was sent anew meanwhile.')
    if (written.reason === 'too-long') return refused('too-large', 'More bytes arrived than were announced.')
    return refused('wrong-length', 'Fewer bytes arrived than were announced.')
  }

  /** Checks, cleans and stores an upload whose parts are all there. Asked again, it gives the same answer. */
  function complete(id: string, guestId: string): Promise<StoredUpload | Refused> {
    const running = completing.get(`${id} ${guestId}`)
    if (running) return running
    const work = finish(id, guestId).finally(() => completing.delete(`${id} ${guestId}`))
    completing.set(`${id} ${guestId}`, work)
    return work
  }

  async function finish(id: string, guestId: string): Promise<StoredUpload | Refused> {
    const upload = await byId(id)
    if (upload?.guestId !== guestId) return uploadNotFound
    const before = storedAnswer(upload)
    if (before) return before
    if (upload.expiresAt <= now()) return uploadExpired

    const prepared = await inTurn(upload.sender ?? guestId, () => prepare(upload)).catch(async (error) => {
      // Canceled or swept meanwhile, and the scratch files with it.
      if (!(await byId(id))) return uploadNotFound
      if (!isDiskFull(error)) throw error
      await store.disk.full()
      return noRoom
    })
    if (prepared === 'busy') return busy
    if (!prepared.ok) {
      // What may succeed later is kept for later.
      if (prepared.reason !== 'no-room' && prepared.reason !== 'incomplete') await cancel(id, guestId)
      return prepared
    }
    const { contentType, size, hasThumbnail, sha256 } = prepared
    const [stored] = await db
      .update(uploads)
      .set({
        state: 'stored',
        contentType,
        size,
        hasThumbnail,
        sha256,
        expiresAt: new Date(now().getTime() + uploadLifetimeMs),
      })
      .where(and(eq(uploads.id, id), eq(uploads.state, 'open')))
      .returning({ id: uploads.id })
    const after = stored ? undefined : await byId(id)
    await store.abort(id)
    if (stored) return { ok: true, key: upload.key, contentType, size }
    return (after && storedAnswer(after)) ?? uploadNotFound
  }

  /** Puts the parts of an upload together and checks them. Room is asked for again: `open` may be an hour ago. */
  async function prepare(upload: Upload): Promise<(PreparedAttachment & { sha256: string }) | Refused> {
    // Put together and cleaned.
    using hold = await store.disk.hold(2 * upload.declaredSize)
    if (!hold) return noRoom
    try {
      const parts = partsOf(upload.declaredSize, upload.partSize)
      const theirs = store.as(upload.guestId)
      const scratch = await theirs.assemble(
        upload.id,
        parts.map((part) => part.number),
      )
      if (!scratch) return refused('incomplete', 'Some parts of the file have not arrived yet.')
      const prepared = await prepareAttachment(theirs, upload, scratch)
      if (prepared.ok) return { ...prepared, sha256: scratch.sha256 }
      return hold.signal.aborted ? noRoom : prepared
    } catch (error) {
      // The disk needed the room back, and the files went from under us.
      if (hold.signal.aborted) return noRoom
      throw error
    }
  }

  /**
   * Takes a whole file of unknown length (a form without script): at most `atMost` bytes, through the same
   * checks.
   */
  async function receive(
    sender: Sender,
    file: Readonly<{ name: string; atMost: number; body: AsyncIterable<Uint8Array> }>,
  ): Promise<(StoredUpload & { id: string }) | Refused> {
    // The room is reserved at the bound and given back when the length is known.
    const { guestId } = sender
    const opened = await open(sender, { name: file.name, size: file.atMost }, file.atMost)
    if (!opened.ok) return opened
    const written = await store.writePart(opened.id, 1, { atMost: file.atMost }, file.body)
    if (!written.ok || written.size === 0) {
      await cancel(opened.id, guestId)
      if (written.ok) return refused('bad-request', `${readableName(file.name)} is empty.`)
      if (written.reason === 'too-long') return refused('too-large', attachmentTexts.tooManyBytes)
      if (written.reason === 'no-room') return noRoom
      return refused('interrupted', 'The file did not arrive completely.')
    }
    await db.update(uploads).set({ declaredSize: written.size }).where(eq(uploads.id, opened.id))
    const stored = await complete(opened.id, guestId)
    if (stored.ok) return { ...stored, id: opened.id }
    // Nobody comes back for it.
    await cancel(opened.id, guestId)
    return stored
  }

  /** Forgets an upload that no quote holds, finished or not. */
  async function cancel(id: string, guestId: string): Promise<{ ok: true } | Refused> {
    const [gone] = await db
      .delete(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.guestId, guestId), isNull(uploads.claimedBy)))
      .returning({ key: uploads.key })
    if (!gone) {
      const upload = await byId(id)
      return upload?.guestId === guestId
        ? refused('claimed', 'This file was already sent with a request.')
        : uploadNotFound
    }
    await store.abort(id)
    await removeFiles([gone.key])
    return { ok: true }
  }

  /** An upload that is stored, by its key. Who may see it is for the caller to decide. */
  async function find(key: string): Promise<Upload | undefined> {
    const [upload] = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.key, key), eq(uploads.state, 'stored')))
    return upload
  }

  /** The newest 100 stored files of one guest, or of everybody when no guest is named (administrators). */
  async function list(guestId?: string): Promise<Upload[]> {
    return db
      .select()
      .from(uploads)
      .where(
        and(eq(uploads.state, 'stored'), guestId === undefined ? undefined : eq(uploads.guestId, guestId)),
      )
      .orderBy(desc(uploads.createdAt))
      .limit(100)
  }

  /** Deletes a file for good, claimed or not, and writes down who did (administrators). False when there is none. */
  async function remove(key: string, actor: Actor): Promise<boolean> {
    const gone = await db.transaction(async (tx) => {
      const [upload] = await tx.delete(uploads).where(eq(uploads.key, key)).returning()
      if (upload) await recordAudit(tx, actor, deletionOf(upload))
      return upload
    })
    if (!gone) return false
    await store.abort(gone.id)
    await removeFiles([key], actor)
    return true
  }

  /** Removes files from the store after their rows are gone, for example when an administrator deleted a quote. */
  async function removeFiles(keys: readonly string[], actor?: Actor): Promise<void> {
    const theirs = store.as(actor && uploaderOf(actor))
    for (const key of keys) {
      await theirs.delete(key)
      await theirs.delete(thumbnailKey(key))
    }
  }

  async function byId(id: string): Promise<Upload | undefined> {
    const [upload] = await db.select().from(uploads).where(eq(uploads.id, id))
    return upload
  }

  return { open, writePart, complete, receive, cancel, find, list, remove, removeFiles }
}

/** A file that a quote holds is the quote's: deleted with it, the log forgets the file's name too. */
function deletionOf({ id, name, claimedBy }: Upload): AuditedAct {
  const action = 'delete file'
  return claimedBy
    ? { action, subject: 'Quote', subjectId: claimedBy, before: { file: name } }
    : { action, subject: 'Attachment', subjectId: id }
}

function storedAnswer({ state, key, contentType, size }: Upload): StoredUpload | undefined {
  if (state !== 'stored') return undefined
  if (contentType === null || size === null) throw new Error(`Upload ${key} is stored without type or size`)
  return { ok: true, key, contentType, size }
}
