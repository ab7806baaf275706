import { Link } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { dayText } from '#app/admin/list/times.ts'
import { Ago } from '#app/admin/settings/access/ago.tsx'
import { askPath } from '#app/admin/settings/access/question.tsx'
import { administratorsWords as words } from '#content/en/admin-access.ts'
import type { AdministratorEntry } from '#server/identity/administrators.ts'

type PeopleListProps = { people: readonly AdministratorEntry[]; areKeptHere: boolean }

/** Everybody with access, what protects their sign-in, and how to take it away. */
export function PeopleList({ people, areKeptHere }: PeopleListProps) {
  return (
    <FormSection id="people" title={words.people}>
      <ul className="settings-rows" aria-labelledby="people-heading">
        {people.map((person) => (
          <Person key={person.id} person={person} areKeptHere={areKeptHere} />
        ))}
      </ul>
    </FormSection>
  )
}

function Person({ person, areKeptHere }: { person: AdministratorEntry; areKeptHere: boolean }) {
  const { id, email, since, lastSeen, hasAuthenticator, hasPasskey, isMe, mustChoosePassword } = person
  return (
    <li>
      <div className="settings-row-name">
        <p>
          {email} {isMe && <span className="access-mark">{words.you}</span>}
        </p>
        <p className="access-facts">
          <span>
            {words.since} <ExactTime at={since.toISOString()} text={dayText(since.toISOString())} />
          </span>
          <span>
            {lastSeen ? (
              <>
                {words.lastSeen} <Ago at={lastSeen} />
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
            <AskLink ask="reset" id={id} label={words.resetOf(email)}>
              {words.reset}
            </AskLink>
          )}
          <AskLink ask="remove" id={id} label={words.removeOf(email)}>
            {words.remove}
          </AskLink>
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

type AskLinkProps = { ask: string; id: string; label: string; children: string }

function AskLink({ ask, id, label, children }: AskLinkProps) {
  return (
    <Link to={askPath(ask, id)} preventScrollReset className="btn btn-small" aria-label={label}>
      {children}
    </Link>
  )
}
