import { sosPath } from '#server/http/security-headers.ts'
import type { Caller } from '#server/identity/caller.ts'
import { pagePolicy } from './page-headers.ts'
import type { PageDependencies } from './page-responses.ts'

/** A stable address, by which browsers know the worker; its scope is the whole site. */
export const visitorsWorkerPath = '/worker.js'

type Given = Pick<PageDependencies, 'pages' | 'uploadOrigin'> & {
  publicApiKey: string
  respond: (request: Request, caller: Caller) => Promise<Response>
}

/**
 * Its text names the built file (app/site/device/worker.client.ts) and the version of /sos, which it keeps: a
 * new build or a changed profile is another text, and so another worker. None in development.
 */
export async function visitorsWorker(
  request: Request,
  caller: Caller,
  { pages, uploadOrigin, publicApiKey, respond }: Given,
): Promise<Response> {
  const sos = await respond(new Request(new URL(sosPath, request.url)), caller)
  const version = sos.headers.get('etag')?.replaceAll('"', '')
  await sos.body?.cancel()
  if (!version || !pages.assetFolder) return new Response(null, { status: sos.ok ? 404 : 503 })
  const settings = JSON.stringify({ version, sosPath, publicApiKey })
  return new Response(
    `import { startWorker } from ${JSON.stringify(pages.island('worker').src)}\nstartWorker(${settings})\n`,
    {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': pagePolicy(
          { scripts: [], styles: [] },
          { development: false, uploadOrigin },
        ),
      },
    },
  )
}
