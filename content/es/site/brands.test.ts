import { expect, test } from 'vitest'
import { brandsWords as inEnglish } from '#content/en/site/brands.ts'
import { brandsWords } from './brands.ts'

test('the brands, their order and their pages are those of the first language', () => {
  const named = ({ brands }: Pick<typeof brandsWords, 'brands'>) =>
    brands.map(({ id, name, slug }) => ({ id, name, slug }))
  expect(named(brandsWords)).toEqual(named(inEnglish))
})
