import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Pages } from './pages.ts'
import { routerHandler } from './pages.ts'

/** The pages through Vite, with hot reload. Loaded in development only, so that production needs no Vite. */
export async function developmentPages(publicUrl: string | undefined): Promise<Pages> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const load = async (): Promise<ServerBuild> => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    // React Router's Vite plugin defines this module as a ServerBuild.
    return build as ServerBuild
  }
  return {
    render: routerHandler(load, 'development', publicUrl),
    island: (name) => ({ src: `/app/site/forms/development-island.client.ts?name=${name}`, preload: [] }),
    // Never kept: it changes with every keystroke.
    panelCode: { version: 'development', paths: [] },
    assetFolder: undefined,
    attach: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  }
}
