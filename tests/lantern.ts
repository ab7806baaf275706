import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openContext } from '#server/context.ts'
import { insertPerson } from '#server/identity/access/people.ts'
import { newGuest } from '#server/identity/caller.ts'
import { dueJobs } from '#server/models/schedule.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import type { Pages, PagesByLanguage } from '#server/pages/pages.ts'
import { testDatabase } from './database.ts'
import { testDisk } from './disk.ts'

export const owner = { email: 'owner@example.com', password: 'Correct-Horse-9' }

/** Cached only with an `assetFolder`, as built ones are. */
export function renderedPages(render: Pages['render'], assetFolder?: string): PagesByLanguage {
  const pages: Pages = {
    render,
    island: (name) => ({ src: `/assets/${name}.js`, preload: [] }),
    panelCode: { version: 'of the tests', paths: [], requestPaths: [] },
    routePaths: ['/about', '/blog', '/blog/:slug', '/admin/login'],
  }
  return { of: async () => pages, assetFolder: () => assetFolder, close: async () => {} }
}

const blankPages = renderedPages(async () => new Response('a page'))

/** The whole server on a database and a data folder of its own; `fetch` replaces the socket. */
export async function testLantern(
  given: Pick<Parameters<typeof openContext>[0], 'models' | 'extraCalls' | 'languages' | 'now' | 'reopen'> & {
    config?: Partial<Config>
    pages?: PagesByLanguage
  } = {},
) {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-test-'))
  const config = {
    ...readConfig({ DATA_DIR: dataDir, PUBLIC_API_KEY: 'public-key-of-the-tests' }),
    ...given.config,
  }
  const log = pino({ level: process.env.TLOG ?? 'silent' })
  const passwordHash = await hashPassword(owner.password)
  await database.db.transaction((tx) => insertPerson(tx, { email: owner.email, role: 'owner', passwordHash }))
  const handle = { ...database, close: async () => {} }
  const { disk, space } = testDisk(dataDir)
  const { pages = blankPages, config: _, ...tried } = given
  // Their counts must not depend on the hour at which the tests run, on how long one takes, nor on a network.
  const jobs = dueJobs.filter(({ name }) => !['summaries', 'heldLeads', 'address'].includes(name))
  const context = await openContext({ config, database: handle, disk, log, jobs, ...tried, pages })
  const app = buildApp(context)

  return {
    ...context,
    secret: context.keys.signing,
    dataDir,
    space,
    db: database.db,
    app,
    fetch: async (path: string, init: RequestInit & { address?: string } = {}) => {
      const { address = '203.0.113.7', ...rest } = init
      return app.fetch(new Request(new URL(path, 'http://localhost:3000'), rest), {
        incoming: { socket: { remoteAddress: address } },
      })
    },
    [Symbol.asyncDispose]: async () => {
      await context.close()
      await database[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

export const lanternWithPages = async () => testLantern({ pages: await builtPages(undefined) })

export type TestLantern = Awaited<ReturnType<typeof testLantern>>

export type GraphQLResponse = {
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: string[]; extensions?: Record<string, unknown> }[]
}

export async function call(
  lantern: TestLantern,
  query: string,
  variables: object = {},
  headers: Record<string, string> = { 'x-api-key': lantern.publicApiKey },
  address?: string,
): Promise<GraphQLResponse & { status: number; text: string; cookie: string }> {
  const response = await lantern.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
    ...(address && { address }),
  })
  const text = await response.text()
  const answer: GraphQLResponse = JSON.parse(text)
  return { ...answer, status: response.status, text, cookie: cookieOf(response) }
}

export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
export function guestHeaders({ secret, publicApiKey }: TestLantern): Record<string, string> {
  const { setCookie } = newGuest(secret, { secure: false })
  return { 'x-api-key': publicApiKey, cookie: setCookie.split(';')[0] ?? '' }
}

export type StaffHeaders = Record<string, string>

export async function ownerCookie(lantern: TestLantern): Promise<StaffHeaders> {
  const signedIn = await lantern.identity.signIn({
    ...owner,
    headers: new Headers(),
    address: '203.0.113.200',
    secure: false,
  })
  if (!signedIn.ok) throw new Error(signedIn.refusal.reason)
  return { cookie: signedIn.value.setCookies.map((cookie) => cookie.split(';')[0]).join('; ') }
}

export async function asOwner(lantern: TestLantern) {
  const cookie = await ownerCookie(lantern)
  return (query: string, variables: object = {}) => call(lantern, query, variables, cookie)
}

export const codeOf = ({ errors }: GraphQLResponse) => errors?.[0]?.extensions?.code

export function dataOf<Value>(answer: GraphQLResponse, field: string): Value {
  if (!answer.data?.[field]) throw new Error(`no ${field}: ${JSON.stringify(answer.errors)}`)
  // Each test knows the shape of its own query.
  return answer.data[field] as Value
}
