import { pagePaths } from './paths.ts'

const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: browsers would post `Origin: null`, which the CSRF check refuses.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const neverAsked = 'camera=(), microphone=(), payment=()'

/**
 * `secure`: over https, with HSTS for two years; without preload, which is the owner's decision. `path`: of a
 * page.
 */
export function securityHeaders({
  secure,
  path,
}: {
  secure: boolean
  path?: string | undefined
}): Record<string, string> {
  return {
    ...always,
    // The page may ask for the location on a press, for a text message.
    'Permissions-Policy': `${neverAsked}, geolocation=(${path === pagePaths.sos ? 'self' : ''})`,
    ...(secure && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}

/** By other sites: share images, images of posts, and what structured data and feeds link to. */
export const isEmbeddable = (path: string): boolean =>
  /^\/(?:share|images|assets)\/|^\/(?:favicon\.ico|robots\.txt|sitemap\.xml|blog\/feed\.\w+)$/.test(path)
