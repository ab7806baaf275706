import { expect, test } from 'vitest'
import { sameValues, valuesIn } from './record-action.ts'

test('only the id and the named fields are read; what is missing is empty, lines end as they are typed', () => {
  const form = new FormData()
  form.set('id', '7')
  form.set('name', 'Ruth')
  form.set('comment', 'one\r\ntwo')
  form.set('website', 'trap')
  const values = valuesIn(['name', 'comment', 'isApproved'], form)
  expect(values).toEqual({ id: '7', name: 'Ruth', comment: 'one\ntwo', isApproved: '' })
  expect(sameValues(values, { ...values })).toBe(true)
  expect(sameValues(values, { ...values, isApproved: 'yes' })).toBe(false)
})
