import { exactDollars } from '#app/ui/dollars.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'

/** What is open: "$20.00", or "$20.00 to pay back" where the business owes it. */
export const owedText = (cents: number, textOf = exactDollars): string =>
  cents < 0 ? words.goesBack(textOf(-cents)) : textOf(cents)
