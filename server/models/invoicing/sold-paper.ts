import type { ServerWords } from '#content/languages.ts'
import type { LineItem, Totals } from '#content/money/line-items.ts'
import type { Seller } from '#server/schema/invoices.ts'

type Sum = { label: string; cents: number; isStrong?: true }

type PaperRow = readonly [string, string, string, string]

type PaperEnd = { text: string; isStrong?: true; link?: string }

/** What an invoice, a credit or an estimate says, in words, in the order in which it is read. */
export type SoldPaper = {
  title: string
  /** What a license covers: null where the language of the paper has no words for it. */
  seller: Omit<Seller, 'licenses'> & {
    licenses: readonly { number: string; covers: string | null }[]
  }
  /** What became of it; `isOver`: in red. */
  state: { text: string; isOver: boolean } | null
  customer: { label: string; name: string; address: string | null }
  facts: readonly (readonly [label: string, value: string])[]
  lines: readonly LineItem[]
  /** Instead of lines: of a statement. */
  table?: { titles: PaperRow; rows: readonly PaperRow[] }
  taxRate: number
  sums: readonly Sum[]
  ends: readonly PaperEnd[]
  note: string
}

type Priced = Totals & { taxRate: number; taxPlace: string | null }

export function totalsOf(sold: Priced, words: ServerWords['invoice']): SoldPaper['sums'] {
  const { taxRate, taxPlace, subtotalCents, taxCents, totalCents } = sold
  const taxed = [
    { label: words.subtotal, cents: subtotalCents },
    { label: words.tax({ rate: taxRate, place: taxPlace }), cents: taxCents },
  ]
  return [...(taxRate > 0 ? taxed : []), { label: words.total, cents: totalCents, isStrong: true }]
}
