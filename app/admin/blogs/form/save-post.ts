import { href } from 'react-router'
import { saveWithConflictCheck } from '#app/admin/form/record-action.ts'
import { slugOf, withTag } from '#content/blog-rules.ts'
import { formWords } from '#content/en/admin-form.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { momentInHouston } from '#content/houston-time.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { CreatePost, ReadPost, UpdatePost } from './documents.ts'
import { type PostValues, readPostForm } from './post-values.ts'

type Asked = { id: string | undefined; run: Run; origin: string }

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

/** Without script, a tag that was typed and not added is meant all the same, and so is a picture that was chosen. */
export function postedValues(form: FormData): PostValues {
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
