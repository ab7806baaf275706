import { isJson, readJson } from '#server/models/formats/json-table.ts'
import { isWordPress } from '#server/models/formats/wordpress.ts'
import type { ImportKindName } from '#server/schema/imports.ts'
import { customerImport } from './customer-import.ts'
import { guessColumns } from './import-columns.ts'
import type { ImportKind } from './import-kind.ts'
import { invoiceImport } from './invoice-import.ts'
import { originalTool } from './original-tool.ts'
import { postImport } from './post-import.ts'
import { priceImport } from './price-import.ts'
import { requestImport } from './request-import.ts'
import { reviewImport } from './review-import.ts'
import { testimonialImport } from './testimonial-import.ts'

const kinds: Readonly<Record<ImportKindName, ImportKind>> = {
  customers: customerImport,
  prices: priceImport,
  requests: requestImport,
  invoices: invoiceImport,
  posts: postImport,
  reviews: reviewImport,
  testimonials: testimonialImport,
}

export const importKindOf = (name: ImportKindName): ImportKind => kinds[name]

/** Of the tables of the original each says by its fields what it holds, and a WordPress export holds posts: wherever it is sent. */
export function recognisedKind(text: string): ImportKindName | undefined {
  if (isWordPress(text)) return 'posts'
  if (!isJson(text)) return undefined
  const { titles } = readJson(text)
  return (['requests', 'posts', 'reviews', 'testimonials'] as const).find(
    (name) => guessColumns(titles, kinds[name].guide).tool === originalTool,
  )
}
