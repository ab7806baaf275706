import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/**
 * The files of the browser's code. Each is a request, and a phone in a van waits for each; what one screen has in a file that
 * another loads too weighs on both. So there are few, by what loads them: React, the router, what a visitor's form shares
 * with the panel, what all forms share, and for the panel one for each of the tiers below.
 */
export const chunkGroups = (): Group[] => [
  // A higher priority takes a module first, and with it what the module imports.
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/,
    priority: 99,
  },
  { name: 'router', test: /\/node_modules\/react-router\/|vite\/preload-helper/, priority: 99 },
  { name: sharedWithForms, debugName: 'shared with forms', priority: 98 },
  { name: inEachForm, debugName: 'forms', priority: 97 },
  ...tiers.map(({ name, holds }, at) => ({
    name: (id: string, context: Rolldown.ChunkingContext) =>
      holds(routesThatLoad(id, context)) ? name : null,
    test: /\/app\/|\/content\/|\/lucide-react\//,
    debugName: name,
    priority: tiers.length - at,
  })),
]

/**
 * The chunk of a module that both the panel and a visitor's form load: in the panel's it would bring the panel along. What only the
 * panel's forms load has its own.
 */
function sharedWithForms(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = allImporters(id, context)
  if (!importers.some((each) => each.includes('/app/admin/'))) return null
  if (!importers.some((each) => formOf(each).length > 0)) return null
  const routes = routesThatLoad(id, context)
  return routes.has('admin/layout/route') || count(lists, routes) > 1 ? 'shared' : 'shared-fields'
}

/** The chunk of a module that each of the three visitors' forms loads; null for all others. */
function inEachForm(id: string, context: Rolldown.ChunkingContext): string | null {
  const forms = allImporters(id, context).flatMap(formOf)
  return ['quote-form', 'contact-form', 'review-form'].every((form) => forms.includes(form)) ? 'forms' : null
}

function formOf(id: string): string[] {
  return /\/forms\/([a-z-]+)\.client\.tsx$/.exec(id)?.slice(1) ?? []
}

type Routes = ReadonlySet<string>

const leadLists = ['inbox', 'quotes', 'messages']
const recordLists = ['reviews', 'testimonials', 'blog']
const lists = [...leadLists, ...recordLists]

const count = (areas: readonly string[], routes: Routes) =>
  areas.filter((area) => routes.has(`admin/${area}/route`)).length

/** How many routes of an area there are. */
const within = (routes: Routes, area: string) =>
  [...routes].filter((route) => route.startsWith(`admin/${area}/`)).length

/**
 * The panel's chunks, by the routes that load a module: the first whose rule holds. A chunk that holds a route is what is loaded
 * for it.
 */
const tiers: readonly { name: string; holds: (routes: Routes) => boolean }[] = [
  {
    name: 'everywhere',
    holds: (routes) =>
      routes.has('root') ||
      (within(routes, 'sign-in') > 0 && (routes.has('admin/layout/route') || count(lists, routes) > 0)),
  },
  {
    name: 'panel',
    holds: (routes) =>
      routes.has('admin/layout/route') || (routes.has('admin/dashboard/route') && count(lists, routes) > 3),
  },
  { name: 'lists', holds: (routes) => count(lists, routes) > 3 },
  {
    name: 'leads',
    holds: (routes) =>
      count(leadLists, routes) === 3 || (count(leadLists, routes) > 0 && routes.has('admin/dashboard/route')),
  },
  { name: 'texts', holds: (routes) => count(leadLists, routes) > 0 && count(recordLists, routes) > 0 },
  { name: 'cards', holds: (routes) => count(leadLists, routes) > 1 },
  { name: 'records', holds: (routes) => count(recordLists, routes) > 1 },
  ...lists.map((list) => ({
    name: list,
    holds: (routes: Routes) => routes.has(`admin/${list}/route`),
  })),
  { name: 'sign-in', holds: (routes) => within(routes, 'sign-in') > 1 },
]

/** The panel's route modules that load this module, itself among them. */
function routesThatLoad(id: string, context: Rolldown.ChunkingContext): Routes {
  const route = /\/app\/(root|admin\/.*)\.tsx?\?__react-router-build-client-route$/
  return new Set(allImporters(id, context).flatMap((each) => route.exec(each)?.slice(1) ?? []))
}

/** The module and all that import it, directly or not, up to the entries. */
function allImporters(id: string, context: Rolldown.ChunkingContext): string[] {
  const importers = new Set([id])
  // The set grows while it is walked.
  for (const each of importers)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) importers.add(importer)
  return [...importers]
}

/** Lets a route's own file hold what others load too; else it would be a second request, for a file of one line. */
export function routesShareFiles(): Plugin {
  return {
    name: 'routes-share-files',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
        : undefined,
  }
}

/** The public pages are documents without framework script: of them, browsers get only the forms. */
export function documentsWithoutScript(): Plugin {
  return {
    name: 'documents-without-script',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/app\/site\/.*\?__react-router-build-client-route$/ },
      handler: () => ({ code: 'export default () => location.reload()', map: null }),
    },
  }
}

/**
 * Each icon comes from its own file instead of the one that lists them all: that one says of every icon that every screen
 * loads it, and reading its 1,700 files is most of a build.
 */
export function iconsOneByOne(): Plugin {
  const folder = new URL('../esm/', import.meta.resolve('lucide-react'))
  const files = new Map<string, string>()
  const list = readFileSync(new URL('lucide-react.mjs', folder), 'utf8')
  for (const [, names = '', file = ''] of list.matchAll(/^export \{(.+)\} from '\.\/(.+)'/gm))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  const importOf = (specifier: string) => {
    const [name = '', local = name] = specifier.trim().split(/ as /)
    return `import ${local} from ${JSON.stringify(new URL(files.get(name) ?? name, folder).pathname)}`
  }
  return {
    name: 'icons-one-by-one',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/app\//, code: /["']lucide-react["']/ },
      handler: (code) => ({
        code: code.replace(/import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g, (_, specifiers: string) =>
          specifiers
            .split(',')
            .filter((each) => each.trim())
            .map(importOf)
            .join(';'),
        ),
        map: null,
      }),
    },
  }
}
