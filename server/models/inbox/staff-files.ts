import { and, eq, or } from 'drizzle-orm'
import { GraphQLString } from 'graphql'
import { pressTime } from '#content/sealed-jobs.ts'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import type { PressKey } from '#server/data-service/model.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { pressInput } from '#server/data-service/schema.ts'
import type { Transaction } from '#server/database/database.ts'
import { staffUserIn, uploaderOf } from '#server/files/file-rules.ts'
import { claimUploads, forgetFileKeys } from '#server/files/quote-attachments.ts'
import { recordLeadEvents } from '#server/models/leads/lead-events.ts'
import { mayRemoveFile, shownPhotoType } from '#server/models/leads/lead-files.ts'
import { takeOffSite } from '#server/models/leads/photos-on-site.ts'
import { isPressNoted, notePress } from '#server/models/leads/presses.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { type ShownPhoto, uploads } from '#server/schema/files.ts'
import { requests } from '#server/schema/requests.ts'
import { workPhotos } from '#server/schema/work-photos.ts'
import { isOf, ownerOnly } from './own-requests.ts'

/**
 * Photos of the lock and of the work. They are not among `fileUrls`, which the customer knows of; of these they see what is
 * shown to them.
 */

type AddedFiles = { id: string; fileUrls: string[]; press?: PressKey | null }

async function lockOwn(tx: Transaction, id: string, actor: Actor) {
  const ofActor = and(eq(requests.id, id), isOf(ownerOnly(actor)))
  const [own] = await tx.select({ kind: requests.kind }).from(requests).where(ofActor).for('update')
  return own
}

const gone = refuse({ code: 'NOT_FOUND', reason: 'gone', facts: { model: 'Request' } })

const mostFiles = 60

async function addFiles(
  { id, fileUrls, press }: AddedFiles,
  call: Call<StaffOrSystem>,
): Promise<Result<boolean>> {
  if (!isUuid(id)) return gone
  if (press && !isUuid(press.id)) return refuse({ code: 'BAD_INPUT', reason: 'notValid' })
  const now = new Date()
  if (fileUrls.length === 0) return refuseField('files', { reason: 'attachmentMissing' })
  return call.db.transaction(async (tx): Promise<Result<boolean>> => {
    const request = await lockOwn(tx, id, call.actor)
    if (!request) return gone
    if (press && (await isPressNoted(tx, press.id, call))) return done(true)
    const held = await tx.$count(uploads, eq(uploads.claimedBy, id))
    if (held + fileUrls.length > mostFiles) return refuseField('files', { reason: 'noMoreFiles' })
    const guestId = uploaderOf(call.actor) ?? ''
    const claimed = await claimUploads(tx, { keys: fileUrls, guestId, leadId: id })
    if (!claimed.ok) return refuseField('files', claimed.refusal)
    const count = (await tx.$count(uploads, eq(uploads.claimedBy, id))) - held
    if (count > 0)
      await recordLeadEvents(tx, id, [{ kind: 'photos', facts: { count } }], {
        ...{ actor: call.actor, now: pressTime(press?.at, now) },
      })
    await recordAudit(tx, call.actor, {
      ...{ action: 'add files', subject: request.kind, subjectId: id },
      after: { files: fileUrls.length },
    })
    if (press) await notePress(press.id, id, { tx, call, now })
    await announce(tx, { model: request.kind, operation: 'update', id, onPages: 'nothing' })
    return done(true)
  })
}

const pairWith = (path: string) => or(eq(workPhotos.beforePath, path), eq(workPhotos.afterPath, path))

type Removed = { id: string; path: string }

async function removeFile({ id, path }: Removed, call: Call<StaffOrSystem>): Promise<Result<boolean>> {
  const { actor, db, services } = call
  if (!isUuid(id)) return gone
  const removed = await db.transaction(async (tx): Promise<Result<boolean>> => {
    const request = await lockOwn(tx, id, actor)
    const ofRequest = and(eq(uploads.key, path), eq(uploads.claimedBy, id))
    const [file] = await tx.select().from(uploads).where(ofRequest)
    if (!request || !file) return gone
    if (!mayRemoveFile(actor, file.guestId))
      return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task: 'removeFiles' } })
    await takeOffSite(tx, pairWith(path))
    await tx.delete(uploads).where(ofRequest)
    await forgetFileKeys(tx, [file])
    await recordAudit(tx, actor, {
      ...{ action: 'delete file', subject: request.kind, subjectId: id },
      before: { file: file.name },
    })
    await announce(tx, { model: request.kind, operation: 'update', id, onPages: 'nothing' })
    return done(true)
  })
  if (removed.ok) await services.attachments.remove([path], actor)
  return removed
}

type Shown = { id: string; path: string; as?: ShownPhoto | null }

async function showFile(
  { id, path, as = null }: Shown,
  { db, actor }: Call<StaffOrSystem>,
): Promise<Result<boolean>> {
  if (!isUuid(id)) return gone
  return db.transaction(async (tx): Promise<Result<boolean>> => {
    const request = await lockOwn(tx, id, actor)
    const ofRequest = and(eq(uploads.key, path), eq(uploads.claimedBy, id))
    const [file] = await tx.select().from(uploads).where(ofRequest)
    if (!request || !file) return gone
    if (!file.hasThumbnail || staffUserIn(file.guestId) === undefined)
      return refuseField('files', { reason: 'notShowable' })
    if (file.shownAs === as) return done(true)
    // The customer allowed it as what they saw.
    await takeOffSite(tx, pairWith(path))
    await tx.update(uploads).set({ shownAs: as, siteAllowedAt: null }).where(ofRequest)
    await recordAudit(tx, actor, {
      ...{ action: 'show file', subject: request.kind, subjectId: id },
      before: { shownAs: file.shownAs },
      after: { shownAs: as },
    })
    await announce(tx, { model: request.kind, operation: 'update', id, onPages: 'nothing' })
    return done(true)
  })
}

export const staffFileCalls: ExtraCalls = {
  mutations: {
    addRequestFiles: defineCall({
      may: staffOf('leads', 'addFiles', { own: true }),
      ...required.flag,
      description: 'Adds uploaded photos of staff to a request; its customer does not see them',
      args: {
        id: required.id,
        fileUrls: {
          type: listOf(GraphQLString),
          description: 'Keys of uploads of whoever asks',
        },
        press: { type: pressInput },
      },
      resolve: (given: AddedFiles, call) => addFiles(given, call),
    }),
    showRequestFile: defineCall({
      may: staffOf('leads', 'showFiles', { own: true }),
      ...required.flag,
      description: 'Shows a photo that staff added on the page of its customer, or takes it from there',
      args: {
        id: required.id,
        path: { ...required.text, description: 'As in `files`' },
        as: { type: shownPhotoType, description: 'Null takes it from the page' },
      },
      resolve: (given: Shown, call) => showFile(given, call),
    }),
    removeRequestFile: defineCall({
      may: staffOf('leads', 'removeFiles', { own: true }),
      ...required.flag,
      description:
        'Deletes a file of a request for good. Staff who see only their own requests may delete what they added.',
      args: {
        id: required.id,
        path: { ...required.text, description: 'As in `files`' },
      },
      resolve: (given: Removed, call) => removeFile(given, call),
    }),
  },
}
