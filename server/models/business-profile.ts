import { eq, type SQL, sql } from 'drizzle-orm'
import { type BusinessProfile, defaultProfile } from '#content/business-profile.ts'
import { profileErrors as errors } from '#content/en/refusals.ts'
import { changedValues, recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { parseInput } from '#server/data-service/parse-input.ts'
import type { Queryable } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { businessProfiles } from '#server/schema/content.ts'
import { businessProfileInput } from './business-profile-input.ts'

const theBusiness = 'the-business'

/** Of the record while nobody has stored one. */
export const unsavedVersion = 'default'

export type VersionedProfile = BusinessProfile & {
  /** Changes with each save. */
  version: string
}

/** The facts about the business as they hold now. */
export async function readProfile(db: Queryable): Promise<BusinessProfile> {
  const { version, ...profile } = await readVersionedProfile(db)
  return profile
}

/**
 * What the owner stored, else the default. A fact that is younger than the stored record, or that a later version no
 * longer takes, has its default: pages and mails always have an answer.
 */
export async function readVersionedProfile(db: Queryable): Promise<VersionedProfile> {
  const [row] = await db.select().from(businessProfiles).where(eq(businessProfiles.id, theBusiness))
  if (!row) return { ...defaultProfile, version: unsavedVersion }
  return { ...profileOf(row.profile), version: row.updatedAt.toISOString() }
}

/** The profile in what was stored. */
export function profileOf(json: unknown): BusinessProfile {
  const stored: Record<string, unknown> = Object(json)
  const taken = Object.entries(businessProfileInput.shape).flatMap(([name, fact]) => {
    const parsed = fact.safeParse(stored[name])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return { ...defaultProfile, ...Object.fromEntries(taken) }
}

/**
 * Stores what an administrator entered, complete, and tells every instance. `edited`: the version it began with; a
 * save of somebody else since then is not overwritten.
 */
export async function updateProfile(
  input: unknown,
  call: Call,
  edited?: string,
): Promise<Result<VersionedProfile>> {
  if (call.actor.kind !== 'administrator' && call.actor.kind !== 'system')
    return refuse({ code: 'FORBIDDEN', message: 'Not authorized to update the business profile.' })
  const parsed = parseInput(businessProfileInput, input, (path) => path.join('.'))
  if (!parsed.ok) return parsed
  const profile = parsed.value
  return call.db.transaction(async (tx) => {
    const before = await readProfile(tx)
    const [saved] = await tx
      .insert(businessProfiles)
      .values({ id: theBusiness, profile })
      .onConflictDoUpdate({
        target: businessProfiles.id,
        set: { profile, updatedAt: sql`now()` },
        ...(edited !== undefined && { setWhere: isVersion(edited) }),
      })
      .returning({ updatedAt: businessProfiles.updatedAt })
    if (!saved) return refuse({ code: 'CONFLICT', message: errors.conflict })
    const changed = changedValues(before, profile)
    if (changed)
      await recordAudit(tx, call.actor, {
        action: 'update',
        subject: 'BusinessProfile',
        subjectId: theBusiness,
        ...changed,
      })
    await announce(tx, { model: 'BusinessProfile', operation: 'update', id: theBusiness })
    return done({ ...profile, version: saved.updatedAt.toISOString() })
  })
}

function isVersion(version: string): SQL {
  const moment = new Date(version)
  return Number.isNaN(moment.getTime()) ? sql`false` : eq(businessProfiles.updatedAt, moment)
}
