import { eq, type SQL, sql } from 'drizzle-orm'
import {
  type GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql'
import { z } from 'zod'
import { type BusinessProfile, defaultProfile } from '#content/business-profile.ts'
import { weekdays } from '#content/clocks.ts'
import { phoneLineOf } from '#content/phone-line.ts'
import { changedValues, recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import {
  defineCall,
  type ExtraCalls,
  everybody,
  type StaffOrSystem,
  staffOf,
} from '#server/data-service/extra-calls.ts'
import { because, email, line, parseInput, toE164 } from '#server/data-service/input.ts'
import type { Queryable } from '#server/database/database.ts'
import { confirmedStaff } from '#server/models/records/confirmed-staff.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { businessProfiles } from '#server/schema/content.ts'

const short = (most = 120) => line('factMissing', most)
const figure = (most: number) =>
  z.int(because('figure')).min(0, because('figure')).max(most, because('figure'))

const phoneLine = z
  .object({ label: short(), display: short(40) })
  .transform(({ label, display }, context) => {
    const e164 = toE164(display)
    if (e164) return { label, display: phoneLineOf({ phone: display, phoneE164: e164 }).display, e164 }
    context.addIssue({ code: 'custom', path: ['display'], message: because('phoneNumber') })
    return z.NEVER
  })
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('timeOfDay'))
const openingHours = z.object({
  from: z.enum(weekdays),
  to: z.enum(weekdays),
  opens: timeOfDay,
  closes: timeOfDay,
})

export const businessProfileInput = z.object({
  name: short(),
  tagline: short(),
  city: short(),
  dispatch: phoneLine,
  office: phoneLine,
  email,
  licenses: z
    .array(z.object({ number: short(60), holder: short(), covers: short(200) }))
    .min(1, because('licenseMissing')),
  since: z.int(because('figure')).min(1850, because('figure')).max(2100, because('figure')),
  crewExperience: short(),
  customers: short(20),
  emergencyArrival: z.object({ from: figure(600), to: figure(600) }),
  averageArrivalMinutes: figure(600),
  emergencyCallbackMinutes: z
    .int(because('callbackMinutes'))
    .min(1, because('callbackMinutes'))
    .max(60, because('callbackMinutes')),
  rating: z.object({
    value: z.number(because('ratingFigure')).min(1, because('ratingFigure')).max(5, because('ratingFigure')),
    count: figure(1_000_000),
    source: short(200),
  }),
  liabilityInsurance: short(40),
  bond: short(40),
  serviceCall: z.object({ residential: short(20), commercial: short(20) }),
  laborWarrantyDays: figure(36_500),
  sameDayBefore: short(20),
  radiusMiles: z.object({ service: figure(1_000), freeTravel: figure(1_000) }),
  fieldHours: z.array(openingHours),
  officeHours: z.array(openingHours),
  affiliations: z.array(short()),
  timeZone: z.string().refine(isTimeZone, because('timeZone')),
}) satisfies z.ZodType<BusinessProfile>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone: name }))
  } catch {
    return false
  }
}

const theBusiness = 'the-business'

export const unsavedVersion = 'default'

type VersionedProfile = BusinessProfile & {
  version: string
}

export async function readProfile(db: Queryable): Promise<BusinessProfile> {
  const { version, ...profile } = await readVersionedProfile(db)
  return profile
}

/**
 * Facts that the stored record lacks, or that are no longer valid, have their defaults: pages and mails
 * always have a complete profile.
 */
export async function readVersionedProfile(db: Queryable): Promise<VersionedProfile> {
  const [row] = await db.select().from(businessProfiles).where(eq(businessProfiles.id, theBusiness))
  if (!row) return { ...defaultProfile, version: unsavedVersion }
  return { ...profileOf(row.profile), version: row.updatedAt.toISOString() }
}

