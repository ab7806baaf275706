import { type CachedPage, weightOf } from './cached-page.ts'

type Kept = { page: CachedPage; since: number }

/** Pages by key up to a number and a weight in bytes; beyond it the one that was asked for least recently goes. */
export function keptPages(most: { pages: number; bytes: number }) {
  // In the order in which they were asked for last.
  const pages = new Map<string, Kept>()
  let bytes = 0

  function remove(key: string) {
    const kept = pages.get(key)
    if (!kept) return
    pages.delete(key)
    bytes -= weightOf(kept.page)
  }

  function keep(key: string, kept: Kept) {
    remove(key)
    pages.set(key, kept)
    bytes += weightOf(kept.page)
    for (const oldest of pages.keys()) {
      if (pages.size <= most.pages && bytes <= most.bytes) break
      remove(oldest)
    }
  }

  return {
    keep,
    /** The page and since when it is there; asking moves it away from the end. */
    find(key: string): Kept | undefined {
      const kept = pages.get(key)
      if (!kept) return undefined
      pages.delete(key)
      pages.set(key, kept)
      return kept
    },
    removeWhere(isMeant: (key: string) => boolean) {
      for (const key of pages.keys()) if (isMeant(key)) remove(key)
    },
    size: () => ({ pages: pages.size, bytes }),
  }
}
