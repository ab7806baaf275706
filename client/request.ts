import { type HttpResponse, isTransient, noResponse, type Wait, withRetry } from './retry.ts'

/** Who asks: the public key of a visitor, or the key of somebody of the staff. */
export type Credentials = { apiKey: string } | { authorization: string }

/** The headers that say who asks. */
export const headersOf = (credentials: Credentials): Record<string, string> =>
  'apiKey' in credentials ? { 'x-api-key': credentials.apiKey } : { authorization: credentials.authorization }

const responseTimeoutMs = 15_000

/** Error types by which services say that they were too busy or too slow: worth a retry. */
const throttling = /throttl|timeout|timed ?out|toomanyrequests|limitexceeded|requestlimit|slowdown/i

type Errors = { errors?: { errorType?: unknown }[] }

/** One POST, tried up to three times (specification section 9). Status 0: no response at all. */
export async function request(
  url: string,
  body: object,
  given: {
    headers: Record<string, string>
    fetch: typeof fetch
    wait?: Wait
    onDate?: (date: string) => void
  },
): Promise<HttpResponse> {
  const once = async (): Promise<HttpResponse> => {
    try {
      const response = await given.fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...given.headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(responseTimeoutMs),
      })
      given.onDate?.(response.headers.get('date') ?? '')
      const content: unknown = JSON.parse(await response.text())
      return { status: response.status, body: content }
    } catch {
      // No network, no response in time, or a response that is not ours: the sign-in page of a hotel's network.
      return noResponse
    }
  }
  return withRetry(async () => {
    const response = await once()
    return isTransient(response) || !isThrottled(response.body) ? response : { ...response, status: 503 }
  }, given.wait && { wait: given.wait })
}

function isThrottled(body: unknown): boolean {
  const errorType = (body as Errors | null)?.errors?.[0]?.errorType
  return typeof errorType === 'string' && throttling.test(errorType)
}

/** Beyond this, a clock is corrected (specification section 9): below it, the network's delay is most of the difference. */
const driftMs = 5 * 60_000

/**
 * The server's time, for what is judged by it: whether a signed link still works. A phone that is set wrong by more than
 * five minutes is corrected by the Date header of the last response.
 */
export function serverClock(now: () => number = Date.now) {
  let offsetMs = 0
  return {
    now: () => new Date(now() + offsetMs),
    /** Reads the Date header of a response that has just come. */
    note(date: string) {
      const difference = Date.parse(date) - now()
      if (Number.isNaN(difference)) return
      offsetMs = Math.abs(difference) > driftMs ? difference : 0
    },
  }
}
