/** The first word, whatever it is. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** Null if it is none: accounts may hold an address as a name, and visitors type anything. */
export function plausibleFirstName(name: string): string | null {
  const first = firstNameOf(name)
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null
}
