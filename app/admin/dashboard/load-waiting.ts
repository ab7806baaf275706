import type { Answer, Run } from '#server/data-service/in-process.ts'
import { ReadWaiting, type WaitingQuote } from './documents.ts'

export type Waiting = {
  longest: WaitingQuote | undefined
  /** Undefined when it is the same request. */
  newest: WaitingQuote | undefined
}

/** What an owner asks first: who is waiting. */
export async function loadWaiting(run: Run): Promise<Answer<Waiting>> {
  const found = await run(ReadWaiting, {})
  if (!found.ok) return found
  const longest = found.data.longest?.items[0] ?? undefined
  const newest = found.data.newest?.items[0] ?? undefined
  return { ok: true, data: { longest, newest: newest?.id === longest?.id ? undefined : newest } }
}
