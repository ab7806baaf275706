import { data, href, Link } from 'react-router'
import { administratorContext } from '#app/admin/administrator-context.ts'
import { savedByText } from '#app/admin/blogs/revisions/version-texts.ts'
import { NoVersions, VersionsPage } from '#app/admin/blogs/revisions/versions-page.tsx'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import { dateTimeText } from '#app/admin/list/times.ts'
import { versionWords as words } from '#content/en/admin-post-versions.ts'
import type { Route } from './+types/route.ts'
import { Changes } from './changes.tsx'
import { loadVersion, type ShownVersion } from './load-version.ts'

export const handle = { hydrates: true }

type Opened = ShownVersion | 'missing' | 'failed'

export async function loader({ context, params: { id, revision } }: Route.LoaderArgs) {
  const version = await loadVersion(context.get(administratorContext).run, { id: revision, blogId: id })
  return version ? data<Opened>(version) : data<Opened>('missing', { status: 404 })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

/** One version of a post: what it changed, how it reads, and the way to bring it back. */
export default function PostVersion({ loaderData, params: { id, revision } }: Route.ComponentProps) {
  const back = { path: href('/admin/blogs/:id/revisions', { id }), label: words.backToList }
  if (typeof loaderData === 'string') return <NoVersions why={loaderData} back={back} />
  const { title, at, html, changes } = loaderData
  const restorePath = `${href('/admin/blogs/:id/edit', { id })}?${new URLSearchParams({ version: revision })}`
  return (
    <VersionsPage title={words.versionOf(dateTimeText(at))} back={back}>
      <p className="mt-2 text-ink-2">{`${title} · ${savedByText(loaderData)}`}</p>
      <div className="version-restore">
        <Link to={restorePath} className="btn btn-primary" aria-describedby="restore-help">
          {words.restore}
        </Link>
        <p id="restore-help" className="text-fine text-ink-2">
          {words.restoreHelp}
        </p>
      </div>
      <div className="long-form">
        <FormSection id="changes" title={words.whatChanged}>
          {changes.length > 0 ? (
            <Changes changes={changes} />
          ) : (
            <p className="mt-3 text-ink-2">{words.nothingBefore}</p>
          )}
        </FormSection>
        <FormSection id="reads" title={words.preview}>
          {/* Made by proseOf, which lets no markup of the author through (site/post/markdown.test.ts). */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
          <div className="prose content-preview" dangerouslySetInnerHTML={{ __html: html }} />
        </FormSection>
      </div>
    </VersionsPage>
  )
}
