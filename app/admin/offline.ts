import type { ShouldRevalidateFunctionArgs } from 'react-router'

const mostMs = 20_000

/**
 * The server's answer, or a rejection when none comes in time: a connection that is lost in a tunnel neither answers
 * nor fails for minutes, and somebody waits for it.
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
 * The server's answer, or what `instead` makes of why none came. What the server decided, such as a redirect, is thrown
 * on: the router carries it out.
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
 * For forms, as their route's `shouldRevalidate`: what is being filled in began with what was loaded, so only another
 * address loads anew. Asking again without a connection would lose the form to an error page.
 */
export function revalidateOnNavigation(change: ShouldRevalidateFunctionArgs): boolean {
  const isSameAddress = change.currentUrl.href === change.nextUrl.href
  return change.formMethod || isSameAddress ? false : change.defaultShouldRevalidate
}
