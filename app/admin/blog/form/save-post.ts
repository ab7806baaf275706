import { data, href, redirect } from 'react-router'
import { postList } from '#app/admin/blog/post-list.ts'
import { redirectToSavedRow, saveWithConflictCheck } from '#app/admin/form/record-action.ts'
import { proseOf } from '#app/ui/markdown.ts'
import { slugOf, withTag } from '#content/blog-rules.ts'
import { momentInHouston } from '#content/houston-time.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { formWords } from '#words/admin-form.ts'
import { postFormWords as words } from '#words/admin-post-form.ts'
import { imageErrors } from '#words/refusals.ts'
import { CreatePost, DiscardDraft, ReadDraft, ReadPost, SaveDraft, UpdatePost } from './documents.ts'
import { openingPath, type PostFormResult, type PostValues, readPostForm } from './post-values.ts'

type Asked = { id: string | undefined; run: Run; origin: string }

/** The action of the form: saves, or shows the content as the public page will, by the same renderer. */
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
  const imageError = form.get('pictureError') ?? (isImage && !form.get('picture') && imageErrors.noFile)
  if (imageError) {
    const fields = { picture: String(imageError) }
    if (form.has('intent')) return respond({ kind: 'changed', values, fields }, 422)
    return respond({ kind: 'refused', values, reason: formWords.checkFields, fields }, 422)
  }
  const draftPath = isImage && (await saveAsDraft({ form, values }, { url, ...asked }))
  if (draftPath) throw redirect(draftPath, 303)
  // Without script, buttons inside the form bring the form again with what they change.
  if (form.has('intent') || form.has('remove-tag')) return respond({ kind: 'changed', values })
  const saved = await savePost(form, asked)
  if (saved.ok) {
    // The work is safe; should the draft outlive it, the form finds that there is nothing to continue.
    await asked.run(DiscardDraft, { blogId: asked.id ?? null })
    throw redirectToSavedRow(postList, url, saved.id)
  }
  return respond({ kind: 'refused', values, ...saved.refusal }, 422)
}

const respond = (result: PostFormResult, status = 200) => data(result, { status })

/** Saves what the form holds: as a new post, or as the post with this id unless another version was saved meanwhile. */
export async function savePost(form: FormData, { id, run, origin }: Asked) {
  const values = postedValues(form)
  if (!values.isPublished && values.publishAt && !momentInHouston(values.publishAt)) {
    const fields = { publishAt: words.publishAtNever }
    return { ok: false as const, refusal: { reason: formWords.checkFields, fields } }
  }
  const input = inputOf(values, origin)
  return saveWithConflictCheck(form, {
    gone: words.gone,
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
      return found.ok ? found.data.getBlog?.updatedAt : undefined
    },
    editPath: (stored) => href('/admin/blogs/:id/edit', { id: stored }),
  })
}

/** Without script, a tag that was typed and not added is meant all the same, and so is an image that was chosen. */
function postedValues(form: FormData): PostValues {
  const values = readPostForm(form)
  const removed = form.get('remove-tag')
  const tags = values.tags.filter((tag) => tag !== removed)
  const image = String(form.get('picture') || values.image)
  return { ...values, image, tags: withTag(tags, String(form.get('newTag') ?? '')) }
}

/**
 * The call's input but for id and address. When it takes to read, and when a post is published that keeps no date of its
 * own (now, on every save with the box ticked: specification section 4), are the data service's to say.
 */
function inputOf(values: PostValues, origin: string) {
  const { id: _id, slug: _slug, keptDate, image, isPublished, publishAt, ...rest } = values
  return {
    ...rest,
    image: image.startsWith(`${origin}/`) ? image.slice(origin.length) : image,
    isPublished,
    // A post that is published has no time to wait for.
    publishAt: isPublished ? null : (momentInHouston(publishAt)?.toISOString() ?? null),
    // A draft keeps the date it once had.
    ...(isPublished && keptDate && { publishedAt: keptDate }),
  }
}

/**
 * Keeps a form as the draft of its post, and gives the address that continues it. Undefined when that cannot be, or when
 * an older draft waits: nothing takes its place before that is decided.
 */
async function saveAsDraft(
  { form, values }: { form: FormData; values: PostValues },
  { url, id, run }: { url: URL; id: string | undefined; run: Run },
): Promise<string | undefined> {
  const blogId = id ?? null
  if (!url.searchParams.has('draft')) {
    const waiting = await run(ReadDraft, { blogId })
    if (!waiting.ok || waiting.data.blogDraft) return undefined
  }
  const kept = await run(SaveDraft, { blogId, form: encoded(form, values) })
  if (!kept.ok) return undefined
  return `${url.pathname}${openingPath(url.searchParams, { draft: kept.data.saveBlogDraft.savedAt })}`
}

function encoded(form: FormData, { image, tags }: PostValues): string {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (name !== 'tags') fields.append(name, String(value))
  for (const tag of tags) fields.append('tags', tag)
  fields.set('image', image)
  return fields.toString()
}
