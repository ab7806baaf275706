import { data, Form, href, Link, redirect } from 'react-router'
import { Field } from '#app/admin/form/fields.tsx'
import { AccountNameField, PasswordField } from '#app/admin/form/password-again/credential-fields.tsx'
import { orOffline } from '#app/admin/offline.ts'
import { clearUnsavedTexts } from '#app/admin/storage/unsaved-text.ts'
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
    const faults = { name: fields?.name, password: fields?.password }
    return data({ message, faults, typed: name, isDead: !fields }, { status: 422 })
  }
  const { setCookies } = accepted.value
  throw redirect(setCookies.length > 0 ? href('/admin') : href('/admin/login'), {
    headers: setCookieHeaders(setCookies),
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline(serverAction(), () => ({ message: words.failed, faults: {}, typed: undefined, isDead: false }))

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invited, signedInAs } = loaderData
  if (!invited || actionData?.isDead)
    return (
      <SignInPage
        isResult={actionData !== undefined}
        title={words.deadTitle}
        subtitle={actionData?.message ?? words.dead}
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
        <AcceptForm token={token} email={invited.email} refusal={actionData} />
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

type Faults = { name?: string | undefined; password?: string | undefined }

type AcceptFormProps = {
  token: string
  email: string
  refusal: { message: string; faults: Faults; typed: string | undefined } | undefined
}

function AcceptForm({ token, email, refusal }: AcceptFormProps) {
  const form = useFocusInvalid(refusal)
  return (
    <>
      {refusal && !refusal.faults.name && !refusal.faults.password && (
        <Alert className="notice notice-alert mt-5">{refusal.message}</Alert>
      )}
      <Form ref={form} method="post">
        <input type="hidden" name="token" defaultValue={token} />
        <Field id="email" type="email" label={words.email} autoComplete="username" value={email} readOnly />
        <AccountNameField
          help={words.nameHelp}
          error={refusal?.faults.name}
          defaultValue={refusal?.typed ?? ''}
        />
        <PasswordField
          label={words.password}
          autoComplete="new-password"
          help={firstAccountWords.policy}
          error={refusal?.faults.password}
        />
        <SubmitButton label={words.submit} busy={words.busy} />
      </Form>
    </>
  )
}
