import { Field, FormSection, SelectField } from '#app/admin/form/fields.tsx'
import {
  formClientLoader,
  loadRecord,
  recordClientAction,
  saveRecord,
} from '#app/admin/form/record-action.ts'
import { RecordScreen } from '#app/admin/form/record-form.tsx'
import { redirectFormWords as words } from '#words/panel/redirects.ts'
import type { Route } from './+types/form.ts'
import { redirectForm } from './redirect-data.ts'
import { redirectList } from './redirect-list.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export const loader = (args: Route.LoaderArgs) => loadRecord(args, redirectForm)

export const clientLoader = (args: Route.ClientLoaderArgs) => formClientLoader(args)

export const action = (args: Route.ActionArgs) => saveRecord(args, redirectForm)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

export default function RedirectForm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordScreen list={redirectList} words={words} loaderData={loaderData} actionData={actionData}>
      {({ start, errors }) => (
        <FormSection id="redirect" title={words.section}>
          {(['from', 'to'] as const).map((name) => (
            <Field
              key={name}
              id={name}
              name={name}
              label={words[name]}
              required
              maxLength={500}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              defaultValue={start[name]}
              help={words[`${name}Help`]}
              error={errors[name]}
            />
          ))}
          <div className="form-pair">
            <SelectField
              id="status"
              name="status"
              label={words.status}
              defaultValue={start.status}
              help={words.statusHelp}
              error={errors.status}
            >
              {Object.entries(words.statuses).map(([status, label]) => (
                <option key={status} value={status}>
                  {label}
                </option>
              ))}
            </SelectField>
            <Field
              id="note"
              name="note"
              label={words.note}
              maxLength={200}
              autoComplete="off"
              defaultValue={start.note}
              help={words.noteHelp}
              error={errors.note}
            />
          </div>
        </FormSection>
      )}
    </RecordScreen>
  )
}
