/**
 * What this device keeps for the panel, by name. Some browsers keep nothing of a site and refuse even the question, or
 * have no room left: then nothing is there, and the panel goes on without.
 */
export const deviceStorage = {
  read: (name: string): string | undefined => attempt(() => localStorage.getItem(name)) ?? undefined,
  /** Whether it was kept. */
  keep: (name: string, text: string): boolean =>
    attempt(() => {
      localStorage.setItem(name, text)
      return true
    }) ?? false,
  forget: (name: string): void => attempt(() => localStorage.removeItem(name)),
  names: (): string[] => attempt(() => Object.keys(localStorage)) ?? [],
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
