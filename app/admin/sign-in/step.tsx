import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { Form, href, type RouterContextProvider, redirect, useSearchParams } from 'react-router'
import { pathIn } from '#app/address.ts'
import { CheckBox, Field } from '#app/admin/form/fields.tsx'
import {
  AccountOfPassword,
  CodeField,
  PasswordField,
} from '#app/admin/form/password-again/credential-fields.tsx'
import {
  loginPath,
  type StepWithPage,
  safeReturnPath,
  stepPages,
  stepPath,
} from '#app/admin/sign-in-paths.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { respond } from '#app/admin/submission/submission.ts'
import { refused, type Submitted, sentIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { signInStepWords as words } from '#words/panel/sign-in.ts'
import type { Route } from './+types/step.ts'
import { AuthenticatorKey, authenticatorKey } from './authenticator-key.tsx'
import { redirectIn, setCookieHeaders } from './http.ts'
import { AlternativeLink, SignInPage, SubmitButton } from './sign-in-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const pending = await context.get(servicesContext).pendingSignIn()
  if (!pending) throw await redirectEnded({ context, url })
  const { step, totpUri, ...rest } = pending
  if (step === 'RESET_PASSWORD' || stepPages[step] !== pathIn(url))
    throw redirect(stepPath(step, url.searchParams.get('from')))
  return { step, ...rest, ...(totpUri && { authenticator: authenticatorKey(totpUri) }) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const services = context.get(servicesContext)
  if (form.has('again')) {
    const sent = await services.resendCode()
    return respond<unknown>(
      sent.ok
        ? { ...sentIn(form), ok: true, done: words.confirmEmail.sent }
        : refused(form, sent.refusal.message, { typed: [] }),
    )
  }
  const confirmed = await services.confirmSignIn({
    answer: String(form.get('answer') ?? ''),
    remember: form.has('remember'),
  })
  if (confirmed.ok)
    throw redirectIn(
      services,
      stepPath(confirmed.value.step, url.searchParams.get('from')),
      confirmed.value.setCookies,
    )
  const { code, message, setCookies } = confirmed.refusal
  if (code === 'expired') throw await redirectEnded({ context, url }, setCookies)
  return respond(refused(form, message, { typed: [] }))
}

type RequestArgs = { context: Readonly<RouterContextProvider>; url: URL }

/** The step was sent twice, or one returned to it: signed in by now. Otherwise the sign-in has expired. */
async function redirectEnded({ context, url }: RequestArgs, setCookies: string[] = []) {
  const from = url.searchParams.get('from')
  const isSignedIn = await context.get(servicesContext).staff()
  return redirect(isSignedIn ? safeReturnPath(from) : loginPath('ended', from), {
    headers: setCookieHeaders(setCookies),
  })
}

export const clientAction = (args: Route.ClientActionArgs) =>
  submissionClientAction(args, {}, () => words.failed)

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export default function Step({ loaderData: pending, actionData: result }: Route.ComponentProps) {
  const Page = pages[pending.step]
  // All steps share this route module; a new key empties the fields.
  return (
    <Page
      key={pending.step}
      pending={pending}
      result={result}
      error={result?.ok === false ? result.problem : undefined}
    />
  )
}

type StepProps = {
  pending: Route.ComponentProps['loaderData']
  result: Submitted | undefined
  error: string | undefined
}

const pages: Record<StepWithPage, ComponentType<StepProps>> = {
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: AuthenticatorCode,
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: AuthenticatorSetup,
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: MethodChoice,
  CONFIRM_SIGN_IN_WITH_SMS_CODE: SentCode,
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: SentCode,
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: CustomChallenge,
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: NewPassword,
  CONFIRM_SIGN_UP: ConfirmEmail,
}

function AuthenticatorCode({ pending, result, error }: StepProps) {
  const { title, subtitle, recovery, useApp, useRecovery } = words.code
  const [parameters] = useSearchParams()
  if (!pending.takesRecoveryCodes)
    return (
      <StepForm title={title} subtitle={subtitle} result={result} offersToRemember={pending.offersToRemember}>
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
      title={isRecovery ? recovery.title : title}
      subtitle={isRecovery ? recovery.subtitle : subtitle}
      result={result}
      aside={<AlternativeLink to={`?${other}`}>{isRecovery ? useApp : useRecovery}</AlternativeLink>}
    >
      {isRecovery ? (
        <Field
          id="answer"
          name="answer"
          label={recovery.label}
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

function AuthenticatorSetup({ pending: { authenticator }, result, error }: StepProps) {
  const { title, subtitle, label } = words.authenticator
  return (
    <StepForm title={title} subtitle={subtitle} result={result} focusesLater>
      {authenticator && <AuthenticatorKey authenticator={authenticator} />}
      <CodeField label={label} error={error} />
    </StepForm>
  )
}

function MethodChoice({ pending, result, error }: StepProps) {
  const { title, subtitle, legend, ways } = words.choose
  return (
    <StepForm title={title} subtitle={subtitle} result={result} alert={error}>
      <fieldset className="mt-5">
        <legend className="font-semibold text-note">{legend}</legend>
        {pending.choices?.map((method, index) => (
          <label key={method} className="check-box">
            <input type="radio" name="answer" value={method} defaultChecked={index === 0} required />
            {ways[method]}
          </label>
        ))}
      </fieldset>
    </StepForm>
  )
}

function SentCode({ pending: { step, destination, offersToRemember }, result, error }: StepProps) {
  const { title, bySms, byEmail, label } = words.sentCode
  const subtitle = step === 'CONFIRM_SIGN_IN_WITH_SMS_CODE' ? bySms : byEmail
  return (
    <StepForm
      title={title}
      subtitle={subtitle(destination)}
      result={result}
      offersToRemember={offersToRemember}
    >
      <CodeField label={label} error={error} />
    </StepForm>
  )
}

function CustomChallenge({ pending: { question }, result, error }: StepProps) {
  const { title, subtitle, label } = words.challenge
  return (
    <StepForm title={title} subtitle={question ?? subtitle} result={result}>
      <Field
        id="answer"
        name="answer"
        label={label}
        error={error}
        autoComplete="off"
        maxLength={200}
        required
      />
    </StepForm>
  )
}

function NewPassword({ pending: { username }, result, error }: StepProps) {
  const { title, subtitle, submit, label, policy } = words.newPassword
  return (
    <StepForm title={title} subtitle={subtitle(username)} result={result} submit={submit}>
      <AccountOfPassword email={username} />
      <PasswordField name="answer" label={label} autoComplete="new-password" help={policy} error={error} />
    </StepForm>
  )
}

function ConfirmEmail({ pending: { username }, result, error }: StepProps) {
  const { title, subtitle, again, label } = words.confirmEmail
  return (
    <StepForm
      title={title}
      subtitle={subtitle(username)}
      result={result}
      aside={
        <Form method="post">
          <button type="submit" name="again" value="yes" className="btn mt-3 w-full">
            {again}
          </button>
        </Form>
      }
    >
      <CodeField label={label} error={error} />
    </StepForm>
  )
}

/**
 * `alert`: an error that belongs to no field. `focusesLater`: something comes before the field, so it is not
 * focused at first.
 */
type StepFormProps = {
  title: string
  subtitle: string
  result: Submitted | undefined
  alert?: string | undefined
  focusesLater?: boolean
  offersToRemember?: boolean | undefined
  submit?: string
  children: ReactNode
  aside?: ReactNode
}

function StepForm({ title, subtitle, result, alert, focusesLater = false, ...props }: StepFormProps) {
  const { offersToRemember = false, submit = words.submit, children, aside } = props
  const form = useRef<HTMLFormElement>(null)
  // Without a page load the browser moves the focus nowhere.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('input[name=answer]')
    if (result?.ok === false && field && field.type !== 'radio') field.value = ''
    if (result || !focusesLater) field?.focus()
  }, [result, focusesLater])
  return (
    <SignInPage title={title} subtitle={subtitle}>
      <Alert className="notice notice-alert mt-5">{alert}</Alert>
      {result?.ok && result.done && (
        <p role="status" className="notice mt-5">
          {result.done}
        </p>
      )}
      <Form ref={form} method="post">
        {children}
        {offersToRemember && <CheckBox id="remember" name="remember" {...words.remember} />}
        <SubmitButton label={submit} busy={words.busy} />
      </Form>
      {aside}
      <AlternativeLink to={href('/admin/login')}>{words.backToSignIn}</AlternativeLink>
    </SignInPage>
  )
}
