import type { ImportKindName } from '#server/schema/imports.ts'
import { customerImport } from './customer-import.ts'
import type { ImportKind } from './import-kind.ts'
import { invoiceImport } from './invoice-import.ts'
import { priceImport } from './price-import.ts'
import { requestImport } from './request-import.ts'

const kinds: Readonly<Record<ImportKindName, ImportKind>> = {
  customers: customerImport,
  prices: priceImport,
  requests: requestImport,
  invoices: invoiceImport,
}

export const importKindOf = (name: ImportKindName): ImportKind => kinds[name]
