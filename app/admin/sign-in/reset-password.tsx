import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { answerOr } from '#app/admin/answer-or.ts'
import { CodeField } from './credential-fields.tsx'
import { useAnswerFocus } from './sign-in-page.tsx'
import { EntryLink, EntryPage } from './sign-in-page.tsx'
import { Field } from '#app/admin/field.tsx'
import { PasswordField } from './credential-fields.tsx'
import { setCookieHeaders } from './set-cookies.ts'
import { servicesContext } from '#app/context.ts'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { Route } from './+types/reset-password.ts'

const words = signInStepWords.reset

/** The address holds a key, so no cache keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = ({ url }: Route.LoaderArgs) => ({
  token: url.searchParams.get('token') ?? '',
  /** Who has just asked for a code need not write it again. */
  email: url.searchParams.get('email') ?? '',
})

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const proof = form.has('token') ? { token: text('token') } : { email: text('email'), code: text('code') }
  const reset = await context.get(servicesContext).resetPassword({ proof, password: text('password') })
  if (!reset.ok)
    return data({ field: reset.field, message: reset.message, email: text('email') }, { status: 422 })
  throw redirect(`${href('/admin/login')}?renewed=1`, { headers: setCookieHeaders(reset.setCookies) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOr(serverAction(), () => ({ field: 'form', message: signInStepWords.failed, email: '' }) as const)

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const form = useAnswerFocus(actionData)
  const { token } = loaderData
  const email = actionData?.email || loaderData.email
  const errorOf = (field: 'proof' | 'password' | 'form') =>
    actionData?.field === field ? actionData.message : undefined
  if (token && actionData?.field === 'proof') return <DeadLink reason={actionData.message} />
  return (
    <EntryPage title={words.title} subtitle={words.subtitle}>
      {errorOf('form') && (
        <p role="alert" className="notice notice-alert mt-5">
          {errorOf('form')}
        </p>
      )}
      <Form ref={form} method="post">
        {token ? (
          <input type="hidden" name="token" defaultValue={token} />
        ) : (
          <MailedCode email={email} error={errorOf('proof')} />
        )}
        <PasswordField
          label={words.label}
          autoComplete="new-password"
          help={signInStepWords.newPassword.policy}
          error={errorOf('password')}
        />
        <button type="submit" className="btn btn-primary mt-7 w-full" disabled={isBusy}>
          {isBusy ? words.busy : words.submit}
        </button>
      </Form>
      {!token && <EntryLink to={href('/admin/forgotten-password')}>{words.askForCode}</EntryLink>}
    </EntryPage>
  )
}

const DeadLink = ({ reason }: { reason: string }) => (
  <EntryPage isAnswer title={words.deadTitle} subtitle={reason}>
    <Link to={href('/admin/forgotten-password')} className="btn btn-primary mt-7 w-full">
      {words.askAgain}
    </Link>
  </EntryPage>
)

/** For a provider whose mails hold a code instead of a link. */
function MailedCode({ email, error }: { email: string; error: string | undefined }) {
  return (
    <>
      <Field
        id="email"
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
      />
      <CodeField name="code" label={words.code} error={error} />
    </>
  )
}
