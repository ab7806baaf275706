import { data } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { SaveDraft } from '#app/admin/blog/form/documents.ts'
import type { Route } from './+types/route.ts'

/** `?post=`: the post's id; without it, the draft of a new post. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { run } = context.get(staffContext)
  const saved = await run(SaveDraft, { blogId: url.searchParams.get('post'), form: await request.text() })
  if (!saved.ok) return Response.json({ message: saved.refusal.message }, { status: 422 })
  return Response.json({ savedAt: saved.value.saveBlogDraft.savedAt })
}

export const loader = () => {
  throw data(null, { status: 404 })
}
