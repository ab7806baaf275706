import type { ServerResponse } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { ServerWords } from '#content/languages.ts'
import { type Refusal, refuse, sentence } from '#server/result.ts'
import { openTurns } from './turns.ts'

/** The network takes as much at once: nothing of it waits here. */
const smallBytes = 64 * 1024
const mostBytes = 4 * 1024 * 1024
/** A reader who takes nothing for so long is gone, or wants us to keep it. */
const patienceMs = 30_000

type Reader = Readonly<{
  /** The network of whoever asks; undefined for staff, who may have what they ask for. */
  address: string | undefined
  say: ServerWords['refusals']
}>

/**
 * Bounds what answers to strangers take of the memory while their readers are slow: 4 MB each, eight at a time for an
 * address, 32 in all. One that is larger, or finds so many still being read, is refused.
 */
export function boundAnswers(readerOf: () => Promise<Reader>): MiddlewareHandler {
  const turns = openTurns({ atOnce: 32, atOncePerKey: 8, waiting: 0 })
  return async (c, next) => {
    await next()
    const size = Number(c.res.headers.get('content-length'))
    if (size <= smallBytes) return
    const { address, say } = await readerOf()
    if (address === undefined) return
    const refused = ({ code, retryAfterSeconds, ...why }: Refusal) =>
      c.json(
        { errors: [{ message: sentence(why, say), extensions: { code } }] },
        retryAfterSeconds ? 429 : 200,
        retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
      )
    if (size > mostBytes) {
      c.res = refused(refuse({ code: 'BAD_INPUT', reason: 'answerTooLarge' }).refusal)
      return
    }
    const turn = await turns(address)
    if (!turn.ok) {
      c.res = refused(turn.refusal)
      return
    }
    // Tests ask without a socket, and have read it by then.
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
    if (!outgoing) return turn.value[Symbol.dispose]()
    outgoing.once('close', () => turn.value[Symbol.dispose]())
    outgoing.setTimeout(patienceMs, () => outgoing.destroy())
  }
}
