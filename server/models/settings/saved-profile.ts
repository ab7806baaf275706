import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { isMissing, writeFileDurably } from '#server/data-dir.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { provenAddress, readMailSettings } from '#server/notifications/mail/mail-settings.ts'
import type { EventStream } from '#server/realtime/events.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { isSiteOpened, readVersionedProfile, unsavedVersion } from './business-profile.ts'
import { businessProfileInput } from './profile-input.ts'
import { profileOf } from './stored-profile.ts'

const fileName = 'business-profile.json'

const latestMs = 1_000

export type SavedProfile = {
  /** As far as this process knows; undefined if none was ever saved. */
  current(): BusinessProfile | undefined
  latest(): Promise<BusinessProfile | undefined>
  site(): SavedSite
  close(): Promise<void>
}

export type SavedSite = Readonly<{ isOpened: boolean; address: string | undefined }>

type Kept = { profile: BusinessProfile | undefined; site: SavedSite }

/**
 * The profile while the database is unavailable: in memory, and in DATA_DIR for a start during an outage.
 * Never the default, whose phone number belongs to no one.
 */
export async function openSavedProfile(given: {
  db: Database
  events: Pick<EventStream, 'subscribe'>
  dataDir: string
  log: Log
}): Promise<SavedProfile> {
  const { db, events, dataDir, log } = given
  let saved: Kept = await readKept(dataDir, log)
  let refreshed = Promise.resolve()

  async function refresh() {
    try {
      const [{ version, ...profile }, isOpened, mail] = await Promise.all([
        readVersionedProfile(db),
        isSiteOpened(db),
        readMailSettings(db),
      ])
      const next: Kept = {
        profile: version === unsavedVersion ? undefined : profile,
        site: { isOpened, address: provenAddress(mail) },
      }
      if (JSON.stringify(next) === JSON.stringify(saved)) return
      saved = next
      if (next.profile)
        await writeFileDurably(dataDir, fileName, JSON.stringify({ ...next.profile, site: next.site }))
      else await rm(join(dataDir, fileName), { force: true })
    } catch (error) {
      log.warn({ err: error }, 'The facts about the business could not be kept for an outage')
    }
  }

  const unsubscribe = events.subscribe((event) => {
    if (event.kind === 'reconnected' || event.model === 'BusinessProfile') refreshed = refreshed.then(refresh)
  })
  await refresh()
  return {
    current: () => saved.profile,
    site: () => saved.site,
    async latest() {
      await withTimeout(refreshed, latestMs, undefined)
      return saved.profile
    },
    async close() {
      unsubscribe()
      await refreshed
    },
  }
}

/** Without these, another business's would stand on the pages. */
const identity = businessProfileInput.pick({ name: true, dispatch: true })

/** Files from before a site could be closed have no `site`: it was open. */
const siteInFile = z.object({
  site: z.object({ isOpened: z.boolean(), address: z.string().optional() }).default({ isOpened: true }),
})

export const readStoredProfile = async (dataDir: string, log: Log): Promise<BusinessProfile | undefined> =>
  (await readKept(dataDir, log)).profile

async function readKept(dataDir: string, log: Log): Promise<Kept> {
  const nothing: Kept = { profile: undefined, site: { isOpened: false, address: undefined } }
  try {
    const kept: unknown = JSON.parse(await readFile(join(dataDir, fileName), 'utf8'))
    identity.parse(kept)
    const { isOpened, address } = siteInFile.parse(kept).site
    return { profile: profileOf(kept), site: { isOpened, address } }
  } catch (error) {
    if (isMissing(error)) return nothing
    log.warn({ err: error }, `${fileName} in DATA_DIR cannot be read`)
    return nothing
  }
}
