import { inboxWords as words } from '#words/admin-inbox.ts'
import type { RequestInInbox } from './inbox-list.ts'

/** What can be done with several requests at once; `restore` and `untrash` take it back. */
export type BulkIntent = 'contacted' | 'completed' | 'trash' | 'restore' | 'untrash'

/** What is said when none of them could be changed. */
export const bulkMessages: Readonly<Record<BulkIntent, string>> = {
  contacted: words.bulkFailed,
  completed: words.bulkFailed,
  trash: words.bulkFailed,
  restore: words.undoFailed,
  untrash: words.undoFailed,
}

/** A request as it was, to put it back. `savedAt`: undone only as long as nobody else changed it since. */
export type RequestBefore = Chosen & {
  status: 'new' | 'contacted' | 'completed'
  contactedAt: string | null
  completedAt: string | null
  /** Nobody had it: whoever the change gave it to loses it again. */
  assigneeId?: null
  savedAt?: string | undefined
}

/** A request that is selected in the inbox. */
export type Chosen = Pick<RequestInInbox, 'kind' | 'id'>

/** The value of a row's box: what a form sends of it. */
export const choiceOf = ({ kind, id }: Chosen): string => `${kind}:${id}`

/** The result of a change: which requests it reached, and when they were saved. */
export type BulkResult = {
  ok: boolean
  intent: BulkIntent
  message: string
  changed: readonly { id: string; savedAt: string | undefined }[]
}

/** What undoing puts back. */
export const stateOf = ({
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
