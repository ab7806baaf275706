import { useRef } from 'react'
import { href, useActionData } from 'react-router'
import { address } from '#app/address.ts'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { Field, TextArea } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentButton, IntentForm } from '#app/admin/form/intent-form.tsx'
import { loadSettings, SettingsPage, SettingsRows } from '#app/admin/form/settings-page.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { ConfirmButton } from '#app/admin/settings/confirm-dialog.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { reportDone, submission } from '#app/admin/submission/submission.ts'
import { type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { importTexts } from '#app/admin/texts/import.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { clockText, dateTimeText, timeZoneName } from '#app/ui/dates.ts'
import type { OverviewInWords } from '#server/backup/overview-in-words.ts'
import { dataWords as words } from '#words/panel/settings/data.ts'
import { filesRoomWords } from '#words/panel/settings/files-room.ts'
import { textFileWords } from '#words/panel/texts.ts'
import type { Route } from './+types/route.ts'
import { BackupState } from './backup-state.tsx'
import { DataPart } from './data-part.tsx'
import { DrillSection, drillHandlers } from './drill.tsx'
import { type FilesUsage, levelOf, ReadFilesUsage, usedShareText } from './files-usage.ts'
import { ComesIn, QuickBooks, Spreadsheets } from './in-and-out.tsx'
import { PassphraseSection, type PassphraseShown, passphraseHandlers } from './passphrase.tsx'
import { SecondPlaceSection, secondPlaceHandlers } from './second-place.tsx'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

export async function loader({ context }: Route.LoaderArgs) {
  const [overview, usage] = await Promise.all([
    valueOrThrow(context.get(servicesContext).backups.overview()),
    valueOrThrow(context.get(staffContext).run(ReadFilesUsage, {})),
  ])
  return { at: new Date().toISOString(), overview, usage: usage.filesUsage }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext)
  const { backups } = services
  return submission<PassphraseShown>(args, {
    ...passphraseHandlers(services),
    ...secondPlaceHandlers(services),
    ...drillHandlers(services),
    make: () => reportDone(backups.make(), (state) => (state === 'made' ? words.made : words.stillMaking)),
    'nightly-on': () => reportDone(backups.setNightly(true), () => words.turnedOn),
    'nightly-off': () => reportDone(backups.setNightly(false), () => words.turnedOff),
    delete: (form) => reportDone(backups.remove(textIn(form, 'id')), () => words.deleted),
    texts: (form) => importTexts(args.context.get(staffContext).run, textIn(form, 'json')),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function Data({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={words.title} lead={words.lead} loaded={loaderData}>
      {({ overview, usage }) => (
        <>
          <BackupState overview={overview} />
          <Backups overview={overview} />
          <Nightly isOn={overview.nightly} />
          <PassphraseSection state={overview.passphrase} />
          <SecondPlaceSection {...overview} />
          <DrillSection {...overview} />
          <ComesIn />
          <Spreadsheets />
          <QuickBooks />
          <Texts />
          <FilesBudget usage={usage} />
          <Amounts overview={overview} />
        </>
      )}
    </SettingsPage>
  )
}

function Nightly({ isOn }: { isOn: boolean }) {
  const timeZone = useTimeZone()
  return (
    <DataPart
      id="nightly"
      title={words.nightly}
      says={<p>{isOn ? words.nightlyOn(timeZoneName(timeZone)) : words.nightlyOff}</p>}
      button={
        <IntentButton intent={isOn ? 'nightly-off' : 'nightly-on'}>
          {isOn ? words.turnOff : words.turnOn}
        </IntentButton>
      }
    />
  )
}

function Texts() {
  const json = useRef<HTMLTextAreaElement>(null)
  const isAnswered = useActionData<Submitted>()?.intent === 'texts'
  return (
    <DataPart
      id="texts"
      title={textFileWords.title}
      says={<p>{textFileWords.about}</p>}
      button={
        <a href={address(href('/admin/texts/export.json'))} className="btn btn-small">
          {textFileWords.export}
        </a>
      }
    >
      <details className="settings-details" open={isAnswered || undefined}>
        <summary>{textFileWords.readIn}</summary>
        <IntentForm intent="texts">
          {({ isBusy, result }) => (
            <>
              <Field
                id="texts-file"
                type="file"
                accept="application/json,.json"
                label={textFileWords.file}
                onChange={async ({ target }) => {
                  const [file] = target.files ?? []
                  if (file && json.current) json.current.value = await file.text()
                }}
              />
              <TextArea
                ref={json}
                id="texts-json"
                name="json"
                rows={4}
                spellCheck={false}
                required
                label={textFileWords.json}
              />
              <div className="settings-buttons">
                <FormButton isBusy={isBusy} busy={textFileWords.importing} className="btn">
                  {textFileWords.import}
                </FormButton>
                {result?.ok && <p className="text-note">{result.done}</p>}
              </div>
            </>
          )}
        </IntentForm>
      </details>
    </DataPart>
  )
}

function FilesBudget({ usage }: { usage: FilesUsage }) {
  return (
    <DataPart
      id="budget"
      title={words.budget}
      says={
        <>
          <p>
            <b>{words.budgetUsed(usage.used, usage.budget, usedShareText(usage))}</b>
          </p>
          <p>{words.budgetAbout}</p>
        </>
      }
    >
      <progress
        className="budget-bar"
        data-level={levelOf(usage)}
        max={usage.budget}
        value={Math.min(usage.used, usage.budget)}
        aria-labelledby="budget-heading"
      />
      <Alert className="notice notice-alert mt-3">{!usage.takesFiles && filesRoomWords.noFiles}</Alert>
    </DataPart>
  )
}

function Amounts({ overview }: { overview: OverviewInWords }) {
  const { rows, databaseBytes, fileBytes, freeBytes } = overview
  const counts = Object.entries(words.rows).map(
    ([name, label]) => [label, words.count(rows[name] ?? 0)] as const,
  )
  const sizes = [
    [words.database, words.size(databaseBytes)],
    [words.files, words.size(fileBytes)],
    [words.free, words.size(freeBytes)],
  ] as const
  return (
    <DataPart id="kept" title={words.kept} says={undefined}>
      <dl className="data-figures">
        {[...counts, ...sizes].map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </DataPart>
  )
}

const shownBackups = 3

function Backups({ overview }: { overview: OverviewInWords }) {
  const { backups, runningSince, failure, hasRoom, worksAgain, passphrase } = overview
  const timeZone = useTimeZone()
  const rows = backups.map((backup) => ({ id: backup.name, backup }))
  const older = rows.slice(shownBackups)
  return (
    <DataPart
      id="backups"
      title={words.backups}
      says={
        <>
          <p>{words.about}</p>
          {passphrase.source === 'none' && <p>{words.openToAll}</p>}
        </>
      }
      button={
        <IntentButton intent="make" busy={words.making} className="btn btn-small btn-strong">
          {words.make}
        </IntentButton>
      }
    >
      <Alert className="notice notice-alert mt-4">
        {failure &&
          (failure.at ? words.failed(dateTimeText(failure.at, timeZone), failure.reason) : failure.reason)}
      </Alert>
      <Alert className="notice notice-alert mt-4">{!hasRoom && words.tight}</Alert>
      {!failure && worksAgain.backup?.endedAt && (
        <p className="mt-3 text-note">
          {words.worksAgain(dateTimeText(worksAgain.backup.endedAt, timeZone))}
        </p>
      )}
      {runningSince && (
        <p role="status" className="mt-3 font-semibold text-note">
          {words.running(clockText(runningSince, timeZone))}
        </p>
      )}
      <SettingsRows rows={rows.slice(0, shownBackups)} label={words.list} none={words.none}>
        {({ backup }) => <Backup backup={backup} />}
      </SettingsRows>
      {older.length > 0 && (
        <details className="settings-details">
          <summary>{words.older(older.length)}</summary>
          <SettingsRows rows={older} label={words.older(older.length)}>
            {({ backup }) => <Backup backup={backup} />}
          </SettingsRows>
        </details>
      )}
    </DataPart>
  )
}

function Backup({ backup }: { backup: OverviewInWords['backups'][number] }) {
  const { name, madeAt, size, isNightly, isEncrypted } = backup
  const at = madeAt.toISOString()
  return (
    <>
      <div className="settings-row-name">
        <p>
          <ExactTime at={at} />
        </p>
        <p className="font-normal text-fine text-ink-2">
          {words.size(size)}
          {isNightly && ` · ${words.nightlyOne}`}
          {` · ${isEncrypted ? words.encryptedOne : words.plainOne}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={address(href('/admin/settings/data/:name', { name }))}
          className="btn btn-small"
          aria-label={words.downloadOf(name)}
        >
          {words.download}
        </a>
        <ConfirmButton
          intent="delete"
          id={name}
          question={words.question}
          what={words.questionWhat(name)}
          confirm={words.delete}
          label={words.deleteOf(name)}
        >
          {words.delete}
        </ConfirmButton>
      </div>
    </>
  )
}
