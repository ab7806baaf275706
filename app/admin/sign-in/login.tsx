import { type FormEvent, useEffect, useRef } from 'react'
import { Form, href, Link } from 'react-router'
import { AccountEmailField, PasswordField } from '#app/admin/form/password-again/credential-fields.tsx'
import { PasskeyButton, usePasskey } from '#app/admin/form/password-again/passkey-button.tsx'
import { safeReturnPath, stepPath } from '#app/admin/sign-in-paths.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { respond } from '#app/admin/submission/submission.ts'
import { refused, type Submitted, typedAmong } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { restoreWords } from '#words/panel/settings/restore.ts'
import { signInStepWords, signInWords } from '#words/panel/sign-in.ts'
import type { Route } from './+types/login.ts'
import { redirectIn } from './http.ts'
import { AlternativeLink, SignInPage, SubmitButton } from './sign-in-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const administrator = await services.staff()
  const { searchParams } = url
  const hasEnded = !administrator && services.hasSessionCookie
  return {
    from: safeReturnPath(searchParams.get('from')),
    signedInAs: administrator?.user.username,
    notice: noticeText(searchParams) ?? (hasEnded ? signInStepWords.sessionEnded : undefined),
  }
}

function noticeText(searchParams: URLSearchParams): string | undefined {
  if (searchParams.has('ended')) return signInStepWords.ended
  if (searchParams.has('left')) return signInStepWords.left
  if (searchParams.has('renewed')) return signInStepWords.passwordIsNew
  if (searchParams.has('confirmed')) return signInStepWords.emailIsConfirmed
  if (searchParams.has('restored')) return restoreWords.restored
  return undefined
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
  const services = context.get(servicesContext)
  const result = await services.signIn({ email, password: String(form.get('password') ?? '') })
  const from = String(form.get('from') ?? '')
  if (!result.ok) {
    const goOn = result.refusal.code === 'already-signed-in' ? safeReturnPath(from) : undefined
    return respond<GoOn>({
      ...refused(form, result.refusal.message || signInWords.failed, { typed: typedAmong(form, ['email']) }),
      ...(goOn && { goOn }),
    })
  }
  throw redirectIn(services, stepPath(result.value.step, from), result.value.setCookies)
}

/** Where one who is signed in already may go on. */
type GoOn = { goOn?: string }

export const clientAction = (args: Route.ClientActionArgs) =>
  submissionClientAction(args, {}, (error) =>
    // fetch throws a TypeError when there is no connection.
    error instanceof TypeError ? signInWords.noNetwork : signInWords.failed,
  )

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

/** No session: what this device kept for the former one is wiped. */
function useWipeAfterEnd(signedInAs: string | undefined) {
  useEffect(() => {
    if (signedInAs === undefined)
      import('#app/admin/storage/vault.ts').then(({ wipe }) => wipe()).catch(() => undefined)
  }, [signedInAs])
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const result: Submitted<GoOn> | undefined = actionData
  const refusal = result?.ok === false ? result : undefined
  const passkey = usePasskey(`/admin/login/passkey?${new URLSearchParams({ from: loaderData.from })}`, {
    inField: true,
  })
  useWipeAfterEnd(loaderData.signedInAs)
  const message = passkey.message ?? refusal?.problem
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const password = form.current?.elements.namedItem('password')
    if (!refusal || !(password instanceof HTMLInputElement)) return
    password.value = ''
    takeFocus(password)
  }, [refusal])
  return (
    <SignInPage title={signInWords.title} subtitle={signInWords.subtitle}>
      {loaderData.signedInAs && !refusal?.goOn && (
        <p className="notice mt-5">
          {signInWords.signedInAs(loaderData.signedInAs)}{' '}
          <Link to={loaderData.from} reloadDocument className="link">
            {signInWords.toPanel}
          </Link>
        </p>
      )}
      {loaderData.notice && !refusal && (
        <p role="status" className="notice mt-5">
          {loaderData.notice}
        </p>
      )}
      {message && (
        <Alert className="notice notice-alert mt-5">
          {message}
          {refusal?.goOn && (
            <>
              {' '}
              <Link to={refusal.goOn} reloadDocument className="link">
                {signInWords.goOn}
              </Link>
            </>
          )}
        </Alert>
      )}
      <Form ref={form} method="post" onSubmit={keepFragment}>
        <input type="hidden" name="from" defaultValue={loaderData.from} />
        <AccountEmailField
          label={signInWords.email}
          autoComplete="username webauthn"
          defaultValue={new Map(refusal?.typed).get('email') ?? ''}
        />
        <PasswordField label={signInWords.password} autoComplete="current-password" />
        <SubmitButton label={signInWords.submit} busy={signInWords.busy} />
      </Form>
      <PasskeyButton
        passkey={passkey}
        label={signInStepWords.passkey}
        busy={signInStepWords.passkeyBusy}
        className="btn mt-3 w-full"
      />
      <AlternativeLink to={href('/admin/forgotten-password')}>{signInStepWords.forgotten}</AlternativeLink>
    </SignInPage>
  )
}

/** A mail's link names its row by fragment, which the server does not see. */
function keepFragment({ currentTarget }: FormEvent<HTMLFormElement>) {
  const from = currentTarget.elements.namedItem('from')
  if (from instanceof HTMLInputElement && !from.value.includes('#')) from.value += window.location.hash
}
