import { orOffline, withTimeout } from '#app/admin/offline.ts'
import type { Answer } from '#server/data-service/in-process.ts'
import { type ListAddress, type ListQuery, pageSize } from './list.ts'
import { listNameOf } from './list-context.ts'

/** What a list's loader answers; `loaded` is undefined when the list could not be read. */
export function listResult<Loaded>(
  address: ListAddress,
  url: URL,
  loaded: Answer<Loaded> | undefined,
): ListData<Loaded> {
  return {
    list: listNameOf(address, address.read(url.searchParams)),
    at: new Date().toISOString(),
    loaded: loaded?.ok ? loaded.data : undefined,
  }
}

/** A list route's `clientLoader`: without a connection the screen shows its list as it was last, and says so. */
export async function listClientLoader<Loaded>(
  address: ListAddress,
  url: URL,
  serverLoader: () => Promise<ListData<Loaded>>,
): Promise<ListData<Loaded>> {
  const answer = await orOffline(withTimeout(serverLoader()), () =>
    listResult<Loaded>(address, url, undefined),
  )
  return answer.loaded ? answer : (keptList<Loaded>(url.pathname, answer.list) ?? answer)
}

/** What a list shows of the store. */
export type LoadedList<Row> = {
  items: Row[]
  nextToken: string | null
  total: number
  /** The row that the address names and the list does not hold; `gone` when there is none. */
  linked: Row | 'gone' | undefined
}

/** Every row that is shown: the one somebody came for on top. */
export const shownRows = <Row>({ items, linked }: LoadedList<Row>): readonly Row[] =>
  linked === undefined || linked === 'gone' ? items : [linked, ...items]

/** The part of a list's variables that is the same for all models. */
export const pageOf = ({ search, pages, after }: ListQuery) => ({
  search: search || null,
  limit: pages * pageSize,
  after: after ?? null,
})

type Connection<Row> = { items: readonly (Row | null)[]; nextToken: string | null; total: number }

/** A list that was read, and the row that the address names, which `get` reads when the list does not hold it. */
export async function loadedList<Row extends { id: string }>(
  connection: Connection<Row> | null,
  { linked: id }: ListQuery,
  get: (id: string) => Promise<Answer<Row | null>>,
): Promise<Answer<LoadedList<Row>>> {
  if (!connection) throw new Error('the data service answered neither a list nor an error')
  const { nextToken, total } = connection
  const items = connection.items.filter((row) => row !== null)
  const list = { items, nextToken, total, linked: undefined }
  if (!id || items.some((row) => row.id === id)) return { ok: true, data: list }
  const found = await get(id)
  return found.ok ? { ok: true, data: { ...list, linked: found.data ?? 'gone' } } : found
}

/** One answer of a list's loader. `list` says of which list, apart from its length. */
export type ListData<Loaded> = {
  list: string
  at: string
  /** Undefined when the list could not be read and was never shown. */
  loaded: Loaded | undefined
  /** It could not be loaded anew; this is what it was. */
  isStale?: true
}

/** As many as somebody goes back and forth between. */
const mostKept = 12

/** The last good answers of the lists that were shown, by screen and list: in the memory of this page, and nowhere else. */
const kept = new Map<string, ListData<unknown>>()

/** Called with whatever is shown, the first page's list too. */
export function keepList(pathname: string, answer: ListData<{ total: number }>): void {
  if (!answer.loaded || answer.isStale) return
  const key = pathname + answer.list
  kept.delete(key)
  // Shown again later, an empty one would say that nobody wrote, where that is only not known.
  if (answer.loaded.total > 0) kept.set(key, answer)
  for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest)
}

/** The list of this name on this screen as it was last, marked as stale. */
export function keptList<Loaded>(pathname: string, list: string): ListData<Loaded> | undefined {
  // A screen has lists of one kind only.
  const answer = kept.get(pathname + list) as ListData<Loaded> | undefined
  return answer && { ...answer, isStale: true }
}

/** Whoever signs in next in this window finds nothing of whoever signed out. */
export const forgetLists = (): void => kept.clear()
