import { expect, test } from 'vitest'
import { z } from 'zod'
import { email, line, name, paragraph, parseInput, toE164 } from './input.ts'

const nameOf = (typed: string) => parsed(name('nameMissing'), typed)
const emailOf = (typed: string) => parsed(email, typed)

test.each([
  ['\u202eanaR', 'anaR'],
  ['Ro\u200bsa\u00ad', 'Rosa'],
  ['\ufeffRosa\u2069', 'Rosa'],
  ['Rosa\u200d', 'Rosa'],
  ['\u00a0Rosa\u202fMaria\u2028Lee\u3000', 'Rosa Maria Lee'],
  // Joiners between letters and between emoji are part of what is written.
  ['نمی\u200cدانم', 'نمی\u200cدانم'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Ana 👩\u200d🔧', 'Ana 👩\u200d🔧'],
  ['X Æ A-12', 'X Æ A-12'],
  ['李', '李'],
  ['4', '4'],
])('the name %j is stored as %j', (typed, stored) => {
  expect(nameOf(typed)).toBe(stored)
})

test.each(['', ' ', '\u200b', '\u202e\u2066', '\u200d', '.', '—', '\u3164'])(
  'the name %j is missing',
  (typed) => {
    expect(nameOf(typed)).toEqual({ reason: 'nameMissing' })
  },
)

test('a last name may be a dot, and not be invisible', () => {
  expect(parsed(line('lastNameMissing', 100), '.')).toBe('.')
  expect(parsed(line('lastNameMissing', 100), '\u2060')).toEqual({ reason: 'lastNameMissing' })
})

test('paragraphs keep their lines and lose what cannot be seen', () => {
  expect(parsed(paragraph(100), 'Gate\u200b code\r\n\u202e4021')).toBe('Gate code\n4021')
})

test.each([
  ['smith&sons@example.com', 'smith&sons@example.com'],
  ["o'brien+lock@example.com", "o'brien+lock@example.com"],
  ['  rosa@example.com\u200b ', 'rosa@example.com'],
  ['rosa @ example.com', 'rosa@example.com'],
  ['Rosa Diaz <rosa@example.com>', 'rosa@example.com'],
  ['mailto:rosa@example.com', 'rosa@example.com'],
  ['rosa@example.com.', 'rosa@example.com'],
  ['rosa@münchen.example', 'rosa@xn--mnchen-3ya.example'],
  ['josé@example.com', 'josé@example.com'],
  ['a.@example.com', 'a.@example.com'],
  ['root@localhost', 'root@localhost'],
  ['Rosa@Example.COM', 'Rosa@Example.COM'],
])('the address %j is stored as %j', (typed, stored) => {
  expect(emailOf(typed)).toBe(stored)
})

test.each(['', 'rosa', 'rosa@', '@example.com', 'rosa@exa mple.com', 'a@b@example.com', 'rosa@-x.com'])(
  '%j is no address',
  (typed) => {
    expect(emailOf(typed)).toEqual({ reason: 'emailMissing' })
  },
)

test.each([
  ['713-555-0161 / 713-555-0162', '+17135550161'],
  ['713·555·0161', '+17135550161'],
  ['713\u2009555\u20090161', '+17135550161'],
  ['713-555-O161', '+17135550161'],
  ['７１３－５５５－０１６１', '+17135550161'],
  ['713-555-0161, 4021#', '+17135550161'],
  ['cell 713 555 0161, ask for Ana', '+17135550161'],
  ['+52 55 1234 5678', '+525512345678'],
  ['call me', null],
  ['911', null],
])('%j is called at %s', (typed, number) => {
  expect(toE164(typed)).toBe(number)
})

function parsed<Value>(schema: z.ZodType<Value>, typed: string) {
  const result = parseInput(z.object({ field: schema }), { field: typed })
  if (result.ok) return result.value.field
  return result.refusal.fields?.field
}
