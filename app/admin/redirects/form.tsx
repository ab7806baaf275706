import { Field, FormSection, SelectField } from '#app/admin/form/fields.tsx'
import { formClientLoader, loadRecord, recordHandler } from '#app/admin/form/record-action.ts'
import { asTyped, fieldOf } from '#app/admin/form/record-fields.tsx'
import { RecordScreen } from '#app/admin/form/record-form.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { redirectFormWords as words } from '#words/panel/redirects.ts'
import type { Route } from './+types/form.ts'
import { redirectForm } from './redirect-data.ts'
import { redirectList } from './redirect-list.ts'

export const handle = { needs: { area: 'content', to: 'write' } } satisfies ScreenHandle

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export const loader = (args: Route.LoaderArgs) => loadRecord(args, redirectForm)

export const clientLoader = (args: Route.ClientLoaderArgs) => formClientLoader(args)

export const action = (args: Route.ActionArgs) =>
  submission(args, { save: recordHandler(args, redirectForm) })

export const clientAction = (args: Route.ClientActionArgs) => recordClientAction(args)

export default function RedirectForm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordScreen list={redirectList} words={words} loaderData={loaderData} actionData={actionData}>
      {(entered) => (
        <FormSection id="redirect" title={words.section}>
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} {...fieldOf(name, entered, words)} required maxLength={500} {...asTyped} />
          ))}
          <div className="form-pair">
            <SelectField {...fieldOf('status', entered, words)}>
              {Object.entries(words.statuses).map(([status, label]) => (
                <option key={status} value={status}>
                  {label}
                </option>
              ))}
            </SelectField>
            <Field {...fieldOf('note', entered, words)} maxLength={200} autoComplete="off" />
          </div>
        </FormSection>
      )}
    </RecordScreen>
  )
}
