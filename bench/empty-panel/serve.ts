import type { AddressInfo } from 'node:net'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequestHandler } from 'react-router'

/** Run as a process of its own: prints its port. */
const folder = fileURLToPath(new URL('build', import.meta.url))
const built = await import(pathToFileURL(`${folder}/server/index.js`).href)
const pages = createRequestHandler(built, 'production')
const app = new Hono()
  .use('/assets/*', serveStatic({ root: `${folder}/client` }))
  .all('*', ({ req }) => pages(req.raw))
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
)
