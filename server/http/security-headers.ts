/** Headers of every response. */
const always: Record<string, string> = {
  // Browsers must not guess types: an upload could be taken for a page.
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: browsers would post `Origin: null`, which the check against forged forms refuses.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** `secure`: over https, with HSTS for two years; without preload, which is the owner's decision. */
export function securityHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return secure ? { ...always, 'Strict-Transport-Security': 'max-age=63072000' } : always
}

/** Whether other sites may embed it: share images, images of posts, and what structured data and feeds link to. */
export const isEmbeddable = (path: string): boolean =>
  /^\/(?:share|images|assets)\/|^\/(?:favicon\.ico|robots\.txt|sitemap\.xml|blog\/feed\.\w+)$/.test(path)
