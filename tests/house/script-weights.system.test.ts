import { readdir, readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'

/*
 * Compressed built scripts (brotli; gzip is an eighth more), without the list of routes. Each limit has 3% of air or
 * more, and for a list of the panel it is that of `npm run bench -- admin`: raise it on purpose.
 */
const folder = 'build/client'
const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
  .parse(JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')))

const shell = ['app/entry.client.tsx', 'app/root.tsx']
const panel = [...shell, 'app/admin/layout/route.tsx', 'app/admin/layout/screen.tsx']
const signIn = [...shell, 'app/admin/sign-in/layout.tsx']

test.each([
  ['dashboard', 146, [...panel, 'app/admin/dashboard/route.tsx']],
  ['inbox', 146, [...panel, 'app/admin/inbox/route.tsx']],
  ['reviews', 146, [...panel, 'app/admin/reviews/route.tsx']],
  ['testimonials', 146, [...panel, 'app/admin/testimonials/route.tsx']],
  ['posts', 146, [...panel, 'app/admin/blog/route.tsx']],
  ['new post', 157, [...panel, 'app/admin/blog/new.tsx']],
  [
    'business settings',
    196,
    [...panel, 'app/admin/settings/layout.tsx', 'app/admin/settings/business/section.tsx'],
  ],
  ['sign-in', 111, [...signIn, 'app/admin/sign-in/login.tsx']],
  ['quote form', 80, ['app/site/forms/quote-form.client.tsx']],
  ['contact form', 78, ['app/site/forms/contact-form.client.tsx']],
  ['review form', 77, ['app/site/forms/review-form.client.tsx']],
  ['what a device holds', 7, ['app/site/device/device.client.ts']],
  ['visitors’ worker', 6, ['app/site/device/worker.client.ts']],
])('the scripts of %s weigh at most %d kB', (_screen, limit, modules) => {
  const files = scriptsOf(modules)
  const kB = files.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0) / 1000
  expect(kB, files.join('\n')).toBeLessThanOrEqual(limit)
})

test.each(['react', 'router', 'lists', 'forms', 'delivery'])(
  'the build has the chunk %s (decision 24)',
  (name) => {
    expect(
      Object.keys(manifest).filter((key) => key.startsWith(`_${name}-`)),
      'build-chunks.ts finds none of its modules: Rolldown or React Router gives them other names',
    ).toHaveLength(1)
  },
)

test.each(['root.tsx', 'admin/layout/route.tsx', 'admin/inbox/route.tsx', 'admin/reviews/route.tsx'])(
  'the file of %s holds its tier itself (decision 24)',
  async (route) => {
    const key = Object.keys(manifest).find((name) => name.startsWith(`app/${route}?`)) ?? `app/${route}`
    const code = await readFile(`${folder}/${manifest[key]?.file}`, 'utf8')
    expect(code, 'a file of one line: does a script of the browser await at its top level?').not.toMatch(
      /^export\{[^}]*\}from"[^"]+";?\s*$/,
    )
  },
)

test('the browser’s list of routes does not name what each imports (decision 24)', async () => {
  const [list = ''] = (await readdir(`${folder}/assets`)).filter((name) =>
    /^manifest-[0-9a-f]{8}\.js$/.test(name),
  )
  const routes = await readFile(`${folder}/assets/${list}`, 'utf8')
  expect(routes).toContain('window.__reactRouterManifest=')
  expect(routes.match(/"imports":\["/g), 'React Router writes the list in another form').toBeNull()
})

test('no script of the browser parses the documents of the data service', async () => {
  const codes = await Promise.all([...scripts].map((file) => readFile(`${folder}/${file}`, 'utf8')))
  expect(codes.filter((code) => code.includes('OperationDefinition'))).toEqual([])
})

const scripts = new Set(
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js')),
)
const weights = new Map<string, number>()
for (const file of scripts) weights.set(file, (await stat(`${folder}/${file}.br`)).size)

function scriptsOf(modules: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports.forEach(visit)
  }
  for (const module of modules) {
    // React Router builds a route as `route.tsx?__react-router-build-client-route`.
    const keys = Object.keys(manifest).filter((key) => key === module || key.startsWith(`${module}?`))
    if (!keys.length) throw new Error(`${module} is not in the build`)
    keys.forEach(visit)
  }
  return [...new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))].filter((file) =>
    scripts.has(file),
  )
}
