/** What pages are called in the addresses of a language, by their path in the first one. */
export type Addresses = Readonly<Record<string, string>>

/** Query and fragment stay as they are. */
const withPath = (address: string, change: (path: string) => string) => address.replace(/^[^?#]*/, change)

/** The router knows a path in capitals and with a slash at its end, too. */
export const inWordsOf = (addresses: Addresses, path: string): string =>
  withPath(path, (known) => addresses[known.toLowerCase().replace(/\/+$/, '')] ?? known)

export const inFirstWords = (addresses: Addresses, address: string): string =>
  withPath(address, (asked) => Object.keys(addresses).find((path) => addresses[path] === asked) ?? asked)
