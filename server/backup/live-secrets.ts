import type pg from 'pg'

/**
 * What would let whoever finds a backup in, as SQL conditions of its records: who is signed in, what was mailed to prove a
 * mailbox, and the key that signs cookies. Restored, it would bring back sessions that were ended. No archive holds it, and of
 * those of before it is not put back.
 */
const everywhere: Readonly<Record<string, string>> = {
  sessions: 'true',
  pool_sessions: 'true',
  verifications: 'true',
  rate_limits: 'true',
  deliveries: `topic like 'account.%' and state = 'pending'`,
  secrets: `name = 'signing'`,
}

/** Second factors, with the key that opens them: only an encrypted archive has them. */
const unlessEncrypted: Readonly<Record<string, string>> = {
  two_factors: 'true',
  secrets: `name in ('signing', 'encryption')`,
}

/** Condition of the records of each table that are left out of a backup. */
export const liveSecrets = ({ isEncrypted }: { isEncrypted: boolean }): Readonly<Record<string, string>> =>
  isEncrypted ? everywhere : { ...everywhere, ...unlessEncrypted }

export type Access = {
  /** API keys that worked when the backup was made. */
  keys: number
  /** Administrators who lost their authenticator app: they prove their mailbox at the next sign-in. */
  authenticators: number
}

/** Takes from restored records what would let somebody in who should not be in, and gives how many that concerned. */
export async function closeDoors(
  client: Pick<pg.ClientBase, 'query'>,
  { isEncrypted, keepKeys }: { isEncrypted: boolean; keepKeys: boolean },
): Promise<Access> {
  for (const [table, condition] of Object.entries(liveSecrets({ isEncrypted })))
    await client.query(`delete from "${table}" where ${condition}`)
  const working = 'revoked_at is null and (expires_at is null or expires_at > now())'
  const keys = keepKeys
    ? await client.query(`select id from api_keys where ${working}`)
    : await client.query(`update api_keys set revoked_at = now() where ${working}`)
  const authenticators = await client.query(`
    update users set two_factor_enabled = false, email_verified = false
    where two_factor_enabled and not exists (select from two_factors where user_id = users.id)`)
  return { keys: keys.rowCount ?? 0, authenticators: authenticators.rowCount ?? 0 }
}
