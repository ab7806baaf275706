import { href } from 'react-router'
import type { importKindWords } from '#words/panel/imports.ts'

export type ImportKindName = keyof typeof importKindWords

type ImportScreen = { path: string; refusedPath: string; listPath: string }

export const importScreens: Readonly<Record<ImportKindName, ImportScreen>> = {
  customers: {
    path: href('/admin/customers/import'),
    refusedPath: href('/admin/customers/import/refused.csv'),
    listPath: href('/admin/customers'),
  },
  prices: {
    path: href('/admin/prices/import'),
    refusedPath: href('/admin/prices/import/refused.csv'),
    listPath: href('/admin/prices'),
  },
  requests: {
    path: href('/admin/inbox/import'),
    refusedPath: href('/admin/inbox/import/refused.csv'),
    listPath: href('/admin/inbox'),
  },
  invoices: {
    path: href('/admin/invoices/import'),
    refusedPath: href('/admin/invoices/import/refused.csv'),
    listPath: href('/admin/invoices'),
  },
  posts: {
    path: href('/admin/blogs/import'),
    refusedPath: href('/admin/blogs/import/refused.csv'),
    listPath: href('/admin/blogs'),
  },
  reviews: {
    path: href('/admin/reviews/import'),
    refusedPath: href('/admin/reviews/import/refused.csv'),
    listPath: href('/admin/reviews'),
  },
  testimonials: {
    path: href('/admin/testimonials/import'),
    refusedPath: href('/admin/testimonials/import/refused.csv'),
    listPath: href('/admin/testimonials'),
  },
}

export const importKinds = Object.keys(importScreens) as ImportKindName[]

/** Of the screen of a kind, or of its file of what was left out, in whatever language. */
export function importKindAt(pathname: string): ImportKindName {
  const kind = importKinds.find((one) => pathname.includes(importScreens[one].path))
  if (!kind) throw new Error(`no import at ${pathname}`)
  return kind
}
