import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { testLantern } from './lantern.ts'

const textsIn = (html: string): string[] => {
  const body = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '|')
  const attributes = [
    ...body.matchAll(/\s(?:alt|title|aria-label|aria-description|placeholder|content|label)="([^"]*)"/g),
  ].map((m) => m[1] ?? '')
  const texts = body.split(/<[^>]*>|\|/)
  return [...attributes, ...texts]
    .map((t) =>
      t
        .replace(/&amp;/g, '&')
        .replace(/&#x27;|&quot;/g, "'")
        .trim(),
    )
    .filter(Boolean)
}
const strings = (v: unknown): string[] =>
  typeof v === 'string' ? [v] : v && typeof v === 'object' ? Object.values(v).flatMap(strings) : []
const data = new Set(strings(defaultProfile).flatMap((t) => t.split(/[^A-Za-z]+/)))
const unmarked = (text: string) =>
  (text.replace(/\S*[@/]\S*/g, '').match(/[A-Za-z\u00c0-\u017f]{2,}/g) ?? []).filter(
    (w) => /^[A-Za-z]+$/.test(w) && /[aeiouy]/i.test(w) && !data.has(w),
  )

test('every public page', async () => {
  await using lantern = await testLantern({
    pages: await builtPages(undefined, new URL('../build/xx/', import.meta.url).pathname),
  })
  const found: string[] = []
  for (const path of [
    '/',
    '/services',
    '/services/residential',
    '/services/commercial',
    '/services/automobile',
    '/services/emergency',
    '/services/access-control',
    '/services/door-services',
    '/services/safe',
    '/services/surveillance',
    '/about',
    '/brands',
    '/faq',
    '/contact',
    '/blog',
    '/reviews',
    '/reviews/new',
    '/privacy',
    '/search',
    '/search?q=zzq',
    '/nowhere',
    '/admin/login',
  ]) {
    const r = await lantern.fetch(`/xx${path}`)
    const html = await r.text()
    const lines = textsIn(html).filter((t) => unmarked(t).length > 0)
    found.push(
      `${path} ${r.status} ${html.length}`,
      ...[...new Set(lines)].map((l) => `    ${unmarked(l).join(' ')} <- ${l.slice(0, 120)}`),
    )
  }
  expect(found.join('\n')).toBe('')
})
