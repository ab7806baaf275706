/** Status 0: no response at all (no network, or a timeout). */
export type HttpResponse = { status: number; body: unknown; retryAfterMs?: number }

export const noResponse: HttpResponse = { status: 0, body: undefined }

/** The value of a response's text; undefined when it is not JSON, as with a proxy's own error page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const tries = 3
const longestDelayMs = 5 * 60 * 1000
/** For a longer pause the caller gets the response instead. */
const longestRetryAfterMs = 2_000
const transientStatuses = new Set([0, 408, 429, 500, 502, 503, 504])

/** Milliseconds before the next try, after `attempt` tries (specification section 9, request retry). */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  return Math.min(2 ** attempt * 100 + random() * 100, longestDelayMs)
}

export function isTransient({ status, body }: HttpResponse): boolean {
  return transientStatuses.has(status) || errorCode(body) === 'TOO_MANY_REQUESTS'
}

/** GraphQL reports throttling in its errors, with status 200. */
function errorCode(body: unknown): unknown {
  const { errors } = (body ?? {}) as { errors?: { extensions?: { code?: unknown } }[] }
  return errors?.[0]?.extensions?.code
}

export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>

export const wait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    signal?.addEventListener('abort', giveUp, { once: true })
  })

/**
 * Up to three times, while the response is transient and does not ask for a longer pause. Gives the last
 * response.
 */
export async function withRetry(
  call: () => Promise<HttpResponse>,
  { signal, wait: pause = wait }: { signal?: AbortSignal | undefined; wait?: Wait } = {},
): Promise<HttpResponse> {
  for (let attempt = 1; ; attempt++) {
    const response = await call()
    const { retryAfterMs = 0 } = response
    if (!isTransient(response) || attempt === tries || retryAfterMs > longestRetryAfterMs) return response
    await pause(Math.max(retryDelay(attempt), retryAfterMs), signal)
  }
}

/** crypto.randomUUID is missing on a page over plain http. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID?.() ?? uuidFrom(crypto.getRandomValues(new Uint8Array(16)))
}

function uuidFrom(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
