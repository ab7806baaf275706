import { expect, test } from 'vitest'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { testLantern } from '#tests/lantern.ts'
import { enterRealFacts } from '#tests/profile.ts'

const origin = 'https://lantern.example.com'
const paths = ['/', '/services', '/faq', '/blog', '/contact']

test('no page is for search engines until the business is entered, then all are, also those that were kept ready', async () => {
  await using lantern = await testLantern({ pages: await builtPages(origin), config: { publicUrl: origin } })
  await addFirstPosts(lantern.database.db)
  const text = async (path: string) => (await lantern.fetch(path)).text()
  const tagOf = async (path: string) => (await lantern.fetch(path)).headers.get('x-robots-tag')

  for (const path of paths) {
    expect(await tagOf(path)).toBe('noindex')
    expect(await tagOf(path)).toBe('noindex')
  }
  const robots = await text('/robots.txt')
  expect(robots).not.toContain('Sitemap:')
  expect(robots).not.toContain('Disallow: /\n')
  expect(await text('/sitemap.xml')).not.toContain('<loc>')

  await enterRealFacts(lantern)
  for (const path of paths) await expect.poll(() => tagOf(path)).toBeNull()
  for (const path of paths) expect(await tagOf(path)).toBeNull()
  expect(await text('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(await text('/sitemap.xml')).toContain(`<loc>${origin}/services</loc>`)
})

test('a page that is made while the business is entered is not kept as it was before', async () => {
  await using lantern = await testLantern({ pages: await builtPages(origin), config: { publicUrl: origin } })
  const fetched = paths.map((path) => lantern.fetch(path))
  await enterRealFacts(lantern)
  await Promise.all(fetched)
  for (const path of paths)
    await expect.poll(async () => (await lantern.fetch(path)).headers.get('x-robots-tag')).toBeNull()
})
