import type { Administrator } from '#server/actor.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Database } from '#server/database/database.ts'
import type { Caller } from '#server/identity/caller.ts'
import type { Identity } from '#server/identity/identity.ts'
import { endOtherSessions, endSession, listSessions } from '#server/identity/sessions/session-list.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { demandNewPassword, listAdministrators, removeAdministrator } from './administrators.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
import { acceptInvitation, invite, inviteAgain, invitedBy, listInvitations, withdrawInvitation } from './invitations.ts'

export type AccessServices = ReturnType<typeof accessServices>

/** Who may use the panel and by what: administrators, invitations, sessions and keys, for the caller of one request. */
export function accessServices(
  { database: { db }, secret, identity }: { database: { db: Database }; secret: string; identity: Identity },
  { caller, headers }: { caller: Caller; headers: Headers },
) {
  const { address, secure } = caller
  const me = () => caller.administrator()

  /** Where a user pool says who there is, its console does what is refused here. */
  const elsewhere = identity.keepsPeople
    ? undefined
    : refuse({
        code: 'CONFLICT',
        message: 'Who may sign in is decided in your Amazon Cognito user pool. Do this in its console.',
      })

  /** What only administrators may read. */
  async function forMe<Value>(read: (me: Administrator) => Promise<Value>): Promise<Result<Value>> {
    const actor = await me()
    if (!actor) return refuse({ code: 'FORBIDDEN', message: 'Only an administrator may see this.' })
    return done(await read(actor))
  }

  /** Ends sessions here, and then what they hold at a provider. */
  async function released<Value>(ids: string[], end: () => Promise<Result<Value>>) {
    const release = await identity.releaseSessions?.(ids)
    const ended = await end()
    if (ended.ok) await release?.()
    return ended
  }

  return {
    administrators: {
      list: () =>
        forMe(async (actor) => ({
          /** False where a user pool says who may sign in, and how. */
          areKeptHere: identity.keepsPeople,
          administrators: await listAdministrators(db, actor),
          invitations: await listInvitations(db),
        })),
      invite: async (email: string) => elsewhere ?? invite({ db, secret }, await me(), email),
      inviteAgain: byId(async (id) => elsewhere ?? inviteAgain({ db, secret }, await me(), id)),
      withdraw: byId(async (id) => withdrawInvitation({ db, secret }, await me(), id)),
      remove: byId(async (id) => removeAdministrator(db, await me(), id)),
      /** Ends their sessions and mails them a link to choose a new password. */
      reset: byId(async (id) => {
        if (elsewhere) return elsewhere
        const demanded = await demandNewPassword(db, await me(), id)
        if (!demanded.ok) return demanded
        const { email } = demanded.value
        const mailed = await identity.requestPasswordReset({ email, headers, address, secure })
        if (mailed.ok) return demanded
        return refuse({
          code: 'CONFLICT',
          message: `${email} is signed out and must choose a new password. ${mailed.message}`,
        })
      }),
    },
    invitation: {
      find: (token: string) => invitedBy(db, token),
      /** Also signs in; `setCookies` is empty when they have to do that by hand. */
      async accept(form: { token: string; password: string }): Promise<Result<{ setCookies: string[] }>> {
        if (elsewhere) return elsewhere
        const accepted = await acceptInvitation(db, { ...form, address })
        if (!accepted.ok) return accepted
        const { email } = accepted.value
        const signedIn = await identity.signIn({ email, password: form.password, headers, address, secure })
        return done({ setCookies: signedIn.ok ? signedIn.setCookies : [] })
      },
    },
    sessions: {
      list: () => forMe((actor) => listSessions(db, actor)),
      end: byId(async (id) => released([id], async () => endSession(db, await me(), id))),
      async endOthers() {
        const actor = await me()
        const all = actor ? await listSessions(db, actor) : []
        const others = all.filter(({ isMine, isThis }) => isMine && !isThis).map(({ id }) => id)
        return released(others, () => endOtherSessions(db, actor))
      },
    },
    apiKeys: {
      list: () => forMe(() => listApiKeys(db)),
      create: async (input: { name: string; scope: string; days: string }) =>
        createApiKey(db, await me(), input),
      revoke: byId(async (id) => revokeApiKey(db, await me(), id)),
    },
  }
}

/** Ids come from forms: what is none, nothing has. */
const byId =
  <Value>(act: (id: string) => Promise<Result<Value>>) =>
  async (id: string): Promise<Result<Value>> =>
    isUuid(id) ? act(id) : refuse({ code: 'NOT_FOUND', message: 'This is gone already.' })
