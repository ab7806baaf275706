import { readVersion } from '#app/admin/blogs/revisions/read-version.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { ReadDraft, type StoredPost } from './documents.ts'
import { emptyPost, isSame, type PostValues, readPostForm, valuesOf } from './post-values.ts'

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
  const version = asked ? await openVersion(asked, { run, origin, post }) : undefined
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

async function openVersion(
  id: string,
  { run, origin, post }: { run: Run; origin: string; post: StoredPost },
): Promise<Shown | undefined> {
  const version = await readVersion(run, { id, blogId: post.id })
  if (!version) return undefined
  const { isPublished, publishAt } = post
  // An earlier text does not take a post off the site, nor does it publish one.
  const values = valuesOf({ ...post, ...version.snapshot, isPublished, publishAt }, origin)
  return { kind: 'version', values, at: version.at }
}
