import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { profileSections } from '#content/profile-contradictions.ts'
import { whereItShows } from './where-it-shows.ts'

const textsOf = (...given: Parameters<typeof whereItShows>) =>
  whereItShows(...given).flatMap(({ texts }) => texts)

test('every section shows what the site says of it, with facts in all places', () => {
  for (const section of profileSections.filter((each) => each !== 'services')) {
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
