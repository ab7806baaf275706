import { expect, test } from 'vitest'
import { firstPostContent as englishContent, firstPosts as inEnglish } from '#content/en/site/first-posts.ts'
import { serviceSlugs } from '#content/services.ts'
import { firstPostContent, firstPosts } from './first-posts.ts'

const pages = [
  '/',
  '/services',
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  '/about',
  '/contact',
  '/quote',
  '/faq',
  '/brands',
  '/reviews',
  '/privacy',
  '/blog',
  ...firstPosts.map(({ slug }) => `/blog/${slug}`),
]

test('slugs are their own, also beside those of the first language, and dates the same', () => {
  const slugs = [...firstPosts, ...inEnglish].map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(6)
  expect(firstPosts.map(({ publishedAt }) => publishedAt)).toEqual(
    inEnglish.map(({ publishedAt }) => publishedAt),
  )
})

/** Specification section 5: words parted by white space, at 200 a minute, rounded up. */
const minutesToRead = (content: string) => Math.ceil(content.split(/\s+/).length / 200)

test.each(firstPosts)('$slug', (post) => {
  const content = firstPostContent(post.file)
  expect(minutesToRead(content)).toBe(post.readTime)
  expect(minutesToRead(content.trim())).toBe(post.readTime)
  expect(content, 'the page sets the title').not.toMatch(/^# /m)
  expect(new Date(post.publishedAt).toISOString()).toBe(post.publishedAt)
  expect(post.metaTitle.length).toBeLessThanOrEqual(60)
  expect(post.metaDescription.length).toBeLessThanOrEqual(155)

  const links = [...content.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target)
  expect(links.length).toBeGreaterThanOrEqual(4)
  expect(pages).toEqual(expect.arrayContaining(links))
})

/** Chapters, lists, tables and links of an article are those of its English twin. */
test.each(firstPosts.map((post, index) => [post, inEnglish[index]] as const))(
  '$slug is built as in English',
  (post, other) => {
    const shapeOf = (markdown: string) =>
      markdown
        .trim()
        .split('\n')
        .map((line) => ({
          kind: line.match(/^(?:#+|- |\d\. |\|)/)?.[0] ?? (line ? 'text' : ''),
          cells: line.match(/\|/g)?.length ?? 0,
          links: (line.match(/\]\((?!\/blog\/)[^)]+\)/g) ?? []).map(String),
        }))
    expect(shapeOf(firstPostContent(post.file))).toEqual(shapeOf(englishContent(other?.file ?? '')))
  },
)
