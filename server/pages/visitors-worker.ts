import { addressIn, prefixOf } from '#content/languages.ts'
import { pagePaths } from '#server/http/paths.ts'
import type { Caller } from '#server/identity/caller.ts'
import { pagePolicy } from './page-headers.ts'
import type { PageDependencies } from './page-responses.ts'

type WorkerOptions = Pick<PageDependencies, 'pages' | 'languages' | 'uploadOrigin'> & {
  publicApiKey: string
  respond: (request: Request, caller: Caller) => Promise<Response>
}

/**
 * Its text names the built file (app/site/device/worker.client.ts) and the version of /sos, which it keeps: a
 * new build or a changed profile is another text, and so another worker. A firm without emergencies has no such page, and its
 * worker only sends what was kept. None in development.
 */
export async function visitorsWorker(
  request: Request,
  caller: Caller,
  { pages, languages, uploadOrigin, publicApiKey, respond }: WorkerOptions,
): Promise<Response> {
  const { language } = caller
  const address = addressIn(languages, language, pagePaths.sos)
  const sos = await respond(new Request(new URL(address, request.url)), { ...caller, path: pagePaths.sos })
  const version = sos.headers.get('etag')?.replaceAll('"', '')
  await sos.body?.cancel()
  const isRedirected = sos.status === 301
  if (!sos.ok && !isRedirected) return new Response(null, { status: 503 })
  if ((!version && !isRedirected) || !pages.assetFolder(language)) return new Response(null, { status: 404 })
  const prefixes = languages.map((one) => prefixOf(languages, one))
  const settings = JSON.stringify({
    ...(version && { sos: { path: address, version } }),
    ...{ prefixes, publicApiKey },
  })
  const { src } = (await pages.of(language)).island('worker')
  return new Response(`import { startWorker } from ${JSON.stringify(src)}\nstartWorker(${settings})\n`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': pagePolicy(
        { scripts: [], styles: [] },
        { development: false, uploadOrigin },
      ),
    },
  })
}
