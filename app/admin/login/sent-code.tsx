import { CodeField } from '#app/admin/sign-in/credential-fields.tsx'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { Route } from './+types/sent-code.ts'
import { answerStep, pendingStep, stepAnswerOr } from '#app/admin/sign-in/steps.ts'
import { StepForm } from '#app/admin/sign-in/step.tsx'

const words = signInStepWords.sentCode

export const loader = (asked: Route.LoaderArgs) =>
  pendingStep(asked, 'CONFIRM_SIGN_IN_WITH_SMS_CODE', 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE')

export const action = async (asked: Route.ActionArgs) => answerStep(asked, await asked.request.formData())

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => stepAnswerOr(serverAction())

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

/** CONFIRM_SIGN_IN_WITH_SMS_CODE and its like by mail: the digits that the sign-in service has sent. */
export default function SentCode({ loaderData, actionData }: Route.ComponentProps) {
  const { step, destination, offersToRemember } = loaderData
  const subtitle = step === 'CONFIRM_SIGN_IN_WITH_SMS_CODE' ? words.bySms : words.byEmail
  return (
    <StepForm
      title={words.title}
      subtitle={subtitle(destination)}
      result={actionData}
      offersToRemember={offersToRemember}
    >
      <CodeField label={words.label} error={actionData?.message} />
    </StepForm>
  )
}
