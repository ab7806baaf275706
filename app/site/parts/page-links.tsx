import { Icon } from '#app/ui/icon.tsx'
import { pagesAround } from './paging.ts'

type PageLinksProps = {
  page: number
  pages: number
  /** Where a page is. */
  address: (page: number) => string
  words: Readonly<{
    label: string
    previous: string
    next: string
    page: (page: number) => string
    current: (page: number, pages: number) => string
  }>
}

/** The pages of a list as links: the one before, the numbers, the one after. Nothing where there is only one. */
export function PageLinks({ page, pages, address, words }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav aria-label={words.label} className="page-links">
      {page > 1 && (
        <a href={address(page - 1)} rel="prev" className="btn">
          <Icon name="arrow" className="rotate-180" />
          {words.previous}
        </a>
      )}
      <ol>
        {pagesAround(page, pages).map(({ number, gap }) => (
          <li key={number}>
            {gap && <span aria-hidden="true">…</span>}
            <a
              href={address(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={number === page ? words.current(page, pages) : words.page(number)}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={address(page + 1)} rel="next" className="btn">
          {words.next}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  )
}
