import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Name,Note\nJosé Peña,“dög”'

const utf16 = (order: 'le' | 'be', mark: boolean) => {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le')
  return Uint8Array.from(order === 'le' ? bytes : bytes.swap16())
}

test('UTF-8 and UTF-16 are read with and without a byte order mark', () => {
  expect(decodeText(Buffer.from(text))).toBe(text)
  expect(decodeText(Buffer.from(`\ufeff${text}`))).toBe(text)
  for (const order of ['le', 'be'] as const)
    for (const mark of [true, false]) expect(decodeText(utf16(order, mark)), `${order} ${mark}`).toBe(text)
})

test('what is no UTF-8 is Windows-1252, line by line, so that a broken letter spoils no other line', () => {
  const windows = Uint8Array.from(
    [...'Jos'].map((one) => one.charCodeAt(0)).concat(0xe9, 0x0a, 0x93, 0x61, 0x94),
  )
  expect(decodeText(windows)).toBe('José\n“a”')
  expect(decodeText(Buffer.concat([Buffer.from('Peña\n'), windows]))).toBe('Peña\nJosé\n“a”')
})

test('an empty file, and one of zeros, give no text', () => {
  expect(decodeText(new Uint8Array())).toBe('')
  expect(decodeText(new Uint8Array(100))).toBe('')
})

test('a workbook is no UTF-16, however many zeros it has', () => {
  const zeros = new Uint8Array(2_000)
  expect(decodeText(Buffer.concat([Buffer.from('PK\u0003\u0004'), zeros]))).toBe('PK\u0003\u0004')
  expect(decodeText(Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), zeros]))).toBe('ÐÏ\u0011à')
})
