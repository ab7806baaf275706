import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { type FieldErrors, type IntentHandler, reportDone, SaveForm } from '#app/admin/form/intent-form.tsx'
import { textIn } from '#app/admin/list/row-action.tsx'
import { ConfirmButton } from '#app/admin/settings/confirm-dialog.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import type { OverviewInWords } from '#server/backup/overview-in-words.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { backupSafetyWords as words } from '#words/panel/settings/backup-safety.ts'

export const placeHandlers = ({ backups: { place } }: RequestServices) =>
  ({
    'place-folder': (form) => reportDone(place.chooseFolder(textIn(form, 'path')), () => words.placeUsed),
    'place-bucket': (form) =>
      reportDone(
        place.chooseBucket({
          bucket: textIn(form, 'bucket'),
          endpoint: textIn(form, 'endpoint'),
          region: textIn(form, 'region'),
          accessKeyId: textIn(form, 'accessKeyId'),
          secretKey: textIn(form, 'secretPassword'),
        }),
        () => words.placeUsed,
      ),
    'place-remove': () => reportDone(place.remove(), () => words.stopped),
  }) satisfies Record<string, IntentHandler>

type SecondPlaceProps = Pick<OverviewInWords, 'place' | 'lastCopy' | 'passphrase'>

export function SecondPlaceSection({ place, lastCopy, passphrase }: SecondPlaceProps) {
  return (
    <FormSection id="place" title={words.place}>
      <div className="prose-note">
        <p>{words.placeWhy}</p>
        <p>
          <b className="wrap-anywhere">{place ? words.places[place.kind](place.name) : words.noPlace}</b>
        </p>
        {!place && passphrase.source === 'none' && <p>{words.placeFirst}</p>}
      </div>
      {place ? <Used place={place} lastCopy={lastCopy} /> : passphrase.source !== 'none' && <Choice />}
    </FormSection>
  )
}

type UsedProps = { place: NonNullable<SecondPlaceProps['place']>; lastCopy: SecondPlaceProps['lastCopy'] }

function Used({ place, lastCopy }: UsedProps) {
  const timeZone = useTimeZone()
  const time = lastCopy && dateTimeText(lastCopy.at, timeZone)
  return (
    <>
      {place.isSameDisk && (
        <p role="alert" className="notice notice-late mt-4">
          {words.sameDisk}
        </p>
      )}
      {lastCopy?.failure ? (
        <p role="alert" className="notice notice-alert mt-4">
          {words.copyFailed(time ?? '', lastCopy.failure)}
        </p>
      ) : (
        <p className="mt-4 text-note">{time ? words.copiedAt(time) : words.notCopiedYet}</p>
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

const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, required: true } as const

function Choice() {
  return (
    <>
      <SaveForm intent="place-folder" words={{ save: words.useFolder, saving: words.checking }}>
        {(errors) => (
          <>
            <h3 className="mt-5 font-semibold">{words.folder}</h3>
            <p className="text-ink-2 text-note">{words.folderAbout}</p>
            <Field
              id="place-path"
              name="path"
              label={words.path}
              placeholder="/mnt/backups"
              error={errors.path}
              {...asTyped}
            />
          </>
        )}
      </SaveForm>
      <details className="settings-details">
        <summary>{words.bucketTitle}</summary>
        <SaveForm intent="place-bucket" words={{ save: words.useBucket, saving: words.checking }}>
          {(errors) => <BucketFields errors={errors} />}
        </SaveForm>
      </details>
    </>
  )
}

function BucketFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <p className="text-ink-2 text-note">{words.bucketAbout}</p>
      <Field id="place-bucket" name="bucket" label={words.bucket} error={errors.bucket} {...asTyped} />
      <Field
        id="place-endpoint"
        name="endpoint"
        label={words.endpoint}
        help={words.endpointHelp}
        error={errors.endpoint}
        {...asTyped}
        inputMode="url"
        required={false}
      />
      <Field
        id="place-region"
        name="region"
        label={words.region}
        placeholder="us-west-2"
        error={errors.region}
        {...asTyped}
      />
      <Field
        id="place-access-key"
        name="accessKeyId"
        label={words.accessKeyId}
        error={errors.accessKeyId}
        {...asTyped}
      />
      <Field
        id="place-secret-key"
        name="secretPassword"
        type="password"
        label={words.secretKey}
        error={errors.secretKey}
        {...asTyped}
      />
    </>
  )
}
