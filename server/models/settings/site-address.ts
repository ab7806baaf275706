import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { DateTime, enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { optional } from '#server/data-service/field-types.ts'
import { isPublicAddress } from '#server/http/outgoing-address.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import {
  mailSettingsId,
  readMailSettings,
  type StoredMail,
  saveMailSettings,
} from '#server/notifications/mail/mail-settings.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { addressFailure, mailSettings } from '#server/schema/notifications.ts'
import { type AddressProblem, checkAddress } from './address-check.ts'
import { theBusiness } from './business-profile.ts'
import { settingSource } from './notification-settings.ts'

const states = ['notAsked', 'notChecked', 'wrong', 'proven'] as const

type AddressView = {
  state: (typeof states)[number]
  address: string | null
  source: 'environment' | 'owner' | 'default'
  provenAt: Date | null
  checkedAt: Date | null
  problem: AddressProblem | undefined
}

export async function readAddress(call: Call): Promise<AddressView> {
  return viewOf(await readMailSettings(call.db), call)
}

function viewOf(stored: StoredMail, { services }: Call): AddressView {
  const { publicUrl } = services.mail.environment
  const address = publicUrl ?? stored.publicUrl
  const isChecked = address !== null && stored.addressCheckedFor === address
  const { addressFailure: failure, addressFailureDetail: detail } = stored
  const problem = isChecked && failure ? { failure, detail } : undefined
  const isProven = isChecked && !problem && stored.addressProvenFor === address
  return {
    state: address === null ? 'notAsked' : problem ? 'wrong' : isProven ? 'proven' : 'notChecked',
    address,
    source: publicUrl ? 'environment' : stored.publicUrl ? 'owner' : 'default',
    provenAt: stored.addressProvenFor === address ? stored.addressProvenAt : null,
    checkedAt: isChecked ? stored.addressCheckedAt : null,
    problem,
  }
}

/** The environment's address may be private, the panel's must be public, as for webhooks. */
async function check(address: string, call: Call): Promise<void> {
  const { environment, secret } = call.services.mail
  const mayConnect = environment.publicUrl === undefined ? isPublicAddress : () => true
  const checked = await checkAddress(address, { secret, mayConnect })
  const now = new Date()
  const before = await readMailSettings(call.db)
  await saveMailSettings(call.db, {
    addressCheckedFor: address,
    addressCheckedAt: now,
    addressFailure: checked.ok ? null : checked.refusal.failure,
    addressFailureDetail: checked.ok ? null : checked.refusal.detail,
    ...(checked.ok && { addressProvenFor: address, addressProvenAt: now }),
  })
  if (!checked.ok || before.addressProvenFor === address) return
  await recordAudit(call.db, call.actor, {
    ...{ action: 'prove', subject: 'WebsiteAddress', subjectId: 'address', label: address },
  })
  // Cached pages name the old address.
  await announce(call.db, { model: 'BusinessProfile', operation: 'update', id: theBusiness })
}

const between = { limit: 6, windowSeconds: 60 }

async function checkNow(call: Call<StaffOrSystem>): Promise<Result<AddressView>> {
  const { address } = await readAddress(call)
  if (address === null) return refuse({ code: 'CONFLICT', reason: 'addressNotAsked' })
  const { allowed, retryAfterSeconds } = await takeToken(call.db, 'address-check', between)
  if (!allowed) return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'addressWait', retryAfterSeconds })
  await check(address, call)
  return done(await readAddress(call))
}

const failedAgainMinutes = 10
const provenAgainHours = 24

/** Checks an address that is new, failed lately or was proven yesterday. Of several instances one does it. */
export async function checkDueAddress(call: Call): Promise<string[]> {
  const { address } = await readAddress(call)
  if (address === null) return []
  const { addressCheckedAt, addressCheckedFor, addressProvenFor, addressFailure: failure } = mailSettings
  const since = sql`now() - case when ${failure} is null and ${addressProvenFor} = ${address}
    then make_interval(hours => ${provenAgainHours}) else make_interval(mins => ${failedAgainMinutes}) end`
  await call.db.insert(mailSettings).values({ id: mailSettingsId }).onConflictDoNothing()
  const taken = await call.db
    .update(mailSettings)
    .set({
      addressCheckedAt: sql`now()`,
      addressCheckedFor: address,
      addressFailure: sql`case when ${addressCheckedFor} = ${address} then ${failure} end`,
    })
    .where(
      and(
        eq(mailSettings.id, mailSettingsId),
        or(isNull(addressCheckedFor), ne(addressCheckedFor, address), lt(addressCheckedAt, since)),
      ),
    )
    .returning({ id: mailSettings.id })
  if (taken.length === 0) return []
  await check(address, call)
  return [address]
}

const addressType = new GraphQLObjectType<AddressView>({
  name: 'SiteAddress',
  description: 'The address that people type, and whether this server answers there',
  fields: {
    state: { type: new GraphQLNonNull(enumOf('SiteAddressState', states)) },
    address: optional.text,
    source: settingSource,
    provenAt: { type: DateTime, description: 'When it last answered' },
    checkedAt: optional.time,
    failure: {
      type: enumOf('SiteAddressFailure', addressFailure.enumValues),
      resolve: ({ problem }) => problem?.failure,
    },
    detail: {
      ...optional.text,
      description: 'What came back instead',
      resolve: ({ problem }) => problem?.detail,
    },
  },
})

const address = new GraphQLNonNull(addressType)

export const siteAddressCalls: ExtraCalls = {
  queries: {
    siteAddress: defineCall({
      may: staffOf('settings', 'readSetup'),
      type: address,
      resolve: async (_args, call: Call<StaffOrSystem>) => done(await readAddress(call)),
    }),
  },
  mutations: {
    checkSiteAddress: defineCall({
      may: staffOf('settings', 'changeSetup'),
      type: address,
      description: 'Fetches the address from outside and compares the answer',
      resolve: (_args, call: Call<StaffOrSystem>) => checkNow(call),
    }),
  },
}
