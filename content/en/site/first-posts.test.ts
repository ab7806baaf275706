import { expect, test } from 'vitest'
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

test('slugs and dates are their own', () => {
  expect(new Set(firstPosts.map(({ slug }) => slug)).size).toBe(3)
  expect(new Set(firstPosts.map(({ publishedAt }) => publishedAt)).size).toBe(3)
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
