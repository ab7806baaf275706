import type { Answer, Run } from '#server/data-service/in-process.ts'
import { leadFilters } from '../leads/lead-filters.ts'
import { type LoadedList, loadedList, pageOf } from '../list/load-list.ts'
import { GetMessage, ListMessages, type MessageOnCard } from './documents.ts'
import type { messageAddress } from './message-list.ts'

type MessageQuery = ReturnType<typeof messageAddress.read>

export type LoadedMessages = LoadedList<MessageOnCard>

/** Everything the messages screen shows of the store. */
export async function loadMessages(query: MessageQuery, run: Run): Promise<Answer<LoadedMessages>> {
  const listed = await run(ListMessages, { filter: leadFilters[query.filter], ...pageOf(query) })
  if (!listed.ok) return listed
  return loadedList(listed.data.listMessages, query, async (id) => {
    const found = await run(GetMessage, { id })
    return found.ok ? { ok: true, data: found.data.getMessage } : found
  })
}
