import { expect, test } from 'vitest'
import { wordsFor } from '#content/texts.ts'
import { bareProfile, fullProfile, ourSpeech } from '#tests/firms.ts'
import { practiceTraces } from '#tests/site/practice-traces.ts'
import { editableTexts } from '#words/editable-texts.ts'
import { type BusinessProfile, defaultProfile } from './business-profile.ts'
import { hiddenWith, isPracticeSaid, type Practice, practices } from './practices.ts'

const mobile = { ...fullProfile, place: { ...fullProfile.place, walkIn: false } }

const without = (profile: BusinessProfile, practice: Practice) => ({
  ...profile,
  hiddenPractices: hiddenWith(practice, true, profile),
})

const said = (profile: BusinessProfile) =>
  Object.values(editableTexts).map((words) => JSON.stringify(wordsFor<object>(words, ourSpeech(profile))))

/** Cards of services and the page of brands go as a whole: their pages say so, and not their texts. */
const wholePages: readonly Practice[] = ['workAsDescribed', 'brands']

test.each(practices.filter((name) => !wholePages.includes(name)))(
  'no text for visitors speaks of %s once it is hidden',
  (practice) => {
    expect(said(defaultProfile).join('')).toMatch(practiceTraces[practice])
    for (const profile of [defaultProfile, mobile, bareProfile]) {
      const left = said(without(profile, practice)).flatMap((text) =>
        Array.from(text.matchAll(practiceTraces[practice]), ({ 0: found, index }) =>
          text.slice(Math.max(0, index - 80), index + found.length + 40),
        ),
      )
      expect(left, profile.name).toEqual([])
    }
  },
)

test('what is hidden is not said, and comes back as it was', () => {
  const hidden = without(defaultProfile, 'picksFirst')
  expect(isPracticeSaid('picksFirst', hidden)).toBe(false)
  expect(isPracticeSaid('limits', hidden)).toBe(true)
  expect(hiddenWith('picksFirst', false, hidden)).toEqual([])
})
