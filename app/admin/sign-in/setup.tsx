import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { answerOr } from '#app/admin/answer-or.ts'
import { useAnswerFocus } from './sign-in-page.tsx'
import { EntryPage } from './sign-in-page.tsx'
import { Field } from '#app/admin/field.tsx'
import { PasswordField } from './credential-fields.tsx'
import { setCookieHeaders } from './set-cookies.ts'
import { servicesContext } from '#app/context.ts'
import { setupWords } from '#content/en/admin.ts'
import type { Route } from './+types/setup.ts'

/** The address holds a key, so no cache keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  return { token, isOpen: token !== '' && (await context.get(servicesContext).setupIsOpen(token)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
  const result = await context.get(servicesContext).completeSetup({
    token: String(form.get('token') ?? ''),
    email,
    password: String(form.get('password') ?? ''),
  })
  if (!result.ok) return data({ email, errors: result.errors }, { status: 422 })
  throw redirect(result.setCookies.length > 0 ? href('/admin') : href('/admin/login'), {
    headers: setCookieHeaders(result.setCookies),
  })
}

type SetupErrors = { token?: string; email?: string; password?: string; form?: string }

const noErrors: SetupErrors = {}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOr(serverAction(), () => ({ email: undefined, errors: { form: setupWords.failed } }))

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const errors: SetupErrors = actionData?.errors ?? noErrors
  if (!loaderData.isOpen || errors.token) return <DeadLink reason={errors.token} />
  return <SetupForm token={loaderData.token} email={actionData?.email} errors={errors} />
}

function SetupForm({
  token,
  email,
  errors,
}: {
  token: string
  email: string | undefined
  errors: SetupErrors
}) {
  const isBusy = useNavigation().formMethod === 'POST'
  const form = useAnswerFocus(errors)
  return (
    <EntryPage title={setupWords.title} subtitle={setupWords.subtitle}>
      {errors.form && (
        <p role="alert" className="notice notice-alert mt-5">
          {errors.form}
        </p>
      )}
      <Form ref={form} method="post">
        <input type="hidden" name="token" defaultValue={token} />
        <Field
          id="email"
          name="email"
          type="email"
          label={setupWords.email}
          help={setupWords.emailHelp}
          error={errors.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={email ?? ''}
        />
        <PasswordField
          label={setupWords.password}
          autoComplete="new-password"
          help={setupWords.policy}
          error={errors.password}
        />
        <button type="submit" className="btn btn-primary mt-7 w-full" disabled={isBusy}>
          {isBusy ? setupWords.busy : setupWords.submit}
        </button>
      </Form>
    </EntryPage>
  )
}

function DeadLink({ reason }: { reason: string | undefined }) {
  return (
    <EntryPage
      isAnswer={reason !== undefined}
      title={setupWords.deadTitle}
      subtitle={reason ?? setupWords.dead}
    >
      <Link to={href('/admin/login')} className="btn mt-7 w-full">
        {setupWords.toSignIn}
      </Link>
    </EntryPage>
  )
}
