import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Actor } from '#server/actor.ts'
import { type AuditedAct, recordAudit } from '#server/audit/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { addressKey, networkKey, networkKeys } from '#server/http/client-address.ts'
import { sign } from '#server/http/signed-values.ts'
import { openTurns } from '#server/limits/turns.ts'
import { done, type Result } from '#server/result.ts'
import { type Upload, uploads } from '#server/schema/files.ts'
import { requests } from '#server/schema/requests.ts'
import { isDiskFull } from './disk.ts'
import {
  busy,
  newKey,
  noRoom,
  type Part,
  partSizeFor,
  partsOf,
  readableName,
  refuseUpload,
  thumbnailKey,
  type UploadRefusal,
  uploadExpired,
  uploaderOf,
  uploadLifetimeMs,
  uploadNotFound,
} from './file-rules.ts'
import type { FileStore } from './file-store.ts'
import { silentMs, withRoom } from './files-budget.ts'
import { forgetFileKeys } from './quote-attachments.ts'
import { uploadChecks } from './upload-checks.ts'

type OpenedUpload = Readonly<{ id: string; key: string; partSize: number; parts: Part[]; expiresAt: Date }>

type StoredUpload = Readonly<{ id: string; key: string; contentType: string; size: number }>

type AnnouncedFile = Readonly<{ name: string; size: number; idempotencyKey?: string | undefined }>

export type UploadSender = Readonly<{ guestId: string; address: string }>

type Received<Value> = Promise<Result<Value, UploadRefusal>>

export type Uploads = {
  open(sender: UploadSender, file: AnnouncedFile, partSize?: number): Received<OpenedUpload>
  /** The same part again replaces it. The caller has checked the signature. */
  writePart(id: string, number: number, body: AsyncIterable<Uint8Array>): Received<null>
  complete(id: string, guestId: string): Received<StoredUpload>
  receive(
    sender: UploadSender,
    file: Readonly<{ name: string; atMost: number; body: AsyncIterable<Uint8Array> }>,
  ): Received<StoredUpload>
  cancel(id: string, guestId: string): Received<null>
  find(key: string): Promise<Upload | undefined>
  list(guestId?: string): Promise<Upload[]>
  remove(key: string, actor: Actor): Promise<boolean>
  removeFiles(keys: readonly string[], actor?: Actor): Promise<void>
}

