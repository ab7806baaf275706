import { describe, expect, test } from 'vitest'
import { categoryDrawingWords } from '#content/en/site/drawings.ts'
import { servicesOverviewWords } from '#content/en/site/services-overview.ts'
import { structuredDataWords } from '#content/en/site/structured-data.ts'
import { textsOf } from '#content/en/writing-rules.ts'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { serviceSlugs } from '#content/services.ts'
import { type BusinessFacts, wordsFor } from '#content/texts.ts'
import { bareProfile, fullProfile } from '#tests/firms.ts'
import { factsOf } from '../../facts.ts'
import { serviceWords } from './services.ts'

const files = { serviceWords, servicesOverviewWords, structuredDataWords, categoryDrawingWords }

const textsFor = (facts: BusinessFacts) =>
  Object.values(files).flatMap((words) => textsOf(wordsFor(words, facts)))

const matching = (profile: BusinessProfile, pattern: RegExp) =>
  textsFor(factsOf(profile)).filter((text) => pattern.test(text.replace(harmless, '')))

/** Words that only look like claims of the business: things of customers, and names of work. */
const harmless =
  /^license$|license plate|depository|for your insurer|Insurance or police report|antenna loop/gi

const ofHouston =
  /Houston|Texas|Harris|\bLoop\b|hurricane|Gulf|humid|\bclay\b|\bDPS\b|Heights|palm|salt air|August/i

test.each([
  ['with no facts', bareProfile],
  ['with all facts', fullProfile],
])('a firm in Albuquerque %s reads nothing of Houston', (_name, profile) => {
  expect(matching(profile, ofHouston)).toEqual([])
})

test('a firm that says only who and where it is promises nothing', () => {
  const promises =
    /24\/7|any hour|day and night|same (?:day|night)|tonight|insur|bond|licens|warrant|deposit|\$|\d+ minutes|our vans|one van/i
  expect(matching(bareProfile, promises)).toEqual([])
})

test.each(['serviceWords', 'servicesOverviewWords'] as const)(
  '%s says one promise about the price',
  (file) => {
    const said = textsOf(wordsFor(files[file], factsOf(defaultProfile))).flatMap((text) =>
      text.split(/(?<=[.?]) /),
    )
    const aboutPrice = said.filter(
      (sentence) => /\bprices?\b/i.test(sentence) && !/new cylinder/.test(sentence),
    )
    for (const sentence of aboutPrice)
      expect(sentence).toBe('You hear the whole price before any work, and may say no.')
  },
)

const facts = factsOf(defaultProfile)
const optional = Object.keys(facts).filter((name) => !(name in certain()))

function certain(): Record<string, true> {
  return { company: true, city: true, state: true, place: true, phone: true, year: true, trashDays: true }
}

describe.each(optional)('without %s', (name) => {
  const without = { ...facts, [name]: undefined }

  test('no text has a gap', () => {
    expect(
      textsFor(without).filter((text) => /\{(?!service\})|undefined|null| {2}|^\s|\s$|^$/.test(text)),
    ).toEqual([])
  })

  test('every page has its title, heading, lead and paragraphs', () => {
    for (const slug of serviceSlugs) {
      const { summary, title, hero, intro, action } = wordsFor(serviceWords[slug], without)
      expect([summary, title, hero.heading, hero.lead, action.text].every(Boolean), slug).toBe(true)
      expect(intro.paragraphs, slug).toHaveLength(2)
    }
  })
})
