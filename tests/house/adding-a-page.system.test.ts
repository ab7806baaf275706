import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { freePort } from '#tests/free-port.ts'
import { profileInput, realFacts } from '#tests/profile.ts'
import { signInAsOwner } from '../../bench/owner.ts'
import { type RealServer, realServer } from '../../bench/real-server.ts'

/*
 * The worked examples of docs/adding-a-page.md, adding-a-screen.md, adding-a-fact.md and adding-a-field.md, as they stand there: their
 * files are written into a copy of the repository, their lines added, the site is built once for all, and its server is used.
 * The screen is over the model of docs/adding-a-model.md.
 */
const pages = {
  model: await readFile('docs/adding-a-model.md', 'utf8'),
  page: await readFile('docs/adding-a-page.md', 'utf8'),
  screen: await readFile('docs/adding-a-screen.md', 'utf8'),
  fact: await readFile('docs/adding-a-fact.md', 'utf8'),
  field: await readFile('docs/adding-a-field.md', 'utf8'),
}

const built = [pages.page, pages.screen, pages.fact, pages.field]

let copy: string
let database: TestDatabase
let server: RealServer
let cookie: string

beforeAll(async () => {
  database = await testDatabase()
  copy = await mkdtemp(join(tmpdir(), 'lantern-example-'))
  const left = new Set([
    'node_modules',
    'build',
    'test-results',
    'data',
    'docs',
    'playwright-report',
    'screenshots',
  ])
  for (const name of await readdir('.'))
    if (!left.has(name) && !name.startsWith('.')) await cp(name, join(copy, name), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  await addModel()
  await addMigration('invoice_po_number', migrationIn(pages.field))
  for (const page of built) await writeExample(page)
  await run('node', 'scripts/print-schema.ts')
  // The examples are in the first language only.
  const list = join(copy, 'content/languages.ts')
  const text = await readFile(list, 'utf8')
  const withoutOthers = text
    .replace(/^import .* as spanish .*\n/m, '')
    .replace(/ {2}\{\n {4}code: 'es',.*?\n {2}\},\n/s, '')
  await writeFile(list, withoutOthers)
  await run('react-router', 'build')
  const { host, port, user, database: name } = database.connection
  const DATABASE_URL = `postgresql://${user}@${encodeURIComponent(host ?? '')}:${port}/${name}`
  server = await realServer({ port: await freePort(), checkout: copy, environment: { DATABASE_URL } })
  await server.start().catch(async (error: unknown) => {
    throw new Error(await readFile(server.logFile, 'utf8'), { cause: error })
  })
  cookie = (await signInAsOwner(server.url)).cookie
}, 400_000)

afterAll(async () => {
  await server?.remove()
  await database?.[Symbol.asyncDispose]()
  await rm(copy, { recursive: true, force: true })
})

test.each([
  ['adding-a-page', pages.page],
  ['adding-a-screen', pages.screen],
  ['adding-a-fact', pages.fact],
  ['adding-a-field', pages.field],
])('docs/%s.md says how many files it takes', (_name, page) => {
  const claimed = /^\*\*(\d+) new files, (\d+) touched/m.exec(page)?.slice(1).map(Number)
  expect(claimed).toEqual([newFiles(page).length, new Set(insertions(page).map(({ path }) => path)).size])
})

test('all compile, are formatted, and break no layer', async () => {
  const written = built.flatMap(newFiles).map(({ path }) => path)
  const lines = built.flatMap(insertions).map(({ path }) => path)
  await run('biome', 'check', '--vcs-enabled=false', ...written, ...new Set(lines))
  // The check asks git which files are sources.
  await run('git', 'init', '--quiet')
  await run('node', 'scripts/check-layers.ts')
  await run('react-router', 'typegen')
  // Checks only the example; of the other routes it needs the addresses.
  const addresses = '.react-router/types/+routes.ts'
  const withModules = await readFile(join(copy, addresses), 'utf8')
  await writeFile(join(copy, addresses), withModules.replace(/typeof import\("[^"]+"\)/g, 'unknown'))
  const serverBuild = '.react-router/types/+server-build.d.ts'
  const ofModels = [pages.fact, pages.field].flatMap(insertions).map(({ path }) => path)
  const include = [...written, ...ofModels, 'app/admin/navigation/navigation.ts', addresses, serverBuild]
  await writeFile(
    join(copy, 'tsconfig.example.json'),
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { incremental: false }, include }),
  )
  await run('tsc', '-p', 'tsconfig.example.json', '--singleThreaded')
}, 400_000)

test('the page is shown, in the menus and in the sitemap, with an image for sharing', async () => {
  const { status, text } = await get('/warranty')
  expect(status).toBe(200)
  expect(text).toContain('<h1 id="page-title"')
  expect(text).toContain('under warranty for 90 days')
  expect(text).toContain(`<link rel="canonical" href="${server.url}/warranty"/>`)
  expect(text).toContain(`content="${server.url}/share/warranty.png"`)
  // The sitemap is empty until the owner has entered the facts and opened it.
  await enterFacts()
  expect((await get('/about')).text.match(/<a href="\/warranty">Warranty<\/a>/g)).toHaveLength(2)
  await vi.waitFor(
    async () => expect((await get('/sitemap.xml')).text).toContain(`<loc>${server.url}/warranty</loc>`),
    20_000,
  )
  const image = await fetch(`${server.url}/share/warranty.png`)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('the screen is for staff, and in the menu of the panel', async () => {
  const visitor = await fetch(`${server.url}/admin/suppliers`, { redirect: 'manual' })
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    302,
    '/admin/login?from=%2Fadmin%2Fsuppliers',
  ])
  expect((await get('/admin')).text).toMatch(/<a [^>]*href="\/admin\/suppliers"/)
  expect((await get('/admin/suppliers')).text).toContain('No suppliers')
})

test('a supplier is entered, found, changed and deleted', async () => {
  const acme = { name: 'Acme Locks', city: 'Houston', leadDays: '3', terms: '2% in ten days' }
  const id = crypto.randomUUID()

  const unnamed = await post('/admin/suppliers/new', { ...acme, id, name: ' ' })
  expect(unnamed.status).toBe(422)
  expect(unnamed.text).toContain('Please enter a name.')

  const saved = await post('/admin/suppliers/new', { ...acme, id })
  expect([saved.status, saved.location]).toEqual([
    303,
    `/admin/suppliers?supplier=${id}&saved=${id}#supplier-${id}`,
  ])
  expect((await get(`/admin/suppliers?saved=${id}`)).text).toContain('Saved Acme Locks.')

  const shows = async (query: string) =>
    (await get(`/admin/suppliers${query}`)).text.includes(`id="supplier-${id}"`)
  expect(await shows('')).toBe(true)
  expect(await shows('?filter=slow')).toBe(true)
  expect(await shows('?filter=fast')).toBe(false)
  expect(await shows('?q=hous')).toBe(true)
  expect(await shows('?q=Dallas')).toBe(false)

  const form = await get(`/admin/suppliers/${id}/edit`)
  expect(form.text).toContain('value="2% in ten days"')
  const version = /name="version" value="([^"]+)"/.exec(form.text)?.[1] ?? ''
  const changed = await post(`/admin/suppliers/${id}/edit`, { ...acme, id, version, leadDays: '1' })
  expect(changed.status).toBe(303)
  expect(await shows('?filter=fast')).toBe(true)
  const late = await post(`/admin/suppliers/${id}/edit`, { ...acme, id, version, leadDays: '9' })
  expect(late.status).toBe(422)

  expect((await post('/admin/suppliers', { intent: 'delete', id })).status).toBe(200)
  expect(await shows('')).toBe(false)
  expect((await get(`/admin/suppliers/${id}/edit`)).status).toBe(404)
})

