const anyOrigin = 'http://lantern.invalid'
const notPlacesToReturnTo = [
  '/admin/login',
  '/admin/setup',
  '/admin/forgotten-password',
  '/admin/reset-password',
  '/admin/sign-out',
  '/admin/confirm',
  '/admin/invitation',
]

/**
 * Where a person may be sent after signing in: a path of ours at or below /admin, with its query and fragment.
 * Anything else, such as another site's address in a crafted link, becomes /admin.
 */
export function safeReturnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, anyOrigin)) return '/admin'
  const { origin, pathname, search, hash } = new URL(asked, anyOrigin)
  const isAdmin = pathname === '/admin' || pathname.startsWith('/admin/')
  if (origin !== anyOrigin || !isAdmin || isNoPlaceToReturnTo(pathname)) return '/admin'
  return `${pathname}${search}${hash}`
}

const isNoPlaceToReturnTo = (pathname: string) =>
  notPlacesToReturnTo.includes(pathname) || pathname.startsWith('/admin/login/')

/** The sign-in page that leads back to `url`. */
export function signInPathFor(url: URL): string {
  const from = safeReturnPath(`${url.pathname}${url.search}`)
  return from === '/admin' ? '/admin/login' : `/admin/login?${new URLSearchParams({ from })}`
}
