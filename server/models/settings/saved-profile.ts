import { z } from 'zod'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { provenAddress, readMailSettings } from '#server/notifications/mail/mail-settings.ts'
import type { EventStream } from '#server/realtime/events.ts'
import { type KeptFile, type KeptInFile, openKeptInFile, readKept } from '#server/realtime/kept-in-file.ts'
import { isSiteOpened, readVersionedProfile, unsavedVersion } from './business-profile.ts'
import { businessProfileInput } from './profile-input.ts'
import { profileOf } from './stored-profile.ts'

/** Undefined if none was ever saved. */
export type SavedProfile = KeptInFile<BusinessProfile | undefined> & { site(): SavedSite }

type SavedSite = Readonly<{ isOpened: boolean; address: string | undefined }>

type KeptProfile = { profile: BusinessProfile | undefined; site: SavedSite }

/** Never the default profile, whose phone number belongs to no one. */
export async function openSavedProfile(given: {
  db: Database
  events: Pick<EventStream, 'subscribe'>
  dataDir: string
  log: Log
}): Promise<SavedProfile> {
  const { db, ...rest } = given
  const store = await openKeptInFile(keptFile, {
    ...rest,
    model: 'BusinessProfile',
    async read() {
      const [{ version, ...profile }, isOpened, mail] = await Promise.all([
        readVersionedProfile(db),
        isSiteOpened(db),
        readMailSettings(db),
      ])
      return {
        profile: version === unsavedVersion ? undefined : profile,
        site: { isOpened, address: provenAddress(mail) },
      }
    },
  })
  return {
    ...store,
    current: () => store.current().profile,
    latest: async () => (await store.latest()).profile,
    site: () => store.current().site,
  }
}

/** Without these, another business's would stand on the pages. */
const identity = businessProfileInput.pick({ name: true, dispatch: true })

/** Files from before a site could be closed have no `site`: it was open. */
const siteInFile = z.object({
  site: z.object({ isOpened: z.boolean(), address: z.string().optional() }).default({ isOpened: true }),
})

const keptFile: KeptFile<KeptProfile> = {
  name: 'business-profile.json',
  nothing: { profile: undefined, site: { isOpened: false, address: undefined } },
  parse(json) {
    identity.parse(json)
    const { isOpened, address } = siteInFile.parse(json).site
    return { profile: profileOf(json), site: { isOpened, address } }
  },
  print: ({ profile, site }) => profile && { ...profile, site },
}

export const readStoredProfile = async (dataDir: string, log: Log): Promise<BusinessProfile | undefined> =>
  (await readKept(keptFile, dataDir, log)).profile
