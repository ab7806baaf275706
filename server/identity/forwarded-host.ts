import { isHost } from '#server/site-origin.ts'
import { rightMost } from './client-address.ts'

/**
 * The host that people typed, as a trusted proxy says, or undefined. Only a bare host counts: with a path in it, what
 * is signed or guarded would differ from what is routed.
 */
export function forwardedHost(header: string | null): string | undefined {
  const host = rightMost(header)
  return host && isHost(host) ? host : undefined
}
