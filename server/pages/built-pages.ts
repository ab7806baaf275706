import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { z } from 'zod'
import type { Pages } from './pages.ts'
import { routerHandler } from './router-handler.ts'

const buildFolder = fileURLToPath(new URL('../../build/', import.meta.url))

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)

/** The pages as `npm run build` left them. Throws when there is no build. */
export async function builtPages(publicUrl: string | undefined): Promise<Pages> {
  const build: ServerBuild = await import(pathToFileURL(`${buildFolder}server/index.js`).href)
  const files = manifest.parse(JSON.parse(await readFile(`${buildFolder}client/.vite/manifest.json`, 'utf8')))
  return {
    render: routerHandler(() => Promise.resolve(build), 'production', publicUrl),
    island: (name) => {
      const entry = files[`app/site/islands/${name}.client.tsx`]
      if (!entry) throw new Error(`no island named ${name}`)
      const imported = importsOf(`app/site/islands/${name}.client.tsx`, files)
      return { src: `/${entry.file}`, preload: imported.map((file) => `/${file}`) }
    },
    assetFolder: `${buildFolder}client`,
    close: async () => {},
  }
}

/** The files that an entry imports, and those that they import, each once. */
function importsOf(entry: string, files: z.output<typeof manifest>): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    for (const imported of files[key]?.imports ?? []) {
      if (seen.has(imported)) continue
      seen.add(imported)
      visit(imported)
    }
  }
  visit(entry)
  return [...seen].flatMap((key) => files[key]?.file ?? [])
}
