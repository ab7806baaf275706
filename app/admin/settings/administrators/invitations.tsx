import { useEffect, useRef } from 'react'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { dayText } from '#app/admin/list/times.ts'
import { FormButton } from '#app/admin/settings/form-button.tsx'
import { IntentForm, type IntentResult } from '#app/admin/settings/intent-form.tsx'
import { administratorsWords as words } from '#content/en/admin-access.ts'
import type { InvitationEntry } from '#server/identity/invitations.ts'

/** Who was invited and has not come yet, and the form that invites. */
export function Invitations({ invitations }: { invitations: readonly InvitationEntry[] }) {
  return (
    <FormSection id="invitations" title={words.invitations}>
      {invitations.length === 0 ? (
        <p className="mt-2 text-ink-2 text-note">{words.noInvitations}</p>
      ) : (
        <ul className="settings-rows" aria-labelledby="invitations-heading">
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <IntentForm intent="invite" className="settings-add mt-4">
        {(state) => <NewInvitation {...state} />}
      </IntentForm>
    </FormSection>
  )
}

function Invitation({ invitation }: { invitation: InvitationEntry }) {
  const { id, email, invitedBy, expiresAt, hasExpired, mail } = invitation
  const until = expiresAt.toISOString()
  return (
    <li>
      <div className="settings-row-name">
        <p>{email}</p>
        <p className="access-facts">
          <span>{words.invitedBy(invitedBy)}</span>
          {!hasExpired && (
            <span>
              {words.until} <ExactTime at={until} text={dayText(until)} />
            </span>
          )}
        </p>
        <p className="access-facts" data-failed={hasExpired || mail === 'dead' || undefined}>
          {hasExpired ? words.expired : words.mail[mail]}
        </p>
      </div>
      <div className="settings-row-buttons">
        <IntentForm intent="again" id={id}>
          {({ isBusy }) => (
            <FormButton isBusy={isBusy} label={words.againOf(email)}>
              {words.again}
            </FormButton>
          )}
        </IntentForm>
        <IntentForm intent="withdraw" id={id}>
          {({ isBusy }) => (
            <FormButton isBusy={isBusy} label={words.withdrawOf(email)}>
              {words.withdraw}
            </FormButton>
          )}
        </IntentForm>
      </div>
    </li>
  )
}

function NewInvitation({ isBusy, result }: { isBusy: boolean; result: IntentResult | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!result) return
    if (result.ok && input.current) input.current.value = ''
    input.current?.focus()
  }, [result])
  return (
    <>
      <Field
        ref={input}
        id="invite-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={words.email}
        help={words.emailHelp}
        error={result && !result.ok ? result.fields.email : undefined}
      />
      <FormButton isBusy={isBusy} className="btn">
        {words.invite}
      </FormButton>
    </>
  )
}
