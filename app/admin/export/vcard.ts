export type CardContact = {
  name: string
  company?: string | null
  /** The first of each is the one to use. */
  phones: readonly string[]
  emails: readonly string[]
  address?: string | null
  notes?: string | null
}

/**
 * One card of version 3.0 (RFC 2426), which phones, Google and Outlook read. The whole address stands where the street is: it was
 * typed in one line.
 */
export function cardOf({ name, company, phones, emails, address, notes }: CardContact): string {
  const [family = '', ...given] = name.split(' ').toReversed()
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(family)};${escaped(given.toReversed().join(' '))};;;`,
    company && `ORG:${escaped(company)}`,
    ...phones.map((phone) => `TEL;TYPE=VOICE:${escaped(phone)}`),
    ...emails.map((email) => `EMAIL;TYPE=INTERNET:${escaped(email)}`),
    address && `ADR;TYPE=HOME:;;${escaped(address)};;;;`,
    notes && `NOTE:${escaped(notes)}`,
    'END:VCARD',
  ]
    .filter((line) => line !== null && line !== undefined && line !== '')
    .map((line) => `${folded(String(line))}\r\n`)
    .join('')
}

const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

const mostBytes = 75

/** At most 75 bytes a line, and no letter cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let text = ''
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > mostBytes) {
      text += '\r\n '
      bytes = 1
    }
    text += letter
    bytes += size
  }
  return text
}
