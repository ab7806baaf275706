import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { textIn } from '#app/admin/list/row-actions.ts'
import { type Authenticator, authenticatorKey } from '#app/admin/sign-in/authenticator-key.tsx'
import { confirmPath } from '#app/admin/sign-in/guards.ts'
import { setCookieHeaders } from '#app/admin/sign-in/http.ts'
import { servicesContext } from '#app/context.ts'
import type { Account } from '#server/identity/embedded-account.ts'
import type { Result } from '#server/result.ts'

/** What the page shows after a form, in this one answer only. */
export type SecurityAnswer = {
  intent: string
  message?: string
  /** An authenticator's key that waits for its first code. */
  authenticator?: Authenticator
  recoveryCodes?: string[]
  /** A new address that waits for its code. */
  email?: string
}

type Shown = Omit<SecurityAnswer, 'intent'>
type Act = (account: Account, form: FormData) => Promise<Result<{ setCookies?: string[] } | null>>

/** What is simply done, and then said. */
const deeds: Record<string, Act> = {
  password: (account, form) =>
    account.changePassword({ current: textIn(form, 'password'), next: textIn(form, 'next') }),
  'turn-off': (account, form) => account.removeAuthenticator(textIn(form, 'password')),
  rename: (account, form) => account.passkeys.rename(textIn(form, 'id'), textIn(form, 'name')),
  remove: (account, form) => account.passkeys.remove(textIn(form, 'id')),
  'email-code': async (account, form) => {
    const changed = await account.confirmEmailChange({
      email: textIn(form, 'email'),
      code: textIn(form, 'code'),
    })
    return changed.ok ? { ok: true, value: null } : changed
  },
}

type Show = (account: Account, form: FormData) => Promise<Result<Shown & { setCookies?: string[] }>>

/** What has something to show afterwards. */
const shows: Record<string, Show> = {
  authenticator: async (account, form) => {
    const begun = await account.beginAuthenticator(textIn(form, 'password'))
    return begun.ok ? { ok: true, value: { authenticator: authenticatorKey(begun.value.totpUri) } } : begun
  },
  'authenticator-code': (account, form) => account.confirmAuthenticator(textIn(form, 'code')),
  codes: (account, form) => account.newRecoveryCodes(textIn(form, 'password')),
  email: (account, form) =>
    account.beginEmailChange({ email: textIn(form, 'email'), password: textIn(form, 'password') }),
}

/** Does what a form asks for. What is done is said on the page that comes again, so that a reload sends nothing twice. */
export async function answerSecurity({
  context,
  request,
  url,
}: {
  context: Readonly<RouterContextProvider>
  request: Request
  url: URL
}) {
  const account = await context.get(servicesContext).account()
  const form = await request.formData()
  const intent = textIn(form, 'intent')
  const deed = Object.hasOwn(deeds, intent) ? deeds[intent] : undefined
  const show = Object.hasOwn(shows, intent) ? shows[intent] : undefined
  if (!account || !(deed ?? show)) throw data(null, { status: 400 })

  if (deed) {
    const outcome = await deed(account, form)
    if (outcome.ok)
      throw redirect(`${href('/admin/settings/security')}?${new URLSearchParams({ done: intent })}`, {
        status: 303,
        headers: setCookieHeaders(outcome.value?.setCookies ?? []),
      })
    if (outcome.refusal.code === 'UNCONFIRMED') throw redirect(confirmPath({ request, url }))
    return refused(intent, outcome.refusal.message, form)
  }
  const outcome = await show?.(account, form)
  if (!outcome?.ok) return refused(intent, outcome?.refusal.message ?? '', form)
  const { setCookies = [], ...shown } = outcome.value
  return data<SecurityAnswer>({ intent, ...shown }, { headers: setCookieHeaders(setCookies) })
}

/** What waits for a code goes on waiting. */
function refused(intent: string, message: string, form: FormData) {
  const uri = textIn(form, 'uri')
  const email = intent === 'email-code' ? textIn(form, 'email') : undefined
  return data<SecurityAnswer>(
    {
      intent,
      message,
      ...(uri.startsWith('otpauth://') && URL.canParse(uri) && { authenticator: authenticatorKey(uri) }),
      ...(email && { email }),
    },
    { status: 422 },
  )
}
