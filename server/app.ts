import type { IncomingMessage } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { contextStorage, getContext } from 'hono/context-storage'
import {
  type Language,
  type Languages,
  languageOfHeader,
  languageOfPath,
  type ServerWords,
} from '#content/languages.ts'
import { graphqlOverHttp } from '#server/data-service/graphql-server.ts'
import { limits } from '#server/data-service/operation-limits.ts'
import { fileRoutes } from '#server/files/file-routes.ts'
import { isMultipart, multipartToForm } from '#server/files/multipart-form.ts'
import { addressKey, rightMost, secureRequest } from '#server/http/client-address.ts'
import { withHostPrefix, withoutHostPrefix } from '#server/http/cookies.ts'
import { isForOthers, securityHeaders } from '#server/http/security-headers.ts'
import { forwardedHost, isForeignOrigin, isHost, typedElsewhere } from '#server/http/site-origin.ts'
import type { Caller } from '#server/identity/caller.ts'
import { imageRoutes, imageToForm, largestImageForm } from '#server/images/image-routes.ts'
import { boundAnswers } from '#server/limits/large-answers.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { speculationRules, speculationRulesPath } from '#server/pages/page-headers.ts'
import { pageResponses } from '#server/pages/page-responses.ts'
import type { ServerContext } from './context.ts'

/** `say`: what a request is told that nothing takes, in the language of whoever sent it. */
type Edge = { Variables: { caller: Caller; say: ServerWords['refusals'] } }
type Middleware = MiddlewareHandler<Edge>

/** The HTTP server, read from top to bottom: every middleware once, in order, React Router last. */
export function buildApp(context: ServerContext): Hono<Edge> {
  const { config, pages, log } = context
  const app = new Hono<Edge>()
  // Middleware that limits bodies replaces the request, so who is asking is found by context, not by request.
  const callerNow = () => getContext<Edge>().get('caller')
  const actorOf = () => callerNow().actor()
  const languageOf = languageOfRequest(context.languages)

  // What nobody expected: logged with its address, answered without a word about the inside.
  app.onError((error, c) => {
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed')
    return c.text(languageOf(c.req.raw).words.refusals.failedCall, 500)
  })

  // For whoever watches the machine; before everything else, so that they answer when everything else does not, and
  // under any name.
  app.get('/healthz', (c) => c.text('ok', 200, watched))
  app.get('/readyz', async (c) => {
    if (context.isLeaving()) return c.text('closing', 503, watched)
    const isReady = await context.database.ready()
    return isReady ? c.text('ready', 200, watched) : c.text('database is away', 503, watched)
  })

  // Who is asking, in which language, and under which address people know us: found out once, here, for everything below.
  app.use((c, next) => {
    c.set('say', languageOf(c.req.raw).words.refusals)
    return next()
  })
  app.use(contextStorage())
  app.use(refuseStrangeHost)
  app.use(restoreTypedAddress(config.trustProxy))
  app.use(findCaller(context))

  // Every response from here on says how browsers are to treat it, and what they are to remember.
  app.use(addSecurityHeaders)
  app.use(addCookies)

  // Hashed files never change under their name.
  if (pages.assetFolder) app.use('/assets/*', ignoreSeveralRanges, serveAssets(pages.assetFolder))

  // Signed uploads and links; they bring their own limits and errors, and must not be compressed again. Files take disk
  // before a lead is there to answer for them, so an address may begin only so many.
  app.post('/files/uploads', limitUploads(context))
  app.route(
    '/files',
    fileRoutes({
      ...context,
      secret: context.keys.signing,
      actorOf,
      addressOf: () => callerNow().address,
      languageOf,
    }),
  )

  app.use(compress())

  // The data service. A page of another site can send a form in a visitor's name, but not JSON.
  app.use(refuseForeignPosts(config.publicUrl))
  app.use('/graphql', limitBody(limits.bodyBytes))
  const graphql = graphqlOverHttp(context.schema, {
    ...context,
    callOf: async () => {
      const { actor } = callerNow()
      return { ...context.callOf(await actor(), languageOf(getContext().req.raw)), actorNow: actor }
    },
    languageOf,
  })
  // What strangers ask for must not fill the memory while they do not read it.
  const bounded = boundAnswers(async () => {
    const isStaff = (await actorOf()).kind === 'staff'
    return {
      address: isStaff ? undefined : addressKey(callerNow().address),
      say: getContext<Edge>().get('say'),
    }
  })
  app.post('/graphql', bounded, (c) => {
    if (c.req.header('content-type')?.startsWith('application/json')) return graphql.fetch(c.req.raw)
    return c.json({ errors: [{ message: c.get('say').sendJson }] }, 415)
  })
  // Subscriptions as server-sent events, for networks that break sockets.
  app.get('/graphql', (c) => {
    if (c.req.header('accept')?.includes('text/event-stream')) return graphql.fetch(c.req.raw)
    return c.json({ errors: [{ message: c.get('say').postJson }] }, 405, { Allow: 'POST' })
  })

  // Images of posts: seen by everybody, sent by administrators.
  app.route('/images', imageRoutes({ ...context, actorOf, languageOf }))

  // From here on there are only pages, which are read and take forms: no other method means anything.
  app.use(refuseOtherMethods)

  // Whoever typed another name that leads here is sent to ours, where forms and sign-ins work.
  app.get('*', redirectToOurName(config))

  // Pages take forms, and the scripts of passkeys send JSON; whatever else is sent did not come from one.
  app.post('*', refuseOtherContent)

  // A form with files, sent without script, becomes an ordinary form whose files are already stored.
  app.use('/admin/blogs/*', onlyMultipart(limitBody(largestImageForm)))
  app.use('/admin/blogs/*', imageToForm({ ...context, actorOf, languageOf }))
  app.use('*', multipartToForm({ ...context, languageOf, senderOf: (c) => uploadingVisitor(context, c) }))
  app.use('*', limitForms)

  // What staff see is kept by nobody on the way, and not by the browser of a shared computer either.
  app.use('/admin/*', forbidStoring)

  // Which links a browser may follow before a person does.
  app.get(speculationRulesPath, (c) => c.body(speculationRules, 200, speculationRulesHeaders))

  // Every page. What the page cache holds ready is answered before this app is asked (page-listener.ts).
  const respond = pageResponses({ ...context, uploadOrigin: context.store.direct?.origin })
  app.all('*', (c) => respond(c.req.raw, c.get('caller')))

  return app
}

