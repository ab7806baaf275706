import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { Route } from './+types/choose.ts'
import { answerStep, pendingStep, stepAnswerOr } from '#app/admin/sign-in/steps.ts'
import { StepForm } from '#app/admin/sign-in/step.tsx'

const words = signInStepWords.choose

export const loader = (asked: Route.LoaderArgs) => pendingStep(asked, 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION')

export const action = async (asked: Route.ActionArgs) => answerStep(asked, await asked.request.formData())

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => stepAnswerOr(serverAction())

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

/** CONTINUE_SIGN_IN_WITH_MFA_SELECTION: by which of several ways the person proves themselves. */
export default function Choose({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StepForm title={words.title} subtitle={words.subtitle} result={actionData} alert={actionData?.message}>
      <fieldset className="mt-5">
        <legend className="font-semibold text-note">{words.legend}</legend>
        {loaderData.choices?.map((way, index) => (
          <label key={way} className="check-box">
            <input type="radio" name="answer" value={way} defaultChecked={index === 0} required />
            {words.ways[way]}
          </label>
        ))}
      </fieldset>
    </StepForm>
  )
}
