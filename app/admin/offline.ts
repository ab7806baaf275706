import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'

const mostMs = 20_000

/**
 * Resolves as `asked` does, or rejects after `milliseconds`: a request over a lost connection may neither resolve nor
 * fail for minutes.
 */
export async function withTimeout<Answer>(asked: Promise<Answer>, milliseconds = mostMs): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('the server did not answer in time', 'TimeoutError')),
      milliseconds,
    )
  })
  try {
    return await Promise.race([asked, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Resolves as `asked` does, or to what `instead` makes of the error when the server was not reached. */
export async function orOffline<Answer, Instead>(
  asked: Promise<Answer>,
  instead: (error: unknown) => Instead,
): Promise<Answer | Instead> {
  try {
    return await asked
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    return instead(error)
  }
}

/** How Chromium, Firefox and Safari name a connection that broke while the body was read. */
const brokenBodies = /^(network error|Error in (input|body) stream|Load failed)$/

/**
 * `fetch` throws a TypeError without a connection, and nothing else does here: an error of a loader comes as an Error, one of
 * decoding as an Error with its cause. 502 to 504 come from a proxy, or from a server that is just starting.
 */
function isNetworkFailure(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504
  if (error instanceof DOMException) return error.name === 'TimeoutError'
  if (error instanceof TypeError) return true
  return error instanceof Error && error.cause instanceof TypeError && brokenBodies.test(error.cause.message)
}

/**
 * The `shouldRevalidate` of form routes: a form that is being filled in keeps what it began with, so only navigation to
 * another address loads again. Revalidating without a connection would replace the form by an error page.
 */
export function revalidateOnNavigation(change: ShouldRevalidateFunctionArgs): boolean {
  const isSameAddress = change.currentUrl.href === change.nextUrl.href
  return change.formMethod || isSameAddress ? false : change.defaultShouldRevalidate
}
