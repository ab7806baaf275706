import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { data, Form, Link, redirect, useLocation, useNavigation } from 'react-router'
import { administratorContext } from '#app/admin/administrator-context.ts'
import { answerOr } from '#app/admin/answer-or.ts'
import { EntryPage } from './sign-in-page.tsx'
import { usePasskey } from './passkey-button.tsx'
import { PasswordField } from './credential-fields.tsx'
import { requireAdministrator } from './require-administrator.ts'
import { safeReturnPath } from './return-path.ts'
import { servicesContext } from '#app/context.ts'
import { confirmWords } from '#content/en/admin-confirm.ts'
import type { Route } from './+types/confirm.ts'
import { pathAfterwards } from './require-confirmed.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdministrator]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = context.get(administratorContext)
  const from = safeReturnPath(url.searchParams.get('from'))
  const isInterrupted = url.searchParams.has('interrupted')
  const account = await context.get(servicesContext).account()
  const overview = await account?.overview()
  return { from, isInterrupted, username: user.username, hasPasskey: !!overview?.passkeys.length }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const answer = await context.get(servicesContext).confirm({ password: String(form.get('password') ?? '') })
  if (!answer.ok) return data({ message: answer.message }, { status: 422 })
  throw redirect(pathAfterwards(url))
}

/** No connection, or no answer from the server: said in place. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOr(serverAction(), (error) => ({
    message: error instanceof TypeError ? confirmWords.noNetwork : confirmWords.failed,
  }))

export { keepLoaded as shouldRevalidate } from '#app/admin/keep-loaded.ts'

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { from, isInterrupted, username, hasPasskey } = loaderData
  const passkey = usePasskey(`/admin/confirm/passkey${useLocation().search}`, { inField: false })
  const message = passkey.message ?? actionData?.message
  const isBusy = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const password = form.current?.elements.namedItem('password')
    if (!(password instanceof HTMLInputElement)) return
    if (actionData) password.value = ''
    password.focus()
  }, [actionData])
  return (
    <EntryPage title={confirmWords.title} subtitle={confirmWords.subtitle(username)}>
      {message ? (
        <p role="alert" className="notice notice-alert mt-5">
          {message}
        </p>
      ) : (
        isInterrupted && <p className="notice mt-5">{confirmWords.interrupted}</p>
      )}
      <Form ref={form} method="post">
        {/* For password managers, which look for whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={username} readOnly hidden />
        <PasswordField label={confirmWords.password} autoComplete="current-password" />
        <button type="submit" className="btn btn-primary mt-7 w-full" disabled={isBusy}>
          {isBusy ? confirmWords.busy : confirmWords.submit}
        </button>
        {hasPasskey && passkey.isOffered && (
          <button
            type="button"
            className="btn mt-3 w-full"
            disabled={passkey.isBusy}
            onClick={() => void passkey.signIn()}
          >
            <KeyRound className="icon" aria-hidden="true" />
            {passkey.isBusy ? confirmWords.passkeyBusy : confirmWords.passkey}
          </button>
        )}
        <Link to={from} className="btn mt-3 w-full">
          {confirmWords.cancel}
        </Link>
      </Form>
    </EntryPage>
  )
}
