import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useList } from './list-context.ts'
import type { ListQuery } from './list-query.ts'

/** A filter as one presses it, with how many rows it lets through; without the number while that is unknown. */
export type FilterTab = { filter: string; count: number | undefined }

/** The list by filter. `shown` is what the list shows, or is about to. */
export function FilterTabs({ tabs, shown }: { tabs: readonly FilterTab[]; shown: ListQuery }) {
  const { address, words } = useList()
  const strip = useRef<HTMLElement>(null)
  // On a phone the strip is wider than the screen. Only it moves, not the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter decides which link is current
  useEffect(() => {
    const open = strip.current?.querySelector('[aria-current]')
    if (!strip.current || !open) return
    const [outer, inner] = [strip.current.getBoundingClientRect(), open.getBoundingClientRect()]
    strip.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [shown.filter])
  return (
    <nav ref={strip} aria-label={words.filterBy} className="tabs">
      {tabs.map(({ filter, count }) => (
        <Link
          key={filter}
          to={address.path({ filter, search: shown.search })}
          aria-current={filter === shown.filter ? 'page' : undefined}
          preventScrollReset
        >
          {words.filters[filter]}
          {count !== undefined && <b>{count.toLocaleString('en-US')}</b>}
        </Link>
      ))}
    </nav>
  )
}
