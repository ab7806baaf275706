import { signUrl } from '#server/http/signed-values.ts'
import { longestLinkSeconds, type Part } from './file-rules.ts'

/** Where `fileRoutes` is mounted: signed paths are whole paths of the site. */
export const filesPath = '/files'

/** Seconds that a link to look at a file works, when nobody asks for another time. */
const usualLinkSeconds = 15 * 60

/** An image made small enough for a list, or for a whole screen. */
export type ImageSize = 'thumbnail' | 'view'

type LinkWish = Readonly<{ key: string; expiresInSeconds?: number; size?: ImageSize }>

/**
 * A path that opens one file for whoever has it, until it expires (at most 7 days). With a `size` it is an image to
 * show; without one the file comes as a download.
 */
export function signedLink(secret: string, wish: LinkWish, now = new Date()): string {
  const { key, expiresInSeconds = usualLinkSeconds, size } = wish
  return signUrl(secret, {
    method: 'GET',
    path: `${filesPath}/${key}`,
    query: size ? { size } : {},
    expires: unixSeconds(now) + Math.min(expiresInSeconds, longestLinkSeconds),
  })
}

/** The path to PUT one part to; its exact length and its type are inside the signature. */
export function signedPartUrl(secret: string, id: string, part: Part, type: string, expiresAt: Date): string {
  return signUrl(secret, {
    method: 'PUT',
    path: `${filesPath}/uploads/${id}/parts/${part.number}`,
    query: { length: String(part.size), type },
    expires: unixSeconds(expiresAt),
  })
}

function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