/** Pages speak the language of their address, everything else the one that is asked for. */
function languageOfRequest(languages: Languages): (request: Request) => Language {
  return ({ url, headers }) => {
    const path = URL.parse(url)?.pathname ?? '/'
    if (/^\/(?:graphql|files|images)(?:\/|$)/.test(path))
      return languageOfHeader(languages, headers.get('accept-language'))
    return languageOfPath(languages, path)
  }
}

const watched = { ...securityHeaders({ secure: false }), 'Cache-Control': 'no-store' }

const refuseStrangeHost: Middleware = async (c, next) => {
  const host = c.req.header('host')
  if (host !== undefined && !isHost(host)) return c.text(c.get('say').notAHost, 400)
  return next()
}

/** Behind a proxy the request says http and the proxy's name; links, cookies and checks need what people typed. */
function restoreTypedAddress(trustProxy: boolean): Middleware {
  return async (c, next) => {
    if (trustProxy) c.req.raw = asPeopleSeeIt(c.req.raw)
    await next()
  }
}

function asPeopleSeeIt(request: Request): Request {
  const { protocol, host, pathname, search } = new URL(request.url)
  const seenProtocol = rightMost(request.headers.get('x-forwarded-proto')) === 'https' ? 'https:' : protocol
  const seenHost = forwardedHost(request.headers.get('x-forwarded-host')) ?? host
  // Put together anew: setting a URL's host would keep the port that only the proxy knows.
  const url = `${seenProtocol}//${seenHost}${pathname}${search}`
  if (!URL.canParse(url) || url === request.url) return request
  return new Request(url, request)
}

function findCaller({ config, callerOf }: ServerContext): Middleware {
  return async (c, next) => {
    const arrived = c.req.raw.headers
    const socket = socketOf(c)
    const secure = secureRequest({ headers: arrived, socket }, config)
    const headers = withoutHostPrefix(arrived, { secure })
    if (headers !== arrived) c.req.raw = new Request(c.req.raw, { headers })
    c.set('caller', callerOf({ headers, socket }))
    await next()
  }
}

/** Node's socket, when there is one; tests call `app.fetch` without. */
function socketOf(c: Context): { remoteAddress?: string | undefined; encrypted?: boolean | undefined } {
  const env: unknown = c.env
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return {}
  // @hono/node-server puts Node's IncomingMessage there.
  const { socket } = env.incoming as IncomingMessage
  return { remoteAddress: socket.remoteAddress, encrypted: 'encrypted' in socket }
}