export function profileOf(json: unknown): BusinessProfile {
  const stored: Record<string, unknown> = Object(json)
  const taken = Object.entries(businessProfileInput.shape).flatMap(([name, fact]) => {
    const parsed = fact.safeParse(stored[name])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return { ...defaultProfile, ...Object.fromEntries(taken) }
}

/** `edited`: the version that was edited, for optimistic locking. */
async function updateProfile(
  input: unknown,
  call: Call<StaffOrSystem>,
  edited?: string,
): Promise<Result<VersionedProfile>> {
  const parsed = parseInput(businessProfileInput, input, (path) => path.join('.'))
  if (!parsed.ok) return parsed
  const profile = parsed.value
  return call.db.transaction(async (tx) => {
    const before = await readProfile(tx)
    const contacts = contactChanges(before, profile, call)
    if (contacts.length > 0 && call.actor.kind === 'staff') {
      const confirmed = await mayChangeContacts({ actor: call.actor, db: tx })
      if (!confirmed.ok) return confirmed
    }
    const [saved] = await tx
      .insert(businessProfiles)
      .values({ id: theBusiness, profile })
      .onConflictDoUpdate({
        target: businessProfiles.id,
        set: { profile, updatedAt: sql`now()` },
        ...(edited !== undefined && { setWhere: isVersion(edited) }),
      })
      .returning({ updatedAt: businessProfiles.updatedAt })
    if (!saved) return refuse({ code: 'CONFLICT', reason: 'profileConflict' })
    const changed = changedValues(before, profile)
    if (changed) {
      await recordAudit(tx, call.actor, {
        action: 'update',
        subject: 'BusinessProfile',
        subjectId: theBusiness,
        ...changed,
      })
      const { actor, services } = call
      if (actor.kind === 'staff')
        await services.notifications.notifyOfChange(tx, { by: actor, changes: contacts })
    }
    await announce(tx, { model: 'BusinessProfile', operation: 'update', id: theBusiness })
    return done({ ...profile, version: saved.updatedAt.toISOString() })
  })
}

/** An attacker at an open panel, or with a key, must not redirect all customers. */
const mayChangeContacts = confirmedStaff('settings', 'changeContact')

function contactChanges(before: BusinessProfile, after: BusinessProfile, { services }: Call): string[] {
  const words = services.words.mail.notificationChangeWords
  const lines = (['dispatch', 'office'] as const).map((line) => [before[line], after[line]] as const)
  return [
    ...lines
      .filter(([old, now]) => old.display !== now.display)
      .map(([old, now]) => words.callsTo(now.label, old.display, now.display)),
    ...(before.email === after.email ? [] : [words.writesTo(before.email, after.email)]),
  ]
}

function isVersion(version: string): SQL {
  const moment = new Date(version)
  return Number.isNaN(moment.getTime()) ? sql`false` : eq(businessProfiles.updatedAt, moment)
}

/** Output and input type: the profile is stored as a whole, every fact required. */
type Both = { output: Output; input: Input }
type Scalar = GraphQLEnumType | GraphQLScalarType
type Output = Scalar | GraphQLObjectType
type Input = Scalar | GraphQLInputObjectType

const scalar = (type: Scalar): Both => ({ output: type, input: type })

function object(name: string, fields: Record<string, Both | [Both]>, computed = {}): Both {
  const typed = <Type extends Output | Input>(side: (both: Both) => Type) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, type]) => [
        field,
        {
          type: new GraphQLNonNull(
            Array.isArray(type) ? new GraphQLList(new GraphQLNonNull(side(type[0]))) : side(type),
          ),
        },
      ]),
    )
  return {
    output: new GraphQLObjectType({ name, fields: { ...typed(({ output }) => output), ...computed } }),
    input: new GraphQLInputObjectType({ name: `${name}Input`, fields: typed(({ input }) => input) }),
  }
}

const text = scalar(GraphQLString)
const whole = scalar(GraphQLInt)
const number = scalar(GraphQLFloat)
const weekday = scalar(enumOf('Weekday', weekdays))
const workedOut = { type: new GraphQLNonNull(GraphQLString) }
const phoneLineType = object('PhoneLine', { label: text, display: text }, { e164: workedOut })
const openingHoursType = object('OpeningHours', { from: weekday, to: weekday, opens: text, closes: text })

const profileType = object(
  'BusinessProfile',
  {
    name: text,
    tagline: text,
    city: text,
    dispatch: phoneLineType,
    office: phoneLineType,
    email: text,
    licenses: [object('License', { number: text, holder: text, covers: text })],
    since: whole,
    crewExperience: text,
    customers: text,
    emergencyArrival: object('ArrivalWindow', { from: whole, to: whole }),
    averageArrivalMinutes: whole,
    emergencyCallbackMinutes: whole,
    rating: object('RatingClaim', { value: number, count: whole, source: text }),
    liabilityInsurance: text,
    bond: text,
    serviceCall: object('ServiceCallPrices', { residential: text, commercial: text }),
    laborWarrantyDays: whole,
    sameDayBefore: text,
    radiusMiles: object('RadiusMiles', { service: whole, freeTravel: whole }),
    fieldHours: [openingHoursType],
    officeHours: [openingHoursType],
    affiliations: [text],
    timeZone: text,
  },
  { version: { ...workedOut, description: 'Changes with each save; see updateBusinessProfile' } },
)

export const businessProfileCalls: ExtraCalls = {
  queries: {
    businessProfile: defineCall({
      may: everybody,
      type: new GraphQLNonNull(profileType.output),
      resolve: async (_args, { db }) => done(await readVersionedProfile(db)),
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
        updateProfile(args.input, call, args.version ?? undefined),
    }),
  },
}
