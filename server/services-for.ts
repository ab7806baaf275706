import type { Caller } from './caller.ts'
import { completeSetup, setupTokenWorks } from './identity/first-administrator.ts'
import type { Lantern } from './lantern.ts'
import { issueFormToken } from './limits/form-token.ts'
import type { RequestServices } from './request-services.ts'

/** The services of one page request. */
export function servicesFor(
  lantern: Lantern,
  { caller, headers, nonce }: { caller: Caller; headers: Headers; nonce: string },
): RequestServices {
  const { identity, secret, publicApiKey, pages, log } = lantern
  const { db } = lantern.database
  const attempt = { headers, address: caller.address, secure: caller.secure }
  return {
    run: (document, variables) => lantern.runAs(caller.visitor({ keep: false }))(document, variables),
    async administrator() {
      const actor = await caller.administrator()
      if (!actor) return undefined
      const { userId, username } = actor
      return { user: { userId, username }, run: lantern.runAs(actor) }
    },
    signIn: (credentials) => identity.signIn({ ...credentials, ...attempt }),
    signOut: async () => ({ setCookies: await identity.signOut(headers) }),
    completeSetup: (form) => completeSetup({ db, identity }, { ...form, ...attempt }),
    setupIsOpen: (token) => setupTokenWorks(db, token),
    newFormToken: () => issueFormToken(secret, new Date()),
    publicApiKey,
    island: (name) => pages.island(name),
    nonce,
    log,
  }
}
