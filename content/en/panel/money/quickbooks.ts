import { paymentMethodWords } from '../../invoice.ts'

export const quickBooksWords = {
  title: 'For QuickBooks',
  about:
    'Invoices, credits and payments of a time for your bookkeeper. QuickBooks Online takes the invoices from a CSV file; QuickBooks Desktop takes all of it from an IIF file. Import each time once: neither program notices a second copy.',
  from: 'From',
  to: 'To',
  online: 'CSV for Online',
  desktop: 'IIF for Desktop',
  names: 'Accounts, item and tax codes are named in the settings of estimates and invoices.',
  toNames: 'Change the names',
  methods: paymentMethodWords,
  tip: 'Tip',
  discountOn: (line: string) => `Discount: ${line}`,
}

export const bookNameWords = {
  title: 'Names in QuickBooks',
  about: 'As your bookkeeper’s file calls them. Those of a new company file are filled in.',
  receivable: 'Account: what customers owe',
  deposits: 'Account: money received',
  income: 'Account: income',
  item: 'Product or service',
  salesTax: 'Account and item: sales tax',
  taxAgency: 'Tax agency',
  tips: 'Account: tips owed to staff',
  taxed: 'Tax code: taxed',
  untaxed: 'Tax code: not taxed',
}
