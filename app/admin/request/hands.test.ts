import { expect, test } from 'vitest'
import { handsBeforeWork } from './hands.ts'

const request = (id: string | null, takenAt: string | null) => ({
  assignee: id === null ? null : { id, name: id, label: id },
  takenAt,
  assignmentNote: null,
})

test.each([
  ['has no assignee', request(null, null), { assigneeId: '' }],
  ['waits for my yes', request('me', null), { assigneeId: 'me', takenAt: '', assignmentNote: '' }],
  ['is mine', request('me', '2026-11-28T05:11:54.967Z'), {}],
  ['waits for the yes of another', request('teo', null), {}],
  ['is of another', request('teo', '2026-11-28T05:11:54.967Z'), {}],
])('an undo of work on what %s restores who had it only where the work took it', (_case, before, undo) => {
  expect(handsBeforeWork(before, 'me')).toEqual(undo)
})
