import { leadFilters } from '#app/admin/leads/lead-filters.ts'
import type { LongestWait } from '#app/admin/leads/waiting-longest.tsx'
import { type LoadedList, loadedList, pageOf } from '#app/admin/list/list-loader.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { GetMessage, ListMessages, type MessageOnCard } from './documents.ts'
import type { messageAddress } from './message-list.ts'

type MessageQuery = ReturnType<typeof messageAddress.read>

export type LoadedMessages = LoadedList<MessageOnCard> & { waitingLongest: LongestWait | undefined }

/** Everything the messages screen shows of the store. */
export async function loadMessages(query: MessageQuery, run: Run): Promise<Answer<LoadedMessages>> {
  const listed = await run(ListMessages, { filter: leadFilters[query.filter], ...pageOf(query) })
  if (!listed.ok) return listed
  const list = await loadedList(listed.data.listMessages, query, async (id) => {
    const found = await run(GetMessage, { id })
    return found.ok ? { ok: true, data: found.data.getMessage } : found
  })
  if (!list.ok) return list
  const waitingLongest = listed.data.waitingLongest?.items[0] ?? undefined
  return { ok: true, data: { ...list.data, waitingLongest } }
}
