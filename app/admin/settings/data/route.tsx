import { useSearchParams } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { textIn } from '#app/admin/list/row-action.ts'
import { AccessPage } from '#app/admin/settings/access/access-page.tsx'
import { answerAccess, saying } from '#app/admin/settings/access/answer-access.ts'
import { Question } from '#app/admin/settings/access/question.tsx'
import { loadedOr, sentOr } from '#app/admin/settings/access/without-connection.ts'
import { servicesContext } from '#app/context.ts'
import { dataWords as words } from '#content/en/admin-data.ts'
import type { Route } from './+types/route.ts'
import { Backups } from './backups.tsx'
import { FilesBudget } from './files-budget.tsx'
import { ReadFilesUsage } from './files-usage.ts'
import { Kept } from './kept.tsx'
import { Nightly } from './nightly.tsx'
import { Spreadsheets } from './spreadsheets.tsx'

export const handle = { hydrates: true }

export async function loader({ context }: Route.LoaderArgs) {
  const [overview, usage] = await Promise.all([
    context.get(servicesContext).backups.overview(),
    context.get(administratorContext).run(ReadFilesUsage, {}),
  ])
  if (!overview.ok) throw new Error(overview.refusal.message)
  if (!usage.ok) throw new Error(usage.error.message)
  return { at: new Date().toISOString(), overview: overview.value, usage: usage.data.filesUsage }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadedOr(serverLoader())

export async function action({ context, ...asked }: Route.ActionArgs) {
  const { backups } = context.get(servicesContext)
  return answerAccess(
    { context, ...asked },
    {
      make: () => saying(backups.make(), (state) => (state === 'made' ? words.made : words.stillMaking)),
      'nightly-on': () => saying(backups.setNightly(true), () => words.turnedOn),
      'nightly-off': () => saying(backups.setNightly(false), () => words.turnedOff),
      delete: (form) => saying(backups.remove(textIn(form, 'id')), () => words.deleted),
    },
  )
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sentOr(request, serverAction)

export default function Data({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const asked = params.get('ask') === 'delete' ? params.get('id') : null
  return (
    <AccessPage title={words.title} lead={words.lead} loaded={loaderData} answer={actionData}>
      {({ overview, usage }) => (
        <>
          <Backups overview={overview} />
          <Nightly isOn={overview.nightly} />
          <Spreadsheets />
          <FilesBudget usage={usage} />
          <Kept overview={overview} />
          {asked && overview.backups.some(({ name }) => name === asked) && (
            <Question
              intent="delete"
              id={asked}
              question={words.question}
              what={words.questionWhat(asked)}
              confirm={words.delete}
            />
          )}
        </>
      )}
    </AccessPage>
  )
}
