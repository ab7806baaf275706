import type { RouterContextProvider } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import type { TypedDocument } from '#server/data-service/in-process.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

type Save = TypedDocument<{ saved: { savedAt: string } }, { id: string | null; form: string }>

/** What the autosave of a form sends. `?record=`: the id of its record; without it, the draft of a new one. */
export async function saveFormDraft({ context, request, url }: Args, document: Save): Promise<Response> {
  const { run } = context.get(staffContext)
  const saved = await run(document, { id: url.searchParams.get('record'), form: await request.text() })
  if (!saved.ok) return Response.json({ message: saved.refusal.message }, { status: 422 })
  return Response.json({ savedAt: saved.value.saved.savedAt })
}
