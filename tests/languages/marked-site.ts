import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { languages } from '#content/languages.ts'
import { serviceSlugs } from '#content/services.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { call, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { markedLanguage } from './marked-language.ts'
import { writeMarkedWords } from './marked-words.ts'

export const publicPages = [
  ...['/', '/services', ...serviceSlugs.map((slug) => `/services/${slug}`), '/about', '/brands', '/faq'],
  ...[
    '/contact',
    '/quote',
    '/blog',
    '/blog/qwrt-2',
    '/reviews',
    '/reviews/new',
    '/privacy',
    '/accessibility',
    '/sos',
  ],
  ...['/search', '/search?q=qwrt', '/search?q=zxcv', '/no-such-page', '/receipt/none.none'],
]

export const screens = [
  ...['', '/inbox', '/quotes', '/messages', '/reviews', '/reviews/new', '/testimonials', '/testimonials/new'],
  ...[
    '/blogs',
    '/blogs/new',
    '/settings',
    '/settings/business',
    '/settings/notifications',
    '/settings/administrators',
  ],
  ...[
    '/settings/security',
    '/settings/sessions',
    '/settings/api-keys',
    '/settings/data',
    '/settings/activity',
  ],
  ...['/login', '/forgotten-password', '/setup?token=none', '/invitation?token=none'],
]

export const forms: [path: string, fields: Record<string, string>][] = [
  ['/quote', { firstName: '', service: 'none' }],
  ['/contact', { name: '' }],
  ['/reviews/new', { name: '', email: 'q' }],
  ['/admin/login', { email: 'q@q.test', password: 'qwrt' }],
  ['/admin/forgotten-password', { email: 'q' }],
  ['/admin/setup', { token: 'none', email: 'q', password: 'q' }],
  ['/admin/reset-password', { token: 'none', password: 'q' }],
  ['/admin/invitation', { token: 'none', password: 'q' }],
]

export async function openMarkedSite(): Promise<{ lantern: TestLantern; close: () => Promise<void> }> {
  const words = join(process.cwd(), `test-results/marked-words-${process.pid}`)
  await writeMarkedWords(words)
  await promisify(execFile)('react-router', ['build'], {
    env: { ...process.env, NODE_ENV: 'production', BUILD_LANGUAGE: markedLanguage.code, BUILD_WORDS: words },
  })
  const both = [languages[0], markedLanguage] as const
  const lantern = await testLantern({ pages: await builtPages(undefined, both), languages: both })
  await storeRecords(lantern)
  return {
    lantern,
    async close() {
      await lantern[Symbol.asyncDispose]()
      await rm(words, { recursive: true, force: true })
      await rm(`build/${markedLanguage.code}`, { recursive: true, force: true })
    },
  }
}

async function storeRecords(lantern: TestLantern) {
  for (const { code: language } of lantern.languages)
    for (const title of ['Qwrt', 'Zxcv']) await storePost(lantern, { title, category: title, language })
  const stored = await call(
    lantern,
    `mutation($testimonial: CreateTestimonialInput!, $review: CreateReviewInput!, $otherReview: CreateReviewInput!) {
      otherReview: createReview(input: $otherReview) { id }
      createTestimonial(input: $testimonial) { id }
      createReview(input: $review) { id }
    }`,
    {
      testimonial: { name: 'Qwrt', rating: 5, comment: 'Qwrt', isApproved: true, isFeatured: true },
      review: {
        ...{ name: 'Qwrt', email: 'q@q.test', rating: 5, title: 'Qwrt', comment: 'Qwrt' },
        ...{ service: 'Safes', isApproved: true },
      },
      otherReview: {
        ...{ name: 'Zxcv', email: 'z@z.test', rating: 3, title: 'Zxcv', comment: 'Zxcv' },
        isApproved: true,
      },
    },
    await ownerCookie(lantern),
  )
  if (stored.errors) throw new Error(JSON.stringify(stored.errors))
}

export async function storePost(
  lantern: TestLantern,
  given: { title: string; category: string; language?: string },
) {
  const input = { excerpt: 'Qwrt', content: 'Qwrt', author: 'Qwrt', isPublished: true, ...given }
  const query = 'mutation($input: CreateBlogInput!) { createBlog(input: $input) { id slug language } }'
  return call(lantern, query, { input }, await ownerCookie(lantern))
}

export const recordsIn = (html: string) =>
  html
    .replace(/<head>.*?<\/head>|<(script|style)\b.*?<\/\1>|<(?:input|title)\b[^>]*>/gs, '')
    .match(/Qwrt|Zxcv/g)

export const addressesIn = (html: string): string[] =>
  [
    ...html.matchAll(/\s(?:href|src|action|formaction|data-src|data-island)="(\/(?!\/)[^"]*)"/gi),
    ...html.matchAll(/\s(?:href|content)="http:\/\/localhost:3000(\/[^"]*)"/g),
  ].map(([, address = '']) => address)
