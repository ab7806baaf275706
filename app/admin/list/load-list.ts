import type { Answer } from '#server/data-service/in-process.ts'
import { type ListQuery, pageSize } from './list-query.ts'

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
