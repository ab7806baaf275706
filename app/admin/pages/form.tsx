import { data, href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { DraftForm } from '#app/admin/form/draft/draft-form.tsx'
import { draftHandlers } from '#app/admin/form/draft/draft-handlers.ts'
import { loadOpening } from '#app/admin/form/draft/opening.ts'
import { formClientLoader, loadRecord, recordHandler, valuesIn } from '#app/admin/form/record-action.ts'
import { NoRecord, RecordPage, useListPath } from '#app/admin/form/record-page.tsx'
import { pageRevisions, readRevision } from '#app/admin/form/revisions/revisions.ts'
import { type Translatable, TranslationLinks } from '#app/admin/form/translation-field.tsx'
import { pathsByLanguage } from '#app/admin/records/paths-by-language.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { servicesContext } from '#app/context.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { draftWords } from '#words/panel/pages/drafts.ts'
import { pageFormWords as words } from '#words/panel/pages/pages.ts'
import type { Route } from './+types/form.ts'
import {
  DiscardPageDraft,
  emptyPage,
  GetPage,
  pageForm,
  pageValues,
  ReadOtherPages,
  ReadPageDraft,
  translatedPage,
} from './page-data.ts'
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
  const { run, user } = context.get(staffContext)
  const [others, original] = await Promise.all([readOthers(run, languages), readOriginal(run, url)])
  const asked = languages.find((code) => code === url.searchParams.get('language'))
  const emptyOf = (id: string) => {
    const empty = emptyPage(id, { languages, own: services.language })
    return original && asked ? translatedPage(empty, original, asked) : empty
  }
  const { data: opened, init } = await loadRecord(args, { ...pageForm, empty: emptyOf })
  if (typeof opened === 'string') return data(opened, init ?? {})
  const stored = opened.version ? opened.values : undefined
  const opening = await loadOpening(url.searchParams, {
    stored,
    emptyOf,
    read: (form) => valuesIn(pageNames, form),
    readDraft: () => run(ReadPageDraft, { id: params.id ?? null }),
    readRevision: (id) => revisionValues(run, { id, stored }),
  })
  return data({ ...opened, opening, languages, others, paths, userId: user.userId }, init ?? {})
}

async function readOthers(run: Run, languages: readonly string[]): Promise<Translatable[]> {
  if (languages.length < 2) return []
  const found = await run(ReadOtherPages, {})
  return found.ok ? (found.value.listPages?.items.filter((page) => page !== null) ?? []) : []
}

async function readOriginal(run: Run, { searchParams }: URL): Promise<PageValues | undefined> {
  const id = searchParams.get('translates')
  const found = id ? await run(GetPage, { id }) : undefined
  return found?.ok && found.value.row ? pageValues(found.value.row) : undefined
}

async function revisionValues(run: Run, { id, stored }: { id: string; stored: PageValues | undefined }) {
  const revision = stored && (await readRevision(run, pageRevisions, { id, of: stored.id }))
  if (!revision) return undefined
  const { isPublished, translationOf } = stored
  const values = pageValues({ ...revision.snapshot, id: stored.id, translations: [] })
  return { values: { ...values, isPublished, translationOf }, at: revision.at }
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
  const { values, version, opening, languages, others, paths, userId } = loaderData
  return (
    <RecordPage title={version ? words.editTitle : words.createTitle} words={words} listPath={listPath}>
      {version && (
        <p className="flex flex-wrap gap-x-6">
          <Link
            to={href('/admin/pages/:id/revisions', { id: values.id })}
            className="link inline-flex min-h-11 items-center"
          >
            {draftWords.revisions}
          </Link>
          <TranslationLinks
            record={values}
            records={others}
            languages={languages}
            editPath={(id) => href('/admin/pages/:id/edit', { id })}
            newPath={href('/admin/pages/new')}
          />
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
        {(section) => <PageSections {...section} languages={languages} others={others} paths={paths} />}
      </DraftForm>
    </RecordPage>
  )
}
