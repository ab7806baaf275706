/** The number to show and to call: formatted where it is a US number, else as the person typed it. */
export function phoneLineOf(quote: { phone: string; phoneE164: string | null }): {
  display: string
  e164: string
} {
  const e164 = quote.phoneE164 ?? withoutExtension(quote.phone).replace(/[^\d+]/g, '')
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  return { display: area ? `(${area}) ${exchange}-${line}` : quote.phone, e164 }
}

const withoutExtension = (typed: string) => typed.replace(/\s*(ext|x|#).*$/i, '')
