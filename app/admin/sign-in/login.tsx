import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { answerOr } from '#app/admin/answer-or.ts'
import { EntryLink, EntryPage } from './sign-in-page.tsx'
import { Field } from '#app/admin/field.tsx'
import { PasswordField } from './credential-fields.tsx'
import { safeReturnPath } from './return-path.ts'
import { setCookieHeaders } from './set-cookies.ts'
import { servicesContext } from '#app/context.ts'
import { signInWords } from '#content/en/admin.ts'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { Route } from './+types/login.ts'
import { pathOfStep } from './steps.ts'
import { usePasskey } from './passkey-button.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const administrator = await services.administrator()
  const { searchParams } = url
  const hasEnded = !administrator && services.hasSessionCookie
  return {
    from: safeReturnPath(searchParams.get('from')),
    signedInAs: administrator?.user.username,
    notice: whyHere(searchParams) ?? (hasEnded ? signInStepWords.sessionEnded : undefined),
  }
}

/** What sent somebody here, as far as the address says. */
function whyHere(searchParams: URLSearchParams): string | undefined {
  if (searchParams.has('ended')) return signInStepWords.ended
  if (searchParams.has('left')) return signInStepWords.left
  if (searchParams.has('renewed')) return signInStepWords.passwordIsNew
  if (searchParams.has('confirmed')) return signInStepWords.emailIsConfirmed
  return undefined
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
  const result = await context
    .get(servicesContext)
    .signIn({ email, password: String(form.get('password') ?? '') })
  const from = String(form.get('from') ?? '')
  if (!result.ok) {
    // Signed in meanwhile, in another tab: what they came for is a link away.
    const goOn = result.reason === 'already-signed-in' ? safeReturnPath(from) : undefined
    return data({ email, message: result.message || signInWords.failed, goOn }, { status: 422 })
  }
  throw redirect(pathOfStep(result.step, from), {
    headers: setCookieHeaders(result.setCookies),
  })
}

/** No connection, or no answer from the server: said in place, the typed e-mail stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOr(serverAction(), (error) => ({
    email: undefined,
    goOn: undefined,
    // What fetch throws when there is no connection.
    message: error instanceof TypeError ? signInWords.noNetwork : signInWords.failed,
  }))

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const passkey = usePasskey(`/admin/login/passkey?${new URLSearchParams({ from: loaderData.from })}`, {
    inField: true,
  })
  const form = useRef<HTMLFormElement>(null)
  // After a refusal only the password is to be typed again.
  useEffect(() => {
    const password = form.current?.elements.namedItem('password')
    if (!actionData || !(password instanceof HTMLInputElement)) return
    password.value = ''
    password.focus()
  }, [actionData])
  return (
    <EntryPage title={signInWords.title} subtitle={signInWords.subtitle}>
      {loaderData.signedInAs && !actionData?.goOn && (
        <p className="notice mt-5">
          {signInWords.signedInAs(loaderData.signedInAs)}{' '}
          <Link to={loaderData.from} className="link">
            {signInWords.toPanel}
          </Link>
        </p>
      )}
      {loaderData.notice && !actionData && (
        <p role="status" className="notice mt-5">
          {loaderData.notice}
        </p>
      )}
      {(passkey.message ?? actionData?.message) && (
        <p role="alert" className="notice notice-alert mt-5">
          {passkey.message ?? actionData?.message}
          {actionData?.goOn && (
            <>
              {' '}
              <Link to={actionData.goOn} className="link">
                {signInWords.goOn}
              </Link>
            </>
          )}
        </p>
      )}
      <Form ref={form} method="post" onSubmit={keepFragment}>
        <input type="hidden" name="from" defaultValue={loaderData.from} />
        <Field
          id="email"
          name="email"
          type="email"
          label={signInWords.email}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={actionData?.email ?? ''}
        />
        <PasswordField label={signInWords.password} autoComplete="current-password" />
        <button type="submit" className="btn btn-primary mt-7 w-full" disabled={isBusy}>
          {isBusy ? signInWords.busy : signInWords.submit}
        </button>
      </Form>
      {passkey.isOffered && (
        <button
          type="button"
          className="btn mt-3 w-full"
          disabled={passkey.isBusy}
          onClick={() => void passkey.signIn()}
        >
          <KeyRound className="icon" aria-hidden="true" />
          {passkey.isBusy ? signInStepWords.passkeyBusy : signInStepWords.passkey}
        </button>
      )}
      <EntryLink to={href('/admin/forgotten-password')}>{signInStepWords.forgotten}</EntryLink>
    </EntryPage>
  )
}

/** A mail links to a card by fragment, which no server sees: the browser adds it to where we go back to. */
function keepFragment({ currentTarget }: FormEvent<HTMLFormElement>) {
  const from = currentTarget.elements.namedItem('from')
  if (from instanceof HTMLInputElement && !from.value.includes('#')) from.value += window.location.hash
}
