import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'

/*
 * What a browser loads before a screen of the panel or a visitor's form works, as gzip bytes of the built scripts. Each
 * limit is what it weighs now plus a little: whoever adds more says so by raising it.
 */
const folder = 'build/client'
const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
  .parse(JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')))

const shell = ['app/entry.client.tsx', 'app/root.tsx']
const panel = [...shell, 'app/admin/layout/route.tsx', 'app/admin/layout/screen.tsx']
const signIn = [...shell, 'app/admin/sign-in/layout.tsx']

test.each([
  ['dashboard', 171, [...panel, 'app/admin/dashboard/route.tsx']],
  ['inbox', 170, [...panel, 'app/admin/inbox/route.tsx']],
  ['quotes', 165, [...panel, 'app/admin/quotes/route.tsx']],
  ['messages', 160, [...panel, 'app/admin/messages/route.tsx']],
  ['reviews', 165, [...panel, 'app/admin/reviews/route.tsx']],
  ['testimonials', 165, [...panel, 'app/admin/testimonials/route.tsx']],
  ['posts', 164, [...panel, 'app/admin/blog/route.tsx']],
  ['new post', 172, [...panel, 'app/admin/blog/new.tsx']],
  [
    'business settings',
    185,
    [...panel, 'app/admin/settings/layout.tsx', 'app/admin/settings/business/route.tsx'],
  ],
  ['sign-in', 130, [...signIn, 'app/admin/sign-in/login.tsx']],
  ['quote form', 87, ['app/site/forms/quote-form.client.tsx']],
  ['contact form', 84, ['app/site/forms/contact-form.client.tsx']],
  ['review form', 83, ['app/site/forms/review-form.client.tsx']],
])('the scripts of %s weigh at most %d kB', (_screen, limit, modules) => {
  const files = scriptsOf(modules)
  const kB = files.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0) / 1000
  expect(kB, files.join('\n')).toBeLessThanOrEqual(limit)
})

const scripts = new Set(
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js')),
)
const weights = new Map<string, number>()
for (const file of scripts)
  weights.set(file, gzipSync(await readFile(`${folder}/${file}`), { level: 9 }).length)

/** The scripts of these modules and of all that they import, each once. */
function scriptsOf(modules: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports.forEach(visit)
  }
  for (const module of modules) {
    // React Router builds a route in parts: `route.tsx?__react-router-build-client-route`, `?route-chunk=clientLoader`.
    const keys = Object.keys(manifest).filter((key) => key === module || key.startsWith(`${module}?`))
    if (!keys.length) throw new Error(`${module} is not in the build`)
    keys.forEach(visit)
  }
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))].filter((file) =>
    scripts.has(file),
  )
}
