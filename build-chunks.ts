import { fileURLToPath } from 'node:url'
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
  // The panel, forms and the visitors' worker all load these: in a file of one of them they would bring that file to the others.
  {
    name: 'address',
    test: /\/app\/(?:address|ui\/(?:chance-to-send|submit-lock|try-storage))\.ts$/,
    priority: 99,
  },
  // Forms and settings load it: in a file of one of them it would bring that file to the others.
  {
    name: 'question',
    test: /\/app\/admin\/form\/question\.tsx$/,
    priority: 99,
    includeDependenciesRecursively: false,
  },
  { name: 'router', test: /\/node_modules\/react-router\/|vite\/preload-helper/, priority: 99 },
  { name: besideForms, debugName: 'delivery', priority: 98 },
  { name: sharedWithForms, debugName: 'shared with forms', priority: 97 },
  { name: inEachForm, debugName: 'forms', priority: 96 },
  ...tiers.map(({ name, holds, isAlone = false }, at) => ({
    name: (id: string, context: Rolldown.ChunkingContext) =>
      holds(routesThatLoad(id, context)) ? name : null,
    // Code that follows changes comes when the screen already works; only what it shares with screens is in their files.
    test: /\/app\/(?!admin\/live\/follow-changes)|\/content\/|\/lucide-react\//,
    debugName: name,
    priority: tiers.length - at,
    includeDependenciesRecursively: !isAlone,
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
  return routes.has('admin/layout/route') || isForRequests(routes) || recordListsOf(routes) > 1
    ? 'shared'
    : 'shared-fields'
}

/**
 * Code that the visitors' worker, or the script of what a device holds, shares with the forms: how a kept
 * submission is sent. In a chunk of the forms it would bring React along.
 */
function besideForms(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = allImporters(id, context)
  const isLoadedBy = (name: string) => importers.some((each) => each.endsWith(name))
  if (id.endsWith('.client.ts')) return null
  if (isLoadedBy('/worker.client.ts')) return 'delivery'
  return isLoadedBy('/device.client.ts') && importers.some((each) => formOf(each).length > 0)
    ? 'delivery'
    : null
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

const recordLists = ['reviews', 'testimonials', 'blog']

/** Whether the inbox, whose views are the lists of requests, loads it. */
const isForRequests = (routes: Routes) => routes.has('admin/inbox/route')

const isForOneRequest = (routes: Routes) => routes.has('admin/request/route')

/** How many of the other lists load it. */
const recordListsOf = (routes: Routes) =>
  recordLists.filter((area) => routes.has(`admin/${area}/route`)).length

const isInAllLists = (routes: Routes) => isForRequests(routes) && recordListsOf(routes) > 0

const within = (routes: Routes, area: string) =>
  [...routes].filter((route) => route.startsWith(`admin/${area}/`)).length

/** Whether the screen loads it, and no screens but those of these areas. */
const isOnlyIn =
  (screen: string, ...areas: string[]) =>
  (routes: Routes) =>
    routes.has(`admin/${screen}/route`) &&
    [screen, ...areas].reduce((sum, area) => sum + within(routes, area), 0) === routes.size

/**
 * By the routes that load a module: the first whose rule holds. A chunk that holds a route is loaded for it.
 * `isAlone`: without what its modules import, which other screens load too.
 */
const tiers: readonly { name: string; holds: (routes: Routes) => boolean; isAlone?: true }[] = [
  {
    name: 'everywhere',
    holds: (routes) =>
      routes.has('root') ||
      (within(routes, 'sign-in') > 0 &&
        (routes.has('admin/layout/route') || isForRequests(routes) || recordListsOf(routes) > 0)),
  },
  {
    name: 'panel',
    holds: (routes) =>
      routes.has('admin/layout/route') ||
      routes.has('admin/live/follow-changes') ||
      (routes.has('admin/dashboard/route') && isInAllLists(routes)),
  },
  {
    name: 'beside-dashboard',
    holds: (routes) =>
      routes.has('admin/dashboard/route') && isForOneRequest(routes) && !isForRequests(routes),
    isAlone: true,
  },
  {
    name: 'dashboard',
    holds: (routes) =>
      routes.has('admin/dashboard/route') && !isForRequests(routes) && !isOnlyIn('dashboard')(routes),
    isAlone: true,
  },
  { name: 'lists', holds: isInAllLists },
  {
    name: 'leads',
    holds: (routes) =>
      isForRequests(routes) && (routes.has('admin/dashboard/route') || within(routes, 'settings') > 0),
  },
  { name: 'records', holds: (routes) => recordListsOf(routes) > 1 },
  ...['inbox', ...recordLists].map((list) => ({
    name: list,
    holds: (routes: Routes) => routes.has(`admin/${list}/route`),
  })),
  { name: 'sign-in', holds: (routes) => within(routes, 'sign-in') > 1 },
  {
    name: 'request',
    holds: isOnlyIn('request', 'estimates', 'invoices', 'customers', 'calls'),
    isAlone: true,
  },
  { name: 'jobs', holds: isOnlyIn('request', 'schedule'), isAlone: true },
  {
    name: 'request-settings',
    holds: (routes) =>
      isForOneRequest(routes) &&
      within(routes, 'settings') > 0 &&
      !['blog', 'dashboard', 'schedule'].some((area) => within(routes, area) > 0),
    isAlone: true,
  },
]

/** With the module itself, and what each screen loads beside its route. */
function routesThatLoad(id: string, context: Rolldown.ChunkingContext): Routes {
  const route = /\/app\/(root|admin\/.*)\.tsx?\?__react-router-build-client-route$/
  const unasked = /\/app\/(admin\/live\/follow-changes)\.ts$/
  return new Set(
    allImporters(id, context).flatMap((each) => (route.exec(each) ?? unasked.exec(each))?.slice(1) ?? []),
  )
}

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

/**
 * React as ES modules: CommonJS needs a runtime, a file of its own that every screen would wait for, and calls each function of
 * React through an object.
 */
export function reactAsModules(): Plugin {
  const files = new Map(
    [
      ['react', 'react/cjs/react.production.js'],
      ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
      ['react-dom', 'react-dom/cjs/react-dom.production.js'],
      ['react-dom/client', 'react-dom/cjs/react-dom-client.production.js'],
      ['scheduler', 'scheduler/cjs/scheduler.production.js'],
    ].map(([name = '', file = '']) => [
      name,
      fileURLToPath(new URL(`node_modules/${file}`, import.meta.url)),
    ]),
  )
  return {
    name: 'react-as-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: /^(?:react|scheduler)/ }, handler: (name) => files.get(name) },
    transform: {
      filter: { id: /\/(?:react|react-dom|scheduler)\/cjs\/[a-z-]+\.production\.js$/ },
      handler(code) {
        const imports: string[] = []
        const body = code
          // A variable that holds a module would keep all of it.
          .replace(/\b(\w+) = require\("([a-z-]+)"\)/g, (_, local: string, name: string) => {
            imports.push(`import * as ${local} from ${JSON.stringify(name)};`)
            return `required${imports.length} = 0`
          })
          // Renamed, because the file has functions of the same names.
          .replace(/\bexports\.(\w+)/g, 'exported_$1')
        const names = [...new Set(Array.from(body.matchAll(/\bexported_(\w+) =/g), ([, name = '']) => name))]
        const isSetOnce = (name: string) => body.split(`exported_${name} =`).length === 2
        const several = names.filter((name) => !isSetOnce(name)).map((name) => `let exported_${name};`)
        const exported = names.map((name) => `exported_${name} as ${name}`)
        return {
          code: [
            ...imports,
            ...several,
            body.replace(/^exported_(\w+) =/gm, (set, name: string) =>
              isSetOnce(name) ? `const ${set}` : set,
            ),
            `const all = { ${names.map((name) => `${name}: exported_${name}`).join(', ')} };`,
            `export { all as default, ${exported.join(', ')} }`,
          ].join('\n'),
          map: null,
        }
      },
    },
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
