import { Link } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { dayText } from '#app/admin/list/times.ts'
import { Ago } from '#app/admin/settings/access/ago.tsx'
import { askPath } from '#app/admin/settings/access/question.tsx'
import { apiKeysWords as words } from '#content/en/admin-access.ts'
import type { ApiKeyEntry } from '#server/identity/api-keys.ts'

/** The keys that have not been revoked. */
export function KeyList({ keys }: { keys: readonly ApiKeyEntry[] }) {
  return (
    <FormSection id="keys" title={words.keys}>
      {keys.length === 0 ? (
        <p className="mt-2 text-ink-2 text-note">{words.none}</p>
      ) : (
        <ul className="settings-rows" aria-labelledby="keys-heading">
          {keys.map((key) => (
            <Key key={key.id} entry={key} />
          ))}
        </ul>
      )}
    </FormSection>
  )
}

function Key({ entry }: { entry: ApiKeyEntry }) {
  const { id, name, prefix, scope, owner, lastUsedAt, hasExpired } = entry
  return (
    <li>
      <div className="settings-row-name">
        <p>
          {name} <code className="access-code">{prefix}…</code>
        </p>
        <p className="access-facts">
          <span>{words.scope[scope]}</span>
          <span>
            {lastUsedAt ? (
              <>
                {words.lastUsed} <Ago at={lastUsedAt} />
              </>
            ) : (
              words.neverUsed
            )}
          </span>
          <span data-failed={hasExpired || undefined}>
            <Expiry entry={entry} />
          </span>
          <span>{words.madeBy(owner)}</span>
        </p>
      </div>
      <Link
        to={askPath('revoke', id)}
        preventScrollReset
        className="btn btn-small"
        aria-label={words.revokeOf(name)}
      >
        {words.revoke}
      </Link>
    </li>
  )
}

function Expiry({ entry: { expiresAt, hasExpired } }: { entry: ApiKeyEntry }) {
  if (!expiresAt) return words.forever
  const at = expiresAt.toISOString()
  return (
    <>
      {hasExpired ? words.expired : words.expires} <ExactTime at={at} text={dayText(at)} />
    </>
  )
}
