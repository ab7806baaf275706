import { type ReactNode, useEffect, useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { EntryLink, EntryPage } from './sign-in-page.tsx'
import { CheckBox } from '#app/admin/form/check-box.tsx'
import { signInStepWords as words } from '#content/en/admin-sign-in.ts'

type StepFormProps = {
  title: string
  subtitle: string
  result: { message: string | undefined; done: string | undefined } | undefined
  /** What is wrong, where no field says it. */
  alert?: string | undefined
  /** There is something to do before the answer, so the focus does not go there at once. */
  isAnsweredLater?: boolean
  /** Whether the person is asked if this browser is to be remembered. */
  offersToRemember?: boolean | undefined
  submit?: string
  children: ReactNode
  /** What else can be done, below the form. */
  aside?: ReactNode
}

/** The page of one step of signing in: one question, one answer. */
export function StepForm({
  title,
  subtitle,
  result,
  alert,
  isAnsweredLater = false,
  offersToRemember = false,
  submit = words.submit,
  children,
  aside,
}: StepFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  // Whoever comes here by script has the focus nowhere; after a refusal the answer is to be typed again.
  useEffect(() => {
    const answer = form.current?.querySelector<HTMLInputElement>('input[name=answer]')
    if (result?.message && answer && answer.type !== 'radio') answer.value = ''
    if (result || !isAnsweredLater) answer?.focus()
  }, [result, isAnsweredLater])
  return (
    <EntryPage title={title} subtitle={subtitle}>
      {alert && (
        <p role="alert" className="notice notice-alert mt-5">
          {alert}
        </p>
      )}
      {result?.done && (
        <p role="status" className="notice mt-5">
          {result.done}
        </p>
      )}
      <Form ref={form} method="post">
        {children}
        {offersToRemember && <CheckBox id="remember" name="remember" {...words.remember} />}
        <button type="submit" className="btn btn-primary mt-7 w-full" disabled={isBusy}>
          {isBusy ? words.busy : submit}
        </button>
      </Form>
      {aside}
      <EntryLink to={href('/admin/login')}>{words.backToSignIn}</EntryLink>
    </EntryPage>
  )
}
