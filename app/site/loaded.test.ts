import { expect, test } from 'vitest'
import { loaded } from './loaded.ts'

test('what was asked for comes out', () => {
  expect(loaded({ ok: true, data: { posts: [] } })).toEqual({ posts: [] })
})

test('a failure of ours is thrown as one, to be logged', () => {
  const failed = () => loaded({ ok: false, error: { code: 'INTERNAL', message: 'Reference: 1' } })
  expect(failed).toThrow('Reference: 1')
})

test('what the data service refuses came from the address: the visitor’s mistake', () => {
  const refused = () => loaded({ ok: false, error: { code: 'BAD_INPUT', message: 'Why' } })
  expect(refused).toThrow(expect.objectContaining({ init: { status: 400 } }))
})
