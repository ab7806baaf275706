import { fetchText } from './fetch-text.ts'
import { type HttpResponse, isTransient, noResponse, parseJson, type Wait, withRetry } from './retry.ts'

/** A visitor's public key, or the API key of a member of the staff. */
export type Credentials = { apiKey: string } | { authorization: string }

export const headersOf = (credentials: Credentials): Record<string, string> =>
  'apiKey' in credentials ? { 'x-api-key': credentials.apiKey } : { authorization: credentials.authorization }

const responseTimeoutMs = 15_000

/** Error types of services that were too busy or too slow: worth a retry. */
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
    const headers = { 'content-type': 'application/json', ...given.headers }
    const asked = { method: 'POST', headers, body: JSON.stringify(body) }
    const got = await fetchText(url, asked, { timeoutMs: responseTimeoutMs, fetch: given.fetch })
    if (!got) return noResponse
    given.onDate?.(got.response.headers.get('date') ?? '')
    const content = parseJson(got.text)
    // A response that is not ours: the sign-in page of a hotel's network.
    return content === undefined ? noResponse : { status: got.response.status, body: content }
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
 * Signed links are judged by the server's time. A clock that is wrong by more than five minutes is corrected
 * by the Date header of the last response.
 */
export function serverClock(now: () => number = Date.now) {
  let offsetMs = 0
  return {
    now: () => new Date(now() + offsetMs),
    note(date: string) {
      const difference = Date.parse(date) - now()
      if (Number.isNaN(difference)) return
      offsetMs = Math.abs(difference) > driftMs ? difference : 0
    },
  }
}
