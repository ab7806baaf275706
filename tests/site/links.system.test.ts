import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { type CrawledPage, crawl } from '#tests/crawled-site.ts'
import { type TestLantern, testLantern } from '#tests/lantern.ts'
import { enterRealFacts, realFacts } from '#tests/profile.ts'
import { graphBreaches } from '#tests/schema-org/graph-breaches.ts'
import { readVocabulary } from '#tests/schema-org/vocabulary.ts'

const origin = 'https://lantern.example.com'
let lantern: TestLantern
let pages: ReadonlyMap<string, CrawledPage>
let sitemap: readonly string[]

beforeAll(async () => {
  lantern = await testLantern({ pages: await builtPages(origin), config: { publicUrl: origin } })
  await addFirstPosts(lantern.database.db)
  await enterRealFacts(lantern)
  const sitemaps = await Promise.all(['/sitemap.xml', '/es/sitemap.xml'].map(text))
  sitemap = [...sitemaps.join('').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    loc.replace(origin, ''),
  )
  pages = await crawl('/', (path) => lantern.fetch(path), origin)
})

afterAll(() => lantern[Symbol.asyncDispose]())

const text = async (path: string) => (await lantern.fetch(path)).text()

const breaches = (of: (page: CrawledPage) => readonly string[]) =>
  [...pages.values()].flatMap((page) => [...new Set(of(page))].map((breach) => `${page.path}: ${breach}`))

const indexable = () => [...pages.values()].filter(({ head }) => !head.robots?.includes('noindex'))

describe('links', () => {
  test('lead to pages that are there, by their own address', () => {
    expect(pages.size).toBeGreaterThan(20)
    expect(
      breaches(({ links }) =>
        links.flatMap(({ path }) => {
          const target = pages.get(path)
          if (target?.status === 200) return []
          return [`${path} answers ${target?.status} ${target?.location ?? ''}`.trim()]
        }),
      ),
    ).toEqual([])
  })

  test('call and write to the lines of the profile, and to no other; every page has them in its header, and what sends what was kept', async () => {
    const { dispatch, office, email } = realFacts
    const known = [`tel:${dispatch?.e164}`, `tel:${office?.e164}`, `mailto:${email}`]
    const others = ['/sos', '/receipt/none.none', '/search?q=zzzz', '/no-such-page']
    const all = [
      ...[...pages.values()].filter(({ type }) => type === 'text/html'),
      ...(await Promise.all(others.map(async (path) => ({ path, html: await text(path) })))),
    ]
    for (const { path, html } of all) {
      const isEmergency = path.endsWith('/sos')
      const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
      expect(isEmergency ? html : header, path).toContain(`href="tel:${dispatch?.e164}"`)
      if (!isEmergency) expect(header, path).toContain(`href="mailto:${email}"`)
      expect(html, path).toMatch(/<script [^>]*data-device="[^"]/)
      // A post's share link is a mail without an address.
      const lines = [...html.matchAll(/href="((?:tel|mailto):[^"?]+)/g)].map(([, line]) => line)
      const theirs = isEmergency || path === '/services/emergency' ? [...known, 'tel:911'] : known
      expect(
        [...new Set(lines)].filter((line) => !theirs.includes(line ?? '')),
        path,
      ).toEqual([])
    }
  })

  test('with a fragment find it', () => {
    expect(
      breaches(({ links }) =>
        links
          .filter(({ path, fragment }) => fragment && !pages.get(path)?.ids.has(fragment))
          .map(({ path, fragment }) => `${path}#${fragment}`),
      ),
    ).toEqual([])
  })

  test('for calls hold a whole number', () => {
    expect(
      breaches(({ otherLinks }) =>
        otherLinks.filter(
          (href) =>
            /^(?:tel|sms):/.test(href) && !/^(?:tel:911|tel:\+1\d{10}|sms:\+1\d{10}(?:\?.+)?)$/.test(href),
        ),
      ),
    ).toEqual([])
    expect(
      breaches(({ otherLinks }) => otherLinks.filter((href) => !/^(?:tel|sms|mailto|https):/.test(href))),
    ).toEqual([])
  })
})

