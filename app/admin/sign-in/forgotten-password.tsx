import { data, Form, href, Link } from 'react-router'
import { AccountEmailField } from '#app/admin/form/password-again/credential-fields.tsx'
import { orOffline } from '#app/admin/offline.ts'
import { servicesContext } from '#app/context.ts'
import { signInStepWords } from '#words/panel/sign-in.ts'
import type { Route } from './+types/forgotten-password.ts'
import { AlternativeLink, SignInPage, SubmitButton, useFocusInvalid } from './sign-in-page.tsx'

const words = signInStepWords.forgot

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  isRequired: url.searchParams.has('required'),
  by: context.get(servicesContext).passwordResetBy,
})

export async function action({ context, request }: Route.ActionArgs) {
  const email = String((await request.formData()).get('email') ?? '')
  const { requestPasswordReset, mailState } = context.get(servicesContext)
  const asked = await requestPasswordReset(email)
  if (!asked.ok)
    return data({ email, message: asked.refusal.message, by: undefined, isFile: false }, { status: 422 })
  const isFile = (await mailState()) === 'notSetUp'
  return data({ email: email.trim(), message: undefined, by: asked.value.by, isFile })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline(serverAction(), () => ({
    email: undefined,
    message: signInStepWords.failed,
    by: undefined,
    isFile: false,
  }))

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const form = useFocusInvalid(actionData)
  const { subtitle, submit } =
    loaderData.by === 'link' ? words : { subtitle: words.subtitleCode, submit: words.submitCode }
  if (actionData?.by) return <Sent {...actionData} by={actionData.by} />
  return (
    <SignInPage title={words.title} subtitle={loaderData.isRequired ? words.required : subtitle}>
      <Form ref={form} method="post">
        <AccountEmailField
          label={words.email}
          error={actionData?.message}
          defaultValue={actionData?.email ?? ''}
        />
        <SubmitButton label={submit} busy={words.busy} />
      </Form>
      <BackToSignIn />
    </SignInPage>
  )
}

/** The same for every address, so that it does not reveal which ones have accounts. */
function Sent({ email, by, isFile }: { email: string; by: 'link' | 'code'; isFile: boolean }) {
  return (
    <SignInPage isResult title={words.sentTitle}>
      <p className="mt-2">
        {by === 'code' ? words.sentCode(email) : isFile ? words.savedAsFile(email) : words.sent(email)}
      </p>
      {by === 'code' && (
        <Link
          to={`${href('/admin/reset-password')}?${new URLSearchParams({ email })}`}
          className="btn btn-primary mt-7 w-full"
        >
          {words.enterCode}
        </Link>
      )}
      <BackToSignIn />
    </SignInPage>
  )
}

const BackToSignIn = () => (
  <AlternativeLink to={href('/admin/login')}>{signInStepWords.backToSignIn}</AlternativeLink>
)
