import { useEffect, useRef } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { ConfirmedNotice } from '#app/admin/confirm/confirmed-notice.tsx'
import { ScreenTitle } from '#app/admin/layout/panel-context.tsx'
import { orOffline } from '#app/admin/offline.ts'
import { servicesContext } from '#app/context.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { securityWords as words } from '#content/en/admin-security.ts'
import type { Route } from './+types/route.ts'
import { answerSecurity, type SecurityAnswer } from './answer-security.ts'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { useKept } from './use-kept.ts'

export const handle = { hydrates: true }

export { ScreenError as ErrorBoundary } from '#app/admin/layout/screen-error.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const account = await context.get(servicesContext).account()
  if (!account) return undefined
  const { passkeys, ...overview } = await account.overview()
  return {
    ...overview,
    passkeys: passkeys.map((key) => ({ ...key, createdAt: key.createdAt?.toISOString() ?? null })),
  }
}

export const action = (asked: Route.ActionArgs) => answerSecurity(asked)

/** No connection, or no answer from the server: said where the button is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return orOffline(
    serverAction(),
    (): SecurityAnswer => ({ intent: String(form.get('intent')), message: words.failed }),
  )
}

/** How one's own sign-in works: each thing in a part of its own, one form open at a time. */
export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const change = parameters.get('change') ?? undefined
  const done = loaderData && doneText(parameters.get('done'), loaderData.email)
  const announce = useAnnounce()
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!done) return
    announce(done)
    // The form that had the focus is gone.
    notice.current?.focus()
  }, [done, announce])
  const section = { change, answer: useKept(actionData) }
  if (!loaderData) return <KeptElsewhere />
  return (
    <>
      <ScreenTitle title={words.title} lead={words.lead(loaderData.email)} />
      <ConfirmedNotice />
      {done && (
        <p ref={notice} tabIndex={-1} className="notice notice-ok mt-5">
          {done}
        </p>
      )}
      <div className="long-form">
        <PasswordSection {...section} email={loaderData.email} />
        <AuthenticatorSection
          {...section}
          isOn={loaderData.hasAuthenticator}
          codesLeft={loaderData.recoveryCodesLeft}
        />
        <PasskeysSection {...section} passkeys={loaderData.passkeys} />
        <EmailSection {...section} email={loaderData.email} />
      </div>
    </>
  )
}

/** Where a user pool keeps passwords, codes and passkeys, nothing of them can be changed here. */
function KeptElsewhere() {
  return (
    <>
      <ScreenTitle title={words.title} lead={words.elsewhere} />
      <p className="mt-5">
        <Link to={href('/admin/forgotten-password')} className="btn">
          {words.elsewherePassword}
        </Link>
      </p>
    </>
  )
}

function doneText(done: string | null, email: string): string | undefined {
  if (done === 'password') return words.password.done
  if (done === 'turn-off') return words.authenticator.turnedOff
  if (done === 'passkey') return words.passkeys.done
  if (done === 'rename') return words.passkeys.renamed
  if (done === 'remove') return words.passkeys.removed
  if (done === 'email-code') return words.email.done(email)
  return undefined
}
