import { readRevision } from '#app/admin/blog/revisions/read-revision.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { adminWords } from '#words/panel/panel.ts'
import { ReadDraft, type StoredPost } from './documents.ts'
import {
  emptyPost,
  isEqual,
  type PostSite,
  type PostValues,
  readPostForm,
  toPostValues,
} from './post-values.ts'

export type Opening = {
  shown: Shown | undefined
  /** A draft that can be continued; `unknown` when it could not be loaded. */
  draft: { savedAt: string } | 'unknown' | undefined
  revisionIsGone: boolean
}

/** `version` of a draft: `updatedAt` of the post that it began with, to detect what others saved since. */
export type Shown = { values: PostValues; at: string } & (
  | { kind: 'draft'; version: string | undefined }
  | { kind: 'revision' }
)

export async function loadOpening(
  params: URLSearchParams,
  about: { post: StoredPost | undefined; run: Run; site: PostSite },
): Promise<Opening> {
  const { post, run, site } = about
  const asked = post && params.get('version')
  const revision = asked ? await openRevision(asked, { run, site, post }) : undefined
  const opening = { shown: revision, draft: undefined, revisionIsGone: Boolean(asked && !revision) }
  const found = await run(ReadDraft, { blogId: post?.id ?? null })
  if (!found.ok) return { ...opening, draft: 'unknown' }
  const draft = found.value.blogDraft
  if (!draft) return opening
  const form = new URLSearchParams(draft.form)
  const values = readPostForm(form)
  if (isEqual(values, post ? toPostValues(post, site) : emptyPost(values.id, site))) return opening
  if (revision || !params.has('draft')) return { ...opening, draft: { savedAt: draft.savedAt } }
  const began = form.get('version') ?? undefined
  return { ...opening, shown: { kind: 'draft', values, at: draft.savedAt, version: began } }
}

async function openRevision(
  id: string,
  { run, site, post }: { run: Run; site: PostSite; post: StoredPost },
): Promise<Shown | undefined> {
  const revision = await readRevision(run, { id, blogId: post.id })
  if (!revision) return undefined
  const { isPublished, publishAt } = post
  // Restoring an earlier revision neither publishes nor unpublishes.
  const values = toPostValues({ ...post, ...revision.snapshot, isPublished, publishAt }, site)
  return { kind: 'revision', values, at: revision.at }
}

const ReadSite = graphql('query AdminReadSite { blogCategories businessProfile { name } }')

/**
 * The form opens also when they cannot be loaded. An account without a name is called by its address, which is not
 * published as an author.
 */
export async function loadSite(
  run: Run,
  { origin, languages }: Pick<RequestServices, 'origin' | 'languages'>,
  { name }: { name: string },
): Promise<PostSite> {
  const found = await run(ReadSite, {})
  return {
    origin,
    languages: languages.map(({ code }) => code),
    timeZone: await readTimeZone(run),
    author: name.includes('@') ? '' : name,
    name: found.ok ? found.value.businessProfile.name : adminWords.panel,
    categories: found.ok ? found.value.blogCategories : [],
  }
}
