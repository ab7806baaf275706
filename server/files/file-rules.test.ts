import { expect, test } from 'vitest'
import { attachmentRules } from '#content/attachment-rules.ts'
import { attachmentTexts } from '#content/en/site/form-errors.ts'
import {
  isKey,
  newKey,
  partSizeFor,
  partsOf,
  readableName,
  sanitizedName,
  thumbnailKey,
} from './file-rules.ts'

const mib = 1024 * 1024

test('the texts are those of the specification', () => {
  expect(attachmentTexts).toEqual({
    help: 'Max 4 files, 40MB total. Images and PDFs only.',
    tooManyFiles: 'Maximum 4 files allowed',
    tooManyBytes: 'Total file size must not exceed 40MB',
  })
})

test('up to 5 MB is one part, above it is 5 MB parts and a rest', () => {
  expect(partsOf(1)).toEqual([{ number: 1, size: 1 }])
  expect(partsOf(5 * mib)).toEqual([{ number: 1, size: 5 * mib }])
  expect(partsOf(5 * mib + 1)).toEqual([
    { number: 1, size: 5 * mib },
    { number: 2, size: 1 },
  ])
  expect(partsOf(12 * mib).map((part) => part.size)).toEqual([5 * mib, 5 * mib, 2 * mib])
})

test('the part size doubles to stay within 10,000 parts', () => {
  expect(partSizeFor(50_000 * mib)).toBe(5 * mib)
  expect(partSizeFor(50_000 * mib + 1)).toBe(10 * mib)
  expect(partSizeFor(100_000 * mib + 1)).toBe(20 * mib)
  const fiveTerabytes = 5 * 1024 * 1024 * mib
  expect(Math.ceil(fiveTerabytes / partSizeFor(fiveTerabytes))).toBeLessThanOrEqual(
    attachmentRules.maximumParts,
  )
})

test.each([
  ['front door.jpg', 'front_door.jpg'],
  ['a_b(1)+c.PDF', 'a_b_1__c.PDF'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['Türschloß.jpeg', 'T_rschlo_.jpeg'],
  ['🔑.png', '_.png'],
  ['x\0y', 'x_y'],
])('%j is sanitized to %j', (name, expected) => {
  expect(sanitizedName(name)).toBe(expected)
})

test('a key has the time, a random part and the sanitized name', () => {
  const key = newKey('front door.jpg', new Date(1_700_000_000_000))
  expect(key).toMatch(/^quote-attachments\/1700000000000-[0-9a-f]{24}_front_door\.jpg$/)
  expect(newKey('front door.jpg', new Date(1_700_000_000_000))).not.toBe(key)
  expect(isKey(key)).toBe(true)
  expect(thumbnailKey(key)).toMatch(/^thumbnails\/1700000000000-[0-9a-f]{24}_front_door\.jpg\.webp$/)
  expect(newKey('x'.repeat(5000), new Date()).length).toBeLessThan(200)
})

test.each([
  'quote-attachments/../secret',
  'quote-attachments/1-000000000000000000000000_/../x',
  'quote-attachments/1-000000000000000000000000_a/b',
  'quote-attachments/1-000000000000000000000000_',
  'thumbnails/1-000000000000000000000000_a.webp',
  '/etc/passwd',
  '',
])('%j is not a key', (text) => {
  expect(isKey(text)).toBe(false)
})

test('readable names lose paths, control and direction characters', () => {
  expect(readableName('C:\\fakepath\\Schloß.jpg')).toBe('Schloß.jpg')
  expect(readableName('photo\u202egpj.exe')).toBe('photogpj.exe')
  expect(readableName('a\0b\nc.jpg')).toBe('abc.jpg')
  expect(readableName('\ud800.jpg')).toBe('\ufffd.jpg')
  expect(readableName('../')).toBeUndefined()
})
