import { expect, test } from 'vitest'
import { speechOf } from '#content/es/facts.ts'
import { servicesOverviewWords } from '#content/es/site/services-overview.ts'
import { textsOf } from '#content/es/writing-rules.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { inOurWords } from '#tests/firms.ts'
import { serviceWords } from './services.ts'

const files = { serviceWords, servicesOverviewWords }

test.each(['serviceWords', 'servicesOverviewWords'] as const)(
  '%s says one promise about the price',
  (file) => {
    const said = textsOf(wordsFor(files[file], speechOf(inOurWords(defaultProfile)))).flatMap((text) =>
      text.split(/(?<=[.?]) /),
    )
    const aboutPrice = said.filter((sentence) => /\bprecios?\b/i.test(sentence))
    for (const sentence of aboutPrice)
      expect(sentence).toBe('Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no.')
  },
)

const speech = speechOf(inOurWords(defaultProfile))
const optional = Object.keys(speech.facts).filter((name) => !(name in certain()))

function certain(): Record<string, true> {
  return { company: true, city: true, state: true, place: true, phone: true, year: true, trashDays: true }
}

test.each(optional)('every page has its title, heading, lead and paragraphs without %s', (name) => {
  const without = { ...speech, facts: { ...speech.facts, [name]: undefined } }
  for (const slug of serviceSlugs) {
    const { summary, title, hero, intro, action } = wordsFor(serviceWords[slug], without)
    expect([summary, title, hero.heading, hero.lead, action.text].every(Boolean), slug).toBe(true)
    expect(intro.paragraphs, slug).toHaveLength(2)
  }
})
