import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { z } from 'zod'
import { type Language, type Languages, languages as ours, prefixOf } from '#content/languages.ts'
import { type Pages, type PagesByLanguage, routePathsOf, routerHandler } from './pages.ts'
import type { IslandSource } from './request-services.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The pages as `npm run build` left them, a build for each language. That of the first is loaded now, the others when they
 * are first asked for. Throws when one is not there.
 */
export async function builtPages(
  publicUrl: string | undefined,
  languages: Languages = ours,
): Promise<PagesByLanguage> {
  const opened = new Map<string, Promise<Pages>>()
  const open = (language: Language) => {
    const pages = opened.get(language.code) ?? openBuild(languages, language, publicUrl)
    opened.set(language.code, pages)
    pages.catch(() => opened.delete(language.code))
    return pages
  }
  for (const language of languages) {
    const isBuilt = existsSync(`${buildFolder(languages, language)}server/index.js`)
    if (!isBuilt) throw new Error(`There are no pages in "${language.code}" yet: npm run build`)
  }
  await open(languages[0])
  return {
    of: open,
    assetFolder: (language) => `${buildFolder(languages, language)}client`,
    close: async () => {},
  }
}

const buildFolder = (languages: Languages, language: Language) =>
  `${root}build${prefixOf(languages, language)}/`

async function openBuild(
  languages: Languages,
  language: Language,
  publicUrl: string | undefined,
): Promise<Pages> {
  const folder = buildFolder(languages, language)
  const base = prefixOf(languages, language)
  const build: ServerBuild = await import(pathToFileURL(`${folder}server/index.js`).href)
  const files = await readBuiltFiles(`${folder}client`)
  const islands = islandsIn(files, base)
  return {
    render: routerHandler(build, 'production', publicUrl, languages),
    routePaths: routePathsOf(build.routes),
    island: (name) => {
      const island = islands.get(name)
      if (!island) throw new Error(`no script named ${name}`)
      return island
    },
    panelCode: {
      version: build.assets.version,
      paths: panelFiles(files).map((file) => `${base}/${file}`),
      requestPaths: codeOfRequests(build),
    },
  }
}

/** Without what the list that opens them has loaded. */
function codeOfRequests(build: ServerBuild): string[] {
  const loaded = ['root', 'admin/layout/route', 'admin/inbox/route'].flatMap((id) => codeOf(build, id))
  return codeOf(build, 'admin/request/route').filter((path) => !loaded.includes(path))
}

function codeOf({ assets }: ServerBuild, routeId: string): string[] {
  const route = assets.routes[routeId]
  if (!route) throw new Error(`no route ${routeId}`)
  return [route.module, ...(route.imports ?? [])]
}

const islandsIn = (files: BuiltFiles, base: string): ReadonlyMap<string, IslandSource> =>
  new Map(
    Object.entries(files).flatMap(([key, { file }]) => {
      const [, name] = /^app\/(?:site\/.+|admin\/sealed)\/([\w-]+)\.client\.tsx?$/.exec(key) ?? []
      const preload = importsOf(files, key).map((one) => `${base}/${one}`)
      return name ? [[name, { src: `${base}/${file}`, preload }]] : []
    }),
  )

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
