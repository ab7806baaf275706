import { useSearchParams } from 'react-router'
import { CodeField } from '#app/admin/sign-in/credential-fields.tsx'
import { EntryLink } from '#app/admin/sign-in/sign-in-page.tsx'
import { Field } from '#app/admin/field.tsx'
import { signInStepWords } from '#content/en/admin-sign-in.ts'
import type { Route } from './+types/code.ts'
import { answerStep, pendingStep, stepAnswerOr } from '#app/admin/sign-in/steps.ts'
import { StepForm } from '#app/admin/sign-in/step.tsx'

const words = signInStepWords.code

export const loader = (asked: Route.LoaderArgs) => pendingStep(asked, 'CONFIRM_SIGN_IN_WITH_TOTP_CODE')

export const action = async (asked: Route.ActionArgs) => answerStep(asked, await asked.request.formData())

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => stepAnswerOr(serverAction())

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

/** CONFIRM_SIGN_IN_WITH_TOTP_CODE: the digits of the authenticator app, or a recovery code. */
export default function CodeStep({ loaderData, actionData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const error = actionData?.message
  if (!loaderData.takesRecoveryCodes)
    return (
      <StepForm
        title={words.title}
        subtitle={words.subtitle}
        result={actionData}
        offersToRemember={loaderData.offersToRemember}
      >
        <CodeField error={error} />
      </StepForm>
    )
  const isRecovery = parameters.has('recovery')
  const other = new URLSearchParams(parameters)
  if (isRecovery) other.delete('recovery')
  else other.set('recovery', '1')
  return (
    <StepForm
      key={String(isRecovery)}
      title={isRecovery ? words.recovery.title : words.title}
      subtitle={isRecovery ? words.recovery.subtitle : words.subtitle}
      result={actionData}
      aside={<EntryLink to={`?${other}`}>{isRecovery ? words.useApp : words.useRecovery}</EntryLink>}
    >
      {isRecovery ? (
        <Field
          id="answer"
          name="answer"
          label={words.recovery.label}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
        />
      ) : (
        <CodeField error={error} />
      )}
    </StepForm>
  )
}
