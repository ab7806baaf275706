import type { RouterContextProvider } from 'react-router'
import { pathIn } from '#app/address.ts'
import { staffContext } from '#app/admin/access.ts'
import { type LoaderArgs, loadNewest } from '#app/admin/live/load-newest.ts'
import type { Run, TypedDocument } from '#server/data-service/in-process.ts'
import { type List, type ListQuery, listKey } from './list.ts'

/**
 * `total`: null when there are more than are shown. `linked`: the row that the address names and the list does not
 * hold; `gone` when there is none.
 */
export type LoadedList<Row> = {
  items: Row[]
  nextToken: string | null
  total: number | null
  linked: Row | 'gone' | undefined
}

type ListedPage<Row> = { items: readonly (Row | null)[]; nextToken: string | null; total: number | null }

type ListDocuments<Row, Data, Condition> = {
  page: TypedDocument<Data & { page: ListedPage<Row> | null }, PageVariables<Condition>>
  row?: TypedDocument<{ row: Row | null }, { id: string }>
}

type PageVariables<Condition> = {
  filter: Condition
  search: string | null
  limit: number
  after: string | null
}

export async function loadList<Row extends { id: string }, Data, Condition>(
  run: Run,
  url: URL,
  list: List<string, Condition>,
  documents: ListDocuments<Row, Data, Condition>,
): Promise<(LoadedList<Row> & Omit<Data, 'page'>) | undefined> {
  const query = list.read(url.searchParams)
  const listed = await run(documents.page, pageVariables(list, query))
  if (!listed.ok) return undefined
  const { page, ...rest } = listed.value
  if (!page) throw new Error('the data service answered neither a list nor an error')
  const items = page.items.filter((row) => row !== null)
  const loaded = { ...rest, items, nextToken: page.nextToken, total: page.total, linked: undefined }
  const id = query.linked
  if (!id || !documents.row || items.some((row) => row.id === id)) return loaded
  const found = await run(documents.row, { id })
  return found.ok ? { ...loaded, linked: found.value.row ?? 'gone' } : undefined
}

export const pageVariables = <Filter extends string, Condition>(
  list: List<Filter, Condition>,
  query: ListQuery<Filter>,
): PageVariables<Condition> => ({
  filter: list.condition(query),
  search: query.search || null,
  limit: query.pages * list.pageSize,
  after: query.after ?? null,
})

export const shownRows = <Row>({ items, linked }: LoadedList<Row>): readonly Row[] =>
  linked === undefined || linked === 'gone' ? items : [linked, ...items]

/**
 * `loaded`: undefined when the list could not be read and was never shown. `isStale`: as it was last, because it
 * could not be loaded anew.
 */
export type ListData<Loaded> = {
  key: string
  at: string
  loaded: Loaded | undefined
  isStale?: true
}

export function listResult<Loaded>(list: List, url: URL, loaded: Loaded | undefined): ListData<Loaded> {
  return {
    key: `${pathIn(url)}${listKey(list, list.read(url.searchParams))}`,
    at: new Date().toISOString(),
    loaded,
  }
}

type ScreenArgs = { context: Readonly<RouterContextProvider>; url: URL }

export async function listLoader<Row extends { id: string }, Data, Condition>(
  { context, url }: ScreenArgs,
  list: List<string, Condition>,
  documents: ListDocuments<Row, Data, Condition>,
) {
  return listResult(list, url, await loadList(context.get(staffContext).run, url, list, documents))
}

/** In an address that is read before it is shown. */
export const ahead = 'ahead'

export const isAhead = ({ searchParams }: URL): boolean => searchParams.has(ahead)

/** Without a connection the screen shows its list as it was last. One that is read ahead fails without a word. */
export async function listClientLoader<Loaded extends { total: number | null }>(
  args: LoaderArgs<ListData<Loaded>> & { url: URL },
  list: List,
): Promise<ListData<Loaded>> {
  const nothing = () => listResult<Loaded>(list, args.url, undefined)
  const comesAhead = isAhead(args.url)
  const read = loadNewest(comesAhead ? `${list.path} ${ahead}` : list.path, args, nothing)
  const result = await (comesAhead ? read.catch(nothing) : read)
  listCache.set(result)
  return result.loaded ? result : (listCache.get<Loaded>(result.key) ?? result)
}

const mostCached = 12

const cached = new Map<string, ListData<unknown>>()

/** The last good data of the lists that were shown or read ahead: in the memory of this page, and nowhere else. */
export const listCache = {
  set(data: ListData<{ total: number | null } | undefined>): void {
    if (!data.loaded || data.isStale) return
    cached.delete(data.key)
    // An empty list shown later without a connection would claim that there is nothing.
    if (data.loaded.total !== 0) cached.set(data.key, data)
    for (const [oldest] of cached) if (cached.size > mostCached) cached.delete(oldest)
  },
  get<Loaded>(key: string): ListData<Loaded> | undefined {
    // A screen has lists of one kind only.
    const data = cached.get(key) as ListData<Loaded> | undefined
    return data && { ...data, isStale: true }
  },
  has: (list: List, filter: string): boolean => cached.has(`${list.path}${list.queryString({ filter })}`),
  of<Loaded>(list: List, query: ListQuery | undefined): Loaded | undefined {
    return query && listCache.get<Loaded>(`${list.path}${listKey(list, query)}`)?.loaded
  },
  /** On sign-out: the next person in this window finds nothing. */
  clear: (): void => cached.clear(),
}
