import { data, href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { DraftForm } from '#app/admin/form/draft/draft-form.tsx'
import { draftHandlers } from '#app/admin/form/draft/draft-handlers.ts'
import { loadOpening } from '#app/admin/form/draft/opening.ts'
import { formClientLoader, loadRecord, recordHandler, valuesIn } from '#app/admin/form/record-action.ts'
import { NoRecord, RecordPage, useListPath } from '#app/admin/form/record-page.tsx'
import { pageRevisions, readRevision } from '#app/admin/form/revisions/revisions.ts'
import { pathsByLanguage } from '#app/admin/records/paths-by-language.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { servicesContext } from '#app/context.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { draftWords } from '#words/panel/pages/drafts.ts'
import { pageFormWords as words } from '#words/panel/pages/pages.ts'
import type { Route } from './+types/form.ts'
import { DiscardPageDraft, emptyPage, pageForm, pageValues, ReadPageDraft } from './page-data.ts'
import { pageList } from './page-list.ts'
import { PageSections } from './page-sections.tsx'
import { type PageValues, pageNames } from './page-values.ts'

export const handle = { needs: { area: 'content', to: 'write' } } satisfies ScreenHandle

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args
  const services = context.get(servicesContext)
  const languages = await services.spokenLanguages()
  const paths = pathsByLanguage(services.languages, href('/:slug', { slug: ':slug' }))
  const emptyOf = (id: string) => emptyPage(id, { languages, own: services.language })
  const { data: opened, init } = await loadRecord(args, { ...pageForm, empty: emptyOf })
  if (typeof opened === 'string') return data(opened, init ?? {})
  const { run, user } = context.get(staffContext)
  const stored = opened.version ? opened.values : undefined
  const opening = await loadOpening(url.searchParams, {
    stored,
    emptyOf,
    read: (form) => valuesIn(pageNames, form),
    readDraft: () => run(ReadPageDraft, { id: params.id ?? null }),
    readRevision: (id) => revisionValues(run, { id, stored }),
  })
  return data({ ...opened, opening, languages, paths, userId: user.userId }, init ?? {})
}

async function revisionValues(run: Run, { id, stored }: { id: string; stored: PageValues | undefined }) {
  const revision = stored && (await readRevision(run, pageRevisions, { id, of: stored.id }))
  if (!revision) return undefined
  const values = pageValues({ ...revision.snapshot, id: stored.id })
  return { values: { ...values, isPublished: stored.isPublished }, at: revision.at }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => formClientLoader(args)

export const action = (args: Route.ActionArgs) =>
  submission<unknown>(args, {
    ...draftHandlers(DiscardPageDraft, args.params.id),
    save: recordHandler(args, pageForm),
  })

export const clientAction = (args: Route.ClientActionArgs) => recordClientAction(args)

export default function PageForm({ loaderData, actionData }: Route.ComponentProps) {
  const listPath = useListPath(pageList)
  if (typeof loaderData === 'string') return <NoRecord why={loaderData} words={words} listPath={listPath} />
  const { values, version, opening, languages, paths, userId } = loaderData
  return (
    <RecordPage title={version ? words.editTitle : words.createTitle} words={words} listPath={listPath}>
      {version && (
        <p>
          <Link
            to={href('/admin/pages/:id/revisions', { id: values.id })}
            className="link inline-flex min-h-11 items-center"
          >
            {draftWords.revisions}
          </Link>
        </p>
      )}
      <DraftForm
        key={values.id}
        stored={values}
        version={version}
        at={{ userId, path: href('/admin/pages/draft'), record: version && values.id }}
        opening={opening}
        read={(form) => valuesIn(pageNames, form)}
        result={actionData}
        listPath={listPath}
        words={words}
      >
        {(section) => <PageSections {...section} languages={languages} paths={paths} />}
      </DraftForm>
    </RecordPage>
  )
}
