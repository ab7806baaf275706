import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { countedPageOf, countedPages } from '#content/call-taps.ts'
import { serviceSlugs } from '#content/services.ts'

test('every page of the site is counted, and nothing else', async () => {
  const site = (await routes).find(({ file }) => file === 'site/document.tsx')
  const paths = (site?.children ?? []).flatMap(({ path, index }) => (index ? '/' : path ? `/${path}` : []))
  const ofSite = paths
    .filter((path) => path !== '/*')
    .flatMap((path) => (path === '/services/:slug' ? serviceSlugs.map((slug) => `/services/${slug}`) : path))
  expect(countedPages.toSorted()).toEqual(ofSite.toSorted())
})

test.for([
  ['/', '/'],
  ['/services/emergency', '/services/emergency'],
  ['/blog/what-to-do-when-locked-out', '/blog/:slug'],
  ['/receipt/a.secret-key', '/receipt/:token'],
  ['/services/plumbing', undefined],
  ['/admin', undefined],
  ['/blog/a/b', undefined],
  ['//evil.example', undefined],
  ['', undefined],
  ['__proto__', undefined],
] as const)('%s is counted as %s', ([path, page]) => {
  expect(countedPageOf(path)).toBe(page)
})
