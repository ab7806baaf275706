import { expect, test } from 'vitest'
import { loaded, loadedOr } from './loaded.ts'

test('a call that succeeded gives its data', () => {
  expect(loaded({ ok: true, value: { posts: [] } })).toEqual({ posts: [] })
})

const failure = { ok: false, refusal: { code: 'INTERNAL', message: 'Reference: 1' } } as const

test('a page that cannot be loaded is a 503', () => {
  expect(() => loaded(failure)).toThrow(expect.objectContaining({ init: { status: 503 } }))
})

test('a part that cannot be loaded is replaced', () => {
  expect(loadedOr(failure, undefined)).toBeUndefined()
})

test('what the data service refuses is a 400: it came from the address', () => {
  const refused = () => loaded({ ok: false, refusal: { code: 'BAD_INPUT', message: 'Why' } })
  expect(refused).toThrow(expect.objectContaining({ init: { status: 400 } }))
})
