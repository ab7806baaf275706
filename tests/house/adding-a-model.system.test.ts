import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { extraCalls, models } from '#server/models/models.ts'
import { english } from '#tests/languages/in-english.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { openSocket } from '#tests/permissions/subscriber.ts'

const page = await readFile('docs/adding-a-model.md', 'utf8')

// Below the package, so that its imports resolve.
const folder = `${process.cwd()}/test-results/adding-a-model-${process.pid}`
const file = `${folder}/supplier.ts`

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(file, example('supplier.ts'))
  await writeFile(`${folder}/supplier-refusals.ts`, example('supplier-refusals.ts'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function example(name: string): string {
  const code = page.split(`<!-- file: ${name} -->`)[1]?.match(/^\n```\w+\n(.*?)^```$/ms)?.[1]
  if (!code) throw new Error(`docs/adding-a-model.md has no ${name}`)
  return code
}

async function lanternWithSuppliers(): Promise<TestLantern> {
  const { supplier, supplierCalls } = await import(file)
  const { supplierRefusals } = await import(`${folder}/supplier-refusals.ts`)
  const words = { ...english.words, refusals: { ...english.words.refusals, ...supplierRefusals } }
  const lantern = await testLantern({
    models: [...models, supplier],
    extraCalls: [...extraCalls, supplierCalls],
    languages: [{ ...english, words }],
  })
  for (const statement of example('migration.sql').split('--> statement-breakpoint'))
    await lantern.db.execute(sql.raw(statement))
  return lantern
}

function operation(name: string): string {
  const found = example('use.graphql').match(
    new RegExp(`^(?:query|mutation|subscription) ${name}\\b.*?^\\}`, 'ms'),
  )
  if (!found) throw new Error(`docs/adding-a-model.md has no operation ${name}`)
  return found[0]
}

const acme = { name: 'Acme Locks', city: 'Houston', leadDays: 3, terms: '2% in ten days' }
type Supplier = typeof acme & { id: string }

test('administrators list, read, create, update and delete it', async () => {
  await using lantern = await lanternWithSuppliers()
  const headers = await ownerCookie(lantern)
  const ask = (name: string, variables: object = {}) => call(lantern, operation(name), variables, headers)

  const made = dataOf<Supplier>(await ask('Create', { input: acme }), 'createSupplier')
  expect(made).toMatchObject(acme)
  dataOf(await ask('Create', { input: { name: 'Slow Safes', leadDays: 30 } }), 'createSupplier')
  expect(dataOf(await ask('List'), 'listSuppliers')).toEqual({ items: [made], nextToken: null })
  const changed = await ask('Update', { input: { id: made.id, leadDays: 5 } })
  expect(changed.data?.updateSupplier).toEqual({ id: made.id, city: acme.city, leadDays: 5 })
  const read = await ask('Get', { id: made.id })
  expect(read.data?.getSupplier).toEqual({ name: acme.name, terms: acme.terms })

  const refused = await ask('Update', { input: { id: made.id, leadDays: 80 } })
  expect(refused.errors?.[0]?.message).toBe('That is ten times as long as before (5). Is it in days?')
  expect((await ask('Cities')).data?.supplierCities).toEqual(expect.arrayContaining([acme.city]))
  const unnamed = await ask('Create', { input: { name: ' ' } })
  expect(unnamed.errors?.[0]?.extensions?.fields).toEqual({ name: 'Please enter a name.' })

  dataOf(await ask('Delete', { id: made.id }), 'deleteSupplier')
  expect((await ask('Get', { id: made.id })).data?.getSupplier).toBeNull()
})

test('visitors read it without what is private, change nothing, and make no call of staff', async () => {
  await using lantern = await lanternWithSuppliers()
  const made = await call(lantern, operation('Create'), { input: acme }, await ownerCookie(lantern))
  const { id } = dataOf<Supplier>(made, 'createSupplier')

  const seen = await call(lantern, operation('Get'), { id })
  expect(seen.data?.getSupplier).toEqual({ name: acme.name, terms: null })
  expect(seen.text).not.toContain(acme.terms)
  const attempts = [
    ['Create', { input: acme }],
    ['Update', { input: { id, name: 'Mine' } }],
    ['Delete', { id }],
    ['Cities', {}],
  ] as const
  for (const [name, variables] of attempts)
    expect((await call(lantern, operation(name), variables)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const guess = '{ listSuppliers(filter: { terms: { beginsWith: "2" } }) { items { id } } }'
  expect((await call(lantern, guess)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  const stranger = await call(lantern, operation('Get'), { id }, {})
  expect(stranger.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED')
})

test('subscribers hear of a new one, as far as they may see it', async () => {
  await using lantern = await lanternWithSuppliers()
  await using server = await listening(lantern)
  const headers = await ownerCookie(lantern)
  const visitors = {
    name: 'visitor',
    standing: 'visitor',
    headers: { 'x-api-key': lantern.publicApiKey },
  } as const
  const staff = { name: 'owner', standing: 'staff', headers } as const
  const sockets = [
    await openSocket(server.sockets, 'graphql-transport-ws', visitors),
    await openSocket(server.sockets, 'graphql-transport-ws', staff),
  ]
  const [seen, told] = sockets.map((socket) => socket.follow(operation('Created')))
  // The protocol does not say when both subscriptions have begun.
  await vi.waitFor(
    async () => {
      await call(lantern, operation('Create'), { input: acme }, headers)
      expect(told?.texts.join()).toContain(acme.terms)
      expect(seen?.texts.join()).toContain(acme.name)
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(seen?.texts.join()).not.toContain(acme.terms)
  await call(lantern, operation('Create'), { input: { ...acme, name: 'Last Locks' } }, headers)
  for (const heard of [seen, told])
    await vi.waitFor(() => expect(heard?.texts.join()).toContain('Last Locks'), { timeout: 20_000 })
  for (const socket of sockets) socket.close()
})

test('a field more takes as many files as the page says, and they are there', () => {
  const [, claimed, said = ''] = /is \*\*(\d+) files by hand\*\*(.*?)\. The migration/s.exec(page) ?? []
  const files = new Set(Array.from(said.matchAll(/`([\w./-]+\.tsx?)`/g), ([, path = '']) => path))
  expect(files.size).toBe(Number(claimed))
  for (const path of files) expect(existsSync(path), path).toBe(true)
})

test('the migration is the one that npm run migrations writes', async () => {
  await mkdir('test-results', { recursive: true })
  const out = await mkdtemp('test-results/migration-')
  try {
    const options = { dialect: 'postgresql', schema: file, out, casing: 'snake_case' }
    execFileSync(
      resolve('node_modules/.bin/drizzle-kit'),
      ['generate', ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)],
      { stdio: 'pipe' },
    )
    const [written = ''] = (await readdir(out)).filter((name) => name.endsWith('.sql'))
    expect((await readFile(join(out, written), 'utf8')).trim()).toBe(example('migration.sql').trim())
  } finally {
    await rm(out, { recursive: true, force: true })
  }
})
