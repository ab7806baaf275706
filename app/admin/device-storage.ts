/**
 * `localStorage` that never throws. A browser may refuse access or have no room left; then nothing is stored, and the
 * panel works without.
 */
export const deviceStorage = storageIn(() => localStorage)

/** The same for `sessionStorage`: this tab alone, until it is closed. */
export const tabStorage = storageIn(() => sessionStorage)

function storageIn(place: () => Storage) {
  return {
    read: (name: string): string | undefined => attempt(() => place().getItem(name)) ?? undefined,
    /** Whether it was stored. */
    keep: (name: string, text: string): boolean =>
      attempt(() => {
        place().setItem(name, text)
        return true
      }) ?? false,
    forget: (name: string): void => attempt(() => place().removeItem(name)),
    names: (): string[] => attempt(() => Object.keys(place())) ?? [],
  }
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
