import { Field, FormSection, SelectField } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentButton, IntentForm, type IntentState, useNextEntry } from '#app/admin/form/intent-form.tsx'
import { asTyped } from '#app/admin/form/record-fields.tsx'
import { SettingsRows } from '#app/admin/form/settings-page.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { languageLabel } from '#app/admin/records/language-name.ts'
import { useBusiness, useMailLeaves } from '#app/admin/screen/panel-context.tsx'
import { OnceShown } from '#app/admin/settings/once-shown.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import type { InvitationEntry, Invited } from '#server/identity/access/invitations.ts'
import { peopleWords as words } from '#words/panel/access.ts'
import { languageWords } from '#words/panel/languages.ts'
import { roleRights } from '#words/panel/settings/role-rights.ts'
import { type RoleName, roleWords } from '#words/panel/settings/roles.ts'

export function Invitations({
  invitations,
  origin,
}: {
  invitations: readonly InvitationEntry[]
  origin: string
}) {
  return (
    <FormSection id="invitations" title={words.invitations}>
      <SettingsRows label={words.invitations} rows={invitations} none={words.noInvitations}>
        {(invitation) => <Invitation invitation={invitation} origin={origin} />}
      </SettingsRows>
      <IntentForm intent="invite" className="settings-invite mt-4">
        {(state) => <NewInvitation {...state} origin={origin} />}
      </IntentForm>
    </FormSection>
  )
}

function Invitation({ invitation, origin }: { invitation: InvitationEntry; origin: string }) {
  const { id, email, role, invitedBy, expiresAt, hasExpired, mail } = invitation
  const until = expiresAt.toISOString()
  return (
    <>
      <div className="settings-row-name">
        <p>
          {email} <span className="access-mark">{roleWords[role].name}</span>
        </p>
        <p className="access-facts">
          <span>{words.invitedBy(invitedBy)}</span>
          {!hasExpired && (
            <span>
              {words.until} <ExactDay at={until} />
            </span>
          )}
        </p>
        <p className="access-facts" data-failed={hasExpired || mail === 'dead' || undefined}>
          {hasExpired ? words.expired : words.mail[mail]}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <IntentForm<LinkResult> intent="again" id={id} className="contents">
          {({ isBusy, result }) => (
            <>
              <FormButton isBusy={isBusy} label={words.againOf(email)}>
                {words.again}
              </FormButton>
              {result?.ok && result.link && <InvitationLink link={result.link} origin={origin} />}
            </>
          )}
        </IntentForm>
        <IntentButton intent="withdraw" id={id} label={words.withdrawOf(email)}>
          {words.withdraw}
        </IntentButton>
      </div>
    </>
  )
}

type LinkResult = Submitted<{ link?: Invited }>

type NewInvitationProps = IntentState<LinkResult> & { origin: string }

function NewInvitation({ isBusy, result, errors, origin }: NewInvitationProps) {
  const input = useNextEntry(result)
  const mailLeaves = useMailLeaves()
  const { languages } = useBusiness()
  return (
    <>
      <Field
        ref={input}
        id="invite-email"
        name="email"
        type="email"
        inputMode="email"
        {...asTyped}
        required
        label={words.email}
        help={mailLeaves === false ? words.emailUnsentHelp : words.emailHelp}
        error={errors.email}
      />
      <SelectField id="invite-role" name="role" label={words.role} defaultValue="dispatcher">
        <RoleOptions />
      </SelectField>
      {languages.length > 1 && (
        <SelectField id="invite-language" name="language" label={languageWords.invited}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageLabel(code)}
            </option>
          ))}
        </SelectField>
      )}
      <FormButton isBusy={isBusy} className="btn">
        {words.invite}
      </FormButton>
      <ul className="mt-5 grid gap-1.5 text-fine text-ink-2 leading-[1.4]">
        {roleNames.map((role) => (
          <li key={role}>{roleRights[role].may}</li>
        ))}
      </ul>
      {result?.ok && result.link && <InvitationLink link={result.link} origin={origin} />}
    </>
  )
}

function InvitationLink({ link: { email, path }, origin }: { link: Invited; origin: string }) {
  return (
    <OnceShown
      title={words.linkTitle(email)}
      hint={words.linkOnce}
      secret={`${origin}${path}`}
      words={words}
    />
  )
}

const roleNames: readonly RoleName[] = [
  'owner',
  'dispatcher',
  'technician',
  'technicianWithPayments',
  'writer',
  'reader',
]

export const RoleOptions = () =>
  roleNames.map((role) => (
    <option key={role} value={role}>
      {roleWords[role].name}
    </option>
  ))
