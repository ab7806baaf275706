import { expect, test } from 'vitest'
import { momentIn, momentText } from './moments.ts'

test.each([
  ['2026-11-21 03:41:07.123+00', '2026-11-21T03:41:07.123Z', '2026-11-21T03:41:07.123Z'],
  ['2026-11-20 21:41:07-06', '2026-11-21T03:41:07.000Z', '2026-11-21T03:41:07.000Z'],
  ['0026-05-01 00:00:00+00', '0026-05-01T00:00:00.000Z', '0026-05-01T00:00:00.000Z'],
  ['0099-05-01 00:00:00-05:50:36', '0099-05-01T05:50:36.000Z', '0099-05-01T05:50:36.000Z'],
  ['0001-12-31 00:00:00+00 BC', '0000-12-31T00:00:00.000Z', '0001-12-31T00:00:00.000Z BC'],
  ['0044-03-15 00:00:00+00 BC', '-000043-03-15T00:00:00.000Z', '0044-03-15T00:00:00.000Z BC'],
  ['12345-01-01 00:00:00.5+05:30', '+012344-12-31T18:30:00.500Z', '12344-12-31T18:30:00.500Z'],
])('%s is read as %s and written as the same moment', (stored, iso, written) => {
  expect(momentIn(stored).toISOString()).toBe(iso)
  expect(momentText(momentIn(stored))).toBe(written)
})

test.each(['infinity', '-infinity'])('%s is a date like another, and written as itself', (stored) => {
  expect(() => momentIn(stored).toISOString()).not.toThrow()
  expect(momentText(momentIn(stored))).toBe(stored)
})