test('a fact is refused at its field, stored, edited, to be confirmed, shown, and gone when it is taken back', async () => {
  await enterFacts()
  const form = '/admin/settings/business/promises'
  const label = 'Warranty on parts (days)'
  const typed = async (partsWarrantyDays: string) => {
    const version = /name="version" value="([^"]+)"/.exec((await get(form)).text)?.[1] ?? ''
    return post(form, { partsWarrantyDays, laborWarrantyDays: '90', version })
  }
  const setup = (await get('/admin/settings/setup')).text
  expect(setup).toContain('<p class="text-fine text-ink-2">Warranty on parts</p>')
  expect(setup).toContain('365 days')

  const refused = await typed('4x')
  expect(refused.status).toBe(422)
  expect(refused.text).toMatch(/id="partsWarrantyDays-error"[^>]*>Please enter/)

  expect((await typed('730')).status).toBe(303)
  expect(await ask('{ businessProfile { partsWarrantyDays } }')).toEqual({
    businessProfile: { partsWarrantyDays: 730 },
  })
  const edited = (await get(form)).text
  expect(edited).toContain(label)
  expect(edited).toMatch(/name="partsWarrantyDays"[^>]*value="730"/)
  expect(edited).toContain('<p>730 days on parts</p>')
  expect((await get('/admin/settings/business')).text).toContain('90 days of warranty · 730 days on parts')
  await vi.waitFor(async () => expect((await get('/contact')).text).toContain('730 days on parts'), 20_000)

  expect((await typed('')).status).toBe(303)
  expect((await get('/admin/settings/business')).text).toContain(label)
  await vi.waitFor(async () => expect((await get('/contact')).text).not.toContain('on parts'), 20_000)
})

