import { createHash } from 'node:crypto'

export type Picture = { bytes: Uint8Array<ArrayBuffer>; etag: string }

/**
 * Pictures by what they show. Each is made once for all who ask for it, one at a time, so that nobody can keep more
 * than one core busy; at the bound the one that was asked for least recently goes.
 */
export function keptPictures(most: number) {
  const pictures = new Map<string, Promise<Picture>>()
  let queue: Promise<unknown> = Promise.resolve()

  return function pictureOf(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Picture> {
    const known = pictures.get(key)
    pictures.delete(key)
    const picture = known ?? inTurn(make)
    pictures.set(key, picture)
    const [oldest] = pictures.keys()
    if (pictures.size > most && oldest !== undefined) pictures.delete(oldest)
    if (!known)
      // What failed is tried again by the next who asks.
      picture.catch(() => pictures.get(key) === picture && pictures.delete(key))
    return picture
  }

  function inTurn(make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Picture> {
    const made = queue.then(make).then((bytes) => ({ bytes, etag: etagOf(bytes) }))
    queue = made.catch(() => undefined)
    return made
  }
}

const etagOf = (bytes: Uint8Array<ArrayBuffer>) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
