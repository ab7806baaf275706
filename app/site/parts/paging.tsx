import { Icon } from '#app/ui/icon.tsx'
import { fillIn } from '#content/fill-in.ts'

type PageLinksProps = {
  page: number
  pages: number
  address: (page: number) => string
  words: Readonly<{
    label: string
    previous: string
    next: string
    page: string
    current: string
  }>
}

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
              aria-label={
                number === page
                  ? fillIn(words.current, { page, pages })
                  : fillIn(words.page, { page: number })
              }
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

type PagedItems<Item> = { items: readonly (Item | null)[]; nextToken: string | null; total: number }

/** One page of a list, with its number and how many there are; an empty list has one page. */
export type ListPage<Item> = { items: Item[]; page: number; pages: number; total: number }

/** The most rows that the data service gives at once. */
const most = 1000

export function pageNumberIn(parameters: URLSearchParams): number {
  const asked = Number(parameters.get('page'))
  return Number.isSafeInteger(asked) && asked > 1 ? asked : 1
}

/**
 * Reads the asked page of a list, `size` to a page. The number stays between 1 and the count of pages
 * (specification section 4). Undefined where `read` gives nothing as it could not be loaded. The data service pages by token, so the rows before the page are read too: ask for few fields.
 */
export async function readPage<Item>(
  { asked, size }: { asked: number; size: number },
  read: (limit: number, nextToken: string | null) => Promise<PagedItems<Item> | null | undefined>,
): Promise<ListPage<Item> | undefined> {
  const rows: (Item | null)[] = []
  let [page, pages, total] = [asked, 1, 0]
  let token: string | null = null
  do {
    const found = await read(Math.min(page * size - rows.length, most), token)
    if (found === undefined) return undefined
    if (!found) throw new Error('a list that was read without an error is missing')
    rows.push(...found.items)
    total = found.total
    token = found.nextToken
    pages = Math.max(1, Math.ceil(total / size))
    page = Math.min(asked, pages)
  } while (token && rows.length < page * size)
  const items = rows.slice((page - 1) * size, page * size).filter((item) => item !== null)
  return { items, page, pages, total }
}

/** A page that is worth a link; `gap`: pages between it and the one before it are left out. */
type PageLink = { number: number; gap: boolean }

export function pagesAround(page: number, pages: number): PageLink[] {
  const worth = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const numbers = [...new Set(worth)].sort((one, other) => one - other)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    // A gap of one page is no shorter than its number.
    if (number - before === 2) return [number - 1, number].map((each) => ({ number: each, gap: false }))
    return [{ number, gap: number - before > 2 }]
  })
}
