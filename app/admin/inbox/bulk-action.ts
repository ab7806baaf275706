import type { VariablesOf } from 'gql.tada'
import { data } from 'react-router'
import { z } from 'zod'
import { parsedJson } from '#app/admin/form/parsed-json.ts'
import { DeleteRequest, UpdateRequest } from '#app/admin/leads/lead-data.ts'
import { RestoreDeleted } from '#app/admin/list/undelete.ts'
import { requestKinds } from '#app/admin/records/lead.ts'
import { recordOf } from '#app/admin/records/record-of.ts'
import { ifUnmodifiedSince } from '#app/admin/submission/conflict.ts'
import type { SubmissionHandler, SubmissionOutcome } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { bulkWords } from '#words/panel/inbox.ts'
import {
  type BulkChange,
  type BulkIntent,
  bulkIntents,
  bulkMessages,
  type Chosen,
  type RequestBefore,
} from './bulk.ts'

const before = z.object({
  kind: z.enum(requestKinds),
  id: z.uuid(),
  status: z.enum(['new', 'contacted', 'completed']),
  contactedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  assigneeId: z.null().exactOptional(),
  savedAt: z.string().optional(),
})

const choice = z
  .string()
  .transform((value) => value.split(':'))
  .pipe(z.tuple([z.enum(requestKinds), z.uuid()]))
  .transform(([kind, id]): Chosen => ({ kind, id }))

const mostAtOnce = 400

export const bulkHandlers = recordOf(
  bulkIntents,
  (intent): SubmissionHandler<BulkChange> =>
    async (form, run) => {
      const chosen = chosenIn(intent, form)
      if (!chosen) throw data(null, { status: 400 })
      return runBulk(intent, chosen, run)
    },
)

const isUndo = (intent: BulkIntent) => intent === 'restore' || intent === 'untrash'

function chosenIn(intent: BulkIntent, form: FormData): readonly (Chosen | RequestBefore)[] | undefined {
  const rows = isUndo(intent) ? parsedJson(textIn(form, 'rows')) : form.getAll('rows')
  const parsed = z
    .array(isUndo(intent) ? before : choice)
    .max(mostAtOnce)
    .safeParse(rows)
  return parsed.success ? parsed.data : undefined
}

/** `chosen` are `RequestBefore` where something is put back. A request that could not be changed does not stop the others. */
export async function runBulk(
  intent: BulkIntent,
  chosen: readonly (Chosen | RequestBefore)[],
  run: Run,
): Promise<SubmissionOutcome<BulkChange>> {
  const refused = (message: string, changed: BulkChange['changed']) => ({
    ok: false as const,
    refusal: { code: 'CONFLICT', message, shown: { changed } },
  })
  if (chosen.length === 0) return refused(bulkWords.nothingSelected, [])
  const changed: { id: string; savedAt: string | undefined }[] = []
  // One after the other: each is a transaction that tells the panel of itself.
  for (const request of chosen) {
    const saved = await changeOne(intent, request, run)
    if (saved) changed.push({ id: request.id, savedAt: saved.updatedAt })
  }
  const failed = chosen.length - changed.length
  const message = messageOf(intent, changed.length, failed)
  return failed === 0 ? { ok: true, value: { done: message, shown: { changed } } } : refused(message, changed)
}

function messageOf(intent: BulkIntent, done: number, failed: number): string {
  if (done === 0) return bulkMessages[intent]
  if (failed > 0) return isUndo(intent) ? bulkWords.undoPart(done, failed) : bulkWords.bulkPart(done, failed)
  if (intent === 'trash') return bulkWords.trashed(done)
  return intent === 'contacted' || intent === 'completed' ? bulkWords.marked(done, intent) : ''
}

/** Undefined when it was not changed; without a time when there is nothing left to change. */
async function changeOne(
  intent: BulkIntent,
  request: Chosen | RequestBefore,
  run: Run,
): Promise<{ updatedAt: string | undefined } | undefined> {
  const { kind, id } = request
  switch (intent) {
    case 'trash': {
      const result = await run(DeleteRequest, { id })
      // Deleted by another person meanwhile: the result is what was asked for.
      return result.ok || result.refusal.code === 'NOT_FOUND' ? { updatedAt: undefined } : undefined
    }
    case 'untrash': {
      const result = await run(RestoreDeleted, { model: kind, id })
      return result.ok ? { updatedAt: undefined } : undefined
    }
    case 'restore': {
      if (!('status' in request)) return undefined
      const { savedAt, kind: _, ...before } = request
      return update(run, { input: before, condition: ifUnmodifiedSince(savedAt ?? null) })
    }
    case 'contacted':
    case 'completed':
      return update(run, { input: { id, status: intent }, condition: null })
  }
}

async function update(run: Run, variables: VariablesOf<typeof UpdateRequest>) {
  const result = await run(UpdateRequest, variables)
  return result.ok ? { updatedAt: result.value.saved?.updatedAt } : undefined
}
