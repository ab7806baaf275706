import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { profileInput } from '#tests/profile.ts'
import { changeIn, changeText, withRows } from './list-rows.ts'
import { draftIn, draftOf, inputOf, profileOf, textsOf } from './profile-draft.ts'

const draft = draftOf({ ...defaultProfile, affiliations: ['Bayou Guild'] })

test('what is stored comes back the same, through the form and without it', () => {
  const form = new FormData()
  for (const [name, text] of textsOf(draft)) form.set(name, text)
  expect(draftIn(form)).toEqual(draft)
  expect(inputOf(draft)).toEqual(profileInput({ affiliations: ['Bayou Guild'] }))
})

test('a figure that is none is sent as one that is refused, and is not previewed', () => {
  const typing = { ...draft, since: '20x6' }
  expect(inputOf(typing).since).toBe(-1)
  expect(profileOf(typing)).toBeUndefined()
})

test('the button of a row says which one goes', () => {
  const form = new FormData()
  form.set('rows', changeText({ list: 'fieldHours', remove: 0 }))
  const change = changeIn(form)
  expect(change).toEqual({ list: 'fieldHours', remove: 0 })
  expect(change && withRows(draft, change).fieldHours).toEqual(draft.fieldHours.slice(1))
  expect(withRows(draft, { list: 'affiliations' }).affiliations).toEqual(['Bayou Guild', ''])
  expect(changeIn(new FormData())).toBeUndefined()
})
