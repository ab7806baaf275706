import { expect, test } from 'vitest'
import { imageSources } from './image-address.ts'

const path = '/images/0192f1c0-0000-7000-8000-000000000000'

test('an image of ours comes in three widths, whatever the width or the site in its address', () => {
  const sources = `${path}-480.webp 480w, ${path}-960.webp 960w, ${path}-1600.webp 1600w`
  expect(imageSources(`${path}-960.webp`)).toBe(sources)
  expect(imageSources(`https://lock.example${path}-1600.webp`)).toBe(sources)
})

test.each([
  '/images/x.webp',
  `${path}-7.webp`,
  `https://e.example/a?b=${path}-480.webp`,
  '/pictures/a.jpg',
  '',
])('there is one of %s', (address) => expect(imageSources(address)).toBeUndefined())
