import type { Actor } from '../data-service/actor.ts'

/**
 * Under which identity an actor uploads and claims files: a visitor as its guest, an administrator as itself.
 * Undefined for those who may not send files.
 */
export function uploaderOf(actor: Actor): string | undefined {
  switch (actor.kind) {
    case 'visitor':
      return actor.guestId
    case 'administrator':
      return `administrator:${actor.userId}`
    case 'system':
    case 'nobody':
      return undefined
  }
}
