import { expect, test } from 'vitest'
import { ownTextsModel } from '#server/models/content/own-texts/own-texts.ts'
import { announce } from '#server/realtime/events.ts'
import { ownTexts } from '#server/schema/own-texts.ts'
import { crawl, inFirstLanguage } from '#tests/crawled-site.ts'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'

type HideableText = { key: string; default: string; mayHide: boolean }

/** Elements without a word or picture in them; what is hidden or a status is filled in by a script. */
const empty =
  /<(h[1-6]|p|ul|ol|dl|li|dt|dd|a|button|summary|section|nav|strong)\b(?![^>]*(?: hidden| role="status"))[^>]*>\s*(?:<!-- -->\s*)*<\/\1>/g
const gaps = (html: string) => {
  const seen = html.replace(/<(script|style|svg|template|textarea|iframe)\b.*?<\/\1>/gs, '·')
  return [
    ...(seen.match(empty) ?? []),
    ...(seen.match(/[^<>]{0,40}\b(?:undefined|null)\b[^<>]{0,40}/g) ?? []),
  ]
}

const selections: readonly [which: string, isHidden: (text: HideableText, index: number) => boolean][] = [
  ['every text', () => true],
  ['every second text', (_text, index) => index % 2 === 0],
]

test('with every text hidden that may be, or every second one, each page stands, without a gap or an empty heading', async () => {
  await using lantern = await lanternWithPages()
  const staff = await ownerCookie(lantern)
  const site = async (fetchPage = lantern.fetch) => {
    const pages = await crawl('/', (path) => fetchPage(path), 'http://localhost')
    return [...pages.values()].filter(({ type }) => type === 'text/html')
  }
  const gapsOf = (pages: Awaited<ReturnType<typeof site>>) =>
    pages.flatMap(({ path, html }) => gaps(html).map((gap) => `${path}: ${gap.slice(0, 200)}`))
  expect(gapsOf(await site())).toEqual([])

  const query = '{ texts(language: "en") { key default mayHide } }'
  const texts = dataOf<HideableText[]>(await call(lantern, query, {}, staff), 'texts')
  for (const [which, isHidden] of selections) {
    const hidden = texts.filter(({ mayHide }) => mayHide).filter(isHidden)
    expect(hidden.length, which).toBeGreaterThan(200)
    // As an earlier version of the software may have left it: lists that would be empty are refused.
    const stored = { language: 'en', version: 1, author: 'Dana', isHidden: true }
    await lantern.db.delete(ownTexts)
    await lantern.db
      .insert(ownTexts)
      .values(hidden.map((text) => ({ ...stored, key: text.key, replaced: text.default })))
    await announce(lantern.db, { model: ownTextsModel, operation: 'update', id: 'en' })
    await expect.poll(() => lantern.ownWords.current().get('en')?.size).toBe(hidden.length)
    const pages = await site(inFirstLanguage(lantern.fetch))
    expect(pages.length, which).toBeGreaterThan(20)
    expect(pages.filter(({ status }) => status >= 500).map(({ path }) => path)).toEqual([])
    expect([...new Set(gapsOf(pages))], which).toEqual([])
  }
}, 240_000)
