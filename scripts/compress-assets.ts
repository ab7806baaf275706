import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtLanguage } from '../build-language.ts'

/** After the build: writes every hashed text file also as .br and .gz, so that it is not compressed when it is served. */
const folder = new URL(`../${builtLanguage.folder}/client/assets/`, import.meta.url)
const brotli = promisify(brotliCompress)

async function compress(name: string) {
  const bytes = await readFile(new URL(name, folder))
  await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((compressed) =>
      writeFile(new URL(`${name}.br`, folder), compressed),
    ),
    promisify(gzip)(bytes, { level: 9 }).then((compressed) =>
      writeFile(new URL(`${name}.gz`, folder), compressed),
    ),
  ])
}

type RouteList = {
  entry: { imports: string[] }
  routes: Record<string, { id: string; module: string; imports: string[] }>
}

/**
 * The browser's list of routes without the scripts that each imports, a third of it: only `PrefetchPageLinks` reads them there,
 * which the panel does not use (decision 24). All public pages name one script: theirs are the same line.
 */
async function shortenRoutes(name: string) {
  const file = new URL(name, folder)
  const found = /^(window\.__reactRouterManifest=)(\{.*\});$/s.exec(await readFile(file, 'utf8'))
  if (!found) return
  const [, start, json = ''] = found
  const list: RouteList = JSON.parse(json)
  const page = list.routes['site/document']?.module
  list.entry.imports = []
  for (const route of Object.values(list.routes)) {
    route.imports = []
    if (page && route.id.startsWith('site/')) route.module = page
  }
  await writeFile(file, `${start}${JSON.stringify(list)};`)
}

const names = await readdir(folder)
await Promise.all(names.filter((name) => /^manifest-\w+\.js$/.test(name)).map(shortenRoutes))
await Promise.all(names.filter((name) => /\.(js|css|svg|json)$/.test(name)).map(compress))
