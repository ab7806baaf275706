import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { servicesContext } from './context.ts'
import { NonceContext } from './nonce.ts'

export { servicesContext }

export const streamTimeout = 5_000

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
    const waitForAll = isbot(request.headers.get('user-agent') ?? '')
    let shellIsOut = false
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: { script: nonce, style: nonce },
      [waitForAll ? 'onAllReady' : 'onShellReady']() {
        shellIsOut = true
        // A timer that outlives its page keeps the whole page in memory, so the last byte clears it.
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
        // Before the shell is out the rejection above reports it.
        if (shellIsOut)
          context
            .get(servicesContext)
            .log.error({ err: error, path: loggedPath(request) }, 'page failed while streaming')
      },
    })
    const timeout = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** Loader and action errors: logged with their path, except those that are answers (404) or a visitor leaving. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(servicesContext).log.error({ err: error, path: loggedPath(request) }, 'page failed')
}

/** Without what only the person is to know: the key in a mailed link or a receipt's address, the words of a search. */
const loggedPath = ({ url }: Request) => new URL(url).pathname.replace(/(?<=^\/receipt\/).+/, '…')
