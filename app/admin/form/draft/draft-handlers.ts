import { otherPlacesHandler } from '#app/admin/form/other-places/find-places.ts'
import type { SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { proseOf } from '#app/ui/markdown.ts'
import type { TypedDocument } from '#server/data-service/in-process.ts'

/** What a form with a draft sends beside saving. `id`: undefined for a new record. */
export const draftHandlers = (
  discardDraft: TypedDocument<Readonly<Record<string, unknown>>, { id: string | null }>,
  id: string | undefined,
) =>
  ({
    preview: async (form) => ({
      ok: true,
      value: { shown: { html: proseOf(textIn(form, 'content')).html } },
    }),
    'other-places': otherPlacesHandler,
    'discard-draft': (_form, run) => run(discardDraft, { id: id ?? null }),
  }) satisfies Record<string, SubmissionHandler>
