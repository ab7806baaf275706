import type { RequestListener } from 'node:http'
import type { IslandSource, PanelCode, RequestServices } from './request-services.ts'

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
