import { expect, test } from 'vitest'
import { type Language, languages } from '#content/languages.ts'
import { builtPages } from './built-pages.ts'

const [first] = languages

test('a start without the build of a language says what makes it', async () => {
  const french: Language = { ...first, code: 'fr' }
  await expect(builtPages(undefined, [first, french])).rejects.toThrow(
    'There are no pages in "fr" yet: npm run build',
  )
})

test('a build is loaded once, and files belong to their language', async () => {
  const pages = await builtPages(undefined)
  expect(await pages.of(first)).toBe(await pages.of(first))
  expect(pages.assetFolder(first)).toMatch(/build\/client$/)
})
