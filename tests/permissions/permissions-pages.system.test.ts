import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { posted } from '#tests/forms.ts'
import { lanternWithPages, type TestLantern } from '#tests/lantern.ts'
import { actorsOf, type TestActor } from '#tests/permissions/actors.ts'
import { outsideOfPanel, publicPages, staffPages, words } from '#tests/permissions/expected.ts'
import { storeAll, storedAt } from '#tests/permissions/stored.ts'
import { openTally } from '#tests/permissions/tally.ts'
import { uploaded } from '#tests/uploads.ts'

let lantern: TestLantern
let actors: TestActor[]
let addresses: (pages: string) => string[]
const tally = openTally()

beforeAll(async () => {
  lantern = await lanternWithPages()
  actors = await actorsOf(lantern)
  const headersOf = (name: string) => actors.find((actor) => actor.name === name)?.headers ?? {}
  const stored = await storeAll(lantern, headersOf('administrator'), headersOf('visitor'))
  addresses = (pages) => words(pages).map((path) => storedAt(path, stored))
})

afterAll(async () => {
  await tally.write('permissions-pages')
  await lantern?.[Symbol.asyncDispose]()
})

/** The panel's pages take no keys. */
const isSignedIn = ({ name }: TestActor) => name === 'administrator' || name === 'visitor who is signed in'

const asData = (path: string) => {
  const [pathname = '', search] = path.split('?')
  const data = pathname === '/' ? '/_.data' : `${pathname}.data`
  return search ? `${data}?${search}` : data
}

const pathsOf = (entries: readonly RouteConfigEntry[], base = ''): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const full = path === undefined ? base : `${base}/${path}`
    return [...(path !== undefined || index ? [full] : []), ...pathsOf(children, full)]
  })

const isPanel = ({ file }: RouteConfigEntry) => file === 'admin/layout/route.tsx'

test('below /admin, only what the table names stands outside of the panel', () => {
  const outside = pathsOf(routes.filter((entry) => !isPanel(entry)))
  expect(outside.filter((path) => path.startsWith('/admin')).sort()).toEqual(words(outsideOfPanel).sort())
})

test('every address of the panel needs a session', async () => {
  const inside = new Set(pathsOf(routes.filter(isPanel)).map((path) => path.replaceAll(/:\w+|\*/g, 'none')))
  for (const actor of actors.filter((each) => !isSignedIn(each)))
    for (const address of inside) {
      const answer = await lantern.fetch(address, { headers: actor.headers, redirect: 'manual' })
      const isSent = answer.headers.get('location')?.includes('/admin/login')
      tally.cell(actor, `${address} by ${actor.name}`, 'refused', isSent ? 'refused' : `${answer.status}`)
    }
  expect(tally.takeWrong()).toEqual([])
})

test('pages of the panel need a session; others are sent to sign in and read nothing', async () => {
  for (const actor of actors)
    for (const path of addresses(staffPages))
      for (const address of path.includes('.') ? [path] : [path, asData(path)]) {
        const answer = await lantern.fetch(address, { headers: actor.headers, redirect: 'manual' })
        const text = await answer.text()
        const isSent = answer.status >= 300 || text.includes('/admin/login')
        const actual =
          answer.status === 200 && !isSent ? 'allowed' : isSent ? 'refused' : `${answer.status} ${text}`
        tally.cell(actor, `${address} by ${actor.name}`, isSignedIn(actor) ? 'allowed' : 'refused', actual)
        if (!isSignedIn(actor)) tally.heard(`${address} by ${actor.name}`, text + [...answer.headers].join())
      }
  expect(tally.takeWrong()).toEqual([])
})

test('actions and single loaders of the panel answer strangers with the login only', async () => {
  for (const actor of actors.filter((each) => !isSignedIn(each))) {
    const sent = await lantern.fetch(
      '/admin/quotes',
      posted({ intent: 'delete', id: 'x' }, { ...actor.headers, origin: 'http://localhost:3000' }),
    )
    tally.cell(
      actor,
      `a form of the panel by ${actor.name}`,
      'refused',
      sent.headers.get('location')?.includes('/admin/login') ? 'refused' : `${sent.status}`,
    )
    const { headers } = actor
    const asked = await lantern.fetch('/admin/quotes.data?_routes=admin%2Fquotes', { headers })
    tally.heard(`the loader of a list by ${actor.name}`, await asked.text())
  }
  expect(tally.takeWrong()).toEqual([])
})

test('public pages show nothing that is hidden, to whomever', async () => {
  for (const actor of actors)
    for (const path of addresses(publicPages))
      for (const address of path.includes('.') ? [path] : [path, asData(path)]) {
        const answer = await lantern.fetch(address, { headers: actor.headers, redirect: 'manual' })
        // The page repeats the search term.
        const text = (await answer.text()).replaceAll(/q=zq7hidden|“zq7hidden”|"zq7hidden"/g, '')
        tally.cell(
          actor,
          `${address} by ${actor.name}`,
          'allowed',
          answer.status < 400 ? 'allowed' : `${answer.status} ${text}`,
        )
        if (!path.includes('zq7hidden') && !isSignedIn(actor))
          tally.heard(`${address} by ${actor.name}`, text)
        else expect(text, `${address} by ${actor.name}`).not.toMatch(/zq7hidden (draft|message|notes)/)
      }
  expect(tally.takeWrong()).toEqual([])
})

test('a file is for the guest who sent it and for staff; to others it does not seem to exist', async () => {
  const visitor = actors.find(({ name }) => name === 'visitor')
  if (!visitor) throw new Error('there is a visitor')
  const key = await uploaded(lantern, visitor.headers)
  for (const actor of actors) {
    const sees = actor.name === 'visitor' || actor.standing === 'staff' || actor.standing === 'reader'
    const file = await lantern.fetch(`/files/${key}`, { headers: actor.headers })
    const expected = sees ? 'allowed' : 'refused'
    const outcome = (status: number) =>
      status === 200 ? 'allowed' : [401, 403, 404].includes(status) ? 'refused' : `${status}`
    tally.cell(actor, `a guest's file by ${actor.name}`, expected, outcome(file.status))
    const listed = await lantern.fetch('/files/quote-attachments', { headers: actor.headers })
    const names = await listed.text()
    tally.cell(
      actor,
      `a guest's file in the list of ${actor.name}`,
      expected,
      names.includes(key) ? 'allowed' : 'refused',
    )
    if (actor.standing === 'staff') continue
    const removed = await lantern.fetch(`/files/${key}`, { method: 'DELETE', headers: actor.headers })
    tally.cell(actor, `a guest's file deleted by ${actor.name}`, 'refused', outcome(removed.status))
  }
  expect(tally.takeWrong()).toEqual([])
})

test('nothing leaked', () => {
  expect(tally.counts.leaks).toBe(0)
  expect(tally.counts.cases).toBeGreaterThan(500)
})
