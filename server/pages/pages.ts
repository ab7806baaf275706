import type { RequestListener } from 'node:http'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { type Language, type Languages, languageOfPath, prefixOf } from '#content/languages.ts'
import type { IslandSource, PanelCode, RequestServices } from './request-services.ts'

/**
 * The rendered half of the site in one language, as the server sees it: built files in production, Vite in development.
 * `attach`, in development only, serves modules and hot updates before our own listener.
 */
export type Pages = {
  render(request: Request, services: RequestServices): Promise<Response>
  island(name: string): IslandSource
  panelCode: PanelCode
  routePaths: readonly string[]
}

export type PagesByLanguage = {
  of(language: Language): Promise<Pages>
  assetFolder(language: Language): string | undefined
  attach?(listener: RequestListener): RequestListener
  close(): Promise<void>
}

type Render = (request: Request, services: RequestServices) => Promise<Response>

export function routerHandler(
  build: ServerBuild,
  mode: 'production' | 'development',
  publicUrl: string | undefined,
  languages: Languages,
): Render {
  // The router compares a post's Origin with the request's own; behind a proxy the public one differs.
  const allowedActionOrigins = publicUrl ? [new URL(publicUrl).host] : undefined
  const handle = createRequestHandler(allowedActionOrigins ? { ...build, allowedActionOrigins } : build, mode)
  const { servicesContext } = entryOf(build)
  return async (request, services) => {
    const context = new RouterContextProvider(new Map([[servicesContext, services]]))
    const response = await handle(inFirstWords(request, languages), context)
    const { movedTo } = languageOfPath(languages, response.headers.get('location') ?? '')
    if (movedTo) response.headers.set('location', movedTo)
    return response
  }
}

/** The router knows the paths of the first language, under each language's prefix. */
function inFirstWords(request: Request, languages: Languages): Request {
  const url = new URL(request.url)
  const { language, path } = languageOfPath(languages, url.pathname)
  if (!url.pathname.startsWith(`${prefixOf(languages, language)}/`)) return request
  url.pathname = prefixOf(languages, language) + path
  return url.href === request.url ? request : new Request(url, request)
}

type Paths = Readonly<
  Record<string, Pick<NonNullable<ServerBuild['routes'][string]>, 'path' | 'parentId'> | undefined>
>

/** What a router cannot tell from a page of the owner's own (`/:slug`) or from no page at all is left out. */
export function routePathsOf(routes: Paths): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  return [...new Set(Object.keys(routes).map(pathOf))].filter((path) => /^\/[^:*]/.test(path))
}

function entryOf(build: ServerBuild): { servicesContext: RouterContext<RequestServices> } {
  const entry: object = build.entry.module
  if (!('servicesContext' in entry)) throw new Error('app/entry.server.tsx must export servicesContext')
  // app/entry.server.tsx exports exactly this; its type lives in app/, which server/ does not import.
  return entry as { servicesContext: RouterContext<RequestServices> }
}
