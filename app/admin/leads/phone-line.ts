/** The number to show and to call: formatted where it is a US number, else as the person typed it. */
export function phoneLineOf(lead: { phone: string; phoneE164: string | null }): {
  display: string
  e164: string
} {
  const e164 = lead.phoneE164 ?? withoutExtension(lead.phone).replace(/[^\d+]/g, '')
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  return { display: area ? `(${area}) ${exchange}-${line}` : lead.phone, e164 }
}

const withoutExtension = (typed: string) => typed.replace(/\s*(ext|x|#).*$/i, '')
