import { Form, href, Link } from 'react-router'
import { AccountEmailField } from '#app/admin/form/password-again/credential-fields.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { respond } from '#app/admin/submission/submission.ts'
import { refused, type Submitted, sentIn, textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { signInStepWords } from '#words/panel/sign-in.ts'
import type { Route } from './+types/forgotten-password.ts'
import { AlternativeLink, SignInPage, SubmitButton, useFocusInvalid } from './sign-in-page.tsx'

const words = signInStepWords.forgot

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  isRequired: url.searchParams.has('required'),
  by: context.get(servicesContext).passwordResetBy,
})

type Sending = { email: string; by: 'link' | 'code'; isFile: boolean }

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const email = textIn(form, 'email')
  const { requestPasswordReset, mailState } = context.get(servicesContext)
  const asked = await requestPasswordReset(email)
  if (!asked.ok) return respond<Sending>(refused(form, asked.refusal.message))
  const isFile = (await mailState()) === 'notSetUp'
  const shown = { email: email.trim(), by: asked.value.by, isFile }
  return respond<Sending>({ ...sentIn(form), ok: true, done: '', ...shown })
}

export const clientAction = (args: Route.ClientActionArgs) =>
  submissionClientAction(args, {}, () => signInStepWords.failed)

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  const result: Submitted<Sending> | undefined = actionData
  const refusal = result?.ok === false ? result : undefined
  const form = useFocusInvalid(refusal)
  const { subtitle, submit } =
    loaderData.by === 'link' ? words : { subtitle: words.subtitleCode, submit: words.submitCode }
  if (result?.ok) return <Sent {...result} />
  return (
    <SignInPage title={words.title} subtitle={loaderData.isRequired ? words.required : subtitle}>
      <Form ref={form} method="post">
        <AccountEmailField
          label={words.email}
          error={refusal?.problem}
          defaultValue={new Map(refusal?.typed).get('email') ?? ''}
        />
        <SubmitButton label={submit} busy={words.busy} />
      </Form>
      <BackToSignIn />
    </SignInPage>
  )
}

/** The same for every address, so that it does not reveal which ones have accounts. */
function Sent({ email, by, isFile }: Sending) {
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
