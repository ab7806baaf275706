import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BareResponse } from './bare-server.ts'

/** One line of text, because a page that paints nothing has no first paint. */
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Empty</title></head><body><p>Empty</p></body></html>`

const ofTheBody = /^(?:content-(?:length|encoding)|etag|date|connection|keep-alive|transfer-encoding)$/i

/**
 * Serves an empty page beside the site, by a bare `node:http` and with the headers of the site's home page: what a page
 * costs at least on this machine at this moment.
 */
export async function serveEmptyPage(site: string): Promise<{ url: string; close(): Promise<unknown> }> {
  const home = await fetch(site)
  await home.arrayBuffer()
  const kept = [...home.headers].filter(([name]) => !ofTheBody.test(name))
  const body = Buffer.from(html)
  const lines = [...kept, ['content-length', String(body.length)]].flat()
  const server = new Worker(new URL('./bare-server.ts', import.meta.url), {
    workerData: { lines, body } satisfies BareResponse,
  })
  const [port]: number[] = await once(server, 'message')
  if (port === undefined) throw new Error('The server of the empty page has no port')
  return { url: `http://127.0.0.1:${port}`, close: () => server.terminate() }
}
