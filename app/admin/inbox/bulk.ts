import type { Submitted } from '#app/admin/submission/submitted.ts'
import { bulkWords, inboxWords as words } from '#words/panel/inbox.ts'
import type { RequestInInbox } from './inbox-list.ts'

/** `restore` and `untrash` take back what the others did. */
export const bulkIntents = ['contacted', 'completed', 'trash', 'restore', 'untrash'] as const

export type BulkIntent = (typeof bulkIntents)[number]

export const bulkMessages: Readonly<Record<BulkIntent, string>> = {
  contacted: words.bulkFailed,
  completed: words.bulkFailed,
  trash: words.bulkFailed,
  restore: words.undoFailed,
  untrash: words.undoFailed,
}

/** `savedAt`: undone only if it is unchanged since. */
export type RequestBefore = Chosen & {
  status: 'new' | 'contacted' | 'completed'
  contactedAt: string | null
  completedAt: string | null
  /** It had no assignee: the undo removes the one that the change set. */
  assigneeId?: null
  savedAt?: string | undefined
}

export type Chosen = Pick<RequestInInbox, 'kind' | 'id'>

export const choiceOf = ({ kind, id }: Chosen): string => `${kind}:${id}`

export type BulkChange = { changed: readonly { id: string; savedAt: string | undefined }[] }

export type BulkResult = Submitted<BulkChange>

export const leadState = ({
  kind,
  id,
  status,
  contactedAt,
  completedAt,
  assigneeName,
}: RequestInInbox): RequestBefore => ({
  kind,
  id,
  status: status === 'contacted' || status === 'completed' ? status : 'new',
  contactedAt,
  completedAt,
  ...(assigneeName === null && { assigneeId: null }),
})

/** What was done, and which customers get a mail of thanks. */
export function textOfResult(
  result: BulkResult,
  sent: readonly Pick<RequestInInbox, 'id' | 'name' | 'isThanked'>[],
): string {
  const message = result.ok ? result.done : result.problem
  if (result.intent !== 'completed') return message
  const { changed = [] } = result
  const thanked = sent.filter(({ id, isThanked }) => isThanked && changed.some((one) => one.id === id))
  if (thanked.length === 0) return message
  return bulkWords.thanked(
    message,
    thanked.map(({ name }) => name),
  )
}
