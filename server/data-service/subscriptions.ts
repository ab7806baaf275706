import { Repeater } from 'graphql-yoga'
import type { EventStream, ModelEvent } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import type { Call } from './call.ts'
import type { Filter } from './filter.ts'
import { endsCredentialOf, isStillThere } from './held-open.ts'
import type { Model, Row } from './model.ts'
import { get } from './operations.ts'
import { administrators, allowed, mayAskBy, refuseAnonymous } from './permission.ts'
import { unwrap } from './refusal-error.ts'
import { sharedReads } from './shared-reads.ts'

/** A subscriber that does not keep up is ended, to start again, rather than kept in memory without end. */
const maximumBacklog = 1000

const readOnce = sharedReads<Row | null>()

/**
 * The changes of a model that this actor may see, as they are committed anywhere. An event carries only an id:
 * the row is read again under the subscriber's own permission and filter, so nothing leaks and nothing is stale. Those
 * who have the same permission and filter share what was read.
 */
export async function changesOf(
  model: Model,
  operation: ModelEvent['operation'],
  filter: Filter | undefined,
  call: Call,
  events: EventStream,
): Promise<Result<AsyncIterableIterator<Row>>> {
  const access = allowed(model, 'read', call.actor)
  if (!access.ok) return access
  const asked = mayAskBy(model, call.actor, { filter })
  if (!asked.ok) return asked

  const readsAll = access.value === true
  const sees = JSON.stringify([access.value, filter])
  const rowOf = async (event: ModelEvent): Promise<Row | null> => {
    // Which rows a limited reader could see is unknowable once they are gone, so only full readers hear of it.
    if (operation === 'delete') return readsAll ? { id: event.id } : null
    return readOnce(event, sees, call, async () => unwrap(await get(model, event.id, call, filter)))
  }

  return done(
    follow(call, events, {
      concerns: (event) => event.model === model.name && event.operation === operation,
      read: rowOf,
    }),
  )
}

/** A change of a record, as `onChange` tells it. */
export type Change = Pick<ModelEvent, 'model' | 'operation' | 'id'>

/** Every change of these models, for administrators: they may read all rows, so an event needs no look at its row. */
export function changesOfAll(
  models: ReadonlySet<string>,
  call: Call,
  events: EventStream,
): Result<AsyncIterableIterator<Change>> {
  const { actor } = call
  if (actor.kind === 'anonymous') return refuseAnonymous(actor)
  if (!administrators(actor))
    return refuse({ code: 'FORBIDDEN', message: 'Not authorized to follow all changes.' })
  return done(
    follow<Change>(call, events, { concerns: ({ model }) => models.has(model), read: (event) => event }),
  )
}

/**
 * What `read` gives for each change that concerns the subscriber, in order; null is left out. Ends when events may have been missed,
 * when the credential of the subscriber ends, and with an error when the subscriber does not keep up.
 */
function follow<Value>(
  call: Call,
  events: EventStream,
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
    const unsubscribe = events.subscribe((event) => {
      // The subscriber reads again what it shows, and subscribes anew.
      if (event.kind === 'reconnected' || endsCredentialOf(call.actor, event)) return stop()
      if (!concerns(event)) return
      backlog += 1
      if (backlog > maximumBacklog) return stop(new Error('subscriber does not keep up'))
      inOrder = inOrder.then(async () => {
        if (call.actorNow && !(await isStillThere(call, call.actorNow))) return stop()
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
