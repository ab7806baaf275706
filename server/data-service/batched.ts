import DataLoader from 'dataloader'
import type { Call } from './call.ts'

/**
 * One query for all rows of a page. `load` gives lists by id; an id without any gets an empty list. No cache:
 * a subscription's call lives for hours, and each message must be current.
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
