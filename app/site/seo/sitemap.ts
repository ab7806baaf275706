import { servicesContext } from '#app/context.ts'
import { textResponse } from '#app/file-response.ts'
import { graphql } from '#app/graphql.ts'
import { spokenLanguages } from '#app/site/layout/navigation.ts'
import { loaded } from '#app/site/loaded.ts'
import { readProfile } from '#app/site/profile.ts'
import { type SitemapEntry, sitemapEntries, type WrittenPage } from '#app/site/site-pages.ts'
import { speechOf } from '#words/facts.ts'
import type { Route } from './+types/sitemap.ts'
import { addressesOf } from './page-meta.ts'

const ReadPostDates = graphql(`
  query ReadPostDates($language: ModelStringInput, $nextToken: String) {
    listBlogs(filter: { isPublished: { eq: true }, language: $language }, limit: 1000, nextToken: $nextToken) {
      items { slug updatedAt language translations { language slug } }
      nextToken
    }
  }
`)

const ReadPageDates = graphql(`
  query ReadPageDates($language: ModelStringInput) {
    listPages(filter: { isPublished: { eq: true }, language: $language }, limit: 1000) {
      items { slug updatedAt language translations { language slug } }
    }
  }
`)

const ReadReviewDates = graphql(`
  query ReadReviewDates {
    listReviews(
      filter: { isApproved: { eq: true } }
      sort: { field: submittedAt, direction: DESC }
      limit: 100
    ) {
      items { approvedAt }
    }
  }
`)

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { run, ownLanguage: language, origin, isOpenToSearch } = services
  if (!(await isOpenToSearch()))
    return textResponse(request, 'application/xml; charset=utf-8', sitemap(origin, []))
  const [posts, pages, reviews, { hasPrices }, { profile }] = await Promise.all([
    readPosts(),
    run(ReadPageDates, { language }),
    run(ReadReviewDates, {}),
    services.siteLinks(),
    readProfile(services),
  ])
  const approvals = loaded(reviews).listReviews?.items.map((review) => review?.approvedAt) ?? []
  const dates = {
    posts,
    pages: loaded(pages).listPages?.items.filter((page) => page !== null) ?? [],
    newestPost: newest(posts.map(({ updatedAt }) => updatedAt)),
    newestReview: newest(approvals),
    hasPrices,
  }
  const languages = spokenLanguages(services, profile)
  const entries = sitemapEntries(dates, speechOf(profile)).map((entry) => ({
    ...entry,
    alternates: addressesOf(languages, { origin, path: entry.path, translations: entry.translations }),
  }))
  return textResponse(request, 'application/xml; charset=utf-8', sitemap(origin, entries))

  async function readPosts() {
    const found: WrittenPage[] = []
    let nextToken: string | null = null
    do {
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(nextToken)
      found.push(...(page?.items.filter((post) => post !== null) ?? []))
      nextToken = page?.nextToken ?? null
    } while (nextToken)
    return found
  }

  async function readPage(nextToken: string | null) {
    return loaded(await run(ReadPostDates, { nextToken, language })).listBlogs
  }
}

/** ISO timestamps of one form sort as text. */
const newest = (moments: readonly (string | null | undefined)[]): string | undefined =>
  moments
    .filter((moment) => moment != null)
    .sort()
    .at(-1)

type Url = SitemapEntry & { alternates: ReturnType<typeof addressesOf> }

/** Our addresses hold letters, digits and hyphens only: nothing in them needs escaping. */
function sitemap(origin: string, urls: readonly Url[]): string {
  const lines = urls.map(({ path, lastmod, alternates }) => {
    const links = alternates.map(
      ({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`,
    )
    return `<url><loc>${origin}${path}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${links.join('')}</url>\n`
  })
  const xhtml = urls.some(({ alternates }) => alternates.length > 0)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${lines.join('')}</urlset>\n`
}
