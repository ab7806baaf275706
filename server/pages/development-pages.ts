import { fileURLToPath } from 'node:url'
import { matchRoutes, type ServerBuild } from 'react-router'
import type { Plugin } from 'vite'
import { languageOfPath, languages } from '#content/languages.ts'
import { type Pages, type PagesByLanguage, routePathsOf, routerHandler } from './pages.ts'

/** The pages of the language that BUILD_LANGUAGE names through Vite, with hot reload. Loaded in development only, so that production needs no Vite. */
export async function developmentPages(publicUrl: string | undefined): Promise<PagesByLanguage> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    plugins: [routesWhenAskedFor()],
    server: {
      middlewareMode: true,
      // No page depends on these, and PostgreSQL writes all the time.
      watch: { ignored: ['**/{bench,build,data,docs,server,tests}/**'] },
    },
    appType: 'custom',
  })
  const load = async () => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    // React Router's Vite plugin defines this module as a ServerBuild; the plugin below makes functions of
    // its routes' modules.
    return build as BuildWithoutRoutes
  }
  const { routes } = await load()
  const pages: Pages = {
    render: async (request, services) => {
      const build = await withRoutesOf(
        await load(),
        languageOfPath(languages, new URL(request.url).pathname).path,
      )
      return routerHandler(build, 'development', publicUrl, languages)(request, services)
    },
    island: (name) => ({ src: `/app/site/forms/development-island.client.ts?name=${name}`, preload: [] }),
    panelCode: { version: 'development', paths: [], requestPaths: [] },
    routePaths: routePathsOf(routes),
  }
  return {
    of: async () => pages,
    assetFolder: () => undefined,
    attach: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  }
}

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type UnloadedRoute = Omit<Route, 'module'> & { module: () => Promise<Route['module']> }
type BuildWithoutRoutes = Omit<ServerBuild, 'routes'> & { routes: Record<string, UnloadedRoute> }

/** The first page waits for its own routes only: all pages together are five times as many modules. */
function routesWhenAskedFor(): Plugin {
  return {
    name: 'routes-when-asked-for',
    transform: {
      filter: { id: /virtual:react-router\/server-build$/ },
      handler: (code) => ({
        code: code.replace(/import \* as (route\d+) from (".+?");/g, 'const $1 = () => import($2);'),
        map: null,
      }),
    },
  }
}

async function withRoutesOf(build: BuildWithoutRoutes, pathname: string): Promise<ServerBuild> {
  // The router requests a page's data under its address with an ending.
  const page = pathname === '/_root.data' ? '/' : pathname.replace(/(?:\/_)?\.data$/, '')
  const matched = matchRoutes(childrenOf(build.routes, undefined), page) ?? []
  const loaded = await Promise.all(
    matched.flatMap(({ route: { id } }) => {
      const route = build.routes[id]
      return route ? [route.module().then((module): [string, Route] => [id, { ...route, module }])] : []
    }),
  )
  const routes = Object.fromEntries(loaded)
  // Rendering goes through all routes in the manifest; the browser has its own, of all routes.
  const named = Object.entries(build.assets.routes).filter(([id]) => id in routes)
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(named) } }
}

type Branch =
  | { id: string; path?: string; index?: false; children: Branch[] }
  | { id: string; path?: string; index: true }

function childrenOf(routes: BuildWithoutRoutes['routes'], parent: string | undefined): Branch[] {
  return Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => {
      const at = path === undefined ? { id } : { id, path }
      return index ? { ...at, index } : { ...at, children: childrenOf(routes, id) }
    })
}
