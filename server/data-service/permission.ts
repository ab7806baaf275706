import { isDeepStrictEqual } from 'node:util'
import type { Actor, Staff } from '#server/actor.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { mayIn, seesOnlyOwn } from '#server/rights.ts'
import { columnsIn, type Filter } from './filter.ts'
import type { Access, Model, Operation, Row } from './model.ts'

type Owned = Pick<Model, 'area' | 'own'>

export const readsAll = (model: Owned, actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'staff' && staffAccess(model, 'read', actor) === true)

/** A caller who reads only their own rows gets no others, so every field of those is shown. */
export const seesPrivateFields = (model: Owned, actor: Actor): boolean =>
  readsAll(model, actor) || readsOwn(model, actor)

export const readsOwn = ({ area, own }: Owned, actor: Actor): boolean =>
  actor.kind === 'staff' && own !== undefined && typeof area === 'string' && seesOnlyOwn(actor, area)

/** Under which a filter asks for the owner: a name that no column has, where another table says it. */
export const ownerName = ({ by }: NonNullable<Model['own']>): string =>
  typeof by === 'string' ? by : 'owner of the row'

function staffAccess(model: Owned, operation: Operation, actor: Staff): Access {
  const { area, own } = model
  if (typeof area === 'function') return operation === 'read' && area(actor)
  if (own && readsOwn(model, actor)) {
    if (operation === 'read' || operation === 'update') return { [ownerName(own)]: { eq: actor.userId } }
    return operation === 'create' && own.mayCreate === true
  }
  return mayIn(actor, area, operation === 'read' ? 'read' : 'write')
}

export const refuseAnonymous = ({ retryAfterSeconds }: Extract<Actor, { kind: 'anonymous' }>) =>
  refuse(
    retryAfterSeconds
      ? {
          code: 'TOO_MANY_REQUESTS',
          reason: 'tooManyWrongKeys',
          retryAfterSeconds,
        }
      : { code: 'UNAUTHORIZED', reason: 'signInOrSendKey' },
  )

export const refuseReader = refuse({ code: 'FORBIDDEN', reason: 'keyOnlyReads' })

export const refuseLeadSource = refuse({ code: 'FORBIDDEN', reason: 'keyOnlyBringsLeads' })

/**
 * Scheduled jobs may do everything, staff what their role may in the area, others what the model grants to
 * visitors: nothing by default.
 */
export function allowed(model: Model, operation: Operation, actor: Actor): Result<Exclude<Access, false>> {
  if (actor.kind === 'anonymous') return refuseAnonymous(actor)
  if (operation !== 'read' && actor.kind === 'staff' && actor.readOnly) return refuseReader
  const access = accessOf(model, operation, actor)
  if (access === false)
    return refuse({
      code: 'FORBIDDEN',
      reason: 'operationNotAuthorized',
      facts: { operation, models: model.plural },
    })
  return done(access)
}

function accessOf(model: Model, operation: Operation, actor: Exclude<Actor, { kind: 'anonymous' }>): Access {
  if (actor.kind === 'system') return true
  if (model.neverByCall?.includes(operation)) return false
  const asStaff = actor.kind === 'staff' && staffAccess(model, operation, actor)
  if (asStaff) return asStaff
  if (actor.kind === 'leadSource') return operation === 'create' && model.leadSources?.create === true
  if (operation === 'read') return model.visitors?.read ?? false
  return operation === 'create' && actor.kind === 'visitor' && model.visitors?.create === true
}

/** On a row of their own: what is sent with the value that it has already is no change. */
export function mayChangeOwn(
  model: Model,
  actor: Actor,
  changes: Readonly<Record<string, unknown>>,
  current: Row,
): Result<null> {
  if (!readsOwn(model, actor)) return done(null)
  const field = Object.keys(changes).find(
    (name) =>
      changes[name] !== undefined &&
      !model.own?.mayChange.includes(name) &&
      !isDeepStrictEqual(changes[name], current[name]),
  )
  if (field === undefined) return done(null)
  return refuse({ code: 'FORBIDDEN', reason: 'fieldNotInRole', facts: { field } })
}

/** A filter, sort or search by a private field would reveal it. */
export function mayQueryBy(
  model: Model,
  actor: Actor,
  asked: {
    filter?: Filter | null | undefined
    sortField?: string | undefined
    search?: string | null | undefined
  },
): Result<null> {
  if (seesPrivateFields(model, actor)) return done(null)
  const names = [
    ...(asked.filter ? columnsIn(asked.filter) : []),
    ...(asked.sortField ? [asked.sortField] : []),
  ]
  const hidden = names.find((name) => name !== 'id' && model.fields[name]?.private)
  if (hidden !== undefined || (asked.search && !model.search?.open))
    return refuse({ code: 'FORBIDDEN', reason: 'askingNotAuthorized', facts: { models: model.plural } })
  return done(null)
}
