import { FormSection } from '#app/admin/form/fields.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { dateTimeText } from '#app/admin/list/times.ts'
import { Ago } from '#app/admin/settings/access/ago.tsx'
import { FormButton } from '#app/admin/settings/form-button.tsx'
import { IntentForm } from '#app/admin/settings/intent-form.tsx'
import { sessionsWords as words } from '#content/en/admin-access.ts'
import type { SessionEntry } from '#server/identity/session-list.ts'

type Rows = { sessions: readonly SessionEntry[] }

/** One's own browsers; the one in use is marked and ends by signing out. */
export function MySessions({ sessions }: Rows) {
  return (
    <FormSection id="mine" title={words.mine}>
      <ul className="settings-rows" aria-labelledby="mine-heading">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <IntentForm intent="end-others" className="mt-3">
          {({ isBusy }) => <FormButton isBusy={isBusy}>{words.endOthers}</FormButton>}
        </IntentForm>
      )}
    </FormSection>
  )
}

/** The browsers of everybody else with access. */
export function OtherSessions({ sessions }: Rows) {
  return (
    <FormSection id="others" title={words.others}>
      {sessions.length === 0 ? (
        <p className="mt-2 text-ink-2 text-note">{words.noOthers}</p>
      ) : (
        <ul className="settings-rows" aria-labelledby="others-heading">
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
    </FormSection>
  )
}

function Session({ session }: { session: SessionEntry }) {
  const { id, username, address, begunAt, lastUsedAt, isMine, isThis } = session
  const browser = session.browser ?? words.unknownBrowser
  const begun = begunAt.toISOString()
  return (
    <li>
      <div className="settings-row-name">
        <p>
          {browser} {isThis && <span className="access-mark">{words.this}</span>}
        </p>
        {!isMine && <p className="font-normal text-note">{username}</p>}
        <p className="access-facts">
          <span>
            {words.lastUsed} <Ago at={lastUsedAt} />
          </span>
          <span>
            {words.begun} <ExactTime at={begun} text={dateTimeText(begun)} />
          </span>
          <span>{address ?? words.unknownAddress}</span>
        </p>
      </div>
      {!isThis && (
        <IntentForm intent="end" id={id} className="settings-row-buttons">
          {({ isBusy }) => (
            <FormButton isBusy={isBusy} label={words.endOf(browser, username)}>
              {words.end}
            </FormButton>
          )}
        </IntentForm>
      )}
    </li>
  )
}
