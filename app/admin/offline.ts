import type { ShouldRevalidateFunctionArgs } from 'react-router'

const mostMs = 20_000

/**
 * What `asked` resolves to, or a rejection after `milliseconds`: a request over a lost connection may neither resolve nor
 * fail for minutes.
 */
export async function withTimeout<Answer>(asked: Promise<Answer>, milliseconds = mostMs): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the server did not answer in time')), milliseconds)
  })
  try {
    return await Promise.race([asked, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * What `asked` resolves to, or when the server was not reached the fallback that `instead` makes of the error. A Response
 * that is thrown, such as a redirect, is passed on to the router.
 */
export async function orOffline<Answer, Instead>(
  asked: Promise<Answer>,
  instead: (error: unknown) => Instead,
): Promise<Answer | Instead> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Response) throw error
    return instead(error)
  }
}

/**
 * The `shouldRevalidate` of form routes: a form that is being filled in keeps what it began with, so only navigation to
 * another address loads again. Revalidating without a connection would replace the form by an error page.
 */
export function revalidateOnNavigation(change: ShouldRevalidateFunctionArgs): boolean {
  const isSameAddress = change.currentUrl.href === change.nextUrl.href
  return change.formMethod || isSameAddress ? false : change.defaultShouldRevalidate
}
