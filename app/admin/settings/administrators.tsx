import { useEffect, useRef } from 'react'
import { CopiedText } from '#app/admin/form/copied-text.tsx'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import {
  type IntentResult,
  intentAction,
  intentClientAction,
  reportDone,
} from '#app/admin/form/intent-action.ts'
import { FormButton, IntentButton, IntentForm } from '#app/admin/form/intent-form.tsx'
import { textIn } from '#app/admin/list/row-action.ts'
import { ExactTime } from '#app/admin/list/time.tsx'
import { servicesContext } from '#app/context.ts'
import { shortDate } from '#app/ui/dates.ts'
import type { AdministratorEntry } from '#server/identity/access/administrators.ts'
import type { InvitationEntry } from '#server/identity/access/invitations.ts'
import { administratorsWords as words } from '#words/admin-access.ts'
import type { Route } from './+types/administrators.ts'
import { ConfirmDialog, ConfirmLink, useAsked } from './confirm-dialog.tsx'
import { LastUsed, loadSettings, SettingsPage } from './settings-page.tsx'

export const handle = { hydrates: true }

export async function loader({ context }: Route.LoaderArgs) {
  const listed = await context.get(servicesContext).administrators.list()
  if (!listed.ok) throw new Error(listed.refusal.message)
  return { at: new Date().toISOString(), ...listed.value }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadSettings(serverLoader)

export async function action(args: Route.ActionArgs) {
  const { administrators, mailState, origin } = args.context.get(servicesContext)
  /** The link is shown this once, where the mail with it may not arrive. */
  const reportInvited = async (inviting: ReturnType<typeof administrators.invite>) => {
    const invited = await inviting
    if (!invited.ok) return invited
    const { email, path } = invited.value
    return {
      ok: true as const,
      value: { done: words.invited(email), ...(path && { email, link: origin + path }) },
    }
  }
  const idIn = (form: FormData) => textIn(form, 'id')
  return intentAction<InvitedShown>(args, {
    handlers: {
      invite: (form) => reportInvited(administrators.invite(textIn(form, 'email'))),
      again: (form) => reportInvited(administrators.inviteAgain(idIn(form))),
      withdraw: (form) =>
        reportDone(administrators.withdraw(idIn(form)), ({ email }) => words.withdrawn(email)),
      remove: (form) => reportDone(administrators.remove(idIn(form)), ({ email }) => words.removeDone(email)),
      reset: async (form) => {
        const isFile = (await mailState()) === 'notSetUp'
        return reportDone(administrators.reset(idIn(form)), ({ email }) =>
          isFile ? words.resetDoneAsFile(email) : words.resetDone(email),
        )
      },
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => intentClientAction(args)

/** What is shown in one response only. */
type InvitedShown = { email?: string; link?: string }

/** Who may use the panel, and who is invited to. */
export default function Administrators({ loaderData, actionData }: Route.ComponentProps) {
  const asked = useAsked()
  return (
    <SettingsPage
      title={words.title}
      lead={(shown) => (shown?.areKeptHere === false ? words.leadElsewhere : words.lead)}
      loaded={loaderData}
      actionData={actionData}
    >
      {({ administrators, areKeptHere, invitations }) => {
        const person = administrators.find(({ id, isMe }) => id === asked.id && !isMe)
        return (
          <>
            <FormSection id="people" title={words.people}>
              <ul className="settings-rows" aria-labelledby="people-heading">
                {administrators.map((administrator) => (
                  <Administrator
                    key={administrator.id}
                    administrator={administrator}
                    areKeptHere={areKeptHere}
                  />
                ))}
              </ul>
            </FormSection>
            {areKeptHere && <Invitations invitations={invitations} />}
            {person && asked.intent === 'remove' && (
              <ConfirmDialog
                intent="remove"
                id={person.id}
                question={words.removeQuestion}
                what={words.removeWhat(person.email)}
                confirm={words.removeConfirm}
              />
            )}
            {person && asked.intent === 'reset' && (
              <ConfirmDialog
                intent="reset"
                id={person.id}
                question={words.resetQuestion}
                what={words.resetWhat(person.email)}
                confirm={words.resetConfirm}
              />
            )}
          </>
        )
      }}
    </SettingsPage>
  )
}

type AdministratorProps = {
  administrator: AdministratorEntry
  /** False where a hosted identity decides who may sign in. */
  areKeptHere: boolean
}

/** One person, what protects their sign-in, and how to take their access away. */
function Administrator({ administrator, areKeptHere }: AdministratorProps) {
  const { id, email, lastSeen, hasAuthenticator, hasPasskey, isMe, mustChoosePassword } = administrator
  const since = administrator.since.toISOString()
  return (
    <li>
      <div className="settings-row-name">
        <p>
          {email} {isMe && <span className="access-mark">{words.you}</span>}
        </p>
        <p className="access-facts">
          <span>
            {words.since} <ExactTime at={since} text={shortDate(since)} />
          </span>
          <span>
            {lastSeen ? (
              <>
                {words.lastSeen} <LastUsed at={lastSeen} />
              </>
            ) : (
              words.notSeen
            )}
          </span>
        </p>
        {areKeptHere && (
          <p className="access-facts">
            <Protection name={words.authenticator} isOn={hasAuthenticator} />
            <Protection name={words.passkey} isOn={hasPasskey} />
          </p>
        )}
        {mustChoosePassword && <p className="text-fine text-ink-2">{words.mustChoose}</p>}
      </div>
      {!isMe && (
        <div className="settings-row-buttons">
          {areKeptHere && (
            <ConfirmLink intent="reset" id={id} label={words.resetOf(email)}>
              {words.reset}
            </ConfirmLink>
          )}
          <ConfirmLink intent="remove" id={id} label={words.removeOf(email)}>
            {words.remove}
          </ConfirmLink>
        </div>
      )}
    </li>
  )
}

function Protection({ name, isOn }: { name: string; isOn: boolean }) {
  return (
    <span className="access-protection" data-on={isOn || undefined}>
      {name} {isOn ? words.on : words.off}
    </span>
  )
}

/** The invitations that were not accepted yet, and the form that invites. */
function Invitations({ invitations }: { invitations: readonly InvitationEntry[] }) {
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
      <IntentForm<IntentResult<InvitedShown>> intent="invite" className="settings-add mt-4">
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
              {words.until} <ExactTime at={until} text={shortDate(until)} />
            </span>
          )}
        </p>
        <p
          className="access-facts"
          data-failed={hasExpired || mail === 'dead' || mail === 'file' || undefined}
        >
          {hasExpired ? words.expired : words.mail[mail]}
        </p>
      </div>
      <div className="settings-row-buttons">
        <IntentForm<IntentResult<InvitedShown>> intent="again" id={id} className="contents">
          {({ isBusy, result }) => (
            <>
              <InvitationLink result={result} />
              <FormButton isBusy={isBusy} label={words.againOf(email)}>
                {words.again}
              </FormButton>
            </>
          )}
        </IntentForm>
        <IntentButton intent="withdraw" id={id} label={words.withdrawOf(email)}>
          {words.withdraw}
        </IntentButton>
      </div>
    </li>
  )
}

type InviteResult = IntentResult<InvitedShown> | undefined

/** The link of an invitation whose mail may not arrive. */
function InvitationLink({ result }: { result: InviteResult }) {
  if (!result?.ok || !result.link) return null
  return (
    <section className="key-shown col-span-full w-full" aria-label={words.linkTitle(result.email ?? '')}>
      <h3 className="font-semibold">{words.linkTitle(result.email ?? '')}</h3>
      <p className="mt-1 text-note">{words.linkWhy}</p>
      <CopiedText text={result.link} />
    </section>
  )
}

function NewInvitation({ isBusy, result }: { isBusy: boolean; result: InviteResult }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!result) return
    if (result.ok && input.current) input.current.value = ''
    input.current?.focus()
  }, [result])
  return (
    <>
      <InvitationLink result={result} />
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
