import type { RequestListener } from 'node:http'
import type { RequestServices } from '#server/request-services.ts'

/** Where an island's script is, and everything that it imports. */
export type IslandSource = { src: string; preload: string[] }

/** What the panel consists of in the browser. `version` is another one as soon as any of it is. */
export type PanelCode = { version: string; paths: readonly string[] }

/** The rendered half of the site, as the server sees it: built files in production, Vite in development. */
export type Pages = {
  render(request: Request, services: RequestServices): Promise<Response>
  island(name: string): IslandSource
  panelCode: PanelCode
  /** Folder of the built client files, when there is one to serve. */
  assetFolder: string | undefined
  /** Development only: serves modules and hot updates before our own listener. */
  attach?(listener: RequestListener): RequestListener
  close(): Promise<void>
}
