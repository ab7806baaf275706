import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup, isPublicAddress, requireAddress, resolveHost } from '#server/http/outgoing-address.ts'
import type { Reason } from '#server/result.ts'

type RequestOptions = { headers: Record<string, string | number>; signal: AbortSignal }
type Request = RequestOptions & ({ method: 'GET' } | { method: 'POST'; body: string | Uint8Array })

export type HttpResponse = { status: number; statusText: string; text: string; location?: string }

/** Follows no redirect. Rejects without a response; the error's `code` or class says why. */
type HttpRequest = (url: string, request: Request) => Promise<HttpResponse>
export type HttpPost = (
  url: string,
  request: RequestOptions & { body: string | Uint8Array },
) => Promise<HttpResponse>

const bodyLimit = 64 * 1024

/** The socket connects to the address that was checked, so DNS rebinding gains nothing. */
export function httpRequestTo(mayConnect: (address: string) => boolean): HttpRequest {
  return async (url, { headers, signal, ...sent }) => {
    const body = sent.method === 'POST' ? sent.body : undefined
    // URL has already turned 2130706433 and 0x7f.1 into 127.0.0.1.
    const { protocol, hostname } = new URL(url)
    requireAddress(hostname, mayConnect)
    const request = protocol === 'https:' ? requestSecure : requestPlain
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    request(url, {
      method: sent.method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        'accept-encoding': 'identity',
      },
      lookup: checkedLookup(mayConnect),
      // A pooled connection could have been opened without this check.
      agent: false,
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
    const response = await promise
    const { location } = response.headers
    return {
      ...(location !== undefined && { location }),
      status: response.statusCode ?? 0,
      statusText: response.statusMessage ?? '',
      text: await readBeginning(response),
    }
  }
}

export const httpPostTo = (mayConnect: (address: string) => boolean): HttpPost => {
  const request = httpRequestTo(mayConnect)
  return (url, sent) => request(url, { ...sent, method: 'POST' })
}

export const httpPost = httpPostTo(() => true)

export const httpPostPublicOnly = httpPostTo(isPublicAddress)

/**
 * Undefined if it is accepted. The name may resolve differently later, so the address is checked again when
 * connecting.
 */
export async function webhookUrlProblem(text: string): Promise<Reason | undefined> {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') return { reason: 'webhookAddress' }
  if (url.username || url.password) return { reason: 'webhookCredentials' }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolveHost(host)
  return addresses.every(isPublicAddress) ? undefined : { reason: 'webhookPrivate' }
}

async function readBeginning(response: IncomingMessage): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of response) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > bodyLimit) break
    }
  } catch {
    // The status decides; a body that breaks off changes nothing.
  }
  return text
}
