import parsePhoneNumber from 'libphonenumber-js/min'

/** A phone number in E.164, read as a US number unless it says otherwise; null when it cannot be read as one. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumber(phone, 'US')
  return number?.isPossible() ? number.number : null
}

/** A number that was typed as bare digits, set the way people write it; any other writing is the person's own. */
export function readableNumber(phone: string): string {
  const number = /^\d+$/.test(phone) ? parsePhoneNumber(phone, 'US') : undefined
  return number?.formatNational() ?? phone
}
