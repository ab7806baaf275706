import type { Actor } from '#server/actor.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { type Area, mayIn } from '#server/rights.ts'
import { columnsIn, type Filter } from './filter.ts'
import type { Access, Model, Operation } from './model.ts'

/** What a model grants to staff: whoever may read its area reads it, whoever may write there changes it. */
export function staffAccess(area: Area) {
  const may = (wanted: 'read' | 'write') => (actor: Actor) =>
    actor.kind === 'staff' && mayIn(actor, area, wanted)
  return { read: may('read'), create: may('write'), update: may('write'), delete: may('write') }
}

/** Sees private fields: staff who may read all of the model's rows, and our own jobs. */
export const seesPrivateFields = (model: Pick<Model, 'access'>, actor: Actor): boolean =>
  actor.kind === 'system' || (actor.kind === 'staff' && model.access.read(actor) === true)

/** The refusal of whoever comes with neither session nor key, or with a wrong one. */
export const refuseAnonymous = ({ retryAfterSeconds }: Extract<Actor, { kind: 'anonymous' }>) =>
  refuse(
    retryAfterSeconds
      ? {
          code: 'TOO_MANY_REQUESTS',
          message: 'Too many wrong keys came from your connection.',
          retryAfterSeconds,
        }
      : { code: 'UNAUTHORIZED', message: 'Sign in, or send the public API key.' },
  )

/** The refusal of everything that changes something to a key that may only read. */
export const refuseReader = refuse({ code: 'FORBIDDEN', message: 'This API key may only read.' })

/** What the model grants this actor. Deny by default: `anonymous` is refused before any model is asked. */
export function allowed(model: Model, operation: Operation, actor: Actor): Result<Exclude<Access, false>> {
  if (actor.kind === 'anonymous') return refuseAnonymous(actor)
  if (operation !== 'read' && actor.kind === 'staff' && actor.readOnly) return refuseReader
  const access = actor.kind === 'system' ? true : model.access[operation](actor)
  if (access === false)
    return refuse({ code: 'FORBIDDEN', message: `Not authorized to ${operation} ${model.plural}.` })
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
  if (seesPrivateFields(model, actor)) return done(null)
  const names = [
    ...(asked.filter ? columnsIn(asked.filter) : []),
    ...(asked.sortField ? [asked.sortField] : []),
  ]
  const hidden = names.find((name) => name !== 'id' && model.fields[name]?.private)
  if (hidden !== undefined || (asked.search && !model.search?.open))
    return refuse({ code: 'FORBIDDEN', message: `Not authorized to ask ${model.plural} that way.` })
  return done(null)
}
