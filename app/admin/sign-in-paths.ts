import { href } from 'react-router'
import { pathIn } from '#app/address.ts'
import { parsedUrl } from '#app/ui/parsed-url.ts'
import type { SignInStep } from '#server/identity/identity.ts'

const anyOrigin = 'http://lantern.invalid'
const outsidePages = [
  '/admin/login',
  '/admin/setup',
  '/admin/forgotten-password',
  '/admin/reset-password',
  '/admin/sign-out',
  '/admin/confirm',
  '/admin/invitation',
]

/** Anything but a path at or below /admin, such as another site's address in a crafted link, becomes /admin. */
export function safeReturnPath(asked: string | null | undefined): string {
  const url = asked?.startsWith('/') && parsedUrl(asked, anyOrigin)
  if (!url) return '/admin'
  const { origin, pathname, search, hash } = url
  const isAdmin = pathname === '/admin' || pathname.startsWith('/admin/')
  if (origin !== anyOrigin || !isAdmin || isOutside(pathname)) return '/admin'
  return `${pathname}${search}${hash}`
}

const isOutside = (pathname: string) =>
  outsidePages.includes(pathname) || pathname.startsWith('/admin/login/')

export function signInPathFor(url: URL): string {
  const from = safeReturnPath(`${pathIn(url)}${url.search}`)
  return from === '/admin' ? '/admin/login' : `/admin/login?${new URLSearchParams({ from })}`
}

export function stepPath(step: SignInStep, asked: string | null): string {
  const from = safeReturnPath(asked)
  if (step === 'DONE') return from
  if (step === 'SIGN_IN_AGAIN') return loginPath('confirmed', asked)
  if (step === 'RESET_PASSWORD') return `${href('/admin/forgotten-password')}?required=1`
  const page = stepPages[step]
  return from === '/admin' ? page : `${page}?${new URLSearchParams({ from })}`
}

/** Of an embedded identity only the authenticator's code; a hosted one (Cognito) asks for others. */
export type StepWithPage = Exclude<SignInStep, 'DONE' | 'SIGN_IN_AGAIN' | 'RESET_PASSWORD'>

type Path = Parameters<typeof href>[0]

export const stepPages: Record<StepWithPage, Path> = {
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: '/admin/login/code',
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: '/admin/login/authenticator',
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: '/admin/login/choose',
  CONFIRM_SIGN_IN_WITH_SMS_CODE: '/admin/login/sent-code',
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: '/admin/login/sent-code',
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: '/admin/login/challenge',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: '/admin/login/new-password',
  CONFIRM_SIGN_UP: '/admin/login/confirm-email',
}

export function loginPath(why: 'ended' | 'confirmed', asked: string | null): string {
  const from = safeReturnPath(asked)
  return `${href('/admin/login')}?${new URLSearchParams({ [why]: '1', ...(from !== '/admin' && { from }) })}`
}

/** Tells the screen that one returns to that its form was interrupted. */
export const confirmedParameter = 'confirmed'

export function pathAfterConfirm({ searchParams }: URL): string {
  const from = safeReturnPath(searchParams.get('from'))
  if (!searchParams.has('interrupted')) return from
  const [address = '', ...fragment] = from.split('#')
  const separator = address.includes('?') ? '&' : '?'
  return [`${address}${separator}${confirmedParameter}=1`, ...fragment].join('#')
}
