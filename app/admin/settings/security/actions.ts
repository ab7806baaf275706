import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { confirmPath } from '#app/admin/access.ts'
import type { HeldFields } from '#app/admin/form/password-again/password-again.tsx'
import { textIn } from '#app/admin/list/row-action.tsx'
import { type Authenticator, authenticatorKey } from '#app/admin/sign-in/authenticator-key.tsx'
import { setCookieHeaders } from '#app/admin/sign-in/http.ts'
import { servicesContext } from '#app/context.ts'
import { parsedUrl } from '#app/ui/parsed-url.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import type { Refusal, Result, Worded } from '#server/result.ts'

/**
 * `typed`: what stood in a form that was refused, without passwords and codes. `authenticator`: the key of an
 * authenticator app that waits for its first code.
 */
export type SecurityResult = {
  intent: string
  message?: string
  typed?: HeldFields
  authenticator?: Authenticator
  recoveryCodes?: string[]
  email?: string
}

type Account = NonNullable<RequestServices['account']>

/** Null: done, with nothing to show. */
type Value = (Omit<SecurityResult, 'intent'> & { setCookies?: string[] }) | null

const handlers: Record<
  string,
  (account: Account, form: FormData) => Promise<Result<Value, Worded<Refusal>>>
> = {
  password: (account, form) =>
    account.changePassword({ current: textIn(form, 'password'), next: textIn(form, 'next') }),

  authenticator: async (account, form) => {
    const begun = await account.beginAuthenticator(textIn(form, 'password'))
    return begun.ok ? { ok: true, value: { authenticator: authenticatorKey(begun.value.totpUri) } } : begun
  },
  'authenticator-code': (account, form) => account.confirmAuthenticator(textIn(form, 'code')),
  codes: (account, form) => account.newRecoveryCodes(textIn(form, 'password')),
  'turn-off': (account, form) => account.removeAuthenticator(textIn(form, 'password')),

  rename: (account, form) => account.passkeys.rename(textIn(form, 'id'), textIn(form, 'name')),
  remove: (account, form) => account.passkeys.remove(textIn(form, 'id')),

  email: (account, form) =>
    account.beginEmailChange({ email: textIn(form, 'email'), password: textIn(form, 'password') }),
  'email-code': async (account, form) => {
    const proof = { email: textIn(form, 'email'), code: textIn(form, 'code') }
    const changed = await account.confirmEmailChange(proof)
    return changed.ok ? { ok: true, value: null } : changed
  },
}

/**
 * Unlike an intent form, each form leads to a page of its own (the next step, codes to write down, or a redirect that says
 * what was done), and may set cookies.
 */
export async function runSecurityForm({
  context,
  request,
  url,
}: {
  context: Readonly<RouterContextProvider>
  request: Request
  url: URL
}) {
  const { account, rename, doorCard } = context.get(servicesContext)
  const form = await request.formData()
  const intent = textIn(form, 'intent')
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined
  const own: Record<string, () => Promise<Result<unknown, Worded<Refusal>>>> = {
    name: () => rename(textIn(form, 'name')),
    license: () => doorCard.saveLicense(textIn(form, 'license')),
    'remove-photo': () => doorCard.removePhoto(),
  }
  const result =
    (await nothingToShow(Object.hasOwn(own, intent) ? own[intent]?.() : undefined)) ??
    (account && (await handler?.(account, form)))
  if (!result) throw data(null, { status: 400 })
  if (!result.ok) {
    const { code, message } = result.refusal
    if (code === 'UNCONFIRMED') throw redirect(confirmPath({ request, url }))
    const typed = ['name', 'email', 'license'].map((field) => [field, textIn(form, field)] as const)
    const refused = { intent, message, typed, ...stillPending(intent, form) }
    return data<SecurityResult>(refused, { status: 422 })
  }
  const { setCookies = [], ...shown } = result.value ?? {}
  const headers = setCookieHeaders(setCookies)
  if (Object.keys(shown).length > 0) return data<SecurityResult>({ intent, ...shown }, { headers })
  const done = new URLSearchParams({ done: intent })
  throw redirect(`${href('/admin/settings/security')}?${done}`, { status: 303, headers })
}

/** Name, license and photo are stored here also where a hosted identity keeps the passwords. */
async function nothingToShow(
  saving: Promise<Result<unknown, Worded<Refusal>>> | undefined,
): Promise<Result<Value, Worded<Refusal>> | undefined> {
  const result = await saving
  return result?.ok ? { ok: true, value: null } : result
}

function stillPending(intent: string, form: FormData): Omit<SecurityResult, 'intent'> {
  const uri = textIn(form, 'uri')
  const email = intent === 'email-code' ? textIn(form, 'email') : ''
  return {
    ...(uri.startsWith('otpauth://') && parsedUrl(uri) && { authenticator: authenticatorKey(uri) }),
    ...(email && { email }),
  }
}
