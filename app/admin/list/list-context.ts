import { createContext, use } from 'react'
import type { ListWords } from '#content/en/admin-lists.ts'
import type { ListAddress, ListQuery } from './list-query.ts'

/** What sets one list apart from the others. */
export type ListKind = { address: ListAddress; words: ListWords }

const ListContext = createContext<(ListKind & { query: ListQuery }) | undefined>(undefined)

export const ListProvider = ListContext

/** The list that a part stands in, and what its address asks for. */
export function useList() {
  const list = use(ListContext)
  if (!list) throw new Error('a part of a list stands outside of one')
  return list
}

/** The id of a row's element: what a mail's link points at. */
export const rowIdOf = (address: ListAddress, id: string) => `${address.row}-${id}`
