/** The result, or undefined on a device that keeps nothing (private mode, storage full or blocked). */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