export function createUploads(deps: {
  db: Database
  store: FileStore
  secret: string
  budget: () => Promise<number>
  now?: () => Date
}): Uploads {
  const { db, store, secret, now = () => new Date() } = deps
  const check = uploadChecks(store)
  // They are counted one at a time anyway, and waiting here holds no connection.
  const openings = openTurns({
    ...{ concurrency: 1, concurrencyPerKey: 1, maxWaiting: 200, maxWaitingPerKey: 40, timeoutMs: 8_000 },
  })
  const present = async () => ({ disk: store.disk, budget: await deps.budget(), now: now() })
  const digest = (key: string) => sign(secret, 'sender of a file', key)
  const completing = new Map<string, Received<StoredUpload>>()

  return { open, writePart, complete, receive, cancel, find, list, remove, removeFiles }

  async function open(
    { guestId, address }: UploadSender,
    file: AnnouncedFile,
    partSize = partSizeFor(file.size),
  ): Received<OpenedUpload> {
    const name = readableName(file.name)
    if (!name) return refuseUpload('bad-request', { reason: 'fileUnnamed' })
    if (file.size < 1) return refuseUpload('bad-request', { reason: 'fileEmpty', facts: { name } })
    if (file.size > attachmentRules.maximumTotalBytes)
      return refuseUpload('too-large', { reason: 'tooManyBytes' })

    const moment = now()
    const upload = {
      id: randomUUID(),
      key: newKey(file.name, moment),
      guestId,
      sender: digest(addressKey(address)),
      network: digest(networkKeys(address).at(-1) ?? ''),
      name,
      declaredSize: file.size,
      partSize,
      createdAt: moment,
      beganAt: store.direct ? moment : null,
      expiresAt: new Date(moment.getTime() + uploadLifetimeMs),
      idempotencyKey: file.idempotencyKey ?? null,
    }
    if (file.idempotencyKey) await forgetEarlier(guestId, file.idempotencyKey)
    const turn = await openings(networkKey(address))
    if (!turn.ok) return busy
    using _turn = turn.value
    const room = await withRoom(db, upload, await present(), (tx) => tx.insert(uploads).values(upload))
    if (room === 'locked') return busy
    if (room === 'no-room') return noRoom
    if (room === 'too-many') return refuseUpload('too-many', { reason: 'tooManyWaiting' })
    const { id, key, expiresAt } = upload
    return done({ id, key, partSize, parts: partsOf(file.size, partSize), expiresAt })
  }

  /** What answers lost on a bad line left behind would count against the guest for an hour. */
  async function forgetEarlier(guestId: string, idempotencyKey: string): Promise<void> {
    const ofThisFile = and(eq(uploads.guestId, guestId), eq(uploads.idempotencyKey, idempotencyKey))
    const earlier = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(ofThisFile, isNull(uploads.claimedBy)))
    for (const { id } of earlier) await cancel(id, guestId)
  }

  async function* noteFirstByte({ id, beganAt }: Upload, body: AsyncIterable<Uint8Array>) {
    let isNoted = beganAt !== null
    for await (const chunk of body) {
      if (!isNoted) await db.update(uploads).set({ beganAt: now() }).where(eq(uploads.id, id))
      isNoted = true
      yield chunk
    }
  }

  async function writePart(id: string, number: number, body: AsyncIterable<Uint8Array>): Received<null> {
    const upload = await byId(id)
    if (!upload) return uploadNotFound
    if (upload.state === 'stored') return refuseUpload('claimed', { reason: 'uploadComplete' })
    if (upload.expiresAt <= now()) return uploadExpired
    const part = partsOf(upload.declaredSize, upload.partSize)[number - 1]
    if (!part) return uploadNotFound
    const isSilent = !upload.beganAt && now().getTime() - upload.createdAt.getTime() > silentMs
    // Its room may be promised to others by now.
    if (isSilent && (await withRoom(db, upload, await present())) !== 'fits') return noRoom
    const written = await store.writePart(id, number, { exactly: part.size }, noteFirstByte(upload, body))
    if (written.ok) return done(null)
    if (written.refusal === 'no-room') return noRoom
    if (written.refusal === 'interrupted') return refuseUpload('interrupted', { reason: 'uploadInterrupted' })
    if (written.refusal === 'superseded') return refuseUpload('superseded', { reason: 'partSuperseded' })
    if (written.refusal === 'too-long') return refuseUpload('too-large', { reason: 'moreThanAnnounced' })
    return refuseUpload('wrong-length', { reason: 'lessThanAnnounced' })
  }

  function complete(id: string, guestId: string): Received<StoredUpload> {
    const running = completing.get(`${id} ${guestId}`)
    if (running) return running
    const work = finish(id, guestId).finally(() => completing.delete(`${id} ${guestId}`))
    completing.set(`${id} ${guestId}`, work)
    return work
  }

  async function finish(id: string, guestId: string): Received<StoredUpload> {
    const upload = await byId(id)
    if (upload?.guestId !== guestId) return uploadNotFound
    if (upload.state === 'stored') return done(storedUpload(upload))
    if (upload.expiresAt <= now()) return uploadExpired

    const prepared = await check(upload).catch(async (error: unknown) => {
      if (!(await byId(id))) return uploadNotFound
      if (!isDiskFull(error)) throw error
      await store.disk.full()
      return noRoom
    })
    if (!prepared.ok) {
      if (!['no-room', 'incomplete', 'busy'].includes(prepared.refusal.code)) await cancel(id, guestId)
      return prepared
    }
    const { contentType, size, hasThumbnail, isProtected, sha256 } = prepared.value
    const [stored] = await db
      .update(uploads)
      .set({
        state: 'stored',
        contentType,
        size,
        hasThumbnail,
        isProtected,
        sha256,
        expiresAt: new Date(now().getTime() + uploadLifetimeMs),
      })
      .where(and(eq(uploads.id, id), eq(uploads.state, 'open')))
      .returning({ id: uploads.id })
    const after = stored ? undefined : await byId(id)
    await store.abort(id)
    if (stored) return done({ id, key: upload.key, contentType, size })
    return after?.state === 'stored' ? done(storedUpload(after)) : uploadNotFound
  }

  async function receive(
    sender: UploadSender,
    file: Readonly<{ name: string; atMost: number; body: AsyncIterable<Uint8Array> }>,
  ): Received<StoredUpload> {
    const { guestId } = sender
    const opened = await open(sender, { name: file.name, size: file.atMost }, file.atMost)
    if (!opened.ok) return opened
    const { id } = opened.value
    const written = await store.writePart(id, 1, { atMost: file.atMost }, file.body)
    if (!written.ok || written.value === 0) {
      await cancel(id, guestId)
      if (written.ok)
        return refuseUpload('bad-request', {
          reason: 'fileEmpty',
          facts: { name: readableName(file.name) ?? '' },
        })
      if (written.refusal === 'too-long') return refuseUpload('too-large', { reason: 'tooManyBytes' })
      if (written.refusal === 'no-room') return noRoom
      return refuseUpload('interrupted', { reason: 'uploadInterrupted' })
    }
    await db.update(uploads).set({ declaredSize: written.value }).where(eq(uploads.id, id))
    const stored = await complete(id, guestId)
    if (!stored.ok) await cancel(id, guestId)
    return stored
  }

  async function cancel(id: string, guestId: string): Received<null> {
    const [gone] = await db
      .delete(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.guestId, guestId), isNull(uploads.claimedBy)))
      .returning({ key: uploads.key })
    if (!gone) {
      const upload = await byId(id)
      return upload?.guestId === guestId
        ? refuseUpload('claimed', { reason: 'uploadClaimed' })
        : uploadNotFound
    }
    await store.abort(id)
    await removeFiles([gone.key])
    return done(null)
  }

  async function find(key: string): Promise<Upload | undefined> {
    const [upload] = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.key, key), eq(uploads.state, 'stored')))
    return upload
  }

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

  async function remove(key: string, actor: Actor): Promise<boolean> {
    const gone = await db.transaction(async (tx) => {
      const [upload] = await tx.delete(uploads).where(eq(uploads.key, key)).returning()
      if (!upload) return undefined
      await forgetFileKeys(tx, [upload])
      await recordAudit(tx, actor, await deletionOf(tx, upload))
      return upload
    })
    if (!gone) return false
    await store.abort(gone.id)
    await removeFiles([key], actor)
    return true
  }

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
}

/** A request's file is personal: the audit entry's label goes with the request. */
async function deletionOf(tx: Transaction, { id, name, claimedBy }: Upload): Promise<AuditedAct> {
  const action = 'delete file'
  if (!claimedBy) return { action, subject: 'Attachment', subjectId: id }
  const [request] = await tx.select({ kind: requests.kind }).from(requests).where(eq(requests.id, claimedBy))
  return { action, subject: request?.kind ?? 'Quote', subjectId: claimedBy, before: { file: name } }
}

function storedUpload({ id, key, contentType, size }: Upload): StoredUpload {
  if (contentType === null || size === null) throw new Error(`Upload ${key} is stored without type or size`)
  return { id, key, contentType, size }
}
