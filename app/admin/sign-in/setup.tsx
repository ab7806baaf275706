import { data, Form, href, Link, redirect } from 'react-router'
import {
  AccountEmailField,
  AccountNameField,
  PasswordField,
} from '#app/admin/form/password-again/credential-fields.tsx'
import { orOffline } from '#app/admin/offline.ts'
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
  if (!result.ok) return data({ name, email, errors: result.refusal.fields }, { status: 422 })
  throw redirect(result.value.setCookies.length > 0 ? href('/admin') : href('/admin/login'), {
    headers: setCookieHeaders(result.value.setCookies),
  })
}

type SetupErrors = { token?: string; name?: string; email?: string; password?: string; form?: string }

const noErrors: SetupErrors = {}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline(serverAction(), () => ({ name: undefined, email: undefined, errors: { form: words.failed } }))

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const errors: SetupErrors = actionData?.errors ?? noErrors
  if (!loaderData.isOpen || errors.token) return <DeadLink reason={errors.token} />
  return <SetupForm token={loaderData.token} typed={actionData} errors={errors} />
}

function SetupForm({
  token,
  typed,
  errors,
}: {
  token: string
  typed: { name: string | undefined; email: string | undefined } | undefined
  errors: SetupErrors
}) {
  const form = useFocusInvalid(errors)
  return (
    <SignInPage title={words.title} subtitle={words.subtitle}>
      <Alert className="notice notice-alert mt-5">{errors.form}</Alert>
      <Form ref={form} method="post">
        <input type="hidden" name="token" defaultValue={token} />
        <AccountNameField help={words.nameHelp} error={errors.name} defaultValue={typed?.name ?? ''} />
        <AccountEmailField
          label={words.email}
          help={words.emailHelp}
          error={errors.email}
          defaultValue={typed?.email ?? ''}
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
