import { pictureWidths } from '#content/picture-address.ts'
import type { Actor } from '#server/actor.ts'

/** What one upload may have. */
export const largestImageBytes = 15 * 1024 * 1024

/** A little more than the largest phone sensor in common use. */
export const largestImagePixels = 110_000_000

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const fileForm = new RegExp(`^${uuid}-(?:${pictureWidths.join('|')})\\.webp$`)

/** Whether the last part of a path can be a file of a picture; nothing else ever becomes a key. */
export const isImageFile = (name: string): boolean => fileForm.test(name)

/** The key in the file store, which is the path under which it is public too. */
export const imageKey = (id: string, width: number) => `images/${id}-${width}.webp`

/** Administrators add pictures, unless what they came with is only for reading. */
export const mayAddImages = (actor: Actor): boolean => actor.kind === 'administrator' && !actor.readOnly
