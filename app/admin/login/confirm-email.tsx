import { data, Form } from 'react-router'
import { CodeField } from '#app/admin/sign-in/credential-fields.tsx'
import { servicesContext } from '#app/context.ts'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { Route } from './+types/confirm-email.ts'
import { answerStep, pendingStep, stepAnswerOr } from '#app/admin/sign-in/steps.ts'
import { StepForm } from '#app/admin/sign-in/step.tsx'

const words = signInStepWords.confirmEmail

export const loader = (asked: Route.LoaderArgs) => pendingStep(asked, 'CONFIRM_SIGN_UP')

export async function action(asked: Route.ActionArgs) {
  const form = await asked.request.formData()
  if (!form.has('again')) return answerStep(asked, form)
  const sent = await asked.context.get(servicesContext).resendCode()
  if (!sent.ok) return data({ message: sent.message, done: undefined }, { status: 422 })
  return data({ message: undefined, done: words.sent })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => stepAnswerOr(serverAction())

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

/** CONFIRM_SIGN_UP: the digits that were mailed to the account's address. */
export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StepForm
      title={words.title}
      subtitle={words.subtitle(loaderData.username)}
      result={actionData}
      aside={
        <Form method="post">
          <button type="submit" name="again" value="yes" className="btn mt-3 w-full">
            {words.again}
          </button>
        </Form>
      }
    >
      <CodeField label={words.label} error={actionData?.message} />
    </StepForm>
  )
}
