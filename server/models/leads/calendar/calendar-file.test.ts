import { expect, test } from 'vitest'
import { type CalendarAppointment, calendarFile } from './calendar-file.ts'

const appointment: CalendarAppointment = {
  id: '019a',
  title: 'Dana W., Automotive',
  address: '1200 Main St; Suite 5\nHouston, TX',
  notes: ['(713) 555-0117', 'Gate 4411; mind the dog'],
  url: 'https://example.com/admin/inbox/quotes/019a',
  startsAt: new Date('2026-11-23T15:30:00Z'),
  minutes: 90,
  changedAt: new Date('2026-11-22T12:00:00.123Z'),
}

test('an appointment has a beginning and an end in UTC, and the same name whenever it is read', () => {
  const lines = calendarFile('Jobs', [appointment]).split('\r\n')
  expect(lines).toContain('UID:019a@lantern')
  expect(lines).toContain('DTSTART:20261123T153000Z')
  expect(lines).toContain('DTEND:20261123T170000Z')
  expect(lines).toContain('LAST-MODIFIED:20261122T120000Z')
})

test('commas, semicolons, backslashes and line ends are escaped; no line of a customer becomes a line of the file', () => {
  const title = 'a\\b\r\nEND:VEVENT\u0007'
  const file = calendarFile('Jobs', [{ ...appointment, title }])
  expect(file).toContain('SUMMARY:a\\\\b\\nEND:VEVENT\r\n')
  expect(file).toContain('LOCATION:1200 Main St\\; Suite 5\\nHouston\\, TX\r\n')
  expect(file.replaceAll('\r\n ', '')).toContain(
    'DESCRIPTION:(713) 555-0117\\nGate 4411\\; mind the dog\\nhttps://example.com/admin/inbox/quotes/019a\r\n',
  )
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1)
})

test('lines are folded at 75 octets, never within a character', () => {
  const title = 'ñ日🔑'.repeat(40)
  const file = calendarFile('Jobs', [{ ...appointment, title }])
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

test('a calendar without appointments is one all the same', () => {
  expect(calendarFile('Jobs', [])).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
})
