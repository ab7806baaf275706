import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { limits } from '#server/data-service/operation-limits.ts'
import { isAt, pagePaths } from '#server/http/paths.ts'
import { isForeignOrigin, isHost } from '#server/http/site-origin.ts'
import type { Env, Middleware } from './middleware.ts'

export const refuseInvalidHost: Middleware = async (c, next) => {
  const host = c.req.header('host')
  if (host !== undefined && !isHost(host)) return c.text(c.get('refusals').notAHost, 400)
  return next()
}

/** Before the body is read. Programs send no Origin. */
export function refuseCrossOriginPosts(publicUrl: string | undefined): Middleware {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const isOurs =
      origin === undefined ||
      origin === publicUrl ||
      (origin === new URL(c.req.url).origin && !isForeignOrigin(origin, publicUrl))
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && !isOurs)
      return c.text(c.get('refusals').fromAnotherSite, 403)
    return next()
  }
}

export function limitBody(maxSize: number): Middleware {
  const refuse = (c: Context<Env>) => c.text(c.get('refusals').tooMuch, 413)
  const counted = bodyLimit({ maxSize, onError: refuse })
  return async (c, next) => {
    const length = c.req.header('content-length')
    // Node reads no more than Content-Length. Hono's limit would open the body as a web stream only to look
    // at it.
    if (length === undefined || c.req.header('transfer-encoding')) return counted(c, next)
    return Number(length) > maxSize ? refuse(c) : next()
  }
}

export const refuseUnsupportedMethods: Middleware = async (c, next) => {
  if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
  const allow = { Allow: 'GET, HEAD, POST' }
  if (c.req.method === 'OPTIONS') return c.body(null, 204, allow)
  return c.text(c.get('refusals').otherMethod, 405, allow)
}

export const refuseUnsupportedMediaTypes: Middleware = async (c, next) => {
  const takes = c.req.path.endsWith('/passkey')
    ? /^application\/json/i
    : /^(application\/x-www-form-urlencoded|multipart\/form-data)/i
  return takes.test(c.req.header('content-type') ?? '') ? next() : c.text(c.get('refusals').sendForm, 415)
}

const limitPost = limitBody(limits.postFormBytes)
const limitOtherForm = limitBody(limits.bodyBytes)
const { backups, pagesOfPanel, postsOfPanel, redirects, textsOfPanel } = pagePaths
const longForms = [backups, pagesOfPanel, postsOfPanel, redirects, textsOfPanel]
export const limitForms: Middleware = (c, next) =>
  (isAt(c.req.path, ...longForms) ? limitPost : limitOtherForm)(c, next)
