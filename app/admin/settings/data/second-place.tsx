import { Field, FormSection } from '#app/admin/form/fields.tsx'
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
  return (
    <FormSection id="place" title={words.title}>
      <div className="prose-note">
        <p>{words.why}</p>
        <p>
          <b className="wrap-anywhere">{place ? words.names[place.kind](place.name) : words.none}</b>
        </p>
        {!place && passphrase.source === 'none' && <p>{words.passphraseFirst}</p>}
      </div>
      {place ? (
        <Used place={place} lastCopy={lastCopy} worksAgain={worksAgain} />
      ) : (
        passphrase.source !== 'none' && <Choice />
      )}
    </FormSection>
  )
}

type UsedProps = Omit<SecondPlaceProps, 'place' | 'passphrase'> & {
  place: NonNullable<SecondPlaceProps['place']>
}

function Used({ place, lastCopy, worksAgain }: UsedProps) {
  const timeZone = useTimeZone()
  const time = lastCopy && dateTimeText(lastCopy.at, timeZone)
  const endedAt = worksAgain.copy?.endedAt
  return (
    <>
      {place.hostKey && (
        <p className="mt-4 text-ink-2 text-note wrap-anywhere">{words.hostKey(place.hostKey)}</p>
      )}
      <Alert className="notice notice-late mt-4">{place.isSameDisk && words.sameDisk}</Alert>
      {lastCopy?.failure ? (
        <p role="alert" className="notice notice-alert mt-4">
          {words.copyFailed(time ?? '', lastCopy.failure)}
        </p>
      ) : (
        <>
          {endedAt && (
            <p className="notice notice-ok mt-4">{words.worksAgain(dateTimeText(endedAt, timeZone))}</p>
          )}
          <p className="mt-4 text-note">{time ? words.copiedAt(time) : words.notCopiedYet}</p>
        </>
      )}
      <p className="mt-4">
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
      </p>
    </>
  )
}

function Choice() {
  return (
    <>
      <SaveForm intent="place-folder" words={{ save: words.useFolder, saving: words.checking }}>
        {(errors) => (
          <>
            <h3 className="mt-5 font-semibold">{words.folderTitle}</h3>
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
