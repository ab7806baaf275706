import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pathIn } from '#app/address.ts'
import { inboxViewAt } from './navigation.ts'

/**
 * The `shouldRevalidate` of what stands around a list whose records open beside it: opening one reads that record, and going
 * back reads nothing. What changed meanwhile has been read, because it was news (`live.tsx`).
 */
export function unlessStepInList({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const view = inboxViewAt(pathIn(nextUrl))
  const isStep =
    !formMethod &&
    view !== undefined &&
    view === inboxViewAt(pathIn(currentUrl)) &&
    currentUrl.pathname !== nextUrl.pathname &&
    currentUrl.search === nextUrl.search
  return isStep ? false : defaultShouldRevalidate
}
