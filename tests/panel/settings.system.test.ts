import { expect, test } from 'vitest'
import { settingsOf } from '#app/admin/settings/home/find-settings.ts'
import { settingsGroups } from '#app/admin/settings/settings-entries.ts'
import { type SafetyChanges, saveSafety } from '#server/backup/backup-safety.ts'
import { makeBackup, temporaryFolder, withPassphrase } from '#tests/backups.ts'
import { lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'

async function opened() {
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const html = async (path: string, asked: HeadersInit = headers) =>
    (await (await lantern.fetch(path, { headers: asked })).text())
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
  return { lantern, html, [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose]() }
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('every setting that the search finds leads to a heading with its name', async () => {
  await using panel = await opened()
  for (const page of settingsGroups.flatMap(({ pages }) => pages)) {
    const [, ...parts] = settingsOf(page)
    for (const { to, name } of parts) {
      const [path = '', id] = to.split('#')
      const html = await panel.html(path)
      const heading = id ? new RegExp(`<h2 id="${id}"[^>]*>(.*?)</h2>`) : /<h1[^>]*>(.*?)<\/h1>/
      expect([to, heading.exec(html)?.[1]]).toEqual([to, name])
    }
  }
})

test('the home of the settings lists what one may open, and answers a search without script', async () => {
  await using panel = await opened()
  const linksIn = (html: string) =>
    [...(/<main.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(/<a href="(\/admin\/settings[^"]*)"/g)].map(
      ([, to]) => to,
    )
  const all = await panel.html('/admin/settings')
  expect(linksIn(all)).toEqual(settingsGroups.flatMap(({ pages }) => pages.map(({ path }) => path)))
  const found = await panel.html('/admin/settings?q=favicon')
  expect(linksIn(found)).toEqual(['/admin/settings/brand#icon-heading'])
  expect(textOf(await panel.html('/admin/settings?q=submarine'))).toContain(
    'No setting is called “submarine”.',
  )

  const writer = await secondPerson(
    panel.lantern,
    await ownersBrowser(panel.lantern),
    'writer@example.com',
    'writer',
  )
  const theirs = await panel.html('/admin/settings', writer.headers)
  expect(linksIn(theirs)).toEqual([
    '/admin/settings/security',
    '/admin/settings/sessions',
    '/admin/settings/api-keys',
  ])
  expect(linksIn(await panel.html('/admin/settings?q=backup', writer.headers))).toEqual([])
})

/** Of each item its mark and what it says. */
async function stateOf(html: string) {
  const [, items = ''] = /<ul class="backup-state"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  return [...items.matchAll(/data-mark="(\w+)">(.*?)<\/li>/gs)].map(([, mark, item = '']) =>
    [mark, textOf(item.replace(/<span class="sr-only">.*?<\/span>/, ''))].join(' '),
  )
}

const path = '/admin/settings/data'
const stored = (lantern: TestLantern, changes: SafetyChanges) => saveSafety(lantern.db, changes)
const opens = { kind: 'opened', rows: {}, files: 0 } as const

test('the state of the backups is true when nothing is set up, and asks for no shell', async () => {
  await using panel = await opened()
  const html = await panel.html(path)
  expect(await stateOf(html)).toEqual([
    'open No backup yet',
    'open Not encrypted',
    'open No second place',
    'open Never proved',
  ])
  expect(html).not.toMatch(/npm run|ssh-keygen/)
})

test('the state of the backups follows what is set up', async () => {
  await using panel = await opened()
  const { lantern } = panel
  const at = new Date()
  const shown = async () => stateOf(await panel.html(path))
  await makeBackup(lantern)
  await stored(lantern, { lastDrill: { at, name: '', from: 'here', outcome: opens } })
  expect(await shown()).toEqual([
    'open Not encrypted',
    'open No second place',
    expect.stringMatching(/^well Proved .*\d/),
  ])

  await withPassphrase(lantern)
  expect(await shown()).toContain('open Encrypted from the next backup on')
  await makeBackup(lantern)
  const place = {
    kind: 'folder',
    path: await temporaryFolder(),
    markerId: 'none',
    isSameDisk: false,
  } as const
  await stored(lantern, { place })
  expect(await shown()).toEqual([
    'well Encrypted',
    'open Second place still empty',
    // It was the copy on this machine that was opened.
    expect.stringMatching(/^open Proved /),
  ])

  const lastDrill = { at, name: '', from: 'place', outcome: opens } as const
  await stored(lantern, { lastCopy: { at, name: '' }, lastDrill })
  expect(await shown()).toEqual([
    'well Encrypted',
    'well In a second place',
    expect.stringMatching(/^well Proved /),
  ])
  const old = new Date(at.getTime() - 3 * 24 * 3_600_000)
  await stored(lantern, { place: { ...place, isSameDisk: true }, lastDrill: { ...lastDrill, at: old } })
  expect(await shown()).toEqual([
    'well Encrypted',
    'late Second place on the same disk',
    expect.stringMatching(/^open Proved /),
  ])
})

test('the state of the backups says what failed', async () => {
  await using panel = await opened()
  const at = new Date()
  await stored(panel.lantern, {
    place: { kind: 'folder', path: '/mnt/none', markerId: 'none', isSameDisk: false },
    lastCopy: { at, name: '', failure: 'placeMissing' },
    lastDrill: { at, name: '', from: 'place', outcome: { kind: 'failed', reason: 'drillDamaged' } },
    lastFailure: { at, reason: 'backupNoRoom' },
  })
  expect(await stateOf(await panel.html(path))).toEqual([
    'late The last backup failed',
    'open Not encrypted',
    'late The last copy failed',
    expect.stringMatching(/^late Could not be opened /),
  ])
})
