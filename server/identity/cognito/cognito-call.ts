import { setTimeout as pause } from 'node:timers/promises'

/** The pool refused, and says why by name (`NotAuthorizedException`). */
export class PoolRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'PoolRefusal'
    this.code = code
  }
}

/** The pool gave no answer of its own: no network, too busy, too slow. Nothing is known about the person. */
export class PoolUnreachable extends Error {
  override name = 'PoolUnreachable'
  constructor(options?: ErrorOptions) {
    super('A network error has occurred.', options)
  }
}

/** One action of the pool, by name; gives its answer as it came. */
export type CognitoCall = (action: string, body: object) => Promise<unknown>

type Wire = { endpoint: string; timeoutMs?: number; wait?: (ms: number) => Promise<unknown> }

const tries = 3
const busyStatus = new Set([429, 500, 502, 503, 504])

/** Cognito's protocol: JSON 1.1 by POST, the action in a header. Throws PoolRefusal or PoolUnreachable. */
export function cognitoCalls({ endpoint, timeoutMs = 5000, wait = pause }: Wire): CognitoCall {
  async function once(action: string, body: object): Promise<unknown> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      const answer: unknown = text ? JSON.parse(text) : {}
      if (response.ok) return answer
      const refusal = refusalOf(answer)
      if (!refusal || busyStatus.has(response.status) || isPassing(refusal.code))
        throw new PoolUnreachable({ cause: refusal ?? `status ${response.status}` })
      throw refusal
    } catch (error) {
      if (error instanceof PoolRefusal || error instanceof PoolUnreachable) throw error
      throw new PoolUnreachable({ cause: error })
    }
  }

  return async (action, body) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(action, body)
      } catch (error) {
        if (!(error instanceof PoolUnreachable) || attempt === tries) throw error
        await wait(2 ** attempt * 100 + Math.random() * 100)
      }
    }
  }
}

/** Names by which the pool says that a moment later it may not be too busy or too slow. */
const isPassing = (code: string) => /throttl|timeout|TooManyRequests|RequestLimit|SlowDown/i.test(code)

function refusalOf(answer: unknown): PoolRefusal | undefined {
  if (typeof answer !== 'object' || answer === null || !('__type' in answer)) return undefined
  const message = 'message' in answer && typeof answer.message === 'string' ? answer.message : ''
  // Some endpoints put a namespace before the name.
  return new PoolRefusal(String(answer.__type).split('#').at(-1) ?? '', message)
}
