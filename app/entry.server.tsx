import { PassThrough, Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { servicesContext } from './context.ts'
import { NonceContext } from './nonce.ts'
import type { HydratedHandle } from './root.tsx'

export { servicesContext }

/** Milliseconds after which React Router gives up what a page still waits for. */
export const streamTimeout = 5_000

/**
 * Renders a page. What waits for nothing once its loaders are done, which is every public page, comes in one piece instead of
 * fifty chunks, each of which costs a turn through three streams. The panel streams what its components wait for.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(servicesContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const hydrates = entry.staticHandlerContext.matches.some(
      ({ route }) => (route.handle as HydratedHandle | undefined)?.hydrates,
    )
    const waitForAll = !hydrates || isbot(request.headers.get('user-agent') ?? '')
    let shellIsOut = false
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={hydrates ? entry : ofMatched(entry)} url={request.url} nonce={nonce} />
      </NonceContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: { script: nonce, style: nonce },
      [waitForAll ? 'onAllReady' : 'onShellReady']() {
        shellIsOut = true
        // The timer would keep the whole page in memory, so it is cleared at the end of the stream.
        if (!hydrates)
          return pipe(
            inOnePiece((html) => {
              clearTimeout(timeout)
              resolve(new Response(html, { status, headers }))
            }),
          )
        const body = new PassThrough({
          final(done) {
            clearTimeout(timeout)
            done()
          },
        })
        pipe(body)
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      },
      onShellError(error) {
        clearTimeout(timeout)
        reject(error)
      },
      onError(error) {
        // Errors before the shell reject the promise above.
        if (shellIsOut) logFailure(context, error, 'page failed while streaming')
      },
    })
    const timeout = setTimeout(abort, streamTimeout + 1_000)
  })
}

function inOnePiece(done: (html: Uint8Array<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces))
      next()
    },
  })
}

/** The router prepares each of its 150 routes for a page, of which a document without script needs its own only (decision 6). */
function ofMatched(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, entry.manifest.routes[id]]))
  return { ...entry, manifest: { ...entry.manifest, routes } }
}

/** Logs errors of loaders and actions with their path, except thrown responses (404) and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  logFailure(context, error, 'page failed')
}

function logFailure(context: Readonly<RouterContextProvider>, error: unknown, what: string) {
  const { log, loggedPath } = context.get(servicesContext)
  log.error({ err: error, path: loggedPath }, what)
}
