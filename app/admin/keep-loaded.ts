import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For forms, as their route's `shouldRevalidate`: what is being filled in began with what was loaded, so only another
 * address loads anew. Asking again without a connection would lose the form to an error page.
 */
export function revalidateOnNavigation(change: ShouldRevalidateFunctionArgs): boolean {
  const isSameAddress = change.currentUrl.href === change.nextUrl.href
  return change.formMethod || isSameAddress ? false : change.defaultShouldRevalidate
}
