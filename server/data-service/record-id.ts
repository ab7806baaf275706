import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#server/actor.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import type { Model, Row } from './model.ts'
import { readsAll } from './permission.ts'

/**
 * Staff may choose the id of a new record, so that repeating the call stores it once. Not who sees only their own: the id of
 * another's record would answer differently.
 */
export function chosenId(
  id: string | null | undefined,
  { model, actor }: { model: Model; actor: Actor },
): Result<string | undefined> {
  if (id === null || id === undefined) return done(undefined)
  if (!readsAll(model, actor)) return refuse({ code: 'FORBIDDEN', reason: 'onlyStaffChooseIds' })
  if (isUuid(id)) return done(id.toLowerCase())
  return refuseField('id', { reason: 'idIsUuid' })
}

/**
 * The row, if it still holds all that was sent; otherwise it is another record, or changed since, and no
 * create may overwrite it. `draft`: the parsed input.
 */
export function matchRepeatedCreate(
  model: Model,
  stored: Row,
  { sent, draft }: { sent: object; draft: unknown },
): Result<Row> {
  // model-types.ts makes sure that an input is a plain object.
  const parsed = draft as Readonly<Record<string, unknown>>
  const isOurs = Object.entries(model.scope ?? {}).every(([name, value]) => stored[name] === value)
  const isSame =
    isOurs && Object.keys(sent).every((name) => isDeepStrictEqual(parsed[name] || null, stored[name] || null))
  if (isSame) return done(stored)
  return refuse({ code: 'CONFLICT', reason: 'storedDifferently', facts: { model: model.name } })
}

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
