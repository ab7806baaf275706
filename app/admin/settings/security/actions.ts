import { data, href, redirect, redirectDocument } from 'react-router'
import { type ActionArgs, confirmPath, staffContext } from '#app/admin/access.ts'
import { type Authenticator, authenticatorKey } from '#app/admin/sign-in/authenticator-key.tsx'
import { setCookieHeaders } from '#app/admin/sign-in/http.ts'
import { type SubmissionHandler, submitted } from '#app/admin/submission/submission.ts'
import { type Submitted, textIn, typedAmong } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { parsedUrl } from '#app/ui/parsed-url.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import type { Refusal, Result, Worded } from '#server/result.ts'

/** `authenticator`: the key of an authenticator app that waits for its first code. */
type SecurityShown = { authenticator?: Authenticator; recoveryCodes?: string[]; email?: string }

export type SecurityResult = Submitted<SecurityShown>

type Account = NonNullable<RequestServices['account']>

/** Null: done, with nothing to show. */
type Value = (SecurityShown & { setCookies?: string[] }) | null

type Change<Changed = Value> = (form: FormData) => Promise<Result<Changed, Worded<Refusal>>>

const changesOfAccount = (account: Account): Record<string, Change> => ({
  password: (form) =>
    account.changePassword({ current: textIn(form, 'password'), next: textIn(form, 'next') }),

  authenticator: async (form) => {
    const begun = await account.beginAuthenticator(textIn(form, 'password'))
    return begun.ok ? { ok: true, value: { authenticator: authenticatorKey(begun.value.totpUri) } } : begun
  },
  'authenticator-code': (form) => account.confirmAuthenticator(textIn(form, 'code')),
  codes: (form) => account.newRecoveryCodes(textIn(form, 'password')),
  'turn-off': (form) => account.removeAuthenticator(textIn(form, 'password')),

  rename: (form) => account.passkeys.rename(textIn(form, 'id'), textIn(form, 'name')),
  remove: (form) => account.passkeys.remove(textIn(form, 'id')),

  email: (form) =>
    account.beginEmailChange({ email: textIn(form, 'email'), password: textIn(form, 'password') }),
  'email-code': async (form) => {
    const proof = { email: textIn(form, 'email'), code: textIn(form, 'code') }
    const changed = await account.confirmEmailChange(proof)
    return changed.ok ? { ok: true, value: null } : changed
  },
})

/** Name, license and photo are stored here also where a hosted identity keeps the passwords. */
const changesOfPerson = ({
  rename,
  chooseLanguage,
  doorCard,
}: RequestServices): Record<string, Change<unknown>> => ({
  name: (form) => rename(textIn(form, 'name')),
  language: (form) => chooseLanguage(textIn(form, 'language')),
  license: (form) => doorCard.saveLicense(textIn(form, 'license')),
  'remove-photo': () => doorCard.removePhoto(),
})

/**
 * Unlike an intent form, each form leads to a page of its own (the next step, codes to write down, or a redirect that says
 * what was done), and may set cookies.
 */
export async function runSecurityForm({ context, request, url }: ActionArgs & { url: URL }) {
  const services = context.get(servicesContext)
  const { run } = context.get(staffContext)
  const cookies: string[] = []
  const handlerOf =
    (change: Change): SubmissionHandler<SecurityShown> =>
    async (form) => {
      const result = await change(form)
      if (!result.ok) {
        if (result.refusal.code === 'UNCONFIRMED') throw redirect(confirmPath({ request, url }))
        const { code, message } = result.refusal
        return { ok: false, refusal: { code, message, shown: stillPending(form) } }
      }
      const { setCookies = [], ...shown } = result.value ?? {}
      cookies.push(...setCookies)
      return { ok: true, value: { shown } }
    }
  const changes = {
    ...(services.account && changesOfAccount(services.account)),
    ...mapped(changesOfPerson(services), nothingToShow),
  }
  const form = await request.formData()
  const result = await submitted(form, { handlers: mapped(changes, handlerOf), run })
  if (!result) throw data(null, { status: 400 })
  const headers = setCookieHeaders(cookies)
  if (!result.ok) {
    const typed = typedAmong(form, ['name', 'email', 'license'])
    return data<SecurityResult>({ ...result, typed }, { status: 422, headers })
  }
  const { intent, authenticator, recoveryCodes, email } = result
  if (authenticator || recoveryCodes || email) return data<SecurityResult>(result, { headers })
  const done = new URLSearchParams({ done: intent })
  // The server leads to the panel in the language that was chosen, which is another document.
  const lead = intent === 'language' ? redirectDocument : redirect
  throw lead(`${href('/admin/settings/security')}?${done}`, { status: 303, headers })
}

const mapped = <From, To>(
  record: Readonly<Record<string, From>>,
  to: (from: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([name, from]) => [name, to(from)]))

const nothingToShow =
  (change: Change<unknown>): Change =>
  async (form) => {
    const result = await change(form)
    return result.ok ? { ok: true, value: null } : result
  }

function stillPending(form: FormData): SecurityShown {
  const uri = textIn(form, 'uri')
  const email = textIn(form, 'intent') === 'email-code' ? textIn(form, 'email') : ''
  return {
    ...(uri.startsWith('otpauth://') && parsedUrl(uri) && { authenticator: authenticatorKey(uri) }),
    ...(email && { email }),
  }
}
