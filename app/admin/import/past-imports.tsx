import { useState } from 'react'
import { Form, Link } from 'react-router'
import { FormSection } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { SettingsRows } from '#app/admin/form/settings-page.tsx'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { importKindWords, importWords as words } from '#words/panel/imports.ts'
import type { FileImport } from './import-data.ts'
import { importScreens } from './import-kinds.ts'
import { RefusedLink } from './preview.tsx'

export function ImportReceipt({ imported, query }: { imported: FileImport; query: string }) {
  const isDone = imported.endedAt !== null
  return (
    <section className="notice notice-ok long-form" role="status" aria-labelledby="imported-heading">
      <h2 id="imported-heading" className="font-semibold text-body">
        {isDone ? words.done : words.running}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {imported.fileName}: {saysOf(imported)}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link to={importScreens[imported.kind].listPath} className="btn btn-small btn-strong">
          {importKindWords[imported.kind].toList}
        </Link>
        <UndoImport imported={imported} />
        {imported.refused > 0 && <RefusedLink kind={imported.kind} query={query} />}
      </div>
    </section>
  )
}

type PastImportsProps = { imports: readonly FileImport[] | undefined; except: string | undefined }

export function PastImports({ imports, except }: PastImportsProps) {
  const timeZone = useTimeZone()
  const past = imports?.filter(({ id }) => id !== except)
  if (past?.length === 0) return null
  return (
    <div className="long-form">
      <FormSection id="past" title={words.past}>
        <p className="mt-2 text-ink-2 text-note">{past ? words.undoHelp : words.loadFailed}</p>
        <SettingsRows rows={past ?? []} label={words.past}>
          {(imported) => (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="min-w-0">
                <bdi className="font-semibold wrap-anywhere">{imported.fileName}</bdi>
                <br />
                {saysOf(imported)}
                <br />
                <span className="text-ink-2">
                  {words.pastBy(dateTimeText(imported.startedAt, timeZone), imported.by)}
                </span>
              </p>
              <UndoImport imported={imported} />
            </div>
          )}
        </SettingsRows>
      </FormSection>
    </div>
  )
}

function saysOf(imported: FileImport): string {
  const { says, undone } = importKindWords[imported.kind]
  if (imported.undoneAt) return undone(imported.kept)
  return imported.endedAt ? says(imported) : words.running
}

function UndoImport({ imported: { id, fileName, undoneAt, stored, endedAt } }: { imported: FileImport }) {
  const [isBusy, setBusy] = useState(false)
  if (undoneAt || (endedAt && stored === 0)) return null
  return (
    <Form method="post" reloadDocument onSubmit={() => setBusy(true)}>
      <FormIntent intent="undo" id={id} />
      <FormButton isBusy={isBusy} busy={words.undoing} label={words.undoOf(fileName)}>
        {words.undo}
      </FormButton>
    </Form>
  )
}