test('a field of an invoice is typed, frozen with it, and stands on the paper of its customer and on its credit', async () => {
  await enterFacts()
  const lines = [{ name: 'Rekey', quantity: 100, unitCents: 2_500 }]
  const create =
    'mutation ($input: CreateInvoiceInput!) { made: createInvoice(input: $input) { id poNumber } }'
  const { made } = await ask(create, { input: { name: 'Ana Ruiz', lines, poNumber: 'PO 4711' } })
  const { id } = made
  const form = `/admin/invoices/${id}`
  expect((await get(form)).text).toMatch(/name="poNumber"[^>]*value="PO 4711"/)
  const draft = { intent: 'save', name: 'Ana Ruiz', position: '0', 'what-0': 'Rekey', 'price-0': '25' }
  const long = await post(form, { ...draft, poNumber: 'x'.repeat(41) })
  expect([long.status, /id="poNumber-error"/.test(long.text)]).toEqual([422, true])
  await post(form, { ...draft, poNumber: 'PO 4712' })
  await ask('mutation ($id: ID!) { sendInvoice(id: $id, mails: false) { id } }', { id })

  const { file } = await ask('query ($id: ID!) { file: invoiceFile(id: $id) { base64 } }', { id })
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(file.base64, 'base64')))
  expect((await extractText(pdf, { mergePages: true })).text).toMatch(/Purchase order\s+PO 4712/)
  const write = database.pool.query(`update invoices set po_number = 'another' where id = $1`, [id])
  await expect(write).rejects.toThrow()
  await ask('mutation ($id: ID!) { creditInvoice(id: $id, reason: "Returned") { id } }', { id })
  const { rows } = await database.pool.query('select po_number from invoices where credit_of_id = $1', [id])
  expect(rows).toEqual([{ po_number: 'PO 4712' }])
})

async function ask(query: string, variables: object = {}) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

async function enterFacts() {
  const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  await ask(save, { input: profileInput(realFacts) })
  await ask('mutation { openSite(isOpen: true) }')
}

type FileBlock = { path: string; code: string }

const newFiles = (page: string): FileBlock[] =>
  [...page.matchAll(/<!-- file: (\S+) -->\n```\w+\n(.*?)^```$/gms)].map(([, path = '', code = '']) => ({
    path,
    code,
  }))

const insertions = (page: string): (FileBlock & { after: string })[] =>
  [...page.matchAll(/<!-- after: (\S+): (.+?) -->\n```\w+\n(.*?)^```$/gms)].map(
    ([, path = '', after = '', code = '']) => ({ path, after, code }),
  )

async function writeExample(page: string) {
  for (const { path, code } of newFiles(page)) {
    await mkdir(join(copy, dirname(path)), { recursive: true })
    await writeFile(join(copy, path), code)
  }
  for (const { path, after, code } of insertions(page)) {
    const lines = (await readFile(join(copy, path), 'utf8')).split('\n')
    const index = lines.findIndex((line) => line.trim() === after)
    if (index < 0) throw new Error(`${path} has no line ${after}`)
    await writeFile(join(copy, path), lines.toSpliced(index + 1, 0, code.trimEnd()).join('\n'))
  }
}

async function addModel() {
  const code = (path: string) => {
    const file = newFiles(pages.model).find((each) => each.path === path)
    if (!file) throw new Error(`docs/adding-a-model.md has no ${path}`)
    return file.code
  }
  await writeFile(join(copy, 'server/models/settings/supplier.ts'), code('supplier.ts'))
  await writeFile(join(copy, 'content/en/supplier-refusals.ts'), code('supplier-refusals.ts'))
  const refusals = join(copy, 'content/en/refusals.ts')
  const withSuppliers = (await readFile(refusals, 'utf8'))
    .replace(/^(const tasks = \{)$/m, "$1\n  listSupplierCities: 'list the cities of suppliers',")
    .replace(/^(export const refusals = \{)$/m, '$1\n  ...supplierRefusals,')
    .replace(/^/, "import { supplierRefusals } from './supplier-refusals.ts'\n")
  await writeFile(refusals, withSuppliers)

  const list = join(copy, 'server/models/models.ts')
  const models = (await readFile(list, 'utf8'))
    .replace(/^(export const models: .*? = \[)/m, '$1supplier, ')
    .replace(/^(export const extraCalls: .*? = \[)/m, '$1supplierCalls, ')
    .replace(
      /^(import \{ testimonial, )/m,
      "import { supplier, supplierCalls } from '#server/models/settings/supplier.ts'\n$1",
    )
  await writeFile(list, models)

  await addMigration('suppliers', code('migration.sql'))
}

const migrationIn = (page: string) => /<!-- migration: \S+ -->\n```sql\n(.*?)^```$/ms.exec(page)?.[1] ?? ''

async function addMigration(name: string, statements: string) {
  const folder = join(copy, 'server/database/migrations')
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const last = journal.entries.at(-1)
  const tag = `${String(last.idx + 1).padStart(4, '0')}_${name}`
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  await writeFile(journalFile, JSON.stringify(journal))
  await writeFile(join(folder, `${tag}.sql`), statements)
}

async function run(program: string, ...given: string[]) {
  const PATH = [dirname(process.execPath), join(process.cwd(), 'node_modules/.bin'), process.env.PATH].join(
    ':',
  )
  try {
    await promisify(execFile)(program, given, { cwd: copy, env: { ...process.env, PATH } })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${program} ${given[0]} failed:\n${stdout}\n${stderr}`)
  }
}

async function get(path: string) {
  const response = await fetch(server.url + path, { headers: { cookie } })
  return { status: response.status, text: await response.text() }
}

async function post(path: string, fields: Record<string, string>) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { cookie, origin: server.url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}
