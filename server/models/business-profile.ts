import { eq, sql } from 'drizzle-orm'
import { type BusinessProfile, defaultProfile } from '#content/business-profile.ts'
import type { Call } from '../data-service/call.ts'
import { done, type Outcome, refuse } from '../data-service/outcome.ts'
import type { Queryable } from '../database/database.ts'
import { announce } from '../realtime/notify.ts'
import { businessProfileInput } from './business-profile-input.ts'
import { businessProfiles } from './business-profile-table.ts'

const theBusiness = 'the-business'

/**
 * The facts about the business as they hold now: what the owner stored, else the default. A fact that is younger than
 * the stored record, or that a later version no longer takes, has its default: pages and mails always have an answer.
 */
export async function readProfile(db: Queryable): Promise<BusinessProfile> {
  const [row] = await db
    .select({ profile: businessProfiles.profile })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, theBusiness))
  if (!row) return defaultProfile
  const stored: Record<string, unknown> = Object(row.profile)
  const taken = Object.entries(businessProfileInput.shape).flatMap(([name, fact]) => {
    const parsed = fact.safeParse(stored[name])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return { ...defaultProfile, ...Object.fromEntries(taken) }
}

/** Stores what an administrator entered, complete, and tells every instance. */
export async function updateProfile(input: unknown, call: Call): Promise<Outcome<BusinessProfile>> {
  if (call.actor.kind !== 'administrator' && call.actor.kind !== 'system')
    return refuse({ code: 'FORBIDDEN', message: 'Not authorized to update the business profile.' })
  const parsed = businessProfileInput.safeParse(input)
  if (!parsed.success) {
    const fields: Record<string, string> = {}
    for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
    return refuse({ code: 'BAD_INPUT', message: 'Please check the marked fields.', fields })
  }
  const profile = parsed.data
  await call.db.transaction(async (tx) => {
    await tx
      .insert(businessProfiles)
      .values({ id: theBusiness, profile })
      .onConflictDoUpdate({ target: businessProfiles.id, set: { profile, updatedAt: sql`now()` } })
    await announce(tx, { model: 'BusinessProfile', operation: 'update', id: theBusiness })
  })
  return done(profile)
}
