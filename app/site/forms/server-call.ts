import { prefix } from '#app/address.ts'
import { fetchText } from '#client/fetch-text.ts'
import { noResponse, parseJson, withRetry } from '#client/retry.ts'
import type { ServerCall } from './submit.ts'

const responseTimeoutMs = 15_000

/**
 * Calls to our own server with the public key, each tried up to three times. No response is status 0;
 * rejects only when the caller's own signal gave up.
 */
export function createServerCall(publicApiKey: string): ServerCall {
  return (
    method,
    path,
    { body: content, prefix: ofLanguage = prefix, signal, timeoutMs = responseTimeoutMs } = {},
  ) =>
    withRetry(
      async () => {
        const request = {
          method,
          headers: { 'content-type': 'application/json', 'x-api-key': publicApiKey },
          ...(content !== undefined && { body: JSON.stringify(content) }),
        }
        const got = await fetchText(ofLanguage + path, request, { timeoutMs, signal })
        if (!got) return noResponse
        const { response, text } = got
        const body = parseJson(text)
        // Success in another format is the sign-in page of a hotel's network, not our server.
        if (response.ok && text && body === undefined) return noResponse
        const retryAfterMs = 1000 * Number(response.headers.get('retry-after') ?? 0)
        return { status: response.status, body, ...(retryAfterMs > 0 && { retryAfterMs }) }
      },
      { signal },
    )
}
