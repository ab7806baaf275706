import { useEffect, useRef } from 'react'
import { Form, Link, redirect, useLocation } from 'react-router'
import { requireStaff, staffContext } from '#app/admin/access.ts'
import { AccountOfPassword, PasswordField } from '#app/admin/form/password-again/credential-fields.tsx'
import { PasskeyButton, usePasskey } from '#app/admin/form/password-again/passkey-button.tsx'
import { pathAfterConfirm, safeReturnPath } from '#app/admin/sign-in-paths.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { respond } from '#app/admin/submission/submission.ts'
import { refused } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { confirmWords as words } from '#words/panel/settings.ts'
import type { Route } from './+types/confirm.ts'
import { SignInPage, SubmitButton } from './sign-in-page.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireStaff]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = context.get(staffContext)
  const from = safeReturnPath(url.searchParams.get('from'))
  const isInterrupted = url.searchParams.has('interrupted')
  const overview = await context.get(servicesContext).account?.overview()
  const hasPasskey = overview?.ok === true && overview.value.passkeys.length > 0
  return { from, isInterrupted, username: user.username, hasPasskey }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const confirmed = await context
    .get(servicesContext)
    .confirm({ password: String(form.get('password') ?? '') })
  if (!confirmed.ok) return respond(refused(form, confirmed.refusal.message, { typed: [] }))
  throw redirect(pathAfterConfirm(url))
}

export const clientAction = (args: Route.ClientActionArgs) =>
  submissionClientAction(args, {}, (error) => (error instanceof TypeError ? words.noNetwork : words.failed))

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { from, isInterrupted, username, hasPasskey } = loaderData
  const passkey = usePasskey(`/admin/confirm/passkey${useLocation().search}`)
  const message = passkey.message ?? (actionData?.ok === false ? actionData.problem : undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const password = form.current?.elements.namedItem('password')
    if (!(password instanceof HTMLInputElement)) return
    if (actionData) password.value = ''
    takeFocus(password)
  }, [actionData])
  return (
    <SignInPage title={words.title} subtitle={words.subtitle(username)}>
      {message ? (
        <Alert className="notice notice-alert mt-5">{message}</Alert>
      ) : (
        isInterrupted && <p className="notice mt-5">{words.interrupted}</p>
      )}
      <Form ref={form} method="post">
        <AccountOfPassword email={username} />
        <PasswordField label={words.password} autoComplete="current-password" />
        <SubmitButton label={words.submit} busy={words.busy} />
        {hasPasskey && (
          <PasskeyButton
            passkey={passkey}
            label={words.passkey}
            busy={words.passkeyBusy}
            className="btn mt-3 w-full"
          />
        )}
        <Link to={from} className="btn mt-3 w-full">
          {words.cancel}
        </Link>
      </Form>
    </SignInPage>
  )
}
