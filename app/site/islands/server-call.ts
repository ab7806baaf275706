import { parseJson } from './parse-json.ts'
import { type Answer, noAnswer, withRetry } from './retry.ts'

const answerTimeoutMs = 15_000

export type ServerCall = (
  method: 'POST' | 'DELETE',
  path: string,
  options?: { body?: unknown; signal?: AbortSignal | undefined; timeoutMs?: number },
) => Promise<Answer>

/**
 * Calls to our own server with the public key, each tried up to three times. No answer is status 0;
 * rejects only when the caller's own signal gave up.
 */
export function createServerCall(publicApiKey: string): ServerCall {
  return (method, path, { body, signal, timeoutMs = answerTimeoutMs } = {}) =>
    withRetry(
      async () => {
        const limit = timeLimit(timeoutMs, signal)
        try {
          const response = await fetch(path, {
            method,
            headers: { 'content-type': 'application/json', 'x-api-key': publicApiKey },
            ...(body !== undefined && { body: JSON.stringify(body) }),
            signal: limit.signal,
          })
          return { status: response.status, body: parseJson(await response.text()) }
        } catch {
          // fetch rejects for no network, a timeout or the caller's signal; only the last is the caller's.
          signal?.throwIfAborted()
          return noAnswer
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
