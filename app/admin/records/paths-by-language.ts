import { inWordsOf } from '#content/site-addresses.ts'
import type { SiteLanguage } from '#server/pages/request-services.ts'

/** Where a page stands in each language: "/blog/:slug", and "/es/blog/:slug". */
export const pathsByLanguage = (languages: readonly SiteLanguage[], path: string): Record<string, string> =>
  Object.fromEntries(
    languages.map(({ code, prefix, addresses }) => [code, prefix + inWordsOf(addresses, path)]),
  )
