import { randomBytes } from 'node:crypto'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Actor } from '#server/actor.ts'
import { type Reason, refuse } from '#server/result.ts'

/** Specification section 9: unfinished and unclaimed uploads expire after one hour. */
export const uploadLifetimeMs = 60 * 60 * 1000

/** Specification section 9. */
export const longestLinkSeconds = 7 * 24 * 60 * 60

/** What one guest may hold without sending a request: two full selections. */
export const unclaimedLimits = { files: 8, bytes: 2 * attachmentRules.maximumTotalBytes } as const

/** The folder of customers' files in a store. */
export const attachmentPrefix = 'quote-attachments/'

/** The folders of a store. Nothing else of a disk or a bucket is ours to list or to sweep. */
export const storeFolders = ['quote-attachments', 'thumbnails', 'images'] as const

const storeKey = /^(?:quote-attachments|thumbnails|images)\/[0-9a-f][A-Za-z0-9._-]+$/

/** Whether the text can be the key of a file in a store. */
export const isStoreKey = (text: string): boolean => storeKey.test(text)

/** One piece of an upload, numbered from 1; `size` in bytes. */
export type Part = Readonly<{ number: number; size: number }>

/** Bytes a part of a file of `size` bytes: 5 MB, doubled until 10,000 parts are enough. */
export function partSizeFor(size: number): number {
  let partSize: number = attachmentRules.partBytes
  while (Math.ceil(size / partSize) > attachmentRules.maximumParts) partSize *= 2
  return partSize
}

/** The parts of a file in order, numbered from 1; the last one holds the rest. */
export function partsOf(size: number, partSize = partSizeFor(size)): Part[] {
  const count = Math.max(1, Math.ceil(size / partSize))
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    size: Math.min(partSize, size - index * partSize),
  }))
}

/**
 * Specification section 5: any character other than letters, digits, dot and hyphen becomes an underscore.
 * Long names keep their end, where the extension is, because file systems stop at 255 bytes.
 */
export function sanitizedName(name: string): string {
  return name.replace(/[^A-Za-z0-9.-]/gu, '_').slice(-120)
}

/** `quote-attachments/{timestamp}-{random}_{sanitized}`; 96 random bits make it impossible to guess. */
export function newKey(name: string, now: Date): string {
  return `${attachmentPrefix}${now.getTime()}-${randomBytes(12).toString('hex')}_${sanitizedName(name)}`
}

const attachmentName = /^\d+-[0-9a-f]{24}_[A-Za-z0-9._-]+$/

/** Whether the text is a key that `newKey` makes; nothing else ever becomes a path. */
export function isKey(text: string): boolean {
  return text.startsWith(attachmentPrefix) && attachmentName.test(text.slice(attachmentPrefix.length))
}

/** The key of the small image that belongs to a file. */
export function thumbnailKey(key: string): string {
  return `thumbnails/${key.slice(attachmentPrefix.length)}.webp`
}

/**
 * The name as people may read it: control and direction characters out, because "gpj.exe" written from right
 * to left looks like an image. Undefined when nothing is left.
 */
export function readableName(name: string): string | undefined {
  const base = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const readable = base
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-200)
  return readable.toWellFormed() || undefined
}

/** What kind of refusal of an upload it is; the routes give each its HTTP status. */
export type UploadRefusalCode =
  | 'bad-request'
  | 'not-found'
  | 'claimed'
  | 'incomplete'
  | 'interrupted'
  | 'superseded'
  | 'expired'
  | 'wrong-length'
  | 'too-large'
  | 'too-many'
  | 'not-accepted'
  | 'broken'
  | 'no-room'
  | 'busy'
  | 'too-slow'

/** Why an upload was refused: for the routes a code, for the person a reason. */
export type UploadRefusal = Reason & { code: UploadRefusalCode }

/** Refuses an upload. */
export const refuseUpload = (code: UploadRefusalCode, reason: Reason) =>
  refuse<UploadRefusal>({ code, ...reason })

/** There is no such upload, or it is somebody else's: the two must look alike. */
export const uploadNotFound = refuseUpload('not-found', { reason: 'uploadNotFound' })
/** The hour of the upload is over. */
export const uploadExpired = refuseUpload('expired', { reason: 'uploadExpired' })

/** Whether it is neither about the file nor about who sends it: the lead is then sent without the file. */
export const isOurFault = (code: UploadRefusalCode): boolean =>
  code === 'no-room' || code === 'busy' || code === 'too-slow'

/** Disk or budget is full; the lead is sent without the file. */
export const noRoom = refuseUpload('no-room', { reason: 'noRoomForFiles' })
/** Too many files are checked at once. */
export const busy = refuseUpload('busy', { reason: 'filesBusy' })

const staffPrefix = 'administrator:'

/**
 * Under which identity an actor uploads and claims files: a visitor as its guest, staff as their user.
 * Undefined for those who may not send files.
 */
export function uploaderOf(actor: Actor): string | undefined {
  switch (actor.kind) {
    case 'visitor':
      return actor.guestId
    case 'staff':
      return `${staffPrefix}${actor.userId}`
    case 'system':
    case 'anonymous':
      return undefined
  }
}

/** The user id of an uploader of the staff; undefined for a guest. */
export function staffUserIn(uploader: string): string | undefined {
  return uploader.startsWith(staffPrefix) ? uploader.slice(staffPrefix.length) : undefined
}
