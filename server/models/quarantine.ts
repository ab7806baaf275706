import { z } from 'zod'
import type { FormTokenVerdict } from '#server/http/visitor-tokens.ts'

/** Why a submission looks automatic. Stored with it and shown to staff, who may say that it is none of that. */
export const quarantineReasons = z.array(
  z.enum(['trap', 'no-token', 'forged-token', 'too-fast', 'stale-token', 'many']),
)

type QuarantineReason = z.output<typeof quarantineReasons>[number]

const tokenReasons: Record<FormTokenVerdict, QuarantineReason | undefined> = {
  good: undefined,
  missing: 'no-token',
  forged: 'forged-token',
  'too-fast': 'too-fast',
  expired: 'stale-token',
}

/** Every reason to look twice; none for an ordinary submission. */
export function quarantineReasonsFor(signs: {
  trap: string | null | undefined
  token: FormTokenVerdict
  isOneOfMany: boolean
}): QuarantineReason[] {
  const reasons = [
    signs.trap ? ('trap' as const) : undefined,
    tokenReasons[signs.token],
    signs.isOneOfMany ? ('many' as const) : undefined,
  ]
  return reasons.filter((reason) => reason !== undefined)
}
