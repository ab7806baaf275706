import DataLoader from 'dataloader'
import type { Call } from './call.ts'

/**
 * A DataLoader for each call, against N+1 queries: one query for all rows of a page. `load` gets the ids and gives lists by id; a
 * row without any gets an empty list. Nothing is cached: a subscription's call lives for hours, and each message must be current.
 */
export function batched<Item>(load: (call: Call, ids: readonly string[]) => Promise<Map<string, Item[]>>) {
  const loaders = new WeakMap<Call, DataLoader<string, Item[]>>()
  return (call: Call): DataLoader<string, Item[]> => {
    const known = loaders.get(call)
    if (known) return known
    const loader = new DataLoader<string, Item[]>(
      async (ids) => {
        const found = await load(call, ids)
        return ids.map((id) => found.get(id) ?? [])
      },
      { cache: false },
    )
    loaders.set(call, loader)
    return loader
  }
}
