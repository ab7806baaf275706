import { PasswordField } from '#app/admin/sign-in/credential-fields.tsx'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { Route } from './+types/new-password.ts'
import { answerStep, pendingStep, stepAnswerOr } from '#app/admin/sign-in/steps.ts'
import { StepForm } from '#app/admin/sign-in/step.tsx'

const words = signInStepWords.newPassword

export const loader = (asked: Route.LoaderArgs) =>
  pendingStep(asked, 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')

export const action = async (asked: Route.ActionArgs) => answerStep(asked, await asked.request.formData())

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => stepAnswerOr(serverAction())

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

/** CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: the password was given by somebody else. */
export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { username } = loaderData
  return (
    <StepForm
      title={words.title}
      subtitle={words.subtitle(username)}
      result={actionData}
      submit={words.submit}
    >
      {/* For password managers, which look for whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        name="answer"
        label={words.label}
        autoComplete="new-password"
        help={words.policy}
        error={actionData?.message}
      />
    </StepForm>
  )
}
