import { Feed } from 'feed'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { href } from '#app/site/href.ts'
import { loaded } from '#app/site/loaded.ts'
import { readProfile } from '#app/site/profile.ts'
import { proseOf } from '#app/ui/markdown.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { speechOf } from '#words/facts.ts'
import { locale } from '#words/locale.ts'
import { blogWords } from '#words/site/blog.ts'
import { layoutWords } from '#words/site/layout.ts'
import type { Site } from './structured-ids.ts'

const ReadFeedPosts = graphql(`
  query ReadFeedPosts($language: ModelStringInput) {
    listBlogs(
      filter: { isPublished: { eq: true }, language: $language }
      sort: { field: listedAt, direction: DESC }
      limit: 20
    ) {
      items { slug title excerpt content author category listedAt updatedAt }
    }
  }
`)

type FeedPost = NonNullable<NonNullable<ResultOf<typeof ReadFeedPosts>['listBlogs']>['items'][number]>

export async function readFeed(
  services: Pick<RequestServices, 'run' | 'ownLanguage' | 'savedProfile' | 'ownWords' | 'origin'>,
  format: FeedFormat,
): Promise<Feed> {
  const { run, ownLanguage, origin } = services
  const [{ profile }, posts] = await Promise.all([
    readProfile(services),
    run(ReadFeedPosts, { language: ownLanguage }),
  ])
  const found = loaded(posts).listBlogs?.items.filter((post) => post !== null) ?? []
  return postsFeed({ profile, origin }, found, format)
}

/** Atom's titles and summaries are sent as markup, so what looks like it in them is escaped; those of JSON are text. */
type FeedFormat = 'atom' | 'json'

export function postsFeed(
  site: Pick<Site, 'profile' | 'origin'>,
  posts: readonly FeedPost[],
  format: FeedFormat,
): Feed {
  const written = format === 'atom' ? escapedXml : (text: string) => text
  const { profile, origin } = site
  const updated = newestUpdate(profile, posts)
  const speech = posts.length > 0 ? speechOf(profile, updated.getUTCFullYear()) : speechOf(profile)
  const { list } = wordsFor(blogWords, speech)
  const blog = `${origin}${href('/blog')}`
  const feed = new Feed({
    id: blog,
    link: blog,
    title: list.title,
    description: list.description,
    language: locale,
    copyright: wordsFor(layoutWords, speech).footer.copyright,
    updated,
    author: { name: profile.name, link: `${origin}/` },
    feedLinks: { atom: `${origin}${href('/blog/feed.xml')}`, json: `${origin}${href('/blog/feed.json')}` },
  })
  for (const { slug, title, excerpt, content, author, category, listedAt, updatedAt } of posts) {
    const link = `${origin}${href('/blog/:slug', { slug })}`
    feed.addItem({
      id: link,
      link,
      title: written(title),
      description: written(excerpt),
      content: withWholeAddresses(proseOf(content).html, origin),
      author: [{ name: author }],
      category: [{ name: format === 'atom' ? inAttribute(category) : category }],
      published: new Date(listedAt),
      date: new Date(updatedAt),
    })
  }
  return feed
}

/** Of an empty blog the year in which the business began, so that the feed says the same at every reading. */
const newestUpdate = ({ since }: BusinessProfile, posts: readonly FeedPost[]): Date =>
  new Date(Math.max(Date.UTC(since ?? 2000, 0), ...posts.map(({ updatedAt }) => Date.parse(updatedAt))))

/** In a feed reader an address without a host leads nowhere. */
const withWholeAddresses = (html: string, origin: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)

const escapedXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The writer of Atom escapes attributes but for this sign, with which no reader could read any of the feed. */
const inAttribute = (text: string): string => text.replaceAll('<', '‹')
