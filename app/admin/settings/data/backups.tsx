import { href } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { ConfirmLink } from '#app/admin/settings/confirm-dialog.tsx'
import { clockText, dateTimeText } from '#app/ui/dates.ts'
import type { DataOverview } from '#server/backup/backups.ts'
import { dataWords as words } from '#words/admin-data.ts'

/** The backups that are kept, and a button that makes another. */
export function Backups({ overview }: { overview: DataOverview<string> }) {
  const { backups, runningSince, lastFailure } = overview
  return (
    <FormSection id="backups" title={words.backups}>
      <div className="prose-note">
        <p>{words.about}</p>
        <p>
          <b>{overview.isEncrypted ? words.encrypted : words.openToAll}</b>
        </p>
        <p>{words.signIn}</p>
        <p>{words.elsewhere}</p>
      </div>
      {lastFailure && (
        <p role="alert" className="notice notice-alert mt-4">
          {words.failed(lastFailure)}
        </p>
      )}
      {runningSince && (
        <p role="status" className="notice mt-4">
          {words.running(clockText(runningSince.toISOString()))}
        </p>
      )}
      <IntentButton intent="make" formClassName="mt-4" busy={words.making} className="btn btn-strong">
        {words.make}
      </IntentButton>
      {backups.length === 0 ? (
        <p className="mt-4 text-ink-2 text-note">{words.none}</p>
      ) : (
        <ul className="settings-rows" aria-label={words.list}>
          {backups.map((backup) => (
            <Backup key={backup.name} backup={backup} />
          ))}
        </ul>
      )}
      <p className="mt-4 text-fine text-ink-2">
        {words.restore} <code>{words.restoreCommand}</code>
      </p>
    </FormSection>
  )
}

/** The download is an ordinary link: the browser saves the response. */
function Backup({ backup }: { backup: DataOverview['backups'][number] }) {
  const { name, madeAt, size, isNightly, isEncrypted } = backup
  const at = madeAt.toISOString()
  return (
    <li>
      <div className="settings-row-name">
        <p>
          <ExactTime at={at} text={dateTimeText(at)} />
        </p>
        <p className="font-normal text-fine text-ink-2">
          {words.size(size)}
          {isNightly && ` · ${words.nightlyOne}`}
          {isEncrypted && ` · ${words.encryptedOne}`}
        </p>
      </div>
      <div className="settings-row-buttons">
        <a
          href={href('/admin/settings/data/:name', { name })}
          className="btn btn-small"
          aria-label={words.downloadOf(name)}
        >
          {words.download}
        </a>
        <ConfirmLink intent="delete" id={name} label={words.deleteOf(name)}>
          {words.delete}
        </ConfirmLink>
      </div>
    </li>
  )
}
