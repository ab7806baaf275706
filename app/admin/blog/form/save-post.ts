import { href, type RouterContextProvider } from 'react-router'
import { postList } from '#app/admin/blog/post-list.ts'
import { draftHandlers } from '#app/admin/form/draft/draft-handlers.ts'
import { redirectToSavedRow, saveWithConflictCheck } from '#app/admin/form/record-action.ts'
import { whyNoTime } from '#app/admin/form/typed-time.ts'
import { refusedAt, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { readTimeZone } from '#app/admin/time-zone.ts'
import { servicesContext } from '#app/context.ts'
import { slugOf } from '#content/blog-rules.ts'
import { momentOfLocalTime } from '#content/time/clocks.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import { CreatePost, DiscardDraft, ReadPost, UpdatePost } from './documents.ts'
import { type PostValues, readSentPost } from './post-values.ts'

type PostSaveContext = { id: string | undefined; run: Run; origin: string }

/** The handlers of a post's form. `id`: undefined for a new post. */
export const postHandlersOf = (
  { url, context }: { url: URL; context: Readonly<RouterContextProvider> },
  id: string | undefined,
) =>
  ({
    ...draftHandlers(DiscardDraft, id),
    async save(form, run) {
      const { origin } = context.get(servicesContext)
      const saved = await savePost(form, { id, run, origin })
      if (!saved.ok) return saved
      // When this fails, `loadOpening` ignores the draft, which is the same as the saved post.
      await run(DiscardDraft, { id: id ?? null })
      throw redirectToSavedRow(postList, url, saved.value.id)
    },
  }) satisfies Record<string, SubmissionHandler>

export async function savePost(form: FormData, { id, run, origin }: PostSaveContext) {
  const values = readSentPost(form)
  const publishAt = momentOfLocalTime(values.publishAt, await readTimeZone(run))
  if (!values.isPublished && values.publishAt && !publishAt)
    return refusedAt('publishAt', whyNoTime(values.publishAt))
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

/**
 * Without id and slug. The data service sets read time and date of publication: now on every save with the box ticked,
 * unless kept (specification section 4).
 */
function toInput(values: PostValues, { origin, publishAt }: { origin: string; publishAt: Date | undefined }) {
  const { id: _id, slug: _slug, keptDate, image, isPublished, publishAt: _typed, ...others } = values
  const { language, translationOf, ...rest } = others
  return {
    ...rest,
    image: image.startsWith(`${origin}/`) ? image.slice(origin.length) : image,
    isPublished,
    ...(language && { language }),
    translationOf: translationOf || null,
    publishAt: isPublished ? null : (publishAt?.toISOString() ?? null),
    ...(isPublished && keptDate && { publishedAt: keptDate }),
  }
}
