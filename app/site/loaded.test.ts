import { expect, test } from 'vitest'
import { loaded, loadedOr } from './loaded.ts'

test('what was asked for comes out', () => {
  expect(loaded({ ok: true, value: { posts: [] } })).toEqual({ posts: [] })
})

const failure = { ok: false, refusal: { code: 'INTERNAL', message: 'Reference: 1' } } as const

test('a page that cannot be loaded says so, for a while', () => {
  expect(() => loaded(failure)).toThrow(expect.objectContaining({ init: { status: 503 } }))
})

test('a part of a page is left out', () => {
  expect(loadedOr(failure, undefined)).toBeUndefined()
})

test('what the data service refuses came from the address: the visitor’s mistake', () => {
  const refused = () => loaded({ ok: false, refusal: { code: 'BAD_INPUT', message: 'Why' } })
  expect(refused).toThrow(expect.objectContaining({ init: { status: 400 } }))
})
