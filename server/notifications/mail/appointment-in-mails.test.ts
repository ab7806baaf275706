import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { inOurWords } from '#tests/firms.ts'
import { english } from '#tests/languages/in-english.ts'
import { composeAlarmMail } from './lead-mail.ts'
import { composeSummaryMail } from './summary-mail.ts'

const context = { company: inOurWords(defaultProfile), site: 'https://example.com', words: english.words }
const id = '0190c8a0-0000-7000-8000-000000000001'
const scheduledAt = '2026-11-23T20:00:00.000Z'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the person who is given a job reads its window of arrival', () => {
  const payload = {
    ...{ id, firstName: 'Dana', lastName: 'Whitfield', phone: '(713) 555-0117', phoneE164: '+17135550117' },
    contactBy: null,
    ...{ email: 'dana@example.com', service: 'automotive', message: '', fileUrls: [] },
    ...{ submittedAt: '2026-11-21T03:41:07.123Z', quarantineReasons: [] },
  }
  const job = { address: null, scheduledAt, windowMinutes: 120, quotedCents: null, notes: null }
  const alarm = { reason: 'given' as const, isEmergency: false, minutes: 0, waiting: 1, job }
  const { text } = composeAlarmMail({ alarm, lead: { kind: 'Quote', payload } }, context)
  expect(plain(text)).toContain('Appointment: Monday, November 23, 2026, between 2 and 4 PM')
})

test('the morning’s mail has the windows of the appointments of the day', () => {
  const line = { kind: 'Quote' as const, id, name: 'Dana', phone: '(713) 555-0117', service: 'automotive' }
  const at = new Date(scheduledAt)
  const { text } = composeSummaryMail(
    {
      waiting: [],
      followUps: [],
      appointments: [
        { ...line, at, windowMinutes: 120, assignee: null },
        { ...line, at, windowMinutes: null, assignee: 'Mike' },
      ],
    },
    context,
  )
  expect(plain(text)).toContain('- between 2 and 4 PM, Dana, ')
  expect(plain(text)).toContain('- 2:00 PM, Dana, ')
})
