import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For entry forms, as their route's `shouldRevalidate`: a refused form changes nothing that was loaded, and asking
 * again without a connection would lose the form to an error page.
 */
export function keepLoaded({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod ? false : defaultShouldRevalidate
}
