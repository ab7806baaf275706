import { expect, test } from 'vitest'
import { editableTexts } from '#words/editable-texts.ts'
import { textPages } from './text-pages.ts'

test('each text that the owner may change stands below one of the names in the list', () => {
  const listed = textPages.flatMap(({ keys }) => keys)
  const missing = Object.keys(editableTexts).filter(
    (tree) => !listed.some((start) => start.startsWith(`${tree}.`)),
  )
  expect(missing).toEqual([])
})
