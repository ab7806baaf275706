import { languages, prefixOf } from '#content/languages.ts'

export type CrawledPage = {
  path: string
  status: number
  location: string | null
  type: string | undefined
  html: string
  head: { title?: string; description?: string; canonical?: string; robots?: string; image?: string }
  ids: ReadonlySet<string>
  links: readonly { path: string; fragment: string }[]
  otherLinks: readonly string[]
  graphs: readonly unknown[]
}

export async function crawl(
  start: string | readonly string[],
  fetchPage: (path: string) => Promise<Response>,
  origin: string,
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const waiting = [start].flat()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const page = await readPage(path, await fetchPage(path), origin)
    pages.set(path, page)
    waiting.push(...page.links.map((link) => link.path).filter((linked) => !pages.has(linked)))
    if (pages.size > 2_000) throw new Error('a crawl without an end')
  }
  return pages
}

const otherPrefixes = languages.slice(1).map((language) => prefixOf(languages, language))

/** For a crawl of what is said in the first language: it follows no link into another one. */
export const inFirstLanguage =
  (fetchPage: (path: string) => Promise<Response>) =>
  async (path: string): Promise<Response> =>
    otherPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
      ? new Response()
      : fetchPage(path)

async function readPage(path: string, response: Response, origin: string): Promise<CrawledPage> {
  const type = response.headers.get('content-type')?.split(';')[0]
  const html = type === 'text/html' ? await response.text() : ''
  const markup = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '')
  const addresses = all(markup, /<a\b[^>]*?\shref="([^"]*)"/g)
    .map(decoded)
    .map((href) => new URL(href, origin + path))
  const attribute = (pattern: RegExp) => pattern.exec(markup)?.[1]
  const head = {
    title: attribute(/<title>(.*?)<\/title>/s),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    image: attribute(/<meta property="og:image" content="([^"]*)"/),
  }
  return {
    path,
    status: response.status,
    location: response.headers.get('location'),
    type,
    html,
    head: Object.fromEntries(
      Object.entries(head).flatMap(([name, value]) => (value === undefined ? [] : [[name, decoded(value)]])),
    ),
    ids: new Set(all(markup, /\sid="([^"]*)"/g).map(decoded)),
    links: addresses
      .filter((address) => address.origin === origin)
      .map(({ pathname, search, hash }) => ({
        path: pathname + search,
        fragment: decodeURIComponent(hash.slice(1)),
      })),
    otherLinks: addresses.filter((address) => address.origin !== origin).map(({ href }) => href),
    graphs: all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text): unknown =>
      JSON.parse(text),
    ),
  }
}

export const matchesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) =>
    text.slice(Math.max(0, index - 60), index + found.length + 60),
  )

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

function decoded(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '')
}
