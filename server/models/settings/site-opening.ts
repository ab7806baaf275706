import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { businessProfiles } from '#server/schema/content.ts'
import {
  isSiteOpened,
  isTheBusiness,
  readVersionedProfile,
  theBusiness,
  unsavedVersion,
} from './business-profile.ts'
import { isOwnBusiness } from './search-engines.ts'

/** Opens the site to search engines, or closes it again; cached pages go, because each says which it is. */
function setOpened(isOpened: boolean, { db, actor }: Call<StaffOrSystem>): Promise<Result<boolean>> {
  return db.transaction(async (tx) => {
    const { version, ...profile } = await readVersionedProfile(tx)
    if (isOpened && !isOwnBusiness(version === unsavedVersion ? undefined : profile))
      return refuse({ code: 'CONFLICT', reason: 'siteShowsExample' })
    if ((await isSiteOpened(tx)) === isOpened) return done(isOpened)
    await tx
      .update(businessProfiles)
      .set({ openedAt: isOpened ? new Date() : null })
      .where(isTheBusiness)
    const action = isOpened ? 'open' : 'close'
    await recordAudit(tx, actor, { action, subject: 'SearchEngines', subjectId: theBusiness })
    await announce(tx, { model: 'BusinessProfile', operation: 'update', id: theBusiness })
    return done(isOpened)
  })
}

export const siteOpeningCalls: ExtraCalls = {
  mutations: {
    openSite: defineCall({
      may: staffOf('settings', 'changeSetup'),
      ...required.flag,
      description: 'Lets search engines list the site (true), or asks them not to (false)',
      args: { isOpen: required.flag },
      resolve: ({ isOpen }: { isOpen: boolean }, call: Call<StaffOrSystem>) => setOpened(isOpen, call),
    }),
  },
}
