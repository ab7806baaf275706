import { expect, test } from 'vitest'
import { editableTexts } from '#content/es/editable-texts.ts'
import { writingFaults } from '#content/es/writing-rules.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { inOurWords } from '#tests/firms.ts'
import { speechOf } from '../facts.ts'

const speech = speechOf(inOurWords(defaultProfile))
const trees = Object.entries(editableTexts).map(
  ([name, tree]) => [name, wordsFor<object>(tree, speech)] as const,
)

/** The thanks of the specification are exclamations in English, too. */
const quoted = /^¡Gracias(?:!| por escribirnos!)/

test.each(trees)('%s is written as we write', (_name, words) => {
  expect(writingFaults(words).filter((text) => !quoted.test(text))).toEqual([])
})

test('the description of each page fits a search result', () => {
  const descriptions = trees.flatMap(([name, words]) =>
    [words, ...Object.values(words)].flatMap((part: unknown) =>
      typeof part === 'object' && part && 'description' in part ? [[name, String(part.description)]] : [],
    ),
  )
  expect(descriptions.filter(([, { length } = '']) => length < 120 || length > 155)).toEqual([])
  expect(descriptions.length).toBeGreaterThan(serviceSlugs.length + 10)
})
