import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { z } from 'zod'
import { type Pages, routerHandler } from './pages.ts'

const defaultBuild = fileURLToPath(new URL('../../build/', import.meta.url))

export async function builtPages(publicUrl: string | undefined, buildFolder = defaultBuild): Promise<Pages> {
  const build: ServerBuild = await import(pathToFileURL(`${buildFolder}server/index.js`).href)
  const files = await readBuiltFiles(`${buildFolder}client`)
  return {
    render: routerHandler(build, 'production', publicUrl),
    island: (name) => {
      const [entry, built] = Object.entries(files).find(([key]) => isEntry(key, name)) ?? []
      if (!entry || !built) throw new Error(`no script named ${name}`)
      return { src: `/${built.file}`, preload: importsOf(files, entry).map((file) => `/${file}`) }
    },
    panelCode: { version: build.assets.version, paths: panelFiles(files).map((file) => `/${file}`) },
    assetFolder: `${buildFolder}client`,
    close: async () => {},
  }
}

const isEntry = (key: string, name: string) =>
  key.startsWith('app/site/') && new RegExp(`/${name}\\.client\\.tsx?$`).test(key)

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

type BuiltFiles = z.infer<typeof manifestSchema>

const readBuiltFiles = async (clientFolder: string): Promise<BuiltFiles> =>
  manifestSchema.parse(JSON.parse(await readFile(`${clientFolder}/.vite/manifest.json`, 'utf8')))

export function importsOf(files: BuiltFiles, entry: string): string[] {
  const keys = reached(files, [entry], ({ imports }) => imports)
  return keys.filter((key) => key !== entry).flatMap((key) => files[key]?.file ?? [])
}

const isPanel = (key: string) => /^app\/(admin\/|root\.|entry\.client\.)/.test(key)

export function panelFiles(files: BuiltFiles): string[] {
  const keys = reached(files, Object.keys(files).filter(isPanel), ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ])
  return [...new Set(keys.flatMap((key) => filesOf(files[key])))].sort()
}

const filesOf = (built: BuiltFiles[string] | undefined) =>
  built ? [built.file, ...built.css, ...built.assets] : []

function reached(
  files: BuiltFiles,
  starts: readonly string[],
  next: (built: BuiltFiles[string]) => readonly string[],
): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const built = files[key]
    if (!built || seen.has(key)) return
    seen.add(key)
    next(built).forEach(visit)
  }
  starts.forEach(visit)
  return [...seen]
}
