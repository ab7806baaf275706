import { expect, test } from 'vitest'
import { nameTrees, type OwnWords } from '#content/own-words.ts'
import { defaultProfile as facts } from '#content/profile/business-profile.ts'
import { claimsOf } from '#content/profile/claims.ts'
import { practices } from '#content/profile/practices.ts'
import { profileSections } from '#content/profile/profile-sections.ts'
import { inOurWords } from '#tests/firms.ts'
import { editableTexts } from '#words/editable-texts.ts'
import { whereClaimShows, whereItShows } from './where-it-shows.ts'

const defaultProfile = inOurWords(facts)

const textsOf = (...given: Parameters<typeof whereItShows>) =>
  whereItShows(...given).flatMap(({ texts }) => texts)

test('every section shows what the site says of it, with facts in all places', () => {
  // What can be booked is said on receipts only.
  for (const section of profileSections.filter((each) => each !== 'services' && each !== 'booking')) {
    const texts = textsOf(section, defaultProfile)
    expect(texts, section).not.toEqual([])
    expect(texts.join(' '), section).not.toMatch(/[{}\u2063]/)
  }
})

test('what stands follows what is typed, and a claim that is withdrawn is not shown', () => {
  const typed = { ...defaultProfile, sameDayBefore: '3 PM' }
  expect(textsOf('promises', typed).join(' ')).toContain('3 PM')
  const silent = { ...typed, sameDayBefore: null, nights: false, laborWarrantyDays: null }
  expect(textsOf('promises', silent).join(' ')).not.toMatch(/3 PM|any hour|90 days/)
})

test('where the owner changed a sentence, his is shown, of a claim and beside the section that it is entered in', () => {
  nameTrees(editableTexts)
  const own = 'Doors of {city} since {since}, three generations'
  const words: OwnWords = new Map([['home.info.years.title', own]])
  const profile = { ...facts, ownWords: new Map([['en', words]]) }
  const said = 'Doors of Houston since 2016, three generations'
  const [home] = whereClaimShows('since', profile)
  expect(home?.texts).toContain(said)
  expect(home?.texts.join()).not.toContain('Serving Houston')
  expect(textsOf('reputation', profile)).toContain(said)
  expect(textsOf('reputation', { ...profile, since: 1999 })).toContain(said.replace('2016', '1999'))
  expect(textsOf('reputation', defaultProfile)).not.toContain(said)
})

test('a claim shows at most two sentences of a page, and only such as speak of it', () => {
  for (const name of claimsOf(defaultProfile))
    for (const { texts } of whereClaimShows(name, defaultProfile))
      expect(texts.length, name).toBeLessThanOrEqual(2)
  const placed = whereClaimShows('place', defaultProfile).flatMap(({ texts }) => texts)
  for (const text of placed) expect(text).toMatch(/Houston|Texas/)
  const nights = whereClaimShows('nights', defaultProfile).flatMap(({ texts }) => texts)
  expect(nights).toContain('Locksmith in Houston, day and night')
  expect(nights.join(' ')).not.toMatch(/feel tedious|Call \(713\)/)
})

test('what the site says of how a business works is shown in its sentences, as they read now', () => {
  for (const practice of practices) {
    const shown = whereClaimShows(practice, defaultProfile)
    expect(shown, practice).not.toEqual([])
    for (const { texts } of shown) expect(texts.join(' '), practice).not.toMatch(/[{}]/)
  }
  const asks = whereClaimShows('asksForProof', defaultProfile).flatMap(({ texts }) => texts)
  expect(asks.join(' ')).toContain('We ask for proof before we open a door')
  expect(claimsOf({ ...defaultProfile, place: { ...defaultProfile.place, walkIn: true } })).not.toContain(
    'carriesParts',
  )
})
