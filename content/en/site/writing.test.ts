import { expect, test } from 'vitest'
import { editableTexts } from '#content/en/editable-texts.ts'
import { writingFaults } from '#content/en/writing-rules.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { ourSpeech } from '#tests/firms.ts'

const trees = Object.entries(editableTexts).map(
  ([name, tree]) => [name, wordsFor<object>(tree, ourSpeech(defaultProfile))] as const,
)

/** As the specification quotes them. */
const quoted = /^(?:Check back soon for security tips|Thank you! We'll contact|Thank you for contacting us!)/

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
