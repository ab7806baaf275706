import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { serviceSlugs } from '#content/services.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { call, ownerCookie, type TestLantern, testLantern } from './lantern.ts'
import { unmarkedTexts, writeMarkedWords } from './marked-words.ts'

/*
 * No sentence of ours stands outside the word files: the pages are built in a second language, made from the first by
 * marking every word, and no page shows a word without a mark but what people wrote.
 */
const words = join(process.cwd(), `test-results/marked-words-${process.pid}`)
let lantern: TestLantern

beforeAll(async () => {
  await writeMarkedWords(words)
  await promisify(execFile)('react-router', ['build'], {
    env: { ...process.env, NODE_ENV: 'production', BUILD_LANGUAGE: 'marked', BUILD_WORDS: words },
  })
  lantern = await testLantern({ pages: await builtPages(undefined, join(process.cwd(), 'build/marked/')) })
  await storeOneOfEach()
}, 120_000)
afterAll(async () => {
  await lantern[Symbol.asyncDispose]()
  await rm(words, { recursive: true, force: true })
  await rm('build/marked', { recursive: true, force: true })
})

/** What a person reads or hears of a page, and what search engines show of it. */
function textsIn(html: string): string[] {
  const visible = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->/gs, '\0')
  const attributes = [...visible.matchAll(/\s(?:alt|title|aria-label|placeholder|label)="([^"]*)"/g)]
  const metas = [
    ...visible.matchAll(
      /<meta (?:name|property)="(?:og:)?(?:title|description|image:alt)" content="([^"]*)"/g,
    ),
  ]
  const structured = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return [
    ...visible.split(/<[^>]*>|\0/),
    ...[...attributes, ...metas].map(([, text = '']) => text),
    ...structured.flatMap(([, json = '{}']) => sentencesIn(JSON.parse(json))),
  ]
    .map((text) =>
      text
        .replace(/&amp;/g, '&')
        .replace(/&#x27;|&quot;/g, "'")
        .trim(),
    )
    .filter(Boolean)
}

/** The texts of structured data that are sentences; the rest are names of schema.org, addresses and codes. */
function sentencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    typeof entry === 'string' && /^(?:description|text|name|headline|alternateName)$/.test(name)
      ? [entry]
      : sentencesIn(entry),
  )
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

/** What the owner wrote: the facts of the business. What the tests store has no vowels, and so no marks. */
const data = new Set(textsOf(defaultProfile).flatMap((text) => text.split(/[^A-Za-z]+/)))

const publicPages = [
  ...['/', '/services', ...serviceSlugs.map((slug) => `/services/${slug}`), '/about', '/brands', '/faq'],
  ...['/contact', '/quote', '/blog', '/blog/qwrt', '/reviews', '/reviews/new', '/privacy', '/accessibility'],
  ...['/search', '/search?q=qwrt', '/search?q=zxcv', '/no-such-page', '/receipt/none.none'],
]

test.for(publicPages)('%s has no words but those of its language', async (path) => {
  const html = await (await lantern.fetch(`/marked${path}`)).text()
  expect(unmarkedTexts(textsIn(html), data)).toEqual([])
})

/** What people wrote, without vowels: a post, a testimonial and a review. */
async function storeOneOfEach() {
  const post = {
    title: 'Qwrt',
    slug: 'qwrt',
    excerpt: 'Qwrt',
    content: 'Qwrt',
    author: 'Qwrt',
    category: 'Qwrt',
  }
  const stored = await call(
    lantern,
    `mutation($post: CreateBlogInput!, $testimonial: CreateTestimonialInput!, $review: CreateReviewInput!) {
      createBlog(input: $post) { id }
      createTestimonial(input: $testimonial) { id }
      createReview(input: $review) { id }
    }`,
    {
      post: { ...post, isPublished: true },
      testimonial: { name: 'Qwrt', rating: 5, comment: 'Qwrt', isApproved: true, isFeatured: true },
      review: {
        name: 'Qwrt',
        email: 'q@q.test',
        rating: 5,
        title: 'Qwrt',
        comment: 'Qwrt',
        service: 'Safes',
        isApproved: true,
      },
    },
    await ownerCookie(lantern),
  )
  expect(stored.errors).toBeUndefined()
}
