import { Field } from '#app/admin/field.tsx'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { Route } from './+types/challenge.ts'
import { answerStep, pendingStep, stepAnswerOr } from '#app/admin/sign-in/steps.ts'
import { StepForm } from '#app/admin/sign-in/step.tsx'

const words = signInStepWords.challenge

export const loader = (asked: Route.LoaderArgs) => pendingStep(asked, 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')

export const action = async (asked: Route.ActionArgs) => answerStep(asked, await asked.request.formData())

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => stepAnswerOr(serverAction())

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

/** CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: whatever the sign-in service was taught to ask. */
export default function Challenge({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StepForm title={words.title} subtitle={loaderData.question ?? words.subtitle} result={actionData}>
      <Field
        id="answer"
        name="answer"
        label={words.label}
        error={actionData?.message}
        autoComplete="off"
        maxLength={200}
        required
      />
    </StepForm>
  )
}
