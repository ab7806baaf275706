import type { Language, Languages } from '#content/languages.ts'
import type { StaffInSession } from '#server/actor.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Database } from '#server/database/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { Identity, SignInRequest } from '#server/identity/identity.ts'
import {
  confirmedOwners,
  confirmedStaff,
  type Guard,
  owners,
  staff,
  withoutSignIn,
} from '#server/identity/service-guard.ts'
import { listSessions, revokeOtherSessions, revokeSession } from '#server/identity/sessions/session-list.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
import {
  acceptInvitation,
  findInvitation,
  invite,
  inviteAgain,
  listInvitations,
  withdrawInvitation,
} from './invitations.ts'
import { changeRole, listPeople, removePerson, requirePasswordChange } from './people.ts'

export function accessServices(
  guard: Guard,
  {
    db,
    store,
    secret,
    identity,
    languages,
    language,
  }: {
    db: Database
    store: FileStore
    secret: string
    identity: Identity
    languages: Languages
    language: Language
  },
  request: SignInRequest,
) {
  /** A user pool's people are managed in its console. Refused before asking for a password. */
  const elsewhere = identity.keepsPeople
    ? undefined
    : refuse({
        code: 'CONFLICT',
        reason: 'poolKeepsPeople',
      })
  const mayChangePeople = elsewhere ? owners : confirmedOwners

  async function andAtProvider<Value>(ids: string[], end: () => Promise<Result<Value>>) {
    const release = await identity.releaseSessions?.(ids)
    const ended = await end()
    if (ended.ok) await release?.()
    return ended
  }

  return {
    people: {
      list: guard({
        may: owners,
        run: async (me) =>
          done({
            areKeptHere: identity.keepsPeople,
            people: await listPeople(db, me),
            invitations: await listInvitations(db),
          }),
      }),
      invite: guard({
        may: mayChangePeople,
        run: async (me, typed: { email: string; role: string; language?: string }) =>
          elsewhere ?? invite({ db, secret, languages }, me, { language: language.code, ...typed }),
      }),
      inviteAgain: guard({
        may: mayChangePeople,
        run: byId(async (me, id) => elsewhere ?? inviteAgain({ db, secret, languages }, me, id)),
      }),
      withdraw: guard({ may: owners, run: byId((me, id) => withdrawInvitation(db, me, id)) }),
      remove: guard({ may: confirmedOwners, run: byId((me, id) => removePerson({ db, store }, me, id)) }),
      changeRole: guard({
        may: mayChangePeople,
        run: async (me, given: { id: string; role: string }) =>
          elsewhere ?? byId((_me, id) => changeRole({ db, secret }, me, { ...given, id }))(me, given.id),
      }),
      reset: guard({
        may: mayChangePeople,
        run: byId(async (me, id) => {
          if (elsewhere) return elsewhere
          const required = await requirePasswordChange(db, me, id)
          if (!required.ok) return required
          const { email } = required.value
          const mailed = await identity.requestPasswordReset({ email, ...request })
          if (mailed.ok) return required
          return refuse({
            code: 'CONFLICT',
            reason: 'resetNotMailed',
            facts: { email, why: mailed.refusal },
          })
        }),
      }),
    },
    invitation: {
      find: guard({ may: withoutSignIn, run: (token: string) => findInvitation(db, token) }),
      accept: guard({
        may: withoutSignIn,
        run: async (form: {
          token: string
          name: string
          password: string
        }): Promise<Result<{ setCookies: string[] }>> => {
          if (elsewhere) return elsewhere
          const accepted = await acceptInvitation(db, {
            ...form,
            address: request.address,
            language: language.code,
          })
          if (!accepted.ok) return accepted
          const { email } = accepted.value
          const signedIn = await identity.signIn({ email, password: form.password, ...request })
          return done({ setCookies: signedIn.ok ? signedIn.value.setCookies : [] })
        },
      }),
    },
    sessions: {
      list: guard({ may: staff(), run: async (me) => done(await listSessions(db, me)) }),
      end: guard({
        may: confirmedStaff,
        run: byId((me, id) => andAtProvider([id], () => revokeSession(db, me, id))),
      }),
      endOthers: guard({
        may: confirmedStaff,
        run: async (me) => {
          const others = (await listSessions(db, me)).filter(({ isMine, isThis }) => isMine && !isThis)
          return andAtProvider(
            others.map(({ id }) => id),
            () => revokeOtherSessions(db, me),
          )
        },
      }),
    },
    apiKeys: {
      list: guard({ may: staff(), run: async (me) => done(await listApiKeys(db, me)) }),
      create: guard({
        may: confirmedStaff,
        run: (me, input: { name: string; scope: string; days: string }) => createApiKey(db, me, input),
      }),
      /** No confirmation needed: a leaked key must be revoked at once. */
      revoke: guard({ may: staff(), run: byId((me, id) => revokeApiKey(db, me, id)) }),
    },
  }
}

const byId =
  <Value>(act: (me: StaffInSession, id: string) => Promise<Result<Value>>) =>
  async (me: StaffInSession, id: string): Promise<Result<Value>> =>
    isUuid(id) ? act(me, id) : refuse({ code: 'NOT_FOUND', reason: 'goneAlready' })
