import { Form, href, Link, redirect } from 'react-router'
import {
  AccountEmailField,
  AccountNameField,
  PasswordField,
} from '#app/admin/form/password-again/credential-fields.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { respond } from '#app/admin/submission/submission.ts'
import { hasErrors, type RefusedSubmission, refused, typedAmong } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { firstAccountWords as words } from '#words/panel/sign-in.ts'
import type { Route } from './+types/setup.ts'
import { setCookieHeaders } from './http.ts'
import { AlternativeLink, SignInPage, SubmitButton, useFocusInvalid } from './sign-in-page.tsx'

export { notStored as headers } from './http.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  return { token, isOpen: token !== '' && (await context.get(servicesContext).setupIsOpen(token)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
  const name = String(form.get('name') ?? '')
  const result = await context.get(servicesContext).completeSetup({
    token: String(form.get('token') ?? ''),
    name,
    email,
    password: String(form.get('password') ?? ''),
  })
  if (!result.ok) {
    const { fields = {} } = result.refusal
    const typed = typedAmong(form, ['name', 'email'])
    return respond(refused(form, fields.form ?? fields.token ?? '', { fields, typed }))
  }
  throw redirect(result.value.setCookies.length > 0 ? href('/admin') : href('/admin/login'), {
    headers: setCookieHeaders(result.value.setCookies),
  })
}

export const clientAction = (args: Route.ClientActionArgs) =>
  submissionClientAction(args, {}, () => words.failed)

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.ok === false ? actionData : undefined
  if (!loaderData.isOpen || refusal?.fields.token) return <DeadLink reason={refusal?.fields.token} />
  return <SetupForm token={loaderData.token} refusal={refusal} />
}

function SetupForm({ token, refusal }: { token: string; refusal: RefusedSubmission | undefined }) {
  const { fields: errors = {}, typed } = refusal ?? {}
  const before = new Map(typed)
  const form = useFocusInvalid(refusal)
  return (
    <SignInPage title={words.title} subtitle={words.subtitle}>
      <Alert className="notice notice-alert mt-5">
        {refusal && (!hasErrors(errors) || errors.form) && refusal.problem}
      </Alert>
      <Form ref={form} method="post">
        <input type="hidden" name="token" defaultValue={token} />
        <AccountNameField help={words.nameHelp} error={errors.name} defaultValue={before.get('name') ?? ''} />
        <AccountEmailField
          label={words.email}
          help={words.emailHelp}
          error={errors.email}
          defaultValue={before.get('email') ?? ''}
        />
        <PasswordField
          label={words.password}
          autoComplete="new-password"
          help={words.policy}
          error={errors.password}
        />
        <SubmitButton label={words.submit} busy={words.busy} />
      </Form>
      <AlternativeLink to={`${href('/admin/setup/restore')}?${new URLSearchParams({ token })}`}>
        {words.restore}
      </AlternativeLink>
    </SignInPage>
  )
}

function DeadLink({ reason }: { reason: string | undefined }) {
  return (
    <SignInPage isResult={reason !== undefined} title={words.deadTitle} subtitle={reason ?? words.dead}>
      <Link to={href('/admin/login')} className="btn mt-7 w-full">
        {words.toSignIn}
      </Link>
    </SignInPage>
  )
}
