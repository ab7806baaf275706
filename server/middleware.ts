import type { MiddlewareHandler } from 'hono'
import type { ServerWords } from '#content/languages.ts'
import type { Caller } from '#server/identity/caller.ts'

/** What the first middleware find out for all that follow: who calls, and the words to refuse them with. */
export type Env = { Variables: { caller: Caller; refusals: ServerWords['refusals'] } }
export type Middleware = MiddlewareHandler<Env>
