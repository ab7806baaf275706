import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

type Call = { headers: Record<string, string | number>; body: string | Uint8Array; signal: AbortSignal }

/** `text`: the beginning of what was answered. */
export type Reply = { status: number; statusText: string; text: string }

/** Posts once; follows no redirect. Rejects when no answer came, with why as its `code` or its class. */
export type Post = (url: string, call: Call) => Promise<Reply>

/** The name leads to an address that this may not connect to. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

const bodyLimit = 64 * 1024

/**
 * A way to post to the addresses that `mayConnect` allows. The socket connects to the very address that was checked, so a
 * name that changes its mind between the check and the connection gains nothing.
 */
export function poster(mayConnect: (address: string) => boolean): Post {
  return async (url, { headers, body, signal }) => {
    const { protocol, hostname } = new URL(url)
    // An address in place of a name is never looked up. URL has already turned 2130706433 and 0x7f.1 into 127.0.0.1.
    const address = hostname.replace(/^\[|\]$/g, '')
    if (isIP(address) && !mayConnect(address)) throw new AddressRefused(address)
    const request = protocol === 'https:' ? requestSecure : requestPlain
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' },
      lookup: checkedLookup(mayConnect),
      // A connection of its own: one that is kept could have been opened under other rules.
      agent: false,
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
    const response = await promise
    return {
      status: response.statusCode ?? 0,
      statusText: response.statusMessage ?? '',
      text: await beginningOf(response),
    }
  }
}

/** For addresses that the operator gave in the environment, which may be anywhere. */
export const postAnywhere = poster(() => true)

/** For addresses that came through the panel. */
export const postToPublic = poster(isPublicAddress)

const checkedLookup =
  (mayConnect: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '')
      // One that is refused among others is reason enough: it is not a mistake that honest names make.
      if (!found.every(({ address }) => mayConnect(address)))
        return callback(new AddressRefused(hostname), '')
      if (options.all) return callback(null, found)
      callback(null, first.address, first.family)
    })

async function beginningOf(response: IncomingMessage): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of response) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > bodyLimit) break
    }
  } catch {
    // The status was received and decides; a body that breaks off or never ends changes nothing.
  }
  return text
}
