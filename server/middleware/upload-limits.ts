import type { Context } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import { addressKey } from '#server/http/client-address.ts'
import { pagePaths } from '#server/http/paths.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { mayWorkOnLeads } from '#server/rights.ts'
import type { Env, Middleware } from './middleware.ts'

const uploadLimit = { limit: 60, windowSeconds: 600 }

const takeUploadToken = ({ database }: ServerContext, address: string) =>
  takeToken(database.fileDb, `upload:${addressKey(address)}`, uploadLimit)

export function limitUploads(context: ServerContext): Middleware {
  return async (c, next) => {
    const { allowed, retryAfterSeconds } = await takeUploadToken(context, c.get('caller').address)
    if (allowed) return next()
    return c.json({ message: c.get('refusals').tooManyUploads }, 429, {
      'Retry-After': String(retryAfterSeconds),
    })
  }
}

export async function uploadingCaller(context: ServerContext, c: Context<Env>) {
  const caller = c.get('caller')
  const { allowed } = await takeUploadToken(context, caller.address)
  if (!allowed) return undefined
  if (!c.req.path.startsWith(`${pagePaths.panel}/`)) return caller.visitor({ keep: true })
  const actor = await caller.actor()
  const guestId = actor.kind === 'staff' && mayWorkOnLeads(actor) ? uploaderOf(actor) : undefined
  return guestId === undefined ? undefined : { guestId, address: caller.address }
}
