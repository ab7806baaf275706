import { readRevision } from '#app/admin/blog/revisions/read-revision.ts'
import { graphql } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { adminWords } from '#words/admin.ts'
import { ReadDraft, type StoredPost } from './documents.ts'
import { emptyPost, isSame, type PostSite, type PostValues, readPostForm, valuesOf } from './post-values.ts'

/** What the form opens with, besides the post as it is stored. */
export type Opening = {
  /** The values that it shows at first: of a draft or an earlier version, when the address asks for one. */
  shown: Shown | undefined
  /** When a draft was kept that one may continue; `unknown` when that could not be found out. */
  draft: { savedAt: string } | 'unknown' | undefined
  /** The version that the address asks for is not there. */
  versionIsGone: boolean
}

export type Shown = {
  values: PostValues
} /** `version`: the stored version that the draft began with, so that what others saved since is noticed. */ & (
  | { kind: 'draft'; at: string; version: string | undefined }
  | { kind: 'version'; at: string }
)

/** Reads `?draft` and `?version` of the form's address: both are links, so that they work without script too. */
export async function loadOpening(
  params: URLSearchParams,
  about: { post: StoredPost | undefined; run: Run; origin: string },
): Promise<Opening> {
  const { post, run, origin } = about
  const asked = post && params.get('version')
  const version = asked ? await openRevision(asked, { run, origin, post }) : undefined
  const opening = { shown: version, draft: undefined, versionIsGone: Boolean(asked && !version) }
  const found = await run(ReadDraft, { blogId: post?.id ?? null })
  if (!found.ok) return { ...opening, draft: 'unknown' }
  const draft = found.data.blogDraft
  if (!draft) return opening
  const form = new URLSearchParams(draft.form)
  const values = readPostForm(form)
  // Kept a moment before it was saved, or typed and taken back: there is nothing to continue.
  if (isSame(values, post ? valuesOf(post, origin) : emptyPost(values.id))) return opening
  if (version || !params.has('draft')) return { ...opening, draft: { savedAt: draft.savedAt } }
  const began = form.get('version') ?? undefined
  return { ...opening, shown: { kind: 'draft', values, at: draft.savedAt, version: began } }
}

async function openRevision(
  id: string,
  { run, origin, post }: { run: Run; origin: string; post: StoredPost },
): Promise<Shown | undefined> {
  const version = await readRevision(run, { id, blogId: post.id })
  if (!version) return undefined
  const { isPublished, publishAt } = post
  // An earlier text does not take a post off the site, nor does it publish one.
  const values = valuesOf({ ...post, ...version.snapshot, isPublished, publishAt }, origin)
  return { kind: 'version', values, at: version.at }
}

const ReadSite = graphql('query AdminReadSite { blogCategories businessProfile { name } }')

/** What the form suggests and previews with; none of it is worth not opening the form. */
export async function loadSite(run: Run, origin: string): Promise<PostSite> {
  const found = await run(ReadSite, {})
  return {
    origin,
    name: found.ok ? found.data.businessProfile.name : adminWords.panel,
    categories: found.ok ? found.data.blogCategories : [],
  }
}
