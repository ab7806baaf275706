import { useState } from 'react'
import { Form, Link, redirect } from 'react-router'
import { address } from '#app/address.ts'
import { staffContext } from '#app/admin/access.ts'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { RecordPage } from '#app/admin/form/record-page.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { importKindWords, importWords as words } from '#words/panel/imports.ts'
import type { Route } from './+types/route.ts'
import { choicesIn, choicesQuery, ImportFile, ListImports, PreviewImport, UndoImport } from './import-data.ts'
import { type ImportKindName, importKindAt, importScreens } from './import-kinds.ts'
import { ImportReceipt, PastImports } from './past-imports.tsx'
import { WhatComesIn } from './preview.tsx'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

const isFailure = (text: string | null): text is keyof typeof words.failures =>
  text !== null && Object.hasOwn(words.failures, text)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const { searchParams } = url
  const kind = importKindAt(url.pathname)
  const failed = searchParams.get('failed')
  const file = searchParams.get('file')
  const listed = await run(ListImports, { kind })
  const imports = listed.ok ? listed.value.imports : undefined
  const opened = { kind, imports, query: searchParams.toString(), file, preview: undefined }
  // An import that is done has no preview.
  if (!file || imports?.some(({ id }) => id === file))
    return { ...opened, problem: isFailure(failed) ? words.failures[failed] : undefined }
  const read = await run(PreviewImport, { file, ...choicesIn(searchParams) })
  return read.ok
    ? { ...opened, preview: read.value.preview, problem: undefined }
    : { ...opened, problem: read.refusal.message }
}

export async function action(args: Route.ActionArgs) {
  const path = address(importScreens[importKindAt(args.url.pathname)].path)
  return submission(args, {
    // Both may take minutes, so they are sent as a page and not by the router; loaded again, nothing is sent again.
    async import(form, run) {
      const [file, choices] = [textIn(form, 'file'), choicesIn(form)]
      const imported = await run(ImportFile, { file, ...choices })
      if (!imported.ok) return imported
      throw redirect(`${path}?${choicesQuery(file, choices)}`, 303)
    },
    async undo(form, run) {
      const undone = await run(UndoImport, { id: textIn(form, 'id') })
      if (!undone.ok) return undone
      throw redirect(path, 303)
    },
  })
}

export default function ImportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, imports, preview, file, query, problem } = loaderData
  const result: Submitted | undefined = actionData
  const imported = imports?.find(({ id }) => id === file)
  return (
    <RecordPage
      title={importKindWords[kind].title}
      words={importKindWords[kind]}
      listPath={importScreens[kind].listPath}
    >
      <Alert className="notice notice-alert mt-5">
        {problem ?? (result?.ok === false && result.problem)}
      </Alert>
      {imported && <ImportReceipt imported={imported} query={query} />}
      {file && preview ? (
        <WhatComesIn key={query} kind={kind} file={file} query={query} preview={preview} />
      ) : (
        <FileForm kind={kind} />
      )}
      {!preview && <PastImports imports={imports} except={imported?.id} />}
    </RecordPage>
  )
}

const tables = '.csv,.tsv,.txt,.json,.jsonl,text/csv,text/plain,application/json'

/** A page of its own is asked for: the server takes the file before the router's forms (server/models/imports/take-import-file.ts). */
function FileForm({ kind }: { kind: ImportKindName }) {
  const { choose, fileHelp, back } = importKindWords[kind]
  const [isBusy, setBusy] = useState(false)
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      reloadDocument
      className="long-form"
      onSubmit={() => setBusy(true)}
    >
      <FormSection id="file" title={words.file}>
        <Field
          id="import-file"
          name="file"
          type="file"
          accept={`${tables}${kind === 'customers' ? ',.vcf,text/vcard' : ''}${kind === 'posts' ? ',.xml,text/xml' : ''}`}
          required
          label={choose}
          help={`${fileHelp} ${words.limits}`}
        />
      </FormSection>
      <div className="form-buttons">
        <Link to={importScreens[kind].listPath} className="btn">
          {back}
        </Link>
        <FormButton isBusy={isBusy} busy={words.sending} className="btn btn-strong">
          {words.send}
        </FormButton>
      </div>
    </Form>
  )
}
