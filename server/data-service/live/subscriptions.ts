import { Repeater } from 'graphql-yoga'
import type { Actor } from '#server/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import { unwrap } from '#server/data-service/errors.ts'
import type { Filter } from '#server/data-service/filter.ts'
import type { Model, Row } from '#server/data-service/model.ts'
import { get } from '#server/data-service/operations.ts'
import { allowed, mayQueryBy, readsAll, readsOwn } from '#server/data-service/permission.ts'
import type { ModelEvent } from '#server/realtime/events.ts'
import { done, type Result } from '#server/result.ts'
import { credentialModels, isStillAuthorized, revokes } from './revocation.ts'

const maximumBacklog = 1000

/**
 * Events carry only an id: the row is read again under the subscriber's permission and filter, so nothing
 * leaks and nothing is stale. Subscribers with the same permission and filter share one read.
 */
export async function modelChanges(
  model: Model,
  operation: ModelEvent['operation'],
  filter: Filter | undefined,
  call: Call,
): Promise<Result<AsyncIterableIterator<Row>>> {
  const access = allowed(model, 'read', call.actor)
  if (!access.ok) return access
  const asked = mayQueryBy(model, call.actor, { filter })
  if (!asked.ok) return asked

  const readsEvery = access.value === true
  const names = (model.doors ?? [model]).map(({ name }) => name)
  const sees = JSON.stringify([model.name, access.value, filter])
  const read = async (event: ModelEvent): Promise<Row | null> => {
    // A deleted row cannot be checked against a filter, so only those who may read all rows get it, and whose it was.
    if (operation === 'delete') return readsEvery || wasOf(call.actor, event) ? { id: event.id } : null
    return readOnce({ event, sees, call }, async () => unwrap(await get(model, event.id, call, filter)))
  }

  return done(
    follow(call, {
      concerns: (event) => names.includes(event.model) && event.operation === operation,
      read,
    }),
  )
}

export type FollowedChange = Pick<ModelEvent, 'model' | 'operation' | 'id'>

const wasOf = (actor: Actor, { formerOwner }: ModelEvent) =>
  actor.kind === 'staff' && formerOwner === actor.userId

/**
 * Of models that the caller reads in full, of their own rows of others, and of settings that are no model, which concern
 * every screen. A caller with the right `own` gets nothing of models that do not know whose a row is.
 */
export function allChanges(models: readonly Model[], call: Call): AsyncIterableIterator<FollowedChange> {
  const { actor } = call
  const read = new Set(models.filter((model) => readsAll(model, actor)).map(({ name }) => name))
  const own = new Map(models.filter((model) => readsOwn(model, actor)).map((model) => [model.name, model]))
  const silent = new Set([
    ...models.map(({ name }) => name).filter((name) => !read.has(name) && !own.has(name)),
    ...Object.values<string>(credentialModels),
  ])
  return follow<FollowedChange>(call, {
    concerns: ({ model }) => (own.size > 0 ? read.has(model) || own.has(model) : !silent.has(model)),
    read: async (event) => {
      const model = own.get(event.model)
      if (!model || wasOf(actor, event)) return event
      const sees = JSON.stringify([model.name, unwrap(allowed(model, 'read', actor)), null])
      const row = await readOnce({ event, sees, call }, async () => unwrap(await get(model, event.id, call)))
      return row && event
    },
  })
}

/**
 * `read` gives the value for each event in order; null skips it. Ends when events may have been missed or the
 * credential ends; throws when the subscriber does not keep up.
 */
function follow<Value>(
  call: Call,
  {
    concerns,
    read,
  }: {
    concerns: (event: ModelEvent) => boolean
    read: (event: ModelEvent) => Value | null | Promise<Value | null>
  },
): AsyncIterableIterator<Value> {
  return new Repeater<Value>(async (push, stop) => {
    let backlog = 0
    let inOrder = Promise.resolve()
    const unsubscribe = call.events.subscribe((event) => {
      if (event.kind === 'reconnected' || revokes(event, call.actor)) return stop()
      if (!concerns(event)) return
      backlog += 1
      if (backlog > maximumBacklog) return stop(new Error('subscriber does not keep up'))
      inOrder = inOrder.then(async () => {
        if (call.actorNow && !(await isStillAuthorized(call, call.actorNow))) return stop()
        const value = await read(event)
        if (value) await push(value)
        backlog -= 1
      })
      inOrder.catch(stop)
    })
    await stop
    unsubscribe()
  })
}

const sharedReads = new WeakMap<ModelEvent, Map<string, Promise<Row | null>>>()

/**
 * One read for all subscribers who see the same (`sees`), with the first one's call, in turns of their own:
 * however many subscribe, they hold two connections. Throws the refusal when too many wait.
 */
function readOnce(
  { event, sees, call }: { event: ModelEvent; sees: string; call: Call },
  read: () => Promise<Row | null>,
): Promise<Row | null> {
  const readsOfEvent = sharedReads.get(event) ?? new Map<string, Promise<Row | null>>()
  sharedReads.set(event, readsOfEvent)
  const known = readsOfEvent.get(sees)
  if (known) return known
  const reading = readInTurn(call, read)
  readsOfEvent.set(sees, reading)
  return reading
}

async function readInTurn<Value>({ actor, turns }: Call, read: () => Promise<Value>): Promise<Value> {
  using _turn = unwrap(await turns.events(actor.kind))
  return await read()
}
