export type Typed = { text: string; caret: number }

/** Copied contacts carry unseen marks (writing direction, soft hyphens), and links their scheme. */
const invisible = /^\s*tel:|\p{Cf}/giu
const dashes = /\p{Pd}/gu

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Letters (an extension), and every number that is not from here, are the writer's own business. */
const isPlainUsTyping = /^[\d\s().-]*$/
const completeWithCountryCode = /^\+?1\d{10}$/

/**
 * Writes a US number as (713) 555-0142 while it is typed, the caret staying after the same digit.
 * +1 and 1 before a complete number are dropped; numbers with another country code are left alone.
 * What follows a complete number is kept as it is typed: an extension begins with it.
 */
export function formatPhone({ text, caret }: Typed): Typed {
  const visible = text.replace(invisible, '').replace(dashes, '-')
  const compact = visible.replace(/[\s().-]/g, '')
  const hasCountryCode = completeWithCountryCode.test(compact)
  const digits = hasCountryCode ? digitsOf(compact).slice(1) : digitsOf(text)
  const isUsNumber = isPlainUsTyping.test(visible) && /^[2-9]\d{0,9}$/.test(digits)
  if (!hasCountryCode && !isUsNumber) return { text, caret }

  const after = digits.length === 10 ? afterLastDigit(visible) : ''
  const formatted = writeUsNumber(digits) + after
  const beforeCaret = text.slice(0, caret)
  const digitsBeforeCaret = digitsOf(beforeCaret).length - (hasCountryCode ? 1 : 0)
  if (digitsBeforeCaret < digits.length)
    return { text: formatted, caret: positionAfterDigit(formatted, digitsBeforeCaret) }
  const typedAfter = Math.min(after.length, afterLastDigit(beforeCaret).length)
  return { text: formatted, caret: formatted.length - after.length + typedAfter }
}

const afterLastDigit = (text: string) => text.slice(text.search(/\D*$/))

function writeUsNumber(digits: string): string {
  if (digits.length < 4) return digits
  const area = digits.slice(0, 3)
  const exchange = digits.slice(3, 6)
  const line = digits.slice(6)
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`
}

function positionAfterDigit(text: string, count: number): number {
  if (count <= 0) return 0
  let seen = 0
  for (let position = 0; position < text.length; position++)
    if (/\d/.test(text[position] ?? '') && ++seen === count) return position + 1
  return text.length
}

/**
 * Whether a number looks unfinished. A hint only: people do have unusual numbers.
 * US area codes and exchanges begin with 2 to 9 (North American Numbering Plan); E.164 has 15 digits at most.
 */
export function looksIncomplete(text: string): boolean {
  const trimmed = text.trim()
  if (!trimmed) return false
  const beforeExtension = trimmed.split(/[a-z#]/i)[0] ?? ''
  const digits = digitsOf(beforeExtension)
  if (/^(\+(?!1)|00)/.test(trimmed)) return digits.length < 8 || digits.length > 15
  return !/^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits)
}
