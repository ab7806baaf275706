import { data, href } from 'react-router'
import { postList } from '#app/admin/blog/post-list.ts'
import { findPlaces } from '#app/admin/form/other-places/find-places.ts'
import { redirectToSavedRow, saveWithConflictCheck } from '#app/admin/form/record-action.ts'
import { whyNoTime } from '#app/admin/form/typed-time.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { proseOf } from '#app/ui/markdown.ts'
import { slugOf, withTag } from '#content/blog-rules.ts'
import { momentOfLocalTime } from '#content/time/clocks.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import { formWords } from '#words/panel/form.ts'
import { CreatePost, DiscardDraft, ReadPost, UpdatePost } from './documents.ts'
import { type PostFormResult, type PostValues, readPostForm } from './post-values.ts'

type PostSaveContext = { id: string | undefined; run: Run; origin: string }

export async function submitPost({ request, url }: { request: Request; url: URL }, asked: PostSaveContext) {
  const form = await request.formData()
  if (form.get('intent') === 'preview')
    return respond({ kind: 'preview', html: proseOf(String(form.get('content') ?? '')).html })
  if (form.get('intent') === 'other-places') return findPlaces(form, asked.run)
  if (form.get('intent') === 'discard-draft') {
    const discarded = await asked.run(DiscardDraft, { id: asked.id ?? null })
    return discarded.ok ? respond({ kind: 'discarded' }) : respond({ kind: 'unsent' }, 500)
  }
  const saved = await savePost(form, asked)
  if (saved.ok) {
    // When this fails, `loadOpening` ignores the draft, which is the same as the saved post.
    await asked.run(DiscardDraft, { id: asked.id ?? null })
    throw redirectToSavedRow(postList, url, saved.id)
  }
  return respond({ kind: 'refused', values: postedValues(form), ...saved.refusal }, 422)
}

const respond = (result: PostFormResult, status = 200) => data(result, { status })

export async function savePost(form: FormData, { id, run, origin }: PostSaveContext) {
  const values = postedValues(form)
  const publishAt = momentOfLocalTime(values.publishAt, await readTimeZone(run))
  if (!values.isPublished && values.publishAt && !publishAt) {
    const fields = { publishAt: whyNoTime(values.publishAt) }
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

function postedValues(form: FormData): PostValues {
  const values = readPostForm(form)
  return { ...values, tags: withTag(values.tags, String(form.get('newTag') ?? '')) }
}

/**
 * Without id and slug. The data service sets read time and date of publication: now on every save with the box ticked,
 * unless kept (specification section 4).
 */
function toInput(values: PostValues, { origin, publishAt }: { origin: string; publishAt: Date | undefined }) {
  const { id: _id, slug: _slug, keptDate, image, isPublished, publishAt: _typed, language, ...rest } = values
  return {
    ...rest,
    image: image.startsWith(`${origin}/`) ? image.slice(origin.length) : image,
    isPublished,
    ...(language && { language }),
    publishAt: isPublished ? null : (publishAt?.toISOString() ?? null),
    ...(isPublished && keptDate && { publishedAt: keptDate }),
  }
}
