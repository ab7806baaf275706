/** `localStorage` that never throws: a browser may refuse access or have no room left. The panel works without. */
export const deviceStorage = storageIn(() => localStorage)

export const tabStorage = storageIn(() => sessionStorage)

function storageIn(storage: () => Storage) {
  return {
    get: (name: string): string | undefined => attempt(() => storage().getItem(name)) ?? undefined,
    set: (name: string, text: string): boolean =>
      attempt(() => {
        storage().setItem(name, text)
        return true
      }) ?? false,
    remove: (name: string): void => attempt(() => storage().removeItem(name)),
    keys: (): string[] => attempt(() => Object.keys(storage())) ?? [],
  }
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
