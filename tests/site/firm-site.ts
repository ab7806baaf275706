import { expect } from 'vitest'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { crawl, matchesIn } from '#tests/crawled-site.ts'
import { fullProfile } from '#tests/firms.ts'
import { call, dataOf, guestHeaders, type TestLantern } from '#tests/lantern.ts'
import { profileInput } from '#tests/profile.ts'
import { CreateQuote, createdQuote, filledForm } from '#tests/quotes.ts'

export const albuquerque: BusinessProfile = {
  ...fullProfile,
  place: { ...fullProfile.place, walkIn: false },
  hiddenServices: ['surveillance'],
  hiddenCards: ['safe/depository-safes'],
}

const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'

/** Pages read the profile as it is stored; mails are written with what this process knows of it, a moment later. */
export async function say(lantern: TestLantern, profile: BusinessProfile, headers: Record<string, string>) {
  dataOf(await call(lantern, save, { input: profileInput(profile) }, headers), 'updateBusinessProfile')
  await expect.poll(() => lantern.savedProfile.current()?.name).toBe(profile.name)
}

const files = [
  '/manifest.webmanifest',
  '/blog/feed.xml',
  '/blog/feed.json',
  '/robots.txt',
  '/sitemap.xml',
  '/sos',
]

export async function readSite(lantern: TestLantern): Promise<Map<string, string>> {
  const pages = await crawl('/', (path) => lantern.fetch(path), 'http://localhost')
  const texts = new Map<string, string>()
  for (const { path, html, status } of pages.values()) if (status === 200) texts.set(path, readable(html))
  for (const path of files) texts.set(path, readable(await (await lantern.fetch(path)).text()))
  return texts
}

const readable = (html: string) =>
  html
    // Random: it may hold "4.6", which is what a rating is looked for by.
    .replace(/(name="formToken" value=")[^"]*/g, '$1')
    .replace(/<style\b.*?<\/style>/gs, '')
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/ (?:d|transform|points|viewBox|x|y|r|cx|cy)="[^"]*"/g, '')
    .replace(/ data-[a-z]+="[^"]*"/g, '')
    .replace(/(href|src|action|data-island|data-src)="\/[^"]*"/g, '')

export const foundIn = (site: Map<string, string>, pattern: RegExp) =>
  [...site]
    .filter(([path]) => !path.startsWith('/blog'))
    .flatMap(([path, text]) => matchesIn(text, pattern).map((found) => `${path}: ${found}`))

/** Places that something left behind; what is hidden or a status is filled in by a script. */
export const gaps =
  /<(p|h[1-6]|li|dt|dd|ul|ol|dl|strong|figcaption|address)\b(?![^>]*(?: hidden| role="status"))[^>]*>\s*<\/\1>|\bundefined\b|\[object|>null<|\{[a-z]\w*\}|\s[,.;](?=\s)|(?:· ){2}/g

const isMail = (path: string) => path.startsWith('mail ')

export async function readMails(lantern: TestLantern, headers: Record<string, string>) {
  type Preview = { kind: string; subject: string; text: string }
  const asked = await call(lantern, '{ customerMailPreviews { kind subject text } }', {}, headers)
  const mails = dataOf<Preview[]>(asked, 'customerMailPreviews')
  return new Map(mails.map(({ kind, subject, text }) => [`mail ${kind}`, `${subject}\n${text}`]))
}

export async function doneJob(lantern: TestLantern, headers: Record<string, string>): Promise<string> {
  const input = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.org', phone: '(505) 272-4401' }
  const { id, receipt } = createdQuote(
    await call(
      lantern,
      CreateQuote,
      { input: { ...input, service: 'residential' }, submission: filledForm(lantern.secret) },
      guestHeaders(lantern),
    ),
  )
  const finish = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
  dataOf(await call(lantern, finish, { input: { id, status: 'completed' } }, headers), 'updateQuote')
  return receipt
}

const readPage = async (lantern: TestLantern, path: string) =>
  readable(await (await lantern.fetch(path)).text())

/** All that is said of a firm: its site, its mails and the receipt of a done job. */
export async function readWhole(lantern: TestLantern, headers: Record<string, string>, receipt: string) {
  const [site, mails] = [await readSite(lantern), await readMails(lantern, headers)]
  return new Map([...site, ...mails, [receipt, await readPage(lantern, receipt)]])
}

/** Of what `readWhole` read these alone, as they are now. */
export async function readAgain(
  lantern: TestLantern,
  headers: Record<string, string>,
  paths: readonly string[],
) {
  const texts = paths.some(isMail) ? await readMails(lantern, headers) : new Map<string, string>()
  for (const path of paths) if (!isMail(path)) texts.set(path, await readPage(lantern, path))
  return texts
}

/** What names it, once for each passage in which it does: the header, the footer and shared sections are the same everywhere. */
export function pathsNaming(whole: ReadonlyMap<string, string>, trace: RegExp): string[] {
  const known = new Set<string>()
  return [...whole].flatMap(([path, text]) => {
    const passages = matchesIn(text, trace).filter((passage) => !known.has(passage))
    for (const passage of passages) known.add(passage)
    return passages.length > 0 ? path : []
  })
}
