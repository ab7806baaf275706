import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CasingCache } from 'drizzle-orm/casing'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { createSchema, createYoga } from 'graphql-yoga'
import MailComposer from 'nodemailer/lib/mail-composer'
import pg from 'pg'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { requests } from '#server/schema/requests.ts'
import { documentsWithoutScript, reactAsModules } from '../../build-chunks.ts'
import { iconsAsPaths } from '../../build-icons.ts'

/*
 * Undocumented parts of libraries that we use. A failure names the part that an upgrade moved, and the decision about when
 * to give the mechanism up.
 */

const require = createRequire(import.meta.url)
const sourceOf = (path: string) => readFileSync(`node_modules/${path}`, 'utf8')
const packageOf = (name: string) => JSON.parse(sourceOf(`${name}/package.json`))

const handlerOf = (hook: unknown): ((input: string) => unknown) => Reflect.get(Object(hook), 'handler')

test('drizzle: a transaction made by hand prepares statements by name (transact.ts, decision 21)', () => {
  const client = new pg.Client()
  const dialect = new PgDialect({ casing: 'snake_case' })
  const session = new NodePgSession(client, dialect, undefined)
  const tx = new NodePgTransaction(dialect, session, undefined)
  expect(tx._.session, 'drizzle keeps the session of a transaction elsewhere than in `tx._.session`').toBe(
    session,
  )
  const prepared = session.prepareQuery({ sql: 'select 1', params: [] }, undefined, 'name', false)
  expect(
    Reflect.get(prepared, 'rawQueryConfig'),
    'drizzle passes the name of a prepared statement (third parameter of `prepareQuery`) no longer to pg',
  ).toMatchObject({ name: 'name', text: 'select 1' })
})

test('drizzle: a column has a name in the database and maps its values (transact.ts, decision 21)', () => {
  const name = new CasingCache('snake_case').getColumnCasing(requests.firstName)
  expect(name, 'drizzle’s `CasingCache.getColumnCasing` names columns differently from its queries').toBe(
    'first_name',
  )
  for (const method of ['mapFromDriverValue', 'mapToDriverValue'] as const)
    expect(typeof requests.createdAt[method], `drizzle’s columns have no \`${method}\``).toBe('function')
  expect(
    requests.createdAt.hasDefault,
    'drizzle says no longer by `hasDefault` what the database fills in',
  ).toBe(true)
})

test('drizzle: a file named .js is an ES module (drizzle-imports.ts, decision 53)', () => {
  expect(packageOf('drizzle-orm').type, 'drizzle’s .js files are no longer ES modules').toBe('module')
})

test('pg: statements that do not wait leave together (connect-pool.ts, decision 21)', () => {
  const client = new pg.Client({ pipeline: true })
  expect(
    Reflect.get(client, 'pipeline'),
    'pg has no option `pipeline`: each statement waits for the one before',
  ).toBe(true)
  const { stream } = Reflect.get(client, 'connection')
  expect(typeof stream.cork, 'pg’s socket is no longer `client.connection.stream`').toBe('function')
  expect(
    sourceOf('pg/lib/query.js').includes('connection.stream.cork()'),
    'pg corks its stream no longer for each statement, which `sendTogether` extends to the end of the tick',
  ).toBe(true)
})

test('drizzle: a connection whose BEGIN failed is never released (connect-pool.ts, decision 13)', async () => {
  const release = vi.fn()
  const client = { query: () => Promise.reject(new Error('broken')), release }
  class FakePool {
    connect = async () => client
  }
  // drizzle tells a pool by the name of its class.
  const pool = new FakePool() as unknown as pg.Pool
  const session = new NodePgSession(pool, new PgDialect(), undefined)
  await expect(session.transaction(async () => {})).rejects.toThrow()
  expect(release, 'drizzle releases it: `releaseBroken` is needed no more').not.toHaveBeenCalled()
})

test('nodemailer: a part of a mail has its boundary after its headers, its parts and its text (mail-sender.ts, decision 21)', () => {
  const message = new MailComposer({
    text: 'é',
    html: '<p>é</p>',
    textEncoding: 'quoted-printable',
  }).compile()
  expect(message.buildHeaders(), 'nodemailer writes the boundary elsewhere').toContain(message.boundary)
  expect(
    message.childNodes.map(({ content }) => content),
    'nodemailer keeps texts in another place than `content` of `childNodes`',
  ).toEqual(['é', '<p>é</p>'])
  expect(message.childNodes[0]?.getTransferEncoding()).toBe('quoted-printable')
})

