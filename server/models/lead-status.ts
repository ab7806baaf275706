import { toE164 } from './phone-number.ts'

/** What an owner counts leads by; the quarantined ones are in one of the others too. */
export const leadStates = ['new', 'contacted', 'completed', 'quarantined'] as const

type LeadChanges = {
  status?: 'new' | 'contacted' | 'completed' | undefined
  phone?: string | undefined
}

/**
 * Specification section 4: setting contacted stamps contactedAt, setting completed stamps completedAt, setting
 * new stamps nothing. A time that the caller sends along (section 7) is kept.
 */
export function stamped<Changes extends LeadChanges>(changes: Changes, now: Date): object {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return {
    ...(changes.status === 'contacted' && { contactedAt: now }),
    ...(changes.status === 'completed' && { completedAt: now }),
    ...(changes.phone !== undefined && { phoneE164: toE164(changes.phone) }),
    ...given,
  }
}
