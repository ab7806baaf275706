import { describe, expect, test } from 'vitest'
import { formatPhone, looksIncomplete } from './phone-format.ts'

/** `|` marks the caret. */
function format(marked: string): string {
  const caret = marked.indexOf('|')
  const result = formatPhone({ text: marked.replace('|', ''), caret })
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`
}

describe('a US number while it is typed', () => {
  test.each([
    ['713|', '713|'],
    ['7135|', '(713) 5|'],
    ['(713) 5550|', '(713) 555-0|'],
    ['7135550123|', '(713) 555-0123|'],
    ['713.555.0123|', '(713) 555-0123|'],
    ['tel:+17135550123|', '(713) 555-0123|'],
    ['\u202a+1 713 555\u20110123\u202c|', '(713) 555-0123|'],
    ['713\u2013555\u20130123|', '(713) 555-0123|'],
    ['(713) 555-0123 |', '(713) 555-0123 |'],
    ['7135550123 (|', '(713) 555-0123 (|'],
    ['+1 713 555 0123 |', '(713) 555-0123 |'],
  ])('%s becomes %s', (typed, shown) => expect(format(typed)).toBe(shown))

  test.each([
    ['a digit put in', '(7193|) 555-012', '(719) 3|55-5012'],
    ['a digit taken out', '(71|) 555-0123', '(71|5) 550-123'],
    ['the space taken out leaves the digits', '(713)|555-0123', '(713|) 555-0123'],
    ['at the number’s end, before the space that begins an extension', '7135550123| ', '(713) 555-0123| '],
    ['at the very front', '|(713) 555-0123', '|(713) 555-0123'],
  ])('the caret stays after its digit: %s', (_, typed, shown) => expect(format(typed)).toBe(shown))

  test('typing each digit and deleting each again never sticks', () => {
    let text = ''
    for (const digit of '7135550123') text = formatPhone({ text: text + digit, caret: text.length + 1 }).text
    expect(text).toBe('(713) 555-0123')
    for (let left = 20; text && left > 0; left--)
      text = formatPhone({ text: text.slice(0, -1), caret: text.length - 1 }).text
    expect(text).toBe('')
  })
})

test.each(['ext 12', 'x12', '# 12', '(ext. 12)'])(
  'typed letter by letter, 7135550123 %s keeps every sign',
  (extension) => {
    let typed = { text: '', caret: 0 }
    for (const sign of `7135550123 ${extension}`)
      typed = formatPhone({ text: typed.text + sign, caret: typed.caret + 1 })
    expect(typed).toEqual({ text: `(713) 555-0123 ${extension}`, caret: 15 + extension.length })
  },
)

describe('pasted numbers', () => {
  test.each([
    ['+1 713 555 0123', '(713) 555-0123'],
    ['1-713-555-0123', '(713) 555-0123'],
    ['+17135550123', '(713) 555-0123'],
  ])('the country code of %s is dropped', (pasted, shown) =>
    expect(formatPhone({ text: pasted, caret: pasted.length })).toEqual({ text: shown, caret: shown.length }),
  )

  test.each([
    '+52 55 1234 5678',
    '+49 30 901820',
    '0044 20 7946 0958',
    '713-555-0123 ext 4',
    '71355501234',
    '+1',
  ])('%s is left alone', (pasted) =>
    expect(formatPhone({ text: pasted, caret: 3 })).toEqual({ text: pasted, caret: 3 }),
  )
})

test.each([
  '(713) 555-0123',
  '+1 713 555 0123',
  '713-555-0123 x12',
  '+52 55 1234 5678',
  '00442079460958',
  '',
])('%s looks complete', (text) => expect(looksIncomplete(text)).toBe(false))

test.each(['713', '555-0123', '(713) 155-0123', '(113) 555-0123', '+52 55', '713555012345'])(
  '%s looks incomplete',
  (text) => expect(looksIncomplete(text)).toBe(true),
)
