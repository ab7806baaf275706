import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BusinessProfile } from '#content/business-profile.ts'
import { isMissing, writeFileDurably } from '#server/data-dir.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { EventStream } from '#server/realtime/events.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { businessProfileInput, profileOf, readVersionedProfile, unsavedVersion } from './business-profile.ts'

const fileName = 'business-profile.json'

const latestMs = 1_000

export type SavedProfile = {
  /** As far as this process knows; undefined if none was ever saved. */
  current(): BusinessProfile | undefined
  latest(): Promise<BusinessProfile | undefined>
  close(): Promise<void>
}

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
  let saved = await readStoredProfile(dataDir, log)
  let refreshed = Promise.resolve()

  async function refresh() {
    try {
      const { version, ...profile } = await readVersionedProfile(db)
      const next = version === unsavedVersion ? undefined : profile
      if (JSON.stringify(next) === JSON.stringify(saved)) return
      saved = next
      if (next) await writeFileDurably(dataDir, fileName, JSON.stringify(next))
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
    current: () => saved,
    async latest() {
      await withTimeout(refreshed, latestMs, undefined)
      return saved
    },
    async close() {
      unsubscribe()
      await refreshed
    },
  }
}

const identity = businessProfileInput.pick({ name: true, dispatch: true, office: true, licenses: true })

export async function readStoredProfile(dataDir: string, log: Log): Promise<BusinessProfile | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(join(dataDir, fileName), 'utf8'))
    identity.parse(kept)
    return profileOf(kept)
  } catch (error) {
    if (isMissing(error)) return undefined
    log.warn({ err: error }, `${fileName} in DATA_DIR cannot be read`)
    return undefined
  }
}
