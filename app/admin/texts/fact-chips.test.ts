import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { factsOf } from '#words/facts.ts'
import { conditionNamed, factNamed } from '#words/panel/text-facts.ts'
import { piecesOf } from './fact-chips.ts'

const isKnown = (name: string) => name !== 'town'

test('a text is words and chips, and conditions that follow each other are one', () => {
  expect(piecesOf('We come to {city} in {arrival}{mobile}{does-safe}. Call {town}.', isKnown)).toEqual([
    'We come to ',
    { fact: 'city' },
    ' in ',
    { fact: 'arrival' },
    { conditions: ['mobile', 'does-safe'] },
    '. Call ',
    '{town}',
    '.',
  ])
  expect(piecesOf('', isKnown)).toEqual([])
})

test('what prints something has a name in plain words, and what prints nothing says when it holds', () => {
  const facts = Object.entries(factsOf(defaultProfile))
  const spoken = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase()
  const isWord = (name: string) => /^[a-z]+$/.test(name)
  const unnamed = facts.filter(
    ([name, value]) => value && (conditionNamed(name) || (factNamed(name) === spoken(name) && !isWord(name))),
  )
  expect(unnamed.map(([name]) => name)).toEqual([])
  expect(
    facts.filter(([name, value]) => value === '' && !conditionNamed(name)).map(([name]) => name),
  ).toEqual([])
})
