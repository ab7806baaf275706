import { ChevronDown } from 'lucide-react'
import { failureOf } from '#app/admin/access.ts'
import { FormSection } from '#app/admin/form/fields.tsx'
import {
  FormButton,
  IntentForm,
  intentAction,
  intentClientAction,
  reportDone,
} from '#app/admin/form/intent-form.tsx'
import { textIn } from '#app/admin/list/row-action.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { ConfirmDialog, ConfirmLink, useAsked } from '#app/admin/settings/confirm-dialog.tsx'
import { LastUsed, loadSettings, SettingsPage } from '#app/admin/settings/settings-page.tsx'
import { servicesContext } from '#app/context.ts'
import type { Invited } from '#server/identity/access/invitations.ts'
import type { PersonEntry } from '#server/identity/access/people.ts'
import type { Refusal, Result, Worded } from '#server/result.ts'
import { peopleWords as words } from '#words/admin-access.ts'
import { roleWords } from '#words/roles.ts'
import type { Route } from './+types/route.ts'
import { Invitations, RoleOptions } from './invitations.tsx'

export const handle = { hydrates: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { people, origin } = context.get(servicesContext)
  const listed = await people.list()
  if (!listed.ok) throw failureOf(listed.refusal)
  return { at: new Date().toISOString(), origin, ...listed.value }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export async function action(args: Route.ActionArgs) {
  const { people } = args.context.get(servicesContext)
  const idIn = (form: FormData) => textIn(form, 'id')
  const invited = async (inviting: Promise<Result<Invited, Worded<Refusal>>>) => {
    const done = await inviting
    return done.ok
      ? { ok: true as const, value: { done: words.invited(done.value.email), link: done.value } }
      : done
  }
  return intentAction<{ link?: Invited }>(args, {
    handlers: {
      invite: (form) => invited(people.invite({ email: textIn(form, 'email'), role: textIn(form, 'role') })),
      again: (form) => invited(people.inviteAgain(idIn(form))),
      role: (form) =>
        reportDone(people.changeRole({ id: idIn(form), role: textIn(form, 'role') }), ({ email, role }) =>
          words.roleDone(email, roleWords[role].one),
        ),
      withdraw: (form) => reportDone(people.withdraw(idIn(form)), ({ email }) => words.withdrawn(email)),
      remove: (form) => reportDone(people.remove(idIn(form)), ({ email }) => words.removeDone(email)),
      reset: (form) => reportDone(people.reset(idIn(form)), ({ email }) => words.resetDone(email)),
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => intentClientAction(args)

/** Who may use the panel, and who is invited to. */
export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const asked = useAsked()
  return (
    <SettingsPage
      title={words.title}
      lead={(shown) => (shown?.areKeptHere === false ? words.leadElsewhere : words.lead)}
      loaded={loaderData}
      actionData={actionData}
    >
      {({ people, areKeptHere, invitations, origin }) => {
        const person = people.find(({ id, isMe }) => id === asked.id && !isMe)
        return (
          <>
            <FormSection id="people" title={words.people}>
              <ul className="settings-rows" aria-labelledby="people-heading">
                {people.map((entry) => (
                  <Person key={entry.id} person={entry} areKeptHere={areKeptHere} />
                ))}
              </ul>
            </FormSection>
            {areKeptHere && <Invitations invitations={invitations} origin={origin} />}
            {person && isQuestion(asked.intent) && (
              <ConfirmDialog
                {...words.questions[asked.intent]}
                intent={asked.intent}
                id={person.id}
                what={words.questions[asked.intent].what(person.email)}
              />
            )}
          </>
        )
      }}
    </SettingsPage>
  )
}

const isQuestion = (intent: string | null): intent is keyof typeof words.questions =>
  intent !== null && Object.hasOwn(words.questions, intent)

type PersonProps = {
  person: PersonEntry
  /** False where a hosted identity decides who may sign in. */
  areKeptHere: boolean
}

/** One person, their role, what protects their sign-in, and how to take their access away. */
function Person({ person, areKeptHere }: PersonProps) {
  const { id, email, name, role, lastSeen, hasAuthenticator, hasPasskey, isMe, mustChoosePassword } = person
  const since = person.since.toISOString()
  return (
    <li>
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
        <div className="settings-row-buttons">
          {areKeptHere && <RoleForm person={person} />}
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

/** Gives somebody another role. */
function RoleForm({ person: { id, name, role } }: { person: PersonEntry }) {
  return (
    <IntentForm intent="role" id={id} className="flex grow flex-wrap items-center gap-2">
      {({ isBusy }) => (
        <>
          <span className="select">
            <select name="role" defaultValue={role} key={role} aria-label={words.roleOf(name)}>
              <RoleOptions />
            </select>
            <ChevronDown className="icon" aria-hidden="true" />
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
