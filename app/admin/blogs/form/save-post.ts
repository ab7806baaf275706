import { slugOf, withTag } from '#content/blog-rules.ts'
import { formWords } from '#content/en/admin-form.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { momentInHouston } from '#content/houston-time.ts'
import type { CallError, Run } from '#server/data-service/in-process.ts'
import { clockText } from '../../list/times.ts'
import { CreatePost, ReadPost, type StoredPost, UpdatePost } from './documents.ts'
import { type PostValues, readPostForm } from './post-values.ts'

/** Why a post was not saved. */
export type Refusal = {
  /** Beside "Failed to save blog post", which is always said. */
  reason: string
  fields: Record<string, string>
  /** The version that somebody else saved meanwhile; sent back as `replaces`, it is overwritten. */
  conflict?: string
}

export type Saved = { ok: true; id: string } | { ok: false; values: PostValues; refusal: Refusal }

/** Saves what the form holds: as a new post, or as the post with this id unless somebody else saved it meanwhile. */
export async function savePost(
  form: FormData,
  { id, run, origin }: { id: string | undefined; run: Run; origin: string },
): Promise<Saved> {
  const values = postedValues(form)
  const refused = (refusal: Refusal): Saved => ({ ok: false, values, refusal })
  if (!values.isPublished && values.publishAt && !momentInHouston(values.publishAt))
    return refused({ reason: formWords.checkFields, fields: { publishAt: words.publishAtNever } })
  if (!id) {
    const created = await run(CreatePost, { input: inputOf(values, origin) })
    if (!created.ok) return refused(refusalOf(created.error))
    return created.data.createBlog ? { ok: true, id: created.data.createBlog.id } : refused(unknownRefusal)
  }
  const found = await run(ReadPost, { id })
  if (!found.ok) return refused(refusalOf(found.error))
  const current = found.data.getBlog
  if (!current) return refused({ reason: words.gone, fields: {} })
  const seen = form.get('replaces') ?? form.get('version')
  if (seen !== current.updatedAt) return refused(conflictWith(current))
  const updated = await run(UpdatePost, { input: { id, ...inputOf(values, origin, current) } })
  return updated.ok ? { ok: true, id } : refused(refusalOf(updated.error))
}

/** Without script, a tag that was typed and not added is meant all the same. */
export function postedValues(form: FormData): PostValues {
  const values = readPostForm(form)
  const removed = form.get('remove-tag')
  const tags = values.tags.filter((tag) => tag !== removed)
  return { ...values, tags: withTag(tags, String(form.get('newTag') ?? '')) }
}

/** The call's input; readTime, and the address of a new post without one, are the data service's to compute. */
function inputOf(values: PostValues, origin: string, current?: StoredPost) {
  const { keepsDate, image, slug, isPublished, publishAt, ...rest } = values
  const keptDate = keepsDate && current?.isPublished ? current.publishedAt : null
  return {
    ...rest,
    slug: slug || (current ? slugOf(values.title) : null),
    image: image.startsWith(`${origin}/`) ? image.slice(origin.length) : image,
    isPublished,
    // A post that is published has no time to wait for.
    publishAt: isPublished ? null : (momentInHouston(publishAt)?.toISOString() ?? null),
    // Now, on every save with the box ticked (specification section 4); a draft keeps the date it once had.
    ...(isPublished && { publishedAt: keptDate ?? new Date().toISOString() }),
  }
}

const unknownRefusal: Refusal = { reason: formWords.nothingLost, fields: {} }

function refusalOf({ code, fields }: CallError): Refusal {
  if (code === 'BAD_INPUT') return { reason: formWords.checkFields, fields: fields ?? {} }
  if (code === 'NOT_FOUND') return { reason: words.gone, fields: {} }
  return unknownRefusal
}

const conflictWith = ({ updatedAt }: StoredPost): Refusal => ({
  reason: words.conflict(clockText(updatedAt)),
  fields: {},
  conflict: updatedAt,
})
