/** `e164`: of what cannot be read as a number, the digits that were typed. An extension stands in `display` only. */
export type PhoneLine = { display: string; e164: string }

/**
 * The line of a number that a customer left: written the American way where it is a US number and nothing else, else as they
 * typed it, so that nothing they wrote is hidden.
 */
export function phoneLineOf({ phone, phoneE164 }: { phone: string; phoneE164: string | null }): PhoneLine {
  const [, written = '', extension] = extensionAtEnd.exec(phone) ?? []
  const number = phone.slice(0, phone.length - written.length)
  const e164 = phoneE164 ?? (firstUsNumber.exec(number)?.[0] ?? number).replace(/[^\d+]/g, '')
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  const isAll = /^(?:tel)?1?\d{10}$/i.test(number.replace(punctuation, ''))
  if (!area || !isAll) return { display: phone, e164 }
  return { display: `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}`, e164 }
}

/** As people write it behind a number: "x9", "ext. 12", "#4"; and as phones do: ",12", ";ext=12". */
const extensionAtEnd = /\d([\s,;()]*(?:ext(?:n|ensi[oó]n)?|int|x|#|,)[.:=#\s]*(\d{1,8})[\s)#]*)$/iu

/** Of what holds more digits than one number has. */
const firstUsNumber = /(?:\+?1[\s().-]*)?[2-9]\d{2}[\s().-]*[2-9]\d{2}[\s().-]*\d{4}(?!\d)/

const punctuation = /[^\p{L}\p{N}]/gu

export const extensionOf = ({ display }: Pick<PhoneLine, 'display'>): string | undefined =>
  extensionAtEnd.exec(display)?.[2]

/** The digits by which two numbers are compared as they were typed: without the country's 1, and without an extension. */
export function digitsWithoutCountry(typed: string): string {
  const folded = foldPhone(typed)
  const [, written = ''] = extensionAtEnd.exec(folded) ?? []
  const number = folded.slice(0, folded.length - written.length)
  return number.replace(/\P{Nd}/gu, '').replace(/^1(?=\d{10}$)/, '')
}

/**
 * The link that calls a line. A comma is a pause and then the digits, on iOS and Android alike; neither dials the `;ext=`
 * of RFC 3966 as it is meant.
 */
export function telHref(line: PhoneLine): string {
  const extension = extensionOf(line)
  return `tel:${line.e164}${extension ? `,${extension}` : ''}`
}

/** The link that begins a text message. iOS takes the body after `&`, Android after `?`: both take this. */
export const smsHref = ({ e164 }: Pick<PhoneLine, 'e164'>, body?: string): string =>
  body === undefined ? `sms:${e164}` : `sms:${e164}?&body=${encodeURIComponent(body)}`

/**
 * Whether there is anything to call: people may have stored any text, and the emergency number is not theirs. E.164 has 15
 * digits at most.
 */
export const isDialable = ({ e164 }: Pick<PhoneLine, 'e164'>): boolean =>
  /^\+?\d{7,15}$/.test(e164.replace(/[^\d+]/g, ''))

/** Seven digits, or the letters of a keypad among them ("713-555-LOCK"). */
export function canBeCalled(typed: string): boolean {
  const folded = foldPhone(typed)
  if (folded.replace(/\D/g, '').length >= 7) return true
  return /^1?(?!911)[2-9]\d{2}[\da-z]{7}/i.test(folded.replace(punctuation, ''))
}

/** Digits as 0 to 9, a letter O among them as a zero, and each unusual mark or space between them as a space. */
export const foldPhone = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}+#*,;:()/.\s-]/gu, ' ')
    .replace(numberWithLetterO, (number) => (/\d{2}/.test(number) ? number.replace(/o/gi, '0') : number))
    .replace(/\s+/g, ' ')
    .trim()

const numberWithLetterO = /\b[\do][\do\s().-]*[\do]\b/gi

/** Area codes of +1 that are neither in the US nor in Canada (nationalnanpa.com, geographic codes by country). */
const caribbean =
  /^\+1(?:242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876)/

/**
 * Whether a call to a number may cost more than one in the country: it is abroad, or one that earns money by being called
 * (area code 900, exchange 976). Anybody can enter one in a form and wait for our call.
 */
export const mayCostExtra = ({ e164 }: Pick<PhoneLine, 'e164'>): boolean =>
  /^\+(?!1)|^\+1900|^\+1\d{3}976\d{4}$/.test(e164) || caribbean.test(e164)
