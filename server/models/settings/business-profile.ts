import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLString } from 'graphql'
import { type BrandMark, type MarkKind, markKinds } from '#content/profile/brand.ts'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { claimNames, claimValue, withoutClaim } from '#content/profile/claims.ts'
import { isPractice } from '#content/profile/practices.ts'
import type { SettingsChange } from '#content/settings-change.ts'
import { changedValues, recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import {
  defineCall,
  type ExtraCalls,
  everybody,
  type StaffOrSystem,
  staffOf,
} from '#server/data-service/extra-calls.ts'
import { parseInput } from '#server/data-service/input.ts'
import type { Database, Queryable, Transaction } from '#server/database/database.ts'
import { mayChangeContacts } from '#server/models/records/confirmed-staff.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { businessProfiles, firstPosts, postRevisions, posts } from '#server/schema/content.ts'
import { businessProfileInput } from './profile-input.ts'
import { profileType } from './profile-type.ts'
import { profileOf, recordOf } from './stored-profile.ts'
import { areaPlacesOf, located } from './us-places.ts'

export const theBusiness = 'the-business'
export const isTheBusiness = eq(businessProfiles.id, theBusiness)

export const unsavedVersion = 'default'

type VersionedProfile = BusinessProfile & {
  version: string
}

export async function readProfile(db: Queryable): Promise<BusinessProfile> {
  const { version, ...profile } = await readVersionedProfile(db)
  return profile
}

export async function readVersionedProfile(db: Queryable): Promise<VersionedProfile> {
  return versioned(await db.select().from(businessProfiles).where(isTheBusiness))
}

const versioned = ([row]: (typeof businessProfiles.$inferSelect)[]): VersionedProfile =>
  row
    ? { ...profileOf(row.profile), version: row.updatedAt.toISOString() }
    : { ...defaultProfile, version: unsavedVersion }

/** A profile from before places had coordinates has its town looked up, once, and is stored in today's shape. */
export async function locateBusiness(db: Database): Promise<void> {
  const [row] = await db.select().from(businessProfiles).where(isTheBusiness)
  if (!row || 'place' in Object(row.profile)) return
  const profile = profileOf(row.profile)
  const place = await located(profile.place, profile.place)
  await db
    .update(businessProfiles)
    .set({ profile: recordOf({ ...profile, place }, row.profile), updatedAt: row.updatedAt })
    .where(and(isTheBusiness, isVersion(row.updatedAt.toISOString())))
}

export async function isSiteOpened(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ at: businessProfiles.openedAt }).from(businessProfiles).where(isTheBusiness)
  return row !== undefined && row.at !== null
}

export const setMark = (kind: MarkKind, mark: BrandMark, call: Call<StaffOrSystem>) =>
  updateProfile({ [kind]: mark }, call, { isUpload: true })

/** What is not sent stays as it is. `edited`: the version that was edited, for optimistic locking. */
async function updateProfile(
  input: object,
  call: Call<StaffOrSystem>,
  { edited, isUpload = false }: { edited?: string | undefined; isUpload?: boolean } = {},
): Promise<Result<VersionedProfile>> {
  return call.db.transaction(async (tx) => {
    const stored = await tx.select().from(businessProfiles).where(isTheBusiness).for('update')
    const changed = await changedBy(input, stored)
    if (!changed.ok) return changed
    const { before, kept, profile } = changed.value
    if (!isUpload && hasNewMark(before, profile)) return refuse({ code: 'BAD_INPUT', reason: 'markUploaded' })
    const contacts = contactChanges(kept, profile)
    if (contacts.length > 0 && call.actor.kind === 'staff') {
      const confirmed = await mayChangeContacts({ actor: call.actor, db: tx })
      if (!confirmed.ok) return confirmed
    }
    const entered = enteredClaims(before, profile)
    const record = stored[0] ? recordOf(profile, stored[0].profile) : profile
    const [saved] = await tx
      .insert(businessProfiles)
      .values({ id: theBusiness, profile: record, confirmed: entered })
      .onConflictDoUpdate({
        target: businessProfiles.id,
        set: {
          profile: record,
          confirmed: sql`${businessProfiles.confirmed} || ${JSON.stringify(entered)}::jsonb`,
          updatedAt: sql`now()`,
        },
        ...(edited !== undefined && { setWhere: isVersion(edited) }),
      })
      .returning({ updatedAt: businessProfiles.updatedAt })
    if (!saved) return refuse({ code: 'CONFLICT', reason: 'profileConflict' })
    const values = changedValues(before, profile)
    if (values) {
      await recordAudit(tx, call.actor, {
        action: 'update',
        subject: 'BusinessProfile',
        subjectId: theBusiness,
        ...values,
      })
      const { actor, services } = call
      if (actor.kind === 'staff')
        await services.notifications.notifyOfChange(tx, { by: actor, changes: contacts })
    }
    if (isBuiltInProfile(before) && !isBuiltInProfile(profile)) await withdrawBuiltInPosts(tx)
    await announce(tx, { model: 'BusinessProfile', operation: 'update', id: theBusiness })
    return done({ ...profile, version: saved.updatedAt.toISOString() })
  })
}

type Changed = Record<'before' | 'kept' | 'profile', BusinessProfile>

