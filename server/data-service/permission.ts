import type { Actor } from '#server/actor.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { columnsIn, type Filter } from './filter.ts'
import type { Access, Model, Operation } from './model.ts'

/** Whoever runs the business: what most models grant. */
export const administrators = (actor: Actor) => actor.kind === 'administrator'

/** Sees private fields: the administrator whom the session names, and our own jobs. */
export const seesPrivateFields = (actor: Actor) => administrators(actor) || actor.kind === 'system'

/** The refusal of whoever comes with neither session nor key, or with a wrong one. */
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

/** The refusal of everything that changes something to a key that may only read. */
export const refuseReader = refuse({ code: 'FORBIDDEN', reason: 'keyOnlyReads' })

/** What the model grants this actor. Deny by default: `anonymous` is refused before any model is asked. */
export function allowed(model: Model, operation: Operation, actor: Actor): Result<Exclude<Access, false>> {
  if (actor.kind === 'anonymous') return refuseAnonymous(actor)
  if (operation !== 'read' && actor.kind === 'administrator' && actor.readOnly) return refuseReader
  const access = actor.kind === 'system' ? true : model.access[operation](actor)
  if (access === false)
    return refuse({
      code: 'FORBIDDEN',
      reason: 'operationNotAuthorized',
      facts: { operation, models: model.plural },
    })
  return done(access)
}

/** A private field must not be guessed through a filter, a sort or a search either. */
export function mayAskBy(
  model: Model,
  actor: Actor,
  asked: {
    filter?: Filter | null | undefined
    sortField?: string | undefined
    search?: string | null | undefined
  },
): Result<null> {
  if (seesPrivateFields(actor)) return done(null)
  const names = [
    ...(asked.filter ? columnsIn(asked.filter) : []),
    ...(asked.sortField ? [asked.sortField] : []),
  ]
  const hidden = names.find((name) => name !== 'id' && model.fields[name]?.private)
  if (hidden !== undefined || (asked.search && !model.search?.open))
    return refuse({ code: 'FORBIDDEN', reason: 'askingNotAuthorized', facts: { models: model.plural } })
  return done(null)
}
