import { prefix } from '#app/address.ts'
import { noResponse, withRetry } from '#client/retry.ts'
import { parseJson, type ServerCall } from './submit.ts'

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
        const limit = timeLimit(timeoutMs, signal)
        try {
          const response = await fetch(ofLanguage + path, {
            method,
            headers: { 'content-type': 'application/json', 'x-api-key': publicApiKey },
            ...(content !== undefined && { body: JSON.stringify(content) }),
            signal: limit.signal,
          })
          const text = await response.text()
          const body = parseJson(text)
          // Success in another format is the sign-in page of a hotel's network, not our server.
          if (response.ok && text && body === undefined) return noResponse
          const retryAfterMs = 1000 * Number(response.headers.get('retry-after') ?? 0)
          return { status: response.status, body, ...(retryAfterMs > 0 && { retryAfterMs }) }
        } catch {
          // fetch rejects for no network, a timeout or the caller's signal; only the last is the caller's.
          signal?.throwIfAborted()
          return noResponse
        } finally {
          limit.end()
        }
      },
      { signal },
    )
}

/** AbortSignal.any does the same, but phones of 2023 do not have it yet. */
function timeLimit(ms: number, callersSignal: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  if (callersSignal?.aborted) abort()
  callersSignal?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer)
      callersSignal?.removeEventListener('abort', abort)
    },
  }
}
