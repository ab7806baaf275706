import { Form, href, Link, redirect } from 'react-router'
import { Field } from '#app/admin/form/fields.tsx'
import { AccountNameField, PasswordField } from '#app/admin/form/password-again/credential-fields.tsx'
import { clearUnsavedTexts } from '#app/admin/storage/unsaved-text.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { respond } from '#app/admin/submission/submission.ts'
import {
  hasErrors,
  type RefusedSubmission,
  refused,
  type Submitted,
  typedAmong,
} from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { roleRights } from '#words/panel/settings/role-rights.ts'
import { firstAccountWords, invitationWords as words } from '#words/panel/sign-in.ts'
import type { Route } from './+types/invitation.ts'
import { setCookieHeaders } from './http.ts'
import { SignInPage, SubmitButton, useFocusInvalid } from './sign-in-page.tsx'

export { notStored as headers } from './http.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const services = context.get(servicesContext)
  const invited = token ? await services.invitation.find(token) : undefined
  return { token, invited, signedInAs: (await services.staff())?.user.username }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const token = String(form.get('token') ?? '')
  const services = context.get(servicesContext)
  if (form.get('intent') === 'sign-out') {
    const { setCookies } = await services.signOut()
    throw redirect(`${href('/admin/invitation')}?${new URLSearchParams({ token })}`, {
      headers: setCookieHeaders(setCookies),
    })
  }
  const name = String(form.get('name') ?? '')
  const accepted = await services.invitation.accept({
    token,
    name,
    password: String(form.get('password') ?? ''),
  })
  if (!accepted.ok) {
    const { message, fields } = accepted.refusal
    const typed = typedAmong(form, ['name'])
    return respond<Dead>({ ...refused(form, message, { fields: fields ?? {}, typed }), isDead: !fields })
  }
  const { setCookies } = accepted.value
  throw redirect(setCookies.length > 0 ? href('/admin') : href('/admin/login'), {
    headers: setCookieHeaders(setCookies),
  })
}

type Dead = { isDead?: boolean }

export const clientAction = (args: Route.ClientActionArgs) =>
  submissionClientAction(args, {}, () => words.failed)

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invited, signedInAs } = loaderData
  const result: Submitted<Dead> | undefined = actionData
  const refusal = result?.ok === false ? result : undefined
  if (!invited || refusal?.isDead)
    return (
      <SignInPage
        isResult={refusal !== undefined}
        title={words.deadTitle}
        subtitle={refusal?.problem ?? words.dead}
      >
        <Link to={href('/admin/login')} className="btn mt-7 w-full">
          {words.toSignIn}
        </Link>
      </SignInPage>
    )
  return (
    <SignInPage
      title={words.title}
      subtitle={words.subtitle(invited.invitedBy, roleRights[invited.role].one)}
    >
      {signedInAs ? (
        <SignOutFirst token={token} username={signedInAs} />
      ) : (
        <AcceptForm token={token} email={invited.email} refusal={refusal} />
      )}
    </SignInPage>
  )
}

/** A full page load leaves nothing of the other account's session behind. */
function SignOutFirst({ token, username }: { token: string; username: string }) {
  return (
    <>
      <p className="notice mt-5">{words.signedInAs(username)}</p>
      <Form method="post" reloadDocument onSubmit={clearUnsavedTexts}>
        <input type="hidden" name="token" defaultValue={token} />
        <button type="submit" name="intent" value="sign-out" className="btn btn-primary mt-5 w-full">
          {words.signOut}
        </button>
      </Form>
    </>
  )
}

type AcceptFormProps = {
  token: string
  email: string
  refusal: RefusedSubmission | undefined
}

function AcceptForm({ token, email, refusal }: AcceptFormProps) {
  const form = useFocusInvalid(refusal)
  return (
    <>
      {refusal && !hasErrors(refusal.fields) && (
        <Alert className="notice notice-alert mt-5">{refusal.problem}</Alert>
      )}
      <Form ref={form} method="post">
        <input type="hidden" name="token" defaultValue={token} />
        <Field id="email" type="email" label={words.email} autoComplete="username" value={email} readOnly />
        <AccountNameField
          help={words.nameHelp}
          error={refusal?.fields.name}
          defaultValue={new Map(refusal?.typed).get('name') ?? ''}
        />
        <PasswordField
          label={words.password}
          autoComplete="new-password"
          help={firstAccountWords.policy}
          error={refusal?.fields.password}
        />
        <SubmitButton label={words.submit} busy={words.busy} />
      </Form>
    </>
  )
}
