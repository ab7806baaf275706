import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Actor } from '#server/actor.ts'
import type { Transaction } from '#server/database/database.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import type { Model, Row } from './model.ts'
import { seesPrivateFields } from './permission.ts'

/** Staff may choose the id of what they create, so that sending it again stores nothing twice. Else it is ours to make. */
export function chosenId(
  id: string | null | undefined,
  { model, actor }: { model: Model; actor: Actor },
): Result<string | undefined> {
  if (id === null || id === undefined) return done(undefined)
  if (!seesPrivateFields(model, actor)) return refuse({ code: 'FORBIDDEN', reason: 'onlyStaffChooseIds' })
  if (isUuid(id)) return done(id.toLowerCase())
  return refuseField('id', { reason: 'idIsUuid' })
}

/** Until the transaction ends, another create with this id waits; then it finds the row. */
export async function lockId(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
}

/**
 * What a create gives whose id is there already: the row, when all that was sent stands in it as it was sent; else it
 * is another record, or one that has changed since, which no create may overwrite. `draft` is what was sent, parsed.
 */
export function matchRepeatedCreate(
  model: Model,
  stored: Row,
  { sent, draft }: { sent: object; draft: unknown },
): Result<Row> {
  // A model's input is a plain object (model-types.ts sees to that).
  const parsed = draft as Readonly<Record<string, unknown>>
  // However nothing is written (null, false, an empty text), it is the same nothing.
  const isSame = Object.keys(sent).every((name) =>
    isDeepStrictEqual(parsed[name] || null, stored[name] || null),
  )
  if (isSame) return done(stored)
  return refuse({ code: 'CONFLICT', reason: 'storedDifferently', facts: { model: model.name } })
}

/** Whether a text can be an id: PostgreSQL refuses to compare one with anything else. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
