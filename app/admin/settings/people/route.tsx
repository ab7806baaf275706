import { ChevronDown } from 'lucide-react'
import { valueOrThrow } from '#app/admin/access.ts'
import { FormSection } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { LastUsed, loadSettings, SettingsPage, SettingsRows } from '#app/admin/form/settings-page.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { ConfirmButton } from '#app/admin/settings/confirm-dialog.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { reportDone, submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import type { Invited } from '#server/identity/access/invitations.ts'
import type { PersonEntry } from '#server/identity/access/people.ts'
import type { Refusal, Result, Worded } from '#server/result.ts'
import { peopleWords as words } from '#words/panel/access.ts'
import { roleRights } from '#words/panel/settings/role-rights.ts'
import { roleWords } from '#words/panel/settings/roles.ts'
import type { Route } from './+types/route.ts'
import { Invitations, RoleOptions } from './invitations.tsx'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { people, origin } = context.get(servicesContext)
  return { at: new Date().toISOString(), origin, ...(await valueOrThrow(people.list())) }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export async function action(args: Route.ActionArgs) {
  const { people } = args.context.get(servicesContext)
  const idIn = (form: FormData) => textIn(form, 'id')
  const invited = async (inviting: Promise<Result<Invited, Worded<Refusal>>>) => {
    const done = await inviting
    return done.ok
      ? { ok: true as const, value: { done: words.invited(done.value.email), shown: { link: done.value } } }
      : done
  }
  return submission<{ link?: Invited }>(args, {
    invite: (form) =>
      invited(
        people.invite({
          email: textIn(form, 'email'),
          role: textIn(form, 'role'),
          ...(form.has('language') && { language: textIn(form, 'language') }),
        }),
      ),
    again: (form) => invited(people.inviteAgain(idIn(form))),
    role: (form) =>
      reportDone(people.changeRole({ id: idIn(form), role: textIn(form, 'role') }), ({ email, role }) =>
        words.roleDone(email, roleRights[role].one),
      ),
    withdraw: (form) => reportDone(people.withdraw(idIn(form)), ({ email }) => words.withdrawn(email)),
    remove: (form) => reportDone(people.remove(idIn(form)), ({ email }) => words.removeDone(email)),
    reset: (form) => reportDone(people.reset(idIn(form)), ({ email }) => words.resetDone(email)),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function People({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage
      title={words.title}
      lead={(shown) => (shown?.areKeptHere === false ? words.leadElsewhere : words.lead)}
      loaded={loaderData}
    >
      {({ people, areKeptHere, invitations, origin }) => (
        <>
          <FormSection id="people" title={words.people}>
            <SettingsRows label={words.people} rows={people}>
              {(person) => <Person person={person} areKeptHere={areKeptHere} />}
            </SettingsRows>
          </FormSection>
          {areKeptHere && <Invitations invitations={invitations} origin={origin} />}
        </>
      )}
    </SettingsPage>
  )
}

type PersonProps = {
  person: PersonEntry
  /** False where a hosted identity decides who may sign in. */
  areKeptHere: boolean
}

function Person({ person, areKeptHere }: PersonProps) {
  const { email, name, role, lastSeen, hasAuthenticator, hasPasskey, isMe, mustChoosePassword } = person
  const since = person.since.toISOString()
  return (
    <>
      <div className="settings-row-name">
        <p>
          {name} <span className="access-mark">{roleWords[role].name}</span>{' '}
          {isMe && <span className="access-mark">{words.you}</span>}
        </p>
        <p className="access-facts">
          {name !== email && <span>{email}</span>}
          <span>
            {words.since} <ExactDay at={since} />
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
        <div className="flex flex-wrap gap-2 person-buttons">
          {areKeptHere && <RoleForm person={person} />}
          {areKeptHere && (
            <Ask intent="reset" person={person} label={words.resetOf(email)}>
              {words.reset}
            </Ask>
          )}
          <Ask intent="remove" person={person} label={words.removeOf(email)}>
            {words.remove}
          </Ask>
        </div>
      )}
    </>
  )
}

type AskProps = { intent: keyof typeof words.questions; person: PersonEntry; label: string; children: string }

const Ask = ({ intent, person: { id, email }, label, children }: AskProps) => (
  <ConfirmButton
    {...words.questions[intent]}
    intent={intent}
    id={id}
    what={words.questions[intent].what(email)}
    label={label}
  >
    {children}
  </ConfirmButton>
)

function RoleForm({ person: { id, name, role } }: { person: PersonEntry }) {
  return (
    <IntentForm intent="role" id={id} className="role-form flex grow flex-wrap items-center gap-2">
      {({ isBusy }) => (
        <>
          <span className="select">
            <select name="role" defaultValue={role} key={role} aria-label={words.roleOf(name)}>
              <RoleOptions />
            </select>
            <ChevronDown className="icon" />
          </span>
          <FormButton isBusy={isBusy} label={words.changeRoleOf(name)}>
            {words.changeRole}
          </FormButton>
        </>
      )}
    </IntentForm>
  )
}

function Protection({ name, isOn }: { name: string; isOn: boolean }) {
  return (
    <span className="access-protection" data-on={isOn || undefined}>
      {name} {isOn ? words.on : words.off}
    </span>
  )
}
