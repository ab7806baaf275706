import { Field } from '#app/admin/form/fields.tsx'
import { SaveForm } from '#app/admin/form/intent-form.tsx'
import { asTyped } from '#app/admin/form/record-fields.tsx'
import { BucketFields, SftpFields } from '#app/admin/form/remote-fields.tsx'
import { ConfirmButton } from '#app/admin/settings/confirm-dialog.tsx'
import { reportDone, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { dateTimeText } from '#app/ui/dates.ts'
import type { OverviewInWords } from '#server/backup/overview-in-words.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { secondPlaceWords as words } from '#words/panel/settings/second-place.ts'
import { DataPart } from './data-part.tsx'

export const secondPlaceHandlers = ({ backups: { place } }: RequestServices) =>
  ({
    'place-folder': (form) => reportDone(place.chooseFolder(textIn(form, 'path')), () => words.used),
    'place-bucket': (form) => chooseRemote(place, form, 'bucket'),
    'place-sftp': (form) => chooseRemote(place, form, 'sftp'),
    'place-remove': () => reportDone(place.remove(), () => words.stopped),
  }) satisfies Record<string, SubmissionHandler>

const chooseRemote = (place: RequestServices['backups']['place'], form: FormData, kind: 'bucket' | 'sftp') =>
  reportDone(place.chooseRemote({ kind, field: (name) => textIn(form, name) }), () => words.used)

type SecondPlaceProps = Pick<OverviewInWords, 'place' | 'lastCopy' | 'passphrase' | 'worksAgain'>

export function SecondPlaceSection({ place, lastCopy, passphrase, worksAgain }: SecondPlaceProps) {
  const timeZone = useTimeZone()
  const time = lastCopy && dateTimeText(lastCopy.at, timeZone)
  const endedAt = worksAgain.copy?.endedAt
  return (
    <DataPart
      id="place"
      title={words.title}
      says={
        <>
          <p>{words.why}</p>
          <p>
            <b className="wrap-anywhere">{place ? words.names[place.kind](place.name) : words.none}</b>
            {place && !lastCopy?.failure && ` ${time ? words.copiedAt(time) : words.notCopiedYet}`}
            {!place && passphrase.source === 'none' && ` ${words.passphraseFirst}`}
          </p>
          {place?.hostKey && <p className="wrap-anywhere">{words.hostKey(place.hostKey)}</p>}
          {place && endedAt && !lastCopy?.failure && (
            <p>{words.worksAgain(dateTimeText(endedAt, timeZone))}</p>
          )}
        </>
      }
      button={
        place && (
          <ConfirmButton
            intent="place-remove"
            id="place"
            question={words.stopQuestion}
            what={words.stopWhat}
            confirm={words.stopCopying}
            label={words.stopCopying}
          >
            {words.stopCopying}
          </ConfirmButton>
        )
      }
    >
      {place && (
        <>
          <Alert className="notice notice-late mt-3">{place.isSameDisk && words.sameDisk}</Alert>
          <Alert className="notice notice-alert mt-3">
            {lastCopy?.failure && words.copyFailed(time ?? '', lastCopy.failure)}
          </Alert>
        </>
      )}
      {!place && passphrase.source !== 'none' && <Choice />}
    </DataPart>
  )
}

function Choice() {
  return (
    <>
      <details className="settings-details">
        <summary>{words.folderTitle}</summary>
        <SaveForm intent="place-folder" words={{ save: words.useFolder, saving: words.checking }}>
          {(errors) => (
            <>
              <p className="text-ink-2 text-note">{words.folderAbout}</p>
              <Field
                id="place-path"
                name="path"
                label={words.path}
                placeholder="/mnt/backups"
                error={errors.path}
                {...asTyped}
                required
              />
            </>
          )}
        </SaveForm>
      </details>
      <details className="settings-details">
        <summary>{words.bucketTitle}</summary>
        <SaveForm intent="place-bucket" words={{ save: words.useBucket, saving: words.checking }}>
          {(errors) => (
            <>
              <p className="text-ink-2 text-note">{words.bucketAbout}</p>
              <BucketFields errors={errors} />
            </>
          )}
        </SaveForm>
      </details>
      <details className="settings-details">
        <summary>{words.sftpTitle}</summary>
        <SaveForm intent="place-sftp" words={{ save: words.useSftp, saving: words.checking }}>
          {(errors) => (
            <>
              <p className="text-ink-2 text-note">{words.sftpAbout}</p>
              <SftpFields errors={errors} />
            </>
          )}
        </SaveForm>
      </details>
    </>
  )
}
