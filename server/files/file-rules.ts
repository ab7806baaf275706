import { randomBytes } from 'node:crypto'
import { attachmentRules } from '#content/attachment-rules.ts'
import type { Actor } from '#server/actor.ts'
import { type Reason, refuse } from '#server/result.ts'

/** Specification section 9: unfinished and unclaimed uploads expire after one hour, links after 7 days at most. */
export const uploadLifetimeMs = 60 * 60 * 1000

export const longestLinkSeconds = 7 * 24 * 60 * 60

/** What one guest may hold without sending a request: two full selections. */
export const unclaimedLimits = { files: 8, bytes: 2 * attachmentRules.maximumTotalBytes } as const

export const attachmentPrefix = 'quote-attachments/'

export const storeFolders = ['quote-attachments', 'thumbnails', 'images'] as const

const storeKey = /^(?:quote-attachments|thumbnails|images)\/[0-9a-f][A-Za-z0-9._-]+$/

export const isStoreKey = (text: string): boolean => storeKey.test(text)

export type Part = Readonly<{ number: number; size: number }>

/** 5 MB, doubled until 10,000 parts are enough. */
export function partSizeFor(size: number): number {
  let partSize: number = attachmentRules.partBytes
  while (Math.ceil(size / partSize) > attachmentRules.maximumParts) partSize *= 2
  return partSize
}

export function partsOf(size: number, partSize = partSizeFor(size)): Part[] {
  const count = Math.max(1, Math.ceil(size / partSize))
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    size: Math.min(partSize, size - index * partSize),
  }))
}

/**
 * Specification section 5: characters other than letters, digits, dot and hyphen become underscores. Long
 * names keep their end, with the extension, because file systems stop at 255 bytes.
 */
export function sanitizedName(name: string): string {
  return name.replace(/[^A-Za-z0-9.-]/gu, '_').slice(-120)
}

/** `quote-attachments/{timestamp}-{random}_{sanitized}`; 96 random bits, so that it cannot be guessed. */
export function newKey(name: string, now: Date): string {
  return `${attachmentPrefix}${now.getTime()}-${randomBytes(12).toString('hex')}_${sanitizedName(name)}`
}

const attachmentName = /^\d+-[0-9a-f]{24}_[A-Za-z0-9._-]+$/

export function isKey(text: string): boolean {
  return text.startsWith(attachmentPrefix) && attachmentName.test(text.slice(attachmentPrefix.length))
}

export function thumbnailKey(key: string): string {
  return `thumbnails/${key.slice(attachmentPrefix.length)}.webp`
}

/**
 * Without control and direction characters: "gpj.exe" written from right to left looks like an image.
 * Undefined when nothing is left.
 */
export function readableName(name: string): string | undefined {
  const base = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const readable = base
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-200)
  return readable.toWellFormed() || undefined
}

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

export type UploadRefusal = Reason & { code: UploadRefusalCode }

export const refuseUpload = (code: UploadRefusalCode, reason: Reason) =>
  refuse<UploadRefusal>({ code, ...reason })

/** A missing upload and one of another guest must look alike. */
export const uploadNotFound = refuseUpload('not-found', { reason: 'uploadNotFound' })
export const uploadExpired = refuseUpload('expired', { reason: 'uploadExpired' })

export const isOurFault = (code: UploadRefusalCode): boolean => code === 'no-room' || code === 'busy'

export const noRoom = refuseUpload('no-room', { reason: 'noRoomForFiles' })
export const busy = refuseUpload('busy', { reason: 'filesBusy' })

export const staffPrefix = 'administrator:'

export function uploaderOf(actor: Actor): string | undefined {
  switch (actor.kind) {
    case 'visitor':
      return actor.guestId
    case 'staff':
      return `${staffPrefix}${actor.userId}`
    case 'leadSource':
    case 'system':
    case 'anonymous':
      return undefined
  }
}

export function staffUserIn(uploader: string): string | undefined {
  return uploader.startsWith(staffPrefix) ? uploader.slice(staffPrefix.length) : undefined
}
