import { slugOf, withTag } from '#content/blog-rules.ts'
import { formWords } from '#content/en/admin-form.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { momentInHouston } from '#content/houston-time.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { saveUnchanged } from '../../record/save-unchanged.ts'
import { CreatePost, ReadPost, UpdatePost } from './documents.ts'
import { type PostValues, readPostForm } from './post-values.ts'

type Asked = { id: string | undefined; run: Run; origin: string }

/** Saves what the form holds: as a new post, or as the post with this id unless somebody else saved it meanwhile. */
export async function savePost(form: FormData, { id, run, origin }: Asked) {
  const values = postedValues(form)
  if (!values.isPublished && values.publishAt && !momentInHouston(values.publishAt)) {
    const fields = { publishAt: words.publishAtNever }
    return { ok: false as const, refusal: { reason: formWords.checkFields, fields } }
  }
  const input = inputOf(values, origin)
  return saveUnchanged(form, {
    gone: words.gone,
    save: (condition) =>
      id
        ? run(UpdatePost, { input: { ...input, id, slug: values.slug || slugOf(values.title) }, condition })
        : run(CreatePost, { input }),
    savedAt: async () => {
      const found = id === undefined ? undefined : await run(ReadPost, { id })
      return found?.ok ? found.data.getBlog?.updatedAt : undefined
    },
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

/** The call's input; readTime, and the address of a new post without one, are the data service's to compute. */
function inputOf(values: PostValues, origin: string) {
  const { keptDate, image, slug, isPublished, publishAt, ...rest } = values
  return {
    ...rest,
    slug: slug || null,
    image: image.startsWith(`${origin}/`) ? image.slice(origin.length) : image,
    isPublished,
    // A post that is published has no time to wait for.
    publishAt: isPublished ? null : (momentInHouston(publishAt)?.toISOString() ?? null),
    // Now, on every save with the box ticked (specification section 4); a draft keeps the date it once had.
    ...(isPublished && { publishedAt: keptDate || new Date().toISOString() }),
  }
}
