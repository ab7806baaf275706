/** By which names a bookkeeper's QuickBooks knows what our invoices and payments are about. */
export type BookNames = Readonly<Record<(typeof bookNameKeys)[number], string>>

export const bookNameKeys = [
  'receivable',
  'deposits',
  'income',
  'item',
  'salesTax',
  'taxAgency',
  'tips',
  'taxed',
  'untaxed',
] as const

/** Those of a new company file of QuickBooks in the United States. */
export const defaultBookNames: BookNames = {
  receivable: 'Accounts Receivable',
  deposits: 'Undeposited Funds',
  income: 'Sales',
  item: 'Services',
  salesTax: 'Sales Tax Payable',
  taxAgency: 'Sales Tax Agency',
  tips: 'Tips Payable',
  taxed: 'Tax',
  untaxed: 'Non',
}
