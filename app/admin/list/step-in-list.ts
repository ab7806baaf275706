import type { ShouldRevalidateFunctionArgs } from 'react-router'

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
  const list = listAt(nextUrl.pathname)
  const isStep =
    !formMethod &&
    list !== undefined &&
    list === listAt(currentUrl.pathname) &&
    currentUrl.pathname !== nextUrl.pathname &&
    currentUrl.search === nextUrl.search
  return isStep ? false : defaultShouldRevalidate
}

const listAt = (pathname: string): string | undefined =>
  /\/admin\/(?:inbox|quotes|messages|calls)(?=$|\/)/.exec(pathname)?.[0]
