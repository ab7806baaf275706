import { generateKeyPairSync } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '#server/database/database.ts'
import { loadSecret } from '#server/database/secrets.ts'

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Our name to the push services. A device subscribes to exactly this key, so a new one makes all devices deaf. */
export type VapidKeys = z.output<typeof vapidKeys>

/** Made once, the same for every instance. */
export async function loadVapidKeys(db: Queryable): Promise<VapidKeys> {
  return vapidKeys.parse(JSON.parse(await loadSecret(db, 'vapid', () => JSON.stringify(newKeys()))))
}

/** On P-256, as RFC 8292 asks: the public key as an uncompressed point, both in base64url. */
function newKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}
