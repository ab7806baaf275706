import { expect, test } from 'vitest'
import { clashesOf } from './appointments.ts'

const at = (time: string) => new Date(`2026-11-27T${time}:00Z`)
const job = (
  id: string,
  time: string,
  scheduledMinutes: number | null,
  assigneeId: string | null = 'mike',
) => ({
  id,
  scheduledAt: at(time),
  scheduledMinutes,
  assigneeId,
})

test('two at once clash, one after the other does not, nor do those of others or of nobody', () => {
  const clashes = clashesOf([
    job('late', '11:00', 30),
    job('long', '09:00', 121),
    job('inside', '10:00', 15),
    job('jess', '10:00', 60, 'jess'),
    job('nobody', '10:00', 60, null),
    job('also nobody', '10:00', 60, null),
    job('usual', '14:00', null),
    job('next', '15:00', 30),
  ])
  expect(clashes.get('long')).toEqual(['inside', 'late'])
  expect(clashes.get('inside')).toEqual(['long'])
  expect(clashes.get('late')).toEqual(['long'])
  expect([...clashes.keys()].toSorted()).toEqual(['inside', 'late', 'long'])
})
