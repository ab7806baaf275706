import { ReadDraft } from '#app/admin/blogs/form/documents.ts'
import { openingPath } from '#app/admin/blogs/form/opening-path.ts'
import type { PostValues } from '#app/admin/blogs/form/post-values.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { SaveDraft } from './documents.ts'

/**
 * Keeps a form as the draft of its post, and gives the address that continues it. Undefined when that cannot be, or when
 * an older draft waits: nothing takes its place before that is decided.
 */
export async function keepAsDraft(
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
