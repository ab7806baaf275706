import { CodeField } from '#app/admin/sign-in/credential-fields.tsx'
import { AuthenticatorKey } from '#app/admin/settings/security/authenticator-key.tsx'
import { toScan } from '#app/admin/settings/security/to-scan.ts'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { Route } from './+types/authenticator.ts'
import { answerStep, pendingStep, stepAnswerOr } from '#app/admin/sign-in/steps.ts'
import { StepForm } from '#app/admin/sign-in/step.tsx'

const words = signInStepWords.authenticator

/** The picture is drawn here, so that the page needs no program for it. */
export async function loader(asked: Route.LoaderArgs) {
  const { totpUri = '' } = await pendingStep(asked, 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP')
  return toScan(totpUri)
}

export const action = async (asked: Route.ActionArgs) => answerStep(asked, await asked.request.formData())

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => stepAnswerOr(serverAction())

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

/** CONTINUE_SIGN_IN_WITH_TOTP_SETUP: the sign-in service wants an authenticator app to be set up now. */
export default function Authenticator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StepForm title={words.title} subtitle={words.subtitle} result={actionData} isAnsweredLater>
      <AuthenticatorKey toScan={loaderData} />
      <CodeField label={words.label} error={actionData?.message} />
    </StepForm>
  )
}