/** The profile with what was entered: the example of another business goes, and places are looked up. */
async function changedBy(
  input: object,
  stored: (typeof businessProfiles.$inferSelect)[],
): Promise<Result<Changed>> {
  const { version, ...before } = versioned(stored)
  const isAnother = isBuiltInProfile(before) && !isBuiltInProfile({ ...before, ...input })
  const kept = isAnother ? withoutExamples(before, stored[0]?.confirmed ?? {}, input) : before
  const parsed = parseInput(businessProfileInput, { ...kept, ...input }, (path) => path.join('.'))
  if (!parsed.ok) return parsed
  const place = await located(parsed.value.place, before.place)
  const areaPlaces = await areaPlacesOf({ ...parsed.value, place }, before)
  return done({ before, kept, profile: { ...parsed.value, place, areaPlaces } })
}

/** Nothing is stored. Facts that are wrong, such as half of an email address, are as they were saved. */
async function draftProfile(input: object, { db }: Call): Promise<Result<VersionedProfile>> {
  const stored = await db.select().from(businessProfiles).where(isTheBusiness)
  const { version } = versioned(stored)
  const whole = await changedBy(input, stored)
  if (whole.ok) return done({ ...whole.value.profile, version })
  const wrong = new Set(Object.keys(whole.refusal.fields ?? {}).map((path) => path.split('.')[0]))
  const right = Object.fromEntries(Object.entries(input).filter(([name]) => !wrong.has(name)))
  const drafted = await changedBy(right, stored)
  return drafted.ok ? done({ ...drafted.value.profile, version }) : drafted
}

/** Claims of the example are another business's own only where it states them now or has confirmed them. */
function withoutExamples(
  example: BusinessProfile,
  confirmed: Readonly<Record<string, unknown>>,
  said: object,
): BusinessProfile {
  const unsaid = claimNames.filter((name) => {
    const value = claimValue(example, name)
    return (
      !(name in said) &&
      isDeepStrictEqual(value, claimValue(defaultProfile, name)) &&
      !isDeepStrictEqual(value, confirmed[name])
    )
  })
  return Object.assign({ ...example }, ...unsaid.map(withoutClaim))
}

/** Changing a fact confirms it. Phone numbers are confirmed only by a call to them, and how one works not by ticking services. */
function enteredClaims(before: BusinessProfile, after: BusinessProfile): Record<string, unknown> {
  const entered = claimNames.filter(
    (name) =>
      name !== 'dispatch' &&
      name !== 'office' &&
      !isPractice(name) &&
      !isDeepStrictEqual(claimValue(before, name), claimValue(after, name)),
  )
  return Object.fromEntries(entered.map((name) => [name, claimValue(after, name)]))
}

/** A call can only remove a mark: a new one needs the files of an upload. */
const hasNewMark = (before: BusinessProfile, after: BusinessProfile) =>
  markKinds.some((kind) => after[kind] && after[kind].digest !== before[kind]?.digest)

/** The built-in posts are written for this business and its city. */
export const isBuiltInProfile = ({ name }: Pick<BusinessProfile, 'name'>) => name === defaultProfile.name

/** Makes drafts of those that no one has saved: another business publishes them as its own, or not at all. */
async function withdrawBuiltInPosts(tx: Transaction): Promise<void> {
  const saved = tx.select().from(postRevisions).where(eq(postRevisions.blogId, posts.id))
  const builtIn = tx.select({ slug: firstPosts.slug }).from(firstPosts)
  const withdrawn = await tx
    .update(posts)
    .set({ isPublished: false })
    .where(and(eq(posts.isPublished, true), inArray(posts.slug, builtIn), notExists(saved)))
    .returning({ id: posts.id })
  for (const { id } of withdrawn) await announce(tx, { model: 'Blog', operation: 'update', id })
}

function contactChanges(before: BusinessProfile, after: BusinessProfile): SettingsChange[] {
  const lines = (['dispatch', 'office'] as const).map((line) => [before[line], after[line]] as const)
  return [
    ...lines
      .filter(([old, now]) => old?.display !== now?.display)
      .map(([old, now]) => ['callsTo', (now ?? old)?.label ?? '', old?.display, now?.display] as const),
    ...(before.email === after.email ? [] : [['writesTo', before.email, after.email] as const]),
    ...(before.paymentLink === after.paymentLink
      ? []
      : [['paysAt', before.paymentLink, after.paymentLink] as const]),
    ...(before.reviewLink === after.reviewLink
      ? []
      : [['reviewsAt', before.reviewLink, after.reviewLink] as const]),
  ]
}

function isVersion(version: string): SQL {
  const moment = new Date(version)
  return Number.isNaN(moment.getTime()) ? sql`false` : eq(businessProfiles.updatedAt, moment)
}

export const businessProfileCalls: ExtraCalls = {
  queries: {
    businessProfile: defineCall({
      may: everybody,
      type: new GraphQLNonNull(profileType.output),
      resolve: async (_args, { db }) => done(await readVersionedProfile(db)),
    }),
    draftBusinessProfile: defineCall({
      may: staffOf('settings', 'updateProfile'),
      type: new GraphQLNonNull(profileType.output),
      description: 'The profile as saving this would make it; facts that are wrong are as they are stored',
      args: { input: { type: new GraphQLNonNull(profileType.input) } },
      resolve: (args: { input: object }, call) => draftProfile(args.input, call),
    }),
  },
  mutations: {
    updateBusinessProfile: defineCall({
      may: staffOf('settings', 'updateProfile'),
      type: new GraphQLNonNull(profileType.output),
      args: {
        input: { type: new GraphQLNonNull(profileType.input) },
        version: {
          type: GraphQLString,
          description:
            'The version that was edited; refused as CONFLICT when somebody saved another meanwhile',
        },
      },
      resolve: (args: { input: object; version?: string | null }, call) =>
        updateProfile(args.input, call, { edited: args.version ?? undefined }),
    }),
  },
}
