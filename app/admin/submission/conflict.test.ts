import { expect, test } from 'vitest'
import type { Run } from '#server/data-service/in-process.ts'
import { formWords } from '#words/panel/form.ts'
import { asConflict } from './conflict.ts'

// The documents of one test have no common type.
const run: Run = async () => ({
  ok: true,
  value: { businessProfile: { timeZone: 'America/Chicago' } } as never,
})

const version = '2026-11-20T15:09:00.000Z'
const at = '9:09\u00a0AM'
const gone = { code: 'NOT_FOUND', message: 'gone' } as const
const taken = { code: 'CONFLICT', message: 'It is there.' } as const

test('a record that another person saved is a conflict with its version', async () => {
  expect(await asConflict(gone, { run, savedAt: async () => version })).toEqual({
    code: 'CONFLICT',
    message: formWords.overtaken.reason(at),
    conflict: { version },
  })
})

test('a record that is gone is none, nor is a refusal of another kind', async () => {
  expect(await asConflict(gone, { run, savedAt: async () => undefined })).toBeUndefined()
  const wrong = { code: 'BAD_INPUT', message: 'wrong' } as const
  expect(await asConflict(wrong, { run, savedAt: async () => version })).toBeUndefined()
  expect(await asConflict(taken, { run, savedAt: async () => version })).toBeUndefined()
  expect(await asConflict(undefined, { run, savedAt: async () => version })).toBeUndefined()
})

test('a new record whose id is taken was sent before', async () => {
  const sentBefore = '/admin/prices/1/edit'
  expect(await asConflict(taken, { run, savedAt: async () => version, sentBefore })).toEqual({
    code: 'CONFLICT',
    message: formWords.sentBefore.reason(at),
    conflict: { version, sentBefore },
  })
})
