import { expect, test, vi } from 'vitest'
import { shareImageCache } from './share-image.ts'

const bytes = (text: string) => Uint8Array.from(Buffer.from(text))

test('a picture is made once for all who ask, and then kept', async () => {
  const pictureOf = shareImageCache(10)
  const make = vi.fn(async () => bytes('a'))
  const all = await Promise.all(Array.from({ length: 50 }, () => pictureOf('home', make)))
  await pictureOf('home', make)
  expect(make).toHaveBeenCalledOnce()
  expect(new Set(all.map(({ etag }) => etag)).size).toBe(1)
})

test('one picture is made at a time', async () => {
  const pictureOf = shareImageCache(10)
  let [busy, most] = [0, 0]
  const make = async () => {
    busy += 1
    most = Math.max(most, busy)
    await new Promise((resolve) => setTimeout(resolve, 1))
    busy -= 1
    return bytes('a')
  }
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => pictureOf(key, make)))
  expect(most).toBe(1)
})

test('what failed is tried again, and holds up nobody', async () => {
  const pictureOf = shareImageCache(10)
  const failing = pictureOf('home', () => Promise.reject(new Error('no room')))
  const other = pictureOf('about', async () => bytes('b'))
  await expect(failing).rejects.toThrow('no room')
  await expect(other).resolves.toBeDefined()
  await expect(pictureOf('home', async () => bytes('a'))).resolves.toBeDefined()
})

test('at the bound the picture that was asked for least recently goes', async () => {
  const pictureOf = shareImageCache(2)
  const make = vi.fn(async () => bytes('a'))
  for (const key of ['a', 'b', 'a', 'c']) await pictureOf(key, make)
  expect(make).toHaveBeenCalledTimes(3)
  await pictureOf('a', make)
  expect(make).toHaveBeenCalledTimes(3)
  await pictureOf('b', make)
  expect(make).toHaveBeenCalledTimes(4)
})
