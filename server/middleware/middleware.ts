import type { MiddlewareHandler } from 'hono'
import type { ServerWords } from '#content/languages.ts'
import type { Caller } from '#server/identity/caller.ts'

export type Env = { Variables: { caller: Caller; refusals: ServerWords['refusals'] } }
export type Middleware = MiddlewareHandler<Env>
