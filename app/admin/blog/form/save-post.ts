import { data, href, redirect } from 'react-router'
import { pathIn } from '#app/address.ts'
import { postList } from '#app/admin/blog/post-list.ts'
import { redirectToSavedRow, saveWithConflictCheck } from '#app/admin/form/record-action.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { proseOf } from '#app/ui/markdown.ts'
import { slugOf, withTag } from '#content/blog-rules.ts'
import { momentOfLocalTime } from '#content/clocks.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { formWords } from '#words/admin-form.ts'
import { postFormWords as words } from '#words/admin-post-form.ts'
import { fileRefusals } from '#words/file-refusals.ts'
import { CreatePost, DiscardDraft, ReadDraft, ReadPost, SaveDraft, UpdatePost } from './documents.ts'
import { openingPath, type PostFormResult, type PostValues, readPostForm } from './post-values.ts'

type Asked = { id: string | undefined; run: Run; origin: string }

/** The form's action: saves the post, or handles one of the form's other buttons. */
export async function submitPost({ request, url }: { request: Request; url: URL }, asked: Asked) {
  const form = await request.formData()
  if (form.get('intent') === 'preview') {
    const values = postedValues(form)
    return respond({ kind: 'preview', values, html: proseOf(values.content).html })
  }
  if (form.get('intent') === 'discard-draft') {
    const discarded = await asked.run(DiscardDraft, { blogId: asked.id ?? null })
    return discarded.ok ? respond({ kind: 'discarded' }) : respond({ kind: 'unsent' }, 500)
  }
  const values = postedValues(form)
  const isImage = form.get('intent') === 'add-picture'
  const imageError =
    form.get('pictureError') ?? (isImage && !form.get('picture') && fileRefusals.imageMissing)
  if (imageError) {
    const fields = { picture: String(imageError) }
    if (form.has('intent')) return respond({ kind: 'changed', values, fields }, 422)
    return respond({ kind: 'refused', values, reason: formWords.checkFields, fields }, 422)
  }
  const draftPath = isImage && (await saveAsDraft({ form, values }, { url, ...asked }))
  if (draftPath) throw redirect(draftPath, 303)
  // Without script, the other buttons render the form again with what they change.
  if (form.has('intent') || form.has('remove-tag')) return respond({ kind: 'changed', values })
  const saved = await savePost(form, asked)
  if (saved.ok) {
    // When this fails, `loadOpening` ignores the draft, which is the same as the saved post.
    await asked.run(DiscardDraft, { blogId: asked.id ?? null })
    throw redirectToSavedRow(postList, url, saved.id)
  }
  return respond({ kind: 'refused', values, ...saved.refusal }, 422)
}

const respond = (result: PostFormResult, status = 200) => data(result, { status })

/** Saves the form as a new post, or as the post with this id unless somebody else saved it meanwhile. */
export async function savePost(form: FormData, { id, run, origin }: Asked) {
  const values = postedValues(form)
  const publishAt = momentOfLocalTime(values.publishAt, await readTimeZone(run))
  if (!values.isPublished && values.publishAt && !publishAt) {
    const fields = { publishAt: words.publishAtNever }
    return { ok: false as const, refusal: { reason: formWords.checkFields, fields } }
  }
  const input = toInput(values, { origin, publishAt })
  return saveWithConflictCheck(form, {
    gone: words.gone,
    run,
    id,
    create: () =>
      run(CreatePost, {
        input: { ...input, id: values.id || null, ...(values.slug && { slug: values.slug }) },
      }),
    update: (stored, condition) => {
      const slug = values.slug || slugOf(values.title)
      return run(UpdatePost, { input: { ...input, id: stored, slug }, condition })
    },
    savedAt: async (stored) => {
      const found = await run(ReadPost, { id: stored })
      return found.ok ? found.value.getBlog?.updatedAt : undefined
    },
    editPath: (stored) => href('/admin/blogs/:id/edit', { id: stored }),
  })
}

/** The values of a posted form. Without script it may also hold a tag that is still typed, and an uploaded image. */
function postedValues(form: FormData): PostValues {
  const values = readPostForm(form)
  const removed = form.get('remove-tag')
  const tags = values.tags.filter((tag) => tag !== removed)
  const image = String(form.get('picture') || values.image)
  return { ...values, image, tags: withTag(tags, String(form.get('newTag') ?? '')) }
}

/**
 * The input of the call except id and slug. The data service sets the read time, and the date of publication unless the
 * post keeps its own (now, on every save with the box ticked: specification section 4).
 */
function toInput(values: PostValues, { origin, publishAt }: { origin: string; publishAt: Date | undefined }) {
  const { id: _id, slug: _slug, keptDate, image, isPublished, publishAt: _typed, ...rest } = values
  return {
    ...rest,
    image: image.startsWith(`${origin}/`) ? image.slice(origin.length) : image,
    isPublished,
    // Only a draft can be scheduled.
    publishAt: isPublished ? null : (publishAt?.toISOString() ?? null),
    // A draft keeps the date it has.
    ...(isPublished && keptDate && { publishedAt: keptDate }),
  }
}

/**
 * Saves a form as the draft of its post, and returns the path that continues it. Undefined when that fails, or when there
 * is an older draft, which must be continued or discarded first.
 */
async function saveAsDraft(
  { form, values }: { form: FormData; values: PostValues },
  { url, id, run }: { url: URL; id: string | undefined; run: Run },
): Promise<string | undefined> {
  const blogId = id ?? null
  if (!url.searchParams.has('draft')) {
    const waiting = await run(ReadDraft, { blogId })
    if (!waiting.ok || waiting.value.blogDraft) return undefined
  }
  const kept = await run(SaveDraft, { blogId, form: encodeDraft(form, values) })
  if (!kept.ok) return undefined
  return `${pathIn(url)}${openingPath(url.searchParams, { draft: kept.value.saveBlogDraft.savedAt })}`
}

function encodeDraft(form: FormData, { image, tags }: PostValues): string {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (name !== 'tags') fields.append(name, String(value))
  for (const tag of tags) fields.append('tags', tag)
  fields.set('image', image)
  return fields.toString()
}
