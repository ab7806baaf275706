/** Headers of every answer; each says why. */
const always: Record<string, string> = {
  // The type we say is the type it is: an upload must never be guessed to be a page.
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: browsers would post `Origin: null`, which the check against forged forms refuses.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** `secure`: reached by https, so it may be remembered; two years, without preload, which is the owner's decision. */
export function securityHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return secure ? { ...always, 'Strict-Transport-Security': 'max-age=63072000' } : always
}

/**
 * Whether others show it in pages of theirs: pictures for sharing, those of posts, and what structured data and feeds
 * lead to.
 */
export const isForOthers = (path: string): boolean =>
  /^\/(?:share|images|assets)\/|^\/(?:favicon\.ico|robots\.txt|sitemap\.xml|blog\/feed\.\w+)$/.test(path)

/** What a Content-Security-Policy must name so that a page's own inline scripts and styles run: sources like `'sha256-...'`. */
export type InlineSources = { scripts: string[]; styles: string[] }

/** Trusts the inline scripts and styles that carry this nonce. */
export function nonceSource(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

/**
 * The Content-Security-Policy of a page, with what it trusts of the page's inline parts. In development Vite injects styles and connects to its own socket, so
 * styles and connections are open there; scripts are not.
 */
export function pagePolicy(
  { scripts, styles }: InlineSources,
  { development, uploadOrigin }: { development: boolean; uploadOrigin: string | undefined },
): string {
  // Where photos are sent to, when that is a bucket and not this server.
  const connections = ["connect-src 'self'", ...(uploadOrigin ? [uploadOrigin] : [])].join(' ')
  const directives = [
    // Nothing that is not named below.
    "default-src 'none'",
    // Our files, and the inline scripts that this answer carries.
    ['script-src', "'self'", ...scripts].join(' '),
    development ? "style-src 'self' 'unsafe-inline'" : ['style-src', "'self'", ...styles].join(' '),
    // blob: previews of chosen photos; data: the tiny images inside style sheets; https: a post's picture may be
    // anywhere on the web (specification section 3, Blog image). Our own pages have none from elsewhere.
    "img-src 'self' https: blob: data:",
    "font-src 'self'",
    development ? `${connections} ws:` : connections,
    "manifest-src 'self'",
    // The service worker of the installed panel.
    "worker-src 'self'",
    // The street map that a visitor may ask for in the map section.
    'frame-src https://www.openstreetmap.org',
    "form-action 'self'",
    // No <base> and no frame may turn our pages against their readers.
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return directives.join('; ')
}