const addSecurityHeaders: Middleware = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(securityHeaders(c.get('caller')))) c.res.headers.set(name, value)
  // Its address is a key.
  if (c.req.path.startsWith('/receipt/')) c.res.headers.set('Referrer-Policy', 'same-origin')
  if (isForOthers(c.req.path)) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
}

const addCookies: Middleware = async (c, next) => {
  await next()
  const caller = c.get('caller')
  const cookies = [...c.res.headers.getSetCookie(), ...caller.setCookies()]
  if (cookies.length === 0) return
  c.res.headers.delete('set-cookie')
  for (const cookie of withHostPrefix(cookies, caller)) c.res.headers.append('set-cookie', cookie)
}

/** Several ranges at once are answered with the whole file, which RFC 9110 section 14.2 allows. */
const ignoreSeveralRanges: Middleware = (c, next) => {
  if (c.req.header('range')?.includes(',')) c.req.raw.headers.delete('range')
  return next()
}

const serveAssets = (root: string) =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
  })

/** Files, or forms with files, from one address. */
const uploadAllowance = { limit: 60, windowSeconds: 600 }

const takeUploadToken = ({ database }: ServerContext, address: string) =>
  takeToken(database.db, `upload:${addressKey(address)}`, uploadAllowance)

function limitUploads(context: ServerContext): Middleware {
  return async (c, next) => {
    const { allowed, retryAfterSeconds } = await takeUploadToken(context, c.get('caller').address)
    if (allowed) return next()
    return c.json({ message: c.get('say').tooManyUploads }, 429, { 'Retry-After': String(retryAfterSeconds) })
  }
}

/** The visitor whose form brings files; undefined for who has sent too many just now, whose words still arrive. */
async function uploadingVisitor(context: ServerContext, c: Context<Edge>) {
  const visitor = c.get('caller').visitor({ keep: true })
  const { allowed } = await takeUploadToken(context, visitor.address)
  return allowed ? visitor : undefined
}

/** What another site's page sends is refused before anything is read or stored. Programs send no Origin. */
function refuseForeignPosts(publicUrl: string | undefined): Middleware {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const isOurs =
      origin === undefined ||
      origin === publicUrl ||
      (origin === new URL(c.req.url).origin && !isForeignOrigin(origin, publicUrl))
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && !isOurs)
      return c.text(c.get('say').fromAnotherSite, 403)
    return next()
  }
}

const limitBody = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c: Context<Edge>) => c.text(c.get('say').tooMuch, 413) })

const refuseOtherMethods: Middleware = async (c, next) => {
  if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
  const allow = { Allow: 'GET, HEAD, POST' }
  if (c.req.method === 'OPTIONS') return c.body(null, 204, allow)
  return c.text(c.get('say').otherMethod, 405, allow)
}

function redirectToOurName(config: ServerContext['config']): Middleware {
  return async (c, next) => {
    const forwarded = forwardedHost(c.req.header('x-forwarded-host') ?? null)
    if (!typedElsewhere(config, { host: c.req.header('host'), forwardedHost: forwarded })) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${config.publicUrl}${pathname}${search}`, 308)
  }
}

const refuseOtherContent: Middleware = async (c, next) => {
  const takes = c.req.path.endsWith('/passkey')
    ? /^application\/json/i
    : /^(application\/x-www-form-urlencoded|multipart\/form-data)/i
  return takes.test(c.req.header('content-type') ?? '') ? next() : c.text(c.get('say').sendForm, 415)
}

/** The middleware, for posts that bring files. */
const onlyMultipart =
  (middleware: MiddlewareHandler): Middleware =>
  (c, next) =>
    c.req.method === 'POST' && isMultipart(c) ? middleware(c, next) : next()

const limitPost = limitBody(limits.postFormBytes)
const limitOtherForm = limitBody(limits.bodyBytes)
const limitForms: Middleware = (c, next) =>
  (c.req.path.startsWith('/admin/blogs/') ? limitPost : limitOtherForm)(c, next)

const forbidStoring: Middleware = async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'private, no-store')
}

const speculationRulesHeaders = {
  'Content-Type': 'application/speculationrules+json',
  'Cache-Control': 'public, max-age=3600',
}
