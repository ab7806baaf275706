import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { coverFor } from '#app/drawings/covers.tsx'
import type { PageHandle, ShareImage } from '#app/site/site-pages.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { bareProfile, fullProfile, inOurWords, ourSpeech } from '#tests/firms.ts'
import { albuquerque, columbus } from '#tests/site/another-firm/firms.ts'
import { foreignIn } from '#tests/site/another-firm/sentences.ts'
import { firstPosts } from '#words/site/first-posts.ts'
import { drawShareImage, footOf, shareImageCache } from './draw-share-image.ts'
import { drawingMarkup } from './drawing-markup.ts'

const handles = import.meta.glob<PageHandle | undefined>('../*/route.tsx', { import: 'handle', eager: true })

const pages: [name: string, page: ShareImage][] = Object.values(handles).flatMap((handle) =>
  Object.entries(handle?.shareImages ?? {}).flatMap(([name, describe]): [string, ShareImage][] => {
    const image = describe(ourSpeech(defaultProfile))
    return image ? [[name, image]] : []
  }),
)
const posts: typeof pages = firstPosts.map((post) => {
  const Cover = coverFor(post)
  return [`post-${post.slug}`, { title: post.title, drawing: <Cover alternative="" /> }]
})

test('every page with a drawing has an image', () => {
  expect(pages.length).toBeGreaterThan(15)
})

test.each(pages)('the drawing of %s needs no style sheet and no font', (_name, { drawing }) => {
  expect(drawingMarkup(drawing).inner).not.toMatch(/ class=|<text|style=/)
})

test.each([...pages, ...posts])('the image of %s has its size and is light', async (_name, page) => {
  const bytes = await drawShareImage(page, inOurWords(defaultProfile))
  const { width, height, format } = await sharp(bytes).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(bytes.length).toBeLessThan(100_000)
})

test('letters of other alphabets are drawn in shapes of their own, and what no font has does not stop the image', async () => {
  const drawing = (
    <svg viewBox="0 0 1 1">
      <title>None</title>
    </svg>
  )
  const drawn = (title: string) => drawShareImage({ title, drawing }, inOurWords(defaultProfile))
  const [missing, ...names] = await Promise.all(['漢', 'Ж', 'Ω', 'Ễ', 'Ł', 'Ж🔑'].map(drawn))
  for (const name of names) expect(name).not.toEqual(missing)
  expect(names.at(-1)).toEqual(names[0])
})

test('the foot of an image names the place, and licenses where there are any', async () => {
  const home = pages.find(([name]) => name === 'home')?.[1]
  if (!home) throw new Error('no image of the home page')
  const long = 'The Rio Grande Valley Lock, Safe and Door Company of Albuquerque'
  for (const profile of [bareProfile, { ...fullProfile, name: long }])
    expect((await sharp(await drawShareImage(home, inOurWords(profile))).metadata()).width).toBe(1200)
  expect(footOf(inOurWords(bareProfile))).toBe('Albuquerque, New Mexico')
  expect(footOf(inOurWords(fullProfile))).toBe('Albuquerque, New Mexico · License GS-29 398112')
})

test.each([albuquerque, columbus])(
  'nothing that is drawn for a firm in another city is of the one in Houston',
  (firm) => {
    const speech = ourSpeech(firm.profile)
    const drawn = Object.values(handles).flatMap((handle) =>
      Object.entries(handle?.shareImages ?? {}).flatMap(([name, describe]): [string, string[]][] => {
        const image = describe(speech)
        if (!image) return []
        const labels = drawingMarkup(image.drawing).labels.map(({ text }) => text)
        return [[name, [image.title, ...labels, footOf(inOurWords(firm.profile))]]]
      }),
    )
    expect(drawn.length).toBeGreaterThan(10)
    expect(foreignIn(new Map(drawn), firm.foreign)).toEqual([])
  },
)

const bytes = (text: string) => Uint8Array.from(Buffer.from(text))

test('an image is made once for all who ask, and then kept', async () => {
  const cachedImage = shareImageCache(10)
  const make = vi.fn(async () => bytes('a'))
  const all = await Promise.all(Array.from({ length: 50 }, () => cachedImage('home', make)))
  await cachedImage('home', make)
  expect(make).toHaveBeenCalledOnce()
  expect(new Set(all.map(({ etag }) => etag)).size).toBe(1)
})

test('one image is made at a time', async () => {
  const cachedImage = shareImageCache(10)
  let [busy, most] = [0, 0]
  const make = async () => {
    busy += 1
    most = Math.max(most, busy)
    await new Promise((resolve) => setTimeout(resolve, 1))
    busy -= 1
    return bytes('a')
  }
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => cachedImage(key, make)))
  expect(most).toBe(1)
})

test('a failed image is tried again, and keeps no other one waiting', async () => {
  const cachedImage = shareImageCache(10)
  const failing = cachedImage('home', () => Promise.reject(new Error('no room')))
  const other = cachedImage('about', async () => bytes('b'))
  await expect(failing).rejects.toThrow('no room')
  await expect(other).resolves.toBeDefined()
  await expect(cachedImage('home', async () => bytes('a'))).resolves.toBeDefined()
})

test('at the bound the image that was asked for least recently goes', async () => {
  const cachedImage = shareImageCache(2)
  const make = vi.fn(async () => bytes('a'))
  for (const key of ['a', 'b', 'a', 'c']) await cachedImage(key, make)
  expect(make).toHaveBeenCalledTimes(3)
  await cachedImage('a', make)
  expect(make).toHaveBeenCalledTimes(3)
  await cachedImage('b', make)
  expect(make).toHaveBeenCalledTimes(4)
})
