import { recordExport } from '#server/audit/record-export.ts'
import { runInTime } from '#server/data-service/in-process.ts'
import { readCookie } from '#server/http/cookies.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import { issueFormToken } from '#server/http/visitor-tokens.ts'
import { peopleServices } from '#server/identity/access/access-services.ts'
import { completeSetup, setupTokenWorks } from '#server/identity/access/first-administrator.ts'
import type { Caller } from '#server/identity/caller.ts'
import { sessionCookie } from '#server/identity/embedded/better-auth.ts'
import { confirmByPasskey, confirmByPassword, isConfirmed } from '#server/identity/sessions/step-up.ts'
import { signInServices } from '#server/identity/sign-in-services.ts'
import type { Actor } from './actor.ts'
import type { Lantern } from './lantern.ts'
import type { RequestServices } from './request-services.ts'

/** The services of one page request. */
export function servicesFor(
  lantern: Lantern,
  { caller, request, nonce }: { caller: Caller; request: Request; nonce: string },
): RequestServices {
  const { identity, secret, publicApiKey, pages, log, config } = lantern
  const { headers } = request
  const { db } = lantern.database
  const origin = siteOrigin(config, request)
  const inTime = (actor: Actor) => runInTime(lantern.runAs(actor), lantern.reads)
  const attempt = { headers, address: caller.address, secure: caller.secure }
  return {
    run: (document, variables) => inTime(caller.visitor({ keep: false }))(document, variables),
    runAsGuest: (document, variables) => inTime(caller.visitor({ keep: true }))(document, variables),
    savedProfile: () => lantern.savedProfile.current(),
    async administrator() {
      const actor = await caller.administrator()
      if (!actor) return undefined
      const { userId, username } = actor
      return { user: { userId, username }, run: lantern.runAs(actor) }
    },
    hasSessionCookie: readCookie(headers, sessionCookie) !== undefined,
    isConfirmed: async () => isConfirmed(db, await caller.administrator()),
    confirm: async ({ password }) =>
      confirmByPassword({ db, identity, secret, log }, await caller.administrator(), {
        password,
        ...attempt,
      }),
    confirmByPasskey: async (response) =>
      confirmByPasskey({ db, identity }, await caller.administrator(), { ...attempt, origin, response }),
    ...peopleServices(lantern, { caller, headers }),
    ...signInServices(lantern, { caller, headers, origin }),
    signOut: () => identity.signOut(headers),
    completeSetup: (form) => completeSetup({ db, identity }, { ...form, ...attempt }),
    setupIsOpen: (token) => setupTokenWorks(db, token),
    recordExport: async (list) => recordExport(db, await caller.administrator(), list),
    backups: {
      overview: async () => lantern.backups.overview(await caller.administrator()),
      make: async () => lantern.backups.make(await caller.administrator()),
      setNightly: async (isOn) => lantern.backups.setNightly(await caller.administrator(), isOn),
      open: async (name) => lantern.backups.open(await caller.administrator(), name),
      remove: async (name) => lantern.backups.remove(await caller.administrator(), name),
    },
    newFormToken: () => issueFormToken(secret, new Date()),
    publicApiKey,
    isDemonstration: config.isDemonstration,
    origin,
    island: (name) => pages.island(name),
    panelCode: pages.panelCode,
    nonce,
    log,
  }
}
