import { randomUUID } from 'node:crypto'
import { subjectOf } from './double-tokens.ts'
import { type Actions, refuse } from './pool-double.ts'

export const identityPoolId = 'us-west-2:3f7d4e2a-0b1c-4d5e-8f90-a1b2c3d4e5f6'

/** Guests and members of the user pool get keys for an hour. Access keys name their owner: `guest-1`, `staff-2`. */
export function identityPoolDouble() {
  const identities = new Map<string, string | undefined>()
  const state = { isDown: false, failures: 0 }
  let keys = 0

  function subjectShown(Logins: Record<string, string> = {}): string | undefined {
    const [token] = Object.values(Logins)
    if (token === undefined) return undefined
    return subjectOf(token) ?? refuse('NotAuthorizedException', 'Invalid login token. Token expired')
  }

  const actions: Actions = {
    GetId({ IdentityPoolId, Logins }) {
      if (IdentityPoolId !== identityPoolId) refuse('ResourceNotFoundException', 'IdentityPool not found')
      const sub = subjectShown(Logins)
      const [known] = [...identities].find(([, owner]) => sub !== undefined && owner === sub) ?? []
      const IdentityId = known ?? `us-west-2:${randomUUID()}`
      identities.set(IdentityId, sub)
      return { IdentityId }
    },
    GetCredentialsForIdentity({ IdentityId = '', Logins }) {
      if (!identities.has(IdentityId)) refuse('ResourceNotFoundException', 'Identity not found.')
      const sub = subjectShown(Logins)
      const owner = identities.get(IdentityId) ?? sub
      if (owner !== sub) refuse('NotAuthorizedException')
      identities.set(IdentityId, owner)
      keys += 1
      const AccessKeyId = `${owner ? 'staff' : 'guest'}-${keys}`
      return {
        IdentityId,
        Credentials: {
          AccessKeyId,
          SecretKey: `secret of ${AccessKeyId}`,
          SessionToken: `session of ${AccessKeyId}`,
          Expiration: Date.now() / 1000 + 3600,
        },
      }
    },
  }
  return { identities, state, actions }
}
