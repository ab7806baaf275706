import type { ModelEvent } from '#server/realtime/events.ts'
import type { Call } from './call.ts'
import { unwrap } from './refusal-error.ts'

/**
 * Reads what an event is about once for all who see the same of it (`sees`), in a line of its own: however many
 * subscribe, their reads hold two connections. The first one's call reads for all. Throws the refusal when the line is full.
 */
export function sharedReads<Value>() {
  const begun = new WeakMap<ModelEvent, Map<string, Promise<Value>>>()
  return (event: ModelEvent, sees: string, call: Call, read: () => Promise<Value>): Promise<Value> => {
    const ofEvent = begun.get(event) ?? new Map<string, Promise<Value>>()
    begun.set(event, ofEvent)
    const known = ofEvent.get(sees)
    if (known) return known
    const reading = inLine(call, read)
    ofEvent.set(sees, reading)
    return reading
  }
}

async function inLine<Value>({ actor, turns }: Call, read: () => Promise<Value>): Promise<Value> {
  using _turn = unwrap(await turns.events(actor.kind))
  return await read()
}
