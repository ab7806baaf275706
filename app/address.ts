import { inFirstWords, inWordsOf } from '#content/site-addresses.ts'
import { addresses } from '#words/site/addresses.ts'

/*
 * A build stands under the prefix of its language ("/es", none for the first), and its pages under words of that language. The
 * router adds and takes off the prefix by itself, in `Link`, `Form`, `redirect` and `useLocation`, and knows paths in the first
 * language only. What stands outside of it needs whole addresses, and they are made here: links of documents, requests by
 * script, what other programs read.
 */
export const prefix = import.meta.env.BASE_URL.replace(/\/$/, '')

export const address = (path: string): string => prefix + inWordsOf(addresses, path)

export const pathIn = ({ pathname }: Pick<URL, 'pathname'>): string =>
  inFirstWords(
    addresses,
    pathname === prefix || pathname.startsWith(`${prefix}/`)
      ? pathname.slice(prefix.length) || '/'
      : pathname,
  )
