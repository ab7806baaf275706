import { Download } from 'lucide-react'
import { useRef } from 'react'
import { href } from 'react-router'
import { address } from '#app/address.ts'
import { staffContext, valueOrThrow } from '#app/admin/access.ts'
import { Field, FormSection, TextArea } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentButton, IntentForm } from '#app/admin/form/intent-form.tsx'
import { loadSettings, SettingsPage, SettingsRows } from '#app/admin/form/settings-page.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { ConfirmButton } from '#app/admin/settings/confirm-dialog.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { reportDone, submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
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
import { DrillSection, drillHandlers } from './drill.tsx'
import { type FilesUsage, levelOf, ReadFilesUsage, usedShareText } from './files-usage.ts'
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
          <Backups overview={overview} />
          <PassphraseSection state={overview.passphrase} />
          <SecondPlaceSection {...overview} />
          <DrillSection {...overview} />
          <Nightly isOn={overview.nightly} />
          <Spreadsheets />
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
    <FormSection id="nightly" title={words.nightly}>
      <p className="mt-2 text-ink-2 text-note">
        {isOn ? words.nightlyOn(timeZoneName(timeZone)) : words.nightlyOff}
      </p>
      <IntentButton intent={isOn ? 'nightly-off' : 'nightly-on'} formClassName="mt-4">
        {isOn ? words.turnOff : words.turnOn}
      </IntentButton>
    </FormSection>
  )
}

const spreadsheets = [
  { name: words.listNames.quotes, path: href('/admin/quotes/export.csv') },
  { name: words.listNames.messages, path: href('/admin/messages/export.csv') },
  { name: words.listNames.calls, path: href('/admin/calls/export.csv') },
  { name: words.listNames.reviews, path: href('/admin/reviews/export.csv') },
]

/** Ordinary links: the browser saves the response. */
function Spreadsheets() {
  return (
    <FormSection id="lists" title={words.lists}>
      <p className="mt-2 text-ink-2 text-note">{words.listsAbout}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {spreadsheets.map(({ name, path }) => (
          <li key={path}>
            <a href={address(path)} className="btn btn-small" aria-label={words.exportOf(name)}>
              <Download className="icon" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}

function Texts() {
  const json = useRef<HTMLTextAreaElement>(null)
  return (
    <FormSection id="texts" title={textFileWords.title}>
      <p className="mt-2 text-ink-2 text-note">{textFileWords.about}</p>
      <p className="mt-4">
        <a href={address(href('/admin/texts/export.json'))} className="btn btn-small">
          <Download className="icon" />
          {textFileWords.export}
        </a>
      </p>
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
    </FormSection>
  )
}

function FilesBudget({ usage }: { usage: FilesUsage }) {
  return (
    <FormSection id="budget" title={words.budget}>
      <Alert className="notice notice-alert mt-4">{!usage.takesFiles && filesRoomWords.noFiles}</Alert>
      <progress
        className="budget-bar"
        data-level={levelOf(usage)}
        max={usage.budget}
        value={Math.min(usage.used, usage.budget)}
        aria-labelledby="budget-heading"
      />
      <p className="mt-2 font-semibold text-note">
        {words.budgetUsed(usage.used, usage.budget, usedShareText(usage))}
      </p>
      <p className="mt-1 text-ink-2 text-note">{words.budgetAbout}</p>
    </FormSection>
  )
}

function Amounts({ overview }: { overview: OverviewInWords }) {
  const { rows, databaseBytes, fileBytes, freeBytes, hasRoom } = overview
  const counts = Object.entries(words.rows).map(
    ([name, label]) => [label, words.count(rows[name] ?? 0)] as const,
  )
  const sizes = [
    [words.database, words.size(databaseBytes)],
    [words.files, words.size(fileBytes)],
    [words.free, words.size(freeBytes)],
  ] as const
  return (
    <FormSection id="kept" title={words.kept}>
      <Alert className="notice notice-alert mt-4">{!hasRoom && words.tight}</Alert>
      <dl className="data-figures">
        {[...counts, ...sizes].map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  )
}

function Backups({ overview }: { overview: OverviewInWords }) {
  const { backups, runningSince, failure, worksAgain } = overview
  const timeZone = useTimeZone()
  return (
    <FormSection id="backups" title={words.backups}>
      <div className="prose-note">
        <p>{words.about}</p>
        <p>
          <b>{overview.passphrase.source === 'none' ? words.openToAll : words.encrypted}</b>
        </p>
        <p>{words.signIn}</p>
        {!overview.place && <p>{words.elsewhere}</p>}
      </div>
      <Alert className="notice notice-alert mt-4">
        {failure &&
          (failure.at ? words.failed(dateTimeText(failure.at, timeZone), failure.reason) : failure.reason)}
      </Alert>
      {!failure && worksAgain.backup?.endedAt && (
        <p className="notice notice-ok mt-4">
          {words.worksAgain(dateTimeText(worksAgain.backup.endedAt, timeZone))}
        </p>
      )}
      {runningSince && (
        <p role="status" className="notice mt-4">
          {words.running(clockText(runningSince, timeZone))}
        </p>
      )}
      <IntentButton intent="make" formClassName="mt-4" busy={words.making} className="btn btn-strong">
        {words.make}
      </IntentButton>
      <SettingsRows
        rows={backups.map((backup) => ({ id: backup.name, backup }))}
        label={words.list}
        none={words.none}
      >
        {({ backup }) => <Backup backup={backup} />}
      </SettingsRows>
      <p className="mt-4 text-fine text-ink-2">
        {words.restore} <code>{words.restoreCommand}</code>
      </p>
    </FormSection>
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