describe('the sitemap', () => {
  test('names no orphan: each of its pages is reached from home by links', () => {
    expect(sitemap.filter((path) => !pages.has(path))).toEqual([])
  })

  test('names each page that may be found, by the address that the page calls its own', () => {
    const canonical = indexable()
      .filter(({ type }) => type === 'text/html')
      .map(({ head }) => head.canonical?.replace(origin, '') ?? 'no canonical address')
    const inSitemap = new Set(canonical.filter((path) => !path.includes('?')))
    expect([...inSitemap].sort()).toEqual([...sitemap].sort())
  })

  test('and the canonical address answers as itself', () => {
    expect(
      indexable().flatMap(({ path, type, head }) => {
        if (type !== 'text/html') return []
        const own = pages.get(head.canonical?.replace(origin, '') ?? '')
        return own?.status === 200 && own.head.canonical === head.canonical
          ? []
          : [`${path}: ${head.canonical}`]
      }),
    ).toEqual([])
  })
})

describe('every page', () => {
  test('has one title and one description of its own, of a length that is shown whole', () => {
    const own = indexable().filter(({ path, head }) => head.canonical === origin + path)
    for (const name of ['title', 'description'] as const) {
      const said = own.map(({ head }) => head[name])
      expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
    }
    expect(
      own.flatMap(({ path, head: { title = '', description = '' } }) =>
        title.length >= 15 && title.length <= 80 && description.length >= 50 && description.length <= 160
          ? []
          : [`${path}: title ${title.length}, description ${description.length}`],
      ),
    ).toEqual([])
  })

  test('has one first heading, a language, and a text for each image', () => {
    expect(
      breaches(({ type, html }) => {
        if (type !== 'text/html') return []
        const headings = html.match(/<h1\b/g)?.length ?? 0
        const mute = html.match(/<img\b(?![^>]*\balt=)[^>]*>/g) ?? []
        const hasLanguage = /<html lang="e[ns]-US"/.test(html)
        return [
          ...(headings === 1 ? [] : [`${headings} first headings`]),
          ...(hasLanguage ? [] : ['no language']),
          ...mute,
        ]
      }),
    ).toEqual([])
  })

  test('loads no script but its own islands’', () => {
    expect(
      breaches(({ html }) => [
        ...(html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []),
        ...(html.match(/console\.\w+\(/g) ?? []),
      ]),
    ).toEqual([])
  })

  test('that may be found describes itself in the vocabulary of schema.org, the others in none', () => {
    const vocabulary = readVocabulary()
    expect(
      breaches(({ type, head, graphs }) => {
        if (type !== 'text/html') return []
        if (head.robots?.includes('noindex')) return graphs.length > 0 ? ['a graph on a hidden page'] : []
        return graphs.length === 1 ? graphBreaches(graphs[0], vocabulary) : [`${graphs.length} graphs`]
      }),
    ).toEqual([])
  })

  test('shows the trail that its graph tells', () => {
    expect(
      breaches(({ html, graphs }) => {
        const shown = /<ol class="breadcrumbs">(.*?)<\/ol>/s.exec(html)?.[1]
        if (shown === undefined || graphs.length === 0) return []
        const names = [...shown.matchAll(/>([^<]+)</g)].map(([, name]) => name)
        const told = [...JSON.stringify(graphs).matchAll(/"ListItem","position":\d+,"name":"([^"]*)"/g)].map(
          ([, name]) => name,
        )
        return names.join(' > ') === told.join(' > ') ? [] : [`${names.join(' > ')} but ${told.join(' > ')}`]
      }),
    ).toEqual([])
  })

  test('has an image for being shared', async () => {
    const pictures = new Set(indexable().flatMap(({ head }) => head.image ?? []))
    expect(pictures.size).toBeGreaterThan(15)
    for (const picture of pictures) {
      const answer = await lantern.fetch(picture.replace(origin, ''))
      expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([
        picture,
        200,
        'image/png',
      ])
    }
  })
})
