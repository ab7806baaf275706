import { isDeepStrictEqual } from 'node:util'
import { GraphQLList, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { type ClaimName, claimNames, claimsOf, claimValue } from '#content/profile/claims.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { businessProfiles } from '#server/schema/content.ts'
import { isTheBusiness, readVersionedProfile, unsavedVersion } from './business-profile.ts'

type Confirmed = Readonly<Record<string, unknown>>

export type OpenClaims = { version: string; claims: readonly ClaimName[] }

/** Claims that stand on the site and are not confirmed with their present value. */
export async function readOpenClaims(db: Queryable): Promise<OpenClaims> {
  const { version, ...profile } = await readVersionedProfile(db)
  const confirmed = version === unsavedVersion ? {} : await readConfirmed(db)
  const claims = claimsOf(profile).filter(
    (name) => !isDeepStrictEqual(claimValue(profile, name), confirmed[name]),
  )
  return { version, claims }
}

async function readConfirmed(db: Queryable): Promise<Confirmed> {
  const [row] = await db
    .select({ confirmed: businessProfiles.confirmed })
    .from(businessProfiles)
    .where(isTheBusiness)
  return row?.confirmed ?? {}
}

/** `version`: the profile that was on screen; what changed since was not read. */
export function confirmClaims(
  names: readonly ClaimName[],
  call: Call<StaffOrSystem>,
  version?: string,
): Promise<Result<OpenClaims>> {
  return call.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ confirmed: businessProfiles.confirmed })
      .from(businessProfiles)
      .where(isTheBusiness)
      .for('update')
    if (!row) return refuse({ code: 'CONFLICT', reason: 'siteShowsExample' })
    const { version: current, ...profile } = await readVersionedProfile(tx)
    if (version !== undefined && version !== current)
      return refuse({ code: 'CONFLICT', reason: 'profileConflict' })
    const said = claimsOf(profile).filter((name) => names.includes(name))
    await tx
      .update(businessProfiles)
      .set({ confirmed: { ...row.confirmed, ...valuesOf(profile, said) } })
      .where(isTheBusiness)
    for (const name of said)
      await recordAudit(tx, call.actor, {
        ...{ action: 'confirm', subject: 'Claim', subjectId: name, label: name },
      })
    return done(await readOpenClaims(tx))
  })
}

const valuesOf = (profile: BusinessProfile, names: readonly ClaimName[]): Confirmed =>
  Object.fromEntries(names.map((name) => [name, claimValue(profile, name)]))

const claimList = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(enumOf('ClaimName', claimNames))))

const openClaims = new GraphQLNonNull(
  new GraphQLObjectType({
    name: 'OpenClaims',
    description: 'What the site says of the business and nobody has confirmed',
    fields: {
      version: {
        ...required.text,
        description: 'Of the business profile',
      },
      claims: { type: claimList },
    },
  }),
)

export const claimCalls: ExtraCalls = {
  queries: {
    openClaims: defineCall({
      may: staffOf('settings', 'readSetup'),
      type: openClaims,
      resolve: async (_args, { db }) => done(await readOpenClaims(db)),
    }),
  },
  mutations: {
    confirmClaims: defineCall({
      may: staffOf('settings', 'changeSetup'),
      type: openClaims,
      description: 'Says that claims are true as the version has them',
      args: {
        claims: { type: claimList },
        version: required.text,
      },
      resolve: ({ claims, version }: { claims: ClaimName[]; version: string }, call: Call<StaffOrSystem>) =>
        confirmClaims(claims, call, version),
    }),
  },
}
