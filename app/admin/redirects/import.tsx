import { type ChangeEvent, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { FormSection, TextArea } from '#app/admin/form/fields.tsx'
import { RecordPage } from '#app/admin/form/record-page.tsx'
import { TableHead } from '#app/admin/list/row-table.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { type SubmissionHandler, submission } from '#app/admin/submission/submission.ts'
import { type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import type { ResultOf } from '#app/graphql.ts'
import { Alert } from '#app/ui/alert.tsx'
import { formWords } from '#words/panel/form.ts'
import { redirectImportWords as words } from '#words/panel/redirects.ts'
import type { Route } from './+types/import.ts'
import { ImportRedirects } from './redirect-data.ts'
import { redirectList } from './redirect-list.ts'

export const handle = { needs: { area: 'content', to: 'write' } } satisfies ScreenHandle

type Summary = ResultOf<typeof ImportRedirects>['importRedirects']

/** What the file would do, or did. */
type Imported = Submitted<{ summary: Summary; csv: string }>

export function action(args: Route.ActionArgs) {
  const importFile =
    (isDryRun: boolean): SubmissionHandler<{ summary: Summary; csv: string }> =>
    async (form, run) => {
      const csv = textIn(form, 'csv')
      const result = await run(ImportRedirects, { csv, isDryRun })
      return result.ok
        ? { ok: true, value: { shown: { summary: result.value.importRedirects, csv } } }
        : result
    }
  return submission(args, { check: importFile(true), store: importFile(false) })
}

export const clientAction = (args: Route.ClientActionArgs) => recordClientAction(args)

export default function ImportScreen({ actionData }: Route.ComponentProps) {
  const result: Imported | undefined = actionData
  const csv = useRef<HTMLTextAreaElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  // What was checked is not what would be stored any more.
  const [changedSince, setChangedSince] = useState<Imported>()
  const isCurrent = result !== undefined && result !== changedSince
  const summary = isCurrent && result.ok ? result.summary : undefined
  const isStored = result?.ok === true && result.intent === 'store'
  const mayStore = !isStored && summary && summary.added + summary.changed > 0

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file || !csv.current) return
    csv.current.value = await file.text()
    setChangedSince(result)
  }

  return (
    <RecordPage title={words.title} words={words} listPath={redirectList.path}>
      <Form method="post" className="long-form">
        <FormSection id="file" title={words.file}>
          <p className="mt-3 text-ink-2 text-note">{words.columns}</p>
          <label className="mt-4 block font-semibold text-note">
            {words.choose}
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              className="mt-1.5 block min-h-11 max-w-full font-normal"
              onChange={(event) => void readFile(event)}
            />
          </label>
          <TextArea
            id="csv"
            name="csv"
            ref={csv}
            label={words.paste}
            required
            rows={10}
            spellCheck={false}
            placeholder={words.example}
            defaultValue={csvOf(result)}
            onInput={() => setChangedSince(result)}
          />
        </FormSection>
        {summary && <ImportSummary summary={summary} isStored={isStored} />}
        <div className="form-buttons">
          <Alert className="notice notice-alert form-failure">
            {isCurrent && !isBusy && !result.ok && result.problem}
          </Alert>
          <Link to={redirectList.path} className="btn">
            {isStored ? words.back : formWords.cancel}
          </Link>
          <button name="intent" value="check" type="submit" className={mayStore ? 'btn' : 'btn btn-strong'}>
            {isBusy ? words.busy : words.check}
          </button>
          {mayStore && (
            <button name="intent" value="store" type="submit" className="btn btn-strong">
              {words.store(summary.added + summary.changed)}
            </button>
          )}
        </div>
      </Form>
    </RecordPage>
  )
}

/** For a form that was sent before the script came. */
function csvOf(result: Imported | undefined): string | undefined {
  return result?.ok === false ? new Map(result.typed).get('csv') : result?.csv
}

type ImportSummaryProps = { summary: Summary; isStored: boolean }

function ImportSummary({ summary: { added, changed, unchanged, refused }, isStored }: ImportSummaryProps) {
  return (
    <FormSection id="summary" title={isStored ? words.stored : words.checked}>
      <p role="status" className="mt-3">
        {words.counts({ added, changed, unchanged, refused: refused.length })}
      </p>
      {refused.length > 0 && (
        <>
          <h3 id="refused-title" className="mt-5 mb-2 font-semibold">
            {words.refused}
          </h3>
          <table className="row-table" aria-labelledby="refused-title">
            <TableHead names={Object.values(words.refusedColumns)} />
            <tbody>
              {refused.map(({ line, text, message }) => (
                <tr key={line}>
                  <th scope="row" data-label={words.refusedColumns.line}>
                    {words.line(line)}
                  </th>
                  <td data-label={words.refusedColumns.text} className="wrap-anywhere">
                    {text}
                  </td>
                  <td data-label={words.refusedColumns.why}>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </FormSection>
  )
}
