import { symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'

const accountMail = z.discriminatedUnion('about', [
  /** A link to choose a new password. */
  z.object({ about: z.literal('password-reset'), token: z.string() }),
  /** A code that proves that an address is the person's own. */
  z.object({ about: z.literal('email-code'), code: z.string(), minutes: z.number() }),
  /** A link to become an administrator. */
  z.object({ about: z.literal('invitation'), token: z.string(), by: z.string() }),
  /** Somebody changed how the person signs in: to be told, in case it was not them. */
  z.object({
    about: z.literal('changed'),
    what: z.string(),
    /** API keys of theirs that go on working. */
    keys: z.array(z.string()).readonly().default([]),
  }),
  /** Somebody changed where requests go. */
  z.object({
    about: z.literal('notifications'),
    by: z.string(),
    at: z.iso.datetime(),
    changes: z.array(z.string()).readonly(),
  }),
])

/** What a mail about somebody's own account tells. */
export type AccountMail = z.output<typeof accountMail>

const sealedPayload = z.object({ sealed: z.string() })

/** Reads a stored payload back; undefined when it is not one, or not sealed with this secret. */
export async function openAccountMail(payload: unknown, secret: string): Promise<AccountMail | undefined> {
  const parsed = sealedPayload.safeParse(payload)
  if (!parsed.success) return undefined
  const opened = await symmetricDecrypt({ key: secret, data: parsed.data.sealed }).catch(() => undefined)
  return opened === undefined ? undefined : accountMail.safeParse(JSON.parse(opened)).data
}
