import { Form, href, Link, redirect } from 'react-router'
import {
  AccountEmailField,
  CodeField,
  PasswordField,
} from '#app/admin/form/password-again/credential-fields.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { respond } from '#app/admin/submission/submission.ts'
import { hasErrors, refused, typedAmong } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { signInStepWords } from '#words/panel/sign-in.ts'
import type { Route } from './+types/reset-password.ts'
import { setCookieHeaders } from './http.ts'
import { AlternativeLink, SignInPage, SubmitButton, useFocusInvalid } from './sign-in-page.tsx'

const words = signInStepWords.reset

export { notStored as headers } from './http.ts'

export const loader = ({ url }: Route.LoaderArgs) => ({
  token: url.searchParams.get('token') ?? '',
  email: url.searchParams.get('email') ?? '',
})

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const proof = form.has('token') ? { token: text('token') } : { email: text('email'), code: text('code') }
  const reset = await context.get(servicesContext).resetPassword({ proof, password: text('password') })
  if (!reset.ok) {
    const { field, message } = reset.refusal
    return respond(
      refused(form, message, { fields: { [field]: message }, typed: typedAmong(form, ['email']) }),
    )
  }
  throw redirect(`${href('/admin/login')}?renewed=1`, { headers: setCookieHeaders(reset.value.setCookies) })
}

export const clientAction = (args: Route.ClientActionArgs) =>
  submissionClientAction(args, {}, () => signInStepWords.failed)

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.ok === false ? actionData : undefined
  const { fields: errors = {}, typed } = refusal ?? {}
  const form = useFocusInvalid(refusal)
  const { token } = loaderData
  const email = new Map(typed).get('email') || loaderData.email
  if (token && errors.proof) return <DeadLink reason={errors.proof} />
  return (
    <SignInPage title={words.title} subtitle={words.subtitle}>
      <Alert className="notice notice-alert mt-5">{refusal && !hasErrors(errors) && refusal.problem}</Alert>
      <Form ref={form} method="post">
        {token ? (
          <input type="hidden" name="token" defaultValue={token} />
        ) : (
          <>
            {/* Mails of a hosted identity hold a code instead of a link. */}
            <AccountEmailField label={words.email} defaultValue={email} />
            <CodeField name="code" label={words.code} error={errors.proof} />
          </>
        )}
        <PasswordField
          label={words.label}
          autoComplete="new-password"
          help={signInStepWords.newPassword.policy}
          error={errors.password}
        />
        <SubmitButton label={words.submit} busy={words.busy} />
      </Form>
      {!token && <AlternativeLink to={href('/admin/forgotten-password')}>{words.askForCode}</AlternativeLink>}
    </SignInPage>
  )
}

const DeadLink = ({ reason }: { reason: string }) => (
  <SignInPage isResult title={words.deadTitle} subtitle={reason}>
    <Link to={href('/admin/forgotten-password')} className="btn btn-primary mt-7 w-full">
      {words.askAgain}
    </Link>
  </SignInPage>
)