test.each([
  ['react', 'react/cjs/react.production.js'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js'],
  ['react-dom/client', 'react-dom/cjs/react-dom-client.production.js'],
  ['scheduler', 'scheduler/cjs/scheduler.production.js'],
])('React: %s becomes an ES module by text (build-chunks.ts, decision 24)', async (_name, file) => {
  const made = await handlerOf(reactAsModules().transform)(sourceOf(file))
  const code = String(Reflect.get(Object(made), 'code'))
  expect(
    code.match(/\brequire\(|\bexports\./g),
    `${file} has CommonJS that the regular expressions do not know`,
  ).toBeNull()
  const [, exported = ''] = /^export \{ all as default, (.+) \}$/m.exec(code) ?? []
  const names = exported.split(', ').map((each) => each.split(' as ')[1])
  expect(names.sort(), `${file} exports its functions in another form`).toEqual(
    Object.keys(require(`../../node_modules/${file}`)).sort(),
  )
})

test('lucide: its list names the files, and their shapes become one path (build-icons.ts, decision 24)', async () => {
  const { load, transform } = iconsAsPaths()
  const code = String(
    Reflect.get(
      Object(await handlerOf(transform)("import { Phone, CircleAlert as Alert } from 'lucide-react'")),
      'code',
    ),
  )
  const files = [...code.matchAll(/from "(.+?)"/g)].map(([, file = '']) => file)
  expect(files, 'lucide-react.mjs lists its icons in another form').toHaveLength(2)
  for (const file of files)
    expect(
      String(await handlerOf(load)(file)),
      `${file} writes its shapes in another form than \`["path", { d: "..." }]\``,
    ).toMatch(/lineIcon\("[Mm]/)
})

test('React Router: the browser’s part of a route is built under a query of its own (build-chunks.ts, decision 24)', () => {
  const query = '?__react-router-build-client-route'
  expect(
    sourceOf('@react-router/dev/dist/vite.js').includes(`"${query}"`),
    `React Router builds routes no longer under \`${query}\`: public pages would load their whole code`,
  ).toBe(true)
  const { filter } = Object(documentsWithoutScript().transform)
  expect(filter.id.test(`/app/site/home/route.tsx${query}`)).toBe(true)
})

test('React Router: in development its server build imports each route by a line of its own (development-pages.ts, decision 24)', () => {
  const source = sourceOf('@react-router/dev/dist/vite.js')
  expect(
    /import \* as route\$\{index\} from \$\{JSON/.test(source),
    'React Router writes its server build in another form: the first page of `npm run dev` waits for all routes',
  ).toBe(true)
  for (const name of ['server-build', 'inject-hmr-runtime'])
    expect(source.includes(`"${name}"`), `React Router has no module \`virtual:react-router/${name}\``).toBe(
      true,
    )
})

test('React Router: only two components read what a route imports (compress-assets.ts, decision 24)', () => {
  const lib = 'node_modules/react-router/dist/production/lib'
  const readers = readdirSync(lib, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && readFileSync(`${lib}/${name}`, 'utf8').includes('.imports'))
    .sort()
  expect(readers, 'the browser’s list of routes may be needed with its imports').toEqual([
    'dom/ssr/components.js',
    'dom/ssr/links.js',
  ])
})

test('React: a style sheet that it hoists keeps the attribute `data-href` (used-styles.ts, decision 6)', () => {
  const sheet = createElement('style', { href: 'site', precedence: 'page' }, 'p{}')
  expect(
    renderToStaticMarkup(sheet),
    'React writes inlined style sheets in another form: pages would carry all styles of the site',
  ).toMatch(/<style\b[^>]*\bdata-href="site"[^>]*>p\{\}<\/style>/)
})

test('better-auth: its inner packages are those that it asks for (package.json, decision 10)', () => {
  const ours = JSON.parse(readFileSync('package.json', 'utf8')).dependencies
  const theirs = packageOf('better-auth').dependencies
  for (const name of ['@better-auth/core', '@better-auth/utils', '@better-fetch/fetch', 'better-call'])
    expect(
      ours[name],
      `better-auth ${ours['better-auth']} wants another ${name}: two copies would be installed`,
    ).toBe(theirs[name])
})

test('better-auth: `minimal` comes without a query builder (better-auth.ts, decision 10)', () => {
  expect(packageOf('better-auth').exports, 'better-auth has no entry `better-auth/minimal`').toHaveProperty([
    './minimal',
  ])
})

test('Yoga: an answer that is one text says its length, a stream does not (graphql-server.ts, decision 1)', async () => {
  const schema = createSchema({ typeDefs: 'type Query { a: String } type Subscription { a: String }' })
  const yoga = createYoga({ schema, logging: false })
  const ask = (query: string) =>
    yoga.fetch(`http://localhost/graphql?query=${encodeURIComponent(query)}`, {
      headers: { accept: query.startsWith('{') ? 'application/json' : 'text/event-stream' },
    })
  const says =
    'Yoga says no longer by `content-length` that an answer is one text: streams would be read to their end'
  expect((await ask('{ a }')).headers.has('content-length'), says).toBe(true)
  const stream = await ask('subscription { a }')
  expect(stream.headers.has('content-length'), says).toBe(false)
  await stream.text()
})
