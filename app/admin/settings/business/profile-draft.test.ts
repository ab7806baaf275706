import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { profileInput } from '#tests/profile.ts'
import { inputOf, profileOf, profileToDraft, readDraft, textsOf, withRows } from './profile-draft.ts'

const draft = profileToDraft({ ...defaultProfile, affiliations: ['Bayou Guild'] })

test('a stored profile survives the round trip, through the form and without it', () => {
  const form = new FormData()
  for (const [name, text] of textsOf(draft)) form.set(name, text)
  expect(readDraft(form)).toEqual(draft)
  expect(inputOf(draft)).toEqual(profileInput({ affiliations: ['Bayou Guild'] }))
})

test('text that is no number is sent as -1, which is refused, and is not previewed', () => {
  const typing = { ...draft, since: '20x6' }
  expect(inputOf(typing).since).toBe(-1)
  expect(profileOf(typing)).toBeUndefined()
})

test('a row is removed by its place and added at the end', () => {
  expect(withRows(draft, { list: 'fieldHours', remove: 0 }).fieldHours).toEqual(draft.fieldHours.slice(1))
  expect(withRows(draft, { list: 'affiliations' }).affiliations).toEqual(['Bayou Guild', ''])
})
