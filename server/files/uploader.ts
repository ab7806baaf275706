import type { Actor } from '#server/actor.ts'

const administratorPrefix = 'administrator:'

/**
 * Under which identity an actor uploads and claims files: a visitor as its guest, an administrator as itself.
 * Undefined for those who may not send files.
 */
export function uploaderOf(actor: Actor): string | undefined {
  switch (actor.kind) {
    case 'visitor':
      return actor.guestId
    case 'administrator':
      return `${administratorPrefix}${actor.userId}`
    case 'system':
    case 'anonymous':
      return undefined
  }
}

/** The administrator that an uploader is; undefined for a guest. */
export function administratorIn(uploader: string): string | undefined {
  return uploader.startsWith(administratorPrefix) ? uploader.slice(administratorPrefix.length) : undefined
}
