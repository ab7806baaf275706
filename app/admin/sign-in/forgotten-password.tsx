import { data, Form, href, Link, useNavigation } from 'react-router'
import { answerOr } from '#app/admin/answer-or.ts'
import { useAnswerFocus } from './sign-in-page.tsx'
import { EntryLink, EntryPage } from './sign-in-page.tsx'
import { Field } from '#app/admin/field.tsx'
import { servicesContext } from '#app/context.ts'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { Route } from './+types/forgotten-password.ts'

const words = signInStepWords.forgot

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  isRequired: url.searchParams.has('required'),
  by: context.get(servicesContext).passwordResetBy,
})

export async function action({ context, request }: Route.ActionArgs) {
  const email = String((await request.formData()).get('email') ?? '')
  const asked = await context.get(servicesContext).requestPasswordReset(email)
  if (!asked.ok) return data({ email, message: asked.message, by: undefined }, { status: 422 })
  return data({ email: email.trim(), message: undefined, by: asked.by })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOr(serverAction(), () => ({ email: undefined, message: signInStepWords.failed, by: undefined }))

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const form = useAnswerFocus(actionData)
  const asks = loaderData.by === 'link' ? words : { subtitle: words.subtitleCode, submit: words.submitCode }
  if (actionData?.by) return <Sent email={actionData.email} by={actionData.by} />
  return (
    <EntryPage title={words.title} subtitle={loaderData.isRequired ? words.required : asks.subtitle}>
      <Form ref={form} method="post">
        <Field
          id="email"
          name="email"
          type="email"
          label={words.email}
          error={actionData?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={actionData?.email ?? ''}
        />
        <button type="submit" className="btn btn-primary mt-7 w-full" disabled={isBusy}>
          {isBusy ? words.busy : asks.submit}
        </button>
      </Form>
      <BackToSignIn />
    </EntryPage>
  )
}

/** The same for every address: whether it is an administrator's is nobody's business. */
function Sent({ email, by }: { email: string; by: 'link' | 'code' }) {
  return (
    <EntryPage isAnswer title={words.sentTitle}>
      <p className="mt-2">{by === 'link' ? words.sent(email) : words.sentCode(email)}</p>
      {by === 'code' && (
        <Link
          to={`${href('/admin/reset-password')}?${new URLSearchParams({ email })}`}
          className="btn btn-primary mt-7 w-full"
        >
          {words.enterCode}
        </Link>
      )}
      <BackToSignIn />
    </EntryPage>
  )
}

const BackToSignIn = () => <EntryLink to={href('/admin/login')}>{signInStepWords.backToSignIn}</EntryLink>
