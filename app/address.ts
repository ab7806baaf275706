/*
 * A build stands under the prefix of its language ("/es", none for the first). The router adds and takes off that prefix by
 * itself, in `Link`, `Form`, `redirect` and `useLocation`. What stands outside of it needs whole addresses, and they
 * are made here: links of documents, requests by script, what other programs read.
 */
export const prefix = import.meta.env.BASE_URL.replace(/\/$/, '')

export const address = (path: string): string => prefix + path

export const pathIn = ({ pathname }: Pick<URL, 'pathname'>): string =>
  pathname === prefix || pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || '/' : pathname
