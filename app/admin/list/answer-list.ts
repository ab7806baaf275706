import { answerInTime } from '#app/admin/answer-in-time.ts'
import { answerOr } from '#app/admin/answer-or.ts'
import type { Answer } from '#server/data-service/in-process.ts'
import { keptList, type ListAnswer } from './kept-lists.ts'
import type { ListAddress } from './list-query.ts'
import { listNameOf } from './use-list-query.ts'

/** What a list's loader answers; `loaded` is undefined when the list could not be read. */
export function answerOf<Loaded>(
  address: ListAddress,
  url: URL,
  loaded: Answer<Loaded> | undefined,
): ListAnswer<Loaded> {
  return {
    list: listNameOf(address, address.read(url.searchParams)),
    at: new Date().toISOString(),
    loaded: loaded?.ok ? loaded.data : undefined,
  }
}

/** A list route's `clientLoader`: without a connection the screen shows its list as it was last, and says so. */
export async function askServer<Loaded>(
  address: ListAddress,
  url: URL,
  serverLoader: () => Promise<ListAnswer<Loaded>>,
): Promise<ListAnswer<Loaded>> {
  const answer = await answerOr(answerInTime(serverLoader()), () => answerOf<Loaded>(address, url, undefined))
  return answer.loaded ? answer : (keptList<Loaded>(url.pathname, answer.list) ?? answer)
}
