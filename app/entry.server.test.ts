import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decode,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'
import type { RequestServices } from '#server/pages/request-services.ts'
import * as entry from './entry.server.tsx'

function logging() {
  const lines: string[] = []
  const log = { error: (facts: object) => lines.push(JSON.stringify(facts)) }
  // Nothing else of the services is used.
  const services = { log, loggedPath: '/list' } as unknown as RequestServices
  return { lines, context: new RouterContextProvider(new Map([[entry.servicesContext, services]])) }
}

test('a loader that throws is one line in the log, and no failure of the network in the browser (offline.ts)', async () => {
  const { lines, context } = logging()
  const loader = () => {
    throw new TypeError('no such field')
  }
  // As much of a build as one loader needs.
  const build = {
    entry: { module: entry },
    routes: { list: { id: 'list', path: '/list', module: { default: () => null, loader } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    assetsBuildDirectory: '',
    future: {},
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    ssr: true,
  } as unknown as ServerBuild
  const answer = await createRequestHandler(build, 'production')(
    new Request('http://localhost/list.data'),
    context,
  )
  expect(answer.status).toBe(500)
  expect(lines).toEqual([expect.stringContaining('/list')])
  const { value } = await decode(answer.body ?? new ReadableStream(), globalThis)
  const { error } = Object(value).list
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(TypeError)
})
