import type pg from 'pg'

/**
 * Records with which a stolen backup would allow to sign in or read on, as SQL conditions by table: sessions,
 * mailed codes and links, calendar addresses, the key that signs cookies. Restoring them would also bring
 * back what was revoked. Nor the passphrase of the archives themselves. No archive contains them, and from an archive of an earlier version they are not
 * restored.
 */
const always: Readonly<Record<string, string>> = {
  sessions: 'true',
  pool_sessions: 'true',
  verifications: 'true',
  calendar_links: 'true',
  rate_limits: 'true',
  // A file to be imported: a restored server must not bring back people who were erased since.
  import_files: 'true',
  deliveries: `topic like 'account.%' and state = 'pending'`,
  secrets: `name = 'signing'`,
  backup_safety: 'true',
}

/**
 * Second factors, the key that decrypts them, and the key of customers' links, with which all requests could
 * be cancelled: in encrypted archives only.
 */
const unlessEncrypted: Readonly<Record<string, string>> = {
  two_factors: 'true',
  secrets: `name in ('signing', 'encryption', 'links')`,
}

export const liveSecrets = ({ isEncrypted }: { isEncrypted: boolean }): Readonly<Record<string, string>> =>
  isEncrypted ? always : { ...always, ...unlessEncrypted }

export type RevokedAccess = {
  keys: number
  authenticators: number
  areCustomerLinksKept: boolean
}

/**
 * Earlier payloads held finished links; now they are signed when a mail is sent
 * (notifications/mail/customer-mail.ts).
 */
const withoutLinks = (row: string) => `${row} - 'receipt' - 'reviewPath' - 'path'`
const forgetLinks = [
  `update deliveries set payload = ${withoutLinks('payload')} where channel = 'customer'`,
  `update trash_parts set row = jsonb_set(row, '{payload}', ${withoutLinks(`(row -> 'payload')`)})
    where source = 'deliveries' and row ->> 'channel' = 'customer'`,
]

export async function revokeRestoredAccess(
  client: Pick<pg.ClientBase, 'query'>,
  { isEncrypted, keepKeys }: { isEncrypted: boolean; keepKeys: boolean },
): Promise<RevokedAccess> {
  for (const [table, condition] of Object.entries(liveSecrets({ isEncrypted })))
    await client.query(`delete from "${table}" where ${condition}`)
  for (const statement of forgetLinks) await client.query(statement)
  const working = 'revoked_at is null and (expires_at is null or expires_at > now())'
  const keys = keepKeys
    ? await client.query(`select id from api_keys where ${working}`)
    : await client.query(`update api_keys set revoked_at = now() where ${working}`)
  const authenticators = await client.query(`
    update users set two_factor_enabled = false, email_verified = false
    where two_factor_enabled and not exists (select from two_factors where user_id = users.id)`)
  return {
    keys: keys.rowCount ?? 0,
    authenticators: authenticators.rowCount ?? 0,
    areCustomerLinksKept: isEncrypted,
  }
}
