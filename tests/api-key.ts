import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { digestOf } from '#server/http/signed-values.ts'
import { apiKeys, users } from '#server/schema/identity.ts'
import type { TestLantern } from './lantern.ts'

export async function ownersKey(
  lantern: TestLantern,
  scope: 'full' | 'read' | 'leads' = 'full',
): Promise<string> {
  const [owner] = await lantern.db.select({ id: users.id }).from(users)
  if (!owner) throw new Error('the tests have an owner')
  const key = `lantern_${randomBytes(32).toString('base64url')}`
  await lantern.db.insert(apiKeys).values({
    id: uuidv7(),
    name: 'a program',
    prefix: key.slice(0, 12),
    scope,
    userId: owner.id,
    digest: digestOf(key),
  })
  return key
}
