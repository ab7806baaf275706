import { expect, test } from 'vitest'
import { enteredInProfile, ofText } from '#content/entered-texts.ts'
import { editableTexts } from '#content/es/editable-texts.ts'
import { factsOf, speechOf } from '#content/es/facts.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { type Kind, mapParts } from '#content/profile/fact-kinds.ts'
import { kindsOfFacts } from '#content/profile/facts.ts'
import { wordsFor } from '#content/texts.ts'
import { fullProfile } from '#tests/firms.ts'

/** They are the same in all languages. */
const names =
  /^(?:name|place\.\w+|serviceAreas|affiliations|licenses\.(?:number|holder|authority)|people\.name)$/

/** The profile with English words wherever its owner types a line that is no name. */
function typedInEnglish(kind: Kind, value: unknown, path: string): unknown {
  switch (kind.is) {
    case 'line':
      return names.test(path) || value === null ? value : `zzqx words of ${path}`
    case 'optional':
      return value === null ? null : typedInEnglish(kind.of, value, path)
    case 'list':
      return Array.isArray(value) ? value.map((each) => typedInEnglish(kind.of, each, path)) : value
    case 'object':
      return mapParts(kind.parts, (part, name) =>
        typedInEnglish(part, Object(value)[name], `${path}.${name}`),
      )
    default:
      return value
  }
}

const everything: BusinessProfile = {
  ...fullProfile,
  photos: [{ subject: 'owner', image: '/images/owner-960.webp', alt: 'The owner' }],
  people: [{ name: 'Ana', role: 'Owner', photo: null }],
}

// Of the same shape.
const english = Object.fromEntries(
  Object.entries(kindsOfFacts).map(([name, kind]) => [
    name,
    typedInEnglish(kind, Object(everything)[name], name),
  ]),
) as BusinessProfile

const textsIn = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(textsIn)
      : []

test('no Spanish sentence holds what the owner typed in English, whatever fact it is', () => {
  const speech = speechOf({ ...english, ownWords: new Map() })
  const mixed = Object.values(editableTexts)
    .flatMap((tree) => textsIn(wordsFor(tree, speech)))
    .filter((text) => text.includes('zzqx'))
  expect(mixed).toEqual([])
})

test('each of them is asked for in Spanish', () => {
  const asked = enteredInProfile(english).map(({ text }) => text)
  const typed = textsIn(english).filter((text) => text.includes('zzqx'))
  expect(typed.filter((text) => !asked.includes(text))).toEqual([])
  expect(typed.length).toBeGreaterThan(12)
})

test('with his Spanish for it, the sentences are there again', () => {
  const typed = [english.crewExperience, english.liabilityInsurance, english.serviceCall.residential]
  const translations = typed.map((text, index) => [ofText(text ?? ''), `dicho ${index}`] as const)
  const ownWords = new Map([['es', new Map(translations)]])
  const said = Object.values(editableTexts).flatMap((tree) =>
    textsIn(wordsFor(tree, speechOf({ ...english, ownWords }))),
  )
  for (const index of typed.keys()) expect(said.some((text) => text.includes(`dicho ${index}`))).toBe(true)
})

test('figures are the same in all languages', () => {
  const facts = factsOf({
    ...fullProfile,
    ...{ customers: '1,000+', liabilityInsurance: '$2M', bond: '$50,000' },
    serviceCall: { residential: '$65', commercial: 'from $85' },
  })
  expect(facts).toMatchObject({ customers: '1,000+', insurance: '$2M', bond: '$50,000', homePrice: '$65' })
  expect(facts.businessPrice).toBeUndefined()
})
