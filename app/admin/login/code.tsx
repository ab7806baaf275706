import { signInStepWords } from '#content/en/admin-sign-in.ts'
import { Field } from '../field.tsx'
import type { Route } from './+types/code.ts'
import { answerStep, pendingStep, stepAnswerOr } from './answer-step.ts'
import { StepForm } from './step-form.tsx'

const words = signInStepWords.code

export const loader = (asked: Route.LoaderArgs) => pendingStep(asked, 'CONFIRM_SIGN_IN_WITH_TOTP_CODE')

export const action = async (asked: Route.ActionArgs) => answerStep(asked, await asked.request.formData())

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => stepAnswerOr(serverAction())

export { keepLoaded as shouldRevalidate } from '../keep-loaded.ts'

/** CONFIRM_SIGN_IN_WITH_TOTP_CODE: the digits of the authenticator app, or a recovery code. */
export default function CodeStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StepForm title={words.title} subtitle={words.subtitle} result={actionData}>
      <Field
        id="answer"
        name="answer"
        label={words.label}
        help={loaderData.takesRecoveryCodes && words.help}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
      />
    </StepForm>
  )
}
