import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { contextStorage, getContext } from 'hono/context-storage'
import { limits } from '#server/data-service/operation-limits.ts'
import { fileRoutes } from '#server/files/file-routes.ts'
import { isMultipart, multipartToForm } from '#server/files/multipart-form.ts'
import { rightMost, secureRequest } from '#server/identity/client-address.ts'
import { cookiesIn, cookiesOut } from '#server/identity/cookie.ts'
import { forwardedHost } from '#server/identity/forwarded-host.ts'
import { imageRoutes } from '#server/images/image-routes.ts'
import { largestPictureForm, pictureToForm } from '#server/images/picture-to-form.ts'
import { limitPerAddress } from '#server/limits/limit-per-address.ts'
import { addressKey, takeToken } from '#server/limits/rate-limit.ts'
import { answerPages } from '#server/pages/answer-pages.ts'
import { speculationRules, speculationRulesPath } from '#server/pages/speculation-rules.ts'
import { type Caller, callerOf } from './caller.ts'
import type { Lantern } from './lantern.ts'
import { isForOthers, securityHeaders } from './security-headers.ts'
import { isForeignOrigin, isHost, typedElsewhere } from './site-origin.ts'

type Edge = { Variables: { caller: Caller } }

/** The HTTP server, read from top to bottom: every middleware once, in order, React Router last. */
export function buildApp(lantern: Lantern): Hono<Edge> {
  const { config, pages, log } = lantern
  const app = new Hono<Edge>()
  // Middleware that limits bodies replaces the request, so who is asking is found by context, not by request.
  const callerNow = () => getContext<Edge>().get('caller')
  const actorOf = () => callerNow().actor()
  const graphql = lantern.graphqlFor(callerNow)

  // What nobody expected: logged with its address, answered without a word about the inside.
  app.onError((error, c) => {
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed')
    return c.text('Something went wrong on our side. Please call us.', 500)
  })

  // For whoever watches the machine; before everything else, so that they answer when everything else does not, and
  // under any name.
  const watched = { ...securityHeaders({ secure: false }), 'Cache-Control': 'no-store' }
  app.get('/healthz', (c) => c.text('ok', 200, watched))
  app.get('/readyz', async (c) => {
    if (lantern.isLeaving()) return c.text('closing', 503, watched)
    const isReady = await lantern.database.ready()
    return isReady ? c.text('ready', 200, watched) : c.text('database is away', 503, watched)
  })

  app.use(contextStorage())

  // Who is asking, and under which address people know us: both found out once, here.
  app.use(async (c, next) => {
    const host = c.req.header('host')
    if (host !== undefined && !isHost(host)) return c.text('This is no name of a host.', 400)
    c.req.raw = asPeopleSeeIt(c.req.raw, config.trustProxy)
    const arrival = { headers: c.req.raw.headers, socket: socketOf(c) }
    const secure = secureRequest(arrival, config)
    const headers = cookiesIn(arrival.headers, { secure })
    if (headers !== arrival.headers) c.req.raw = new Request(c.req.raw, { headers })
    const caller = callerOf({ ...arrival, headers }, { ...config, ...lantern })
    c.set('caller', caller)
    await next()
    for (const [name, value] of Object.entries(securityHeaders(caller))) c.res.headers.set(name, value)
    if (isForOthers(c.req.path)) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    const cookies = [...c.res.headers.getSetCookie(), ...caller.setCookies()]
    if (cookies.length === 0) return
    c.res.headers.delete('set-cookie')
    for (const cookie of cookiesOut(cookies, caller)) c.res.headers.append('set-cookie', cookie)
  })

  // Hashed files never change under their name.
  if (pages.assetFolder)
    app.use(
      '/assets/*',
      // Several ranges at once are answered with the whole file, which RFC 9110 section 14.2 allows.
      (c, next) => {
        if (c.req.header('range')?.includes(',')) c.req.raw.headers.delete('range')
        return next()
      },
      serveStatic({
        root: pages.assetFolder,
        precompressed: true,
        onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )

  // Files take disk before a lead is there to answer for them, so an address gets only so many.
  app.post('/files/uploads', limitPerAddress(lantern.database.db, 'upload', uploadAllowance))

  // Signed uploads and links; they bring their own limits and errors, and must not be compressed again.
  app.route('/files', fileRoutes({ ...lantern, actorOf, addressOf: () => callerNow().address }))

  app.use(compress())

  // The data service. A page of another site can send a form in a visitor's name, but not JSON.
  app.use(refuseForeignPosts(config.publicUrl))
  app.use('/graphql', bodyLimit({ maxSize: limits.bodyBytes, onError: tooMuch }))
  app.post('/graphql', async (c) => {
    if (!c.req.header('content-type')?.startsWith('application/json'))
      return c.json({ errors: [{ message: 'Send JSON.' }] }, 415)
    return graphql.fetch(c.req.raw)
  })
  // Subscriptions as server-sent events, for networks that break sockets.
  app.get('/graphql', async (c) => {
    if (!c.req.header('accept')?.includes('text/event-stream'))
      return c.json({ errors: [{ message: 'POST your operation as JSON.' }] }, 405, { Allow: 'POST' })
    return graphql.fetch(c.req.raw)
  })

  // Pictures of posts: seen by everybody, sent by administrators.
  app.route('/images', imageRoutes({ ...lantern, actorOf }))

  // Pages are read and take forms: no other method means anything from here on.
  app.use(async (c, next) => {
    if (['GET', 'HEAD', 'POST'].includes(c.req.method)) return next()
    const allow = { Allow: 'GET, HEAD, POST' }
    if (c.req.method === 'OPTIONS') return c.body(null, 204, allow)
    return c.text('This address is read with GET, and takes forms by POST.', 405, allow)
  })

  // Whoever typed another name that leads here is sent to ours, where forms and sign-ins work.
  app.get('*', (c, next) => {
    const forwarded = forwardedHost(c.req.header('x-forwarded-host') ?? null)
    if (!typedElsewhere(config, { host: c.req.header('host'), forwardedHost: forwarded })) return next()
    const { pathname, search } = new URL(c.req.url)
    return Promise.resolve(c.redirect(`${config.publicUrl}${pathname}${search}`, 308))
  })

  // Pages take forms, and the scripts of passkeys send JSON; whatever else is sent did not come from one.
  app.post('*', async (c, next) => {
    const takes = c.req.path.endsWith('/passkey')
      ? /^application\/json/i
      : /^(application\/x-www-form-urlencoded|multipart\/form-data)/i
    return takes.test(c.req.header('content-type') ?? '') ? next() : c.text('Send a form.', 415)
  })

  // A form with files, sent without script, becomes an ordinary form whose files are already stored.
  app.use('/admin/blogs/*', forMultipart(bodyLimit({ maxSize: largestPictureForm, onError: tooMuch })))
  app.use('/admin/blogs/*', pictureToForm({ ...lantern, actorOf }))
  app.use(
    '*',
    multipartToForm({
      ...lantern,
      async senderOf(c) {
        const sender = callerIn(c).visitor({ keep: true })
        const key = `upload:${addressKey(sender.address)}`
        const { allowed } = await takeToken(lantern.database.db, key, uploadAllowance)
        return allowed ? sender : undefined
      },
    }),
  )
  const limitPosts = bodyLimit({ maxSize: limits.postFormBytes, onError: tooMuch })
  const limitForms = bodyLimit({ maxSize: limits.bodyBytes, onError: tooMuch })
  app.use('*', (c, next) => (c.req.path.startsWith('/admin/blogs/') ? limitPosts : limitForms)(c, next))

  // What staff see is kept by nobody on the way, and not by the browser of a shared computer either.
  app.use('/admin/*', async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'private, no-store')
  })

  // Which links a browser may follow before a person does.
  app.get(speculationRulesPath, (c) =>
    c.body(speculationRules, 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  )

  // Every page. What the page cache holds ready is answered before this app is asked (page-listener.ts).
  const pageFor = answerPages(lantern)
  app.all('*', (c) => pageFor(c.req.raw, c.get('caller')))

  return app
}

/** Files, or forms with files, from one address. */
const uploadAllowance = { limit: 60, windowSeconds: 600 }

const tooMuch = (c: Context) => c.text('That is more than this takes. Please send less.', 413)

/** The middleware, for posts that bring files. */
function forMultipart(middleware: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (c.req.method === 'POST' && isMultipart(c) ? middleware(c, next) : next())
}

function callerIn(c: Context<Edge>): Caller {
  return c.get('caller')
}

/** Behind a proxy the request says http and the proxy's name; links, cookies and checks need what people typed. */
function asPeopleSeeIt(request: Request, trustProxy: boolean): Request {
  if (!trustProxy) return request
  const { protocol, host, pathname, search } = new URL(request.url)
  const seenProtocol = rightMost(request.headers.get('x-forwarded-proto')) === 'https' ? 'https:' : protocol
  const seenHost = forwardedHost(request.headers.get('x-forwarded-host')) ?? host
  // Put together anew: setting a URL's host would keep the port that only the proxy knows.
  const url = `${seenProtocol}//${seenHost}${pathname}${search}`
  if (!URL.canParse(url) || url === request.url) return request
  return new Request(url, request)
}

/** What another site's page sends is refused before anything is read or stored. Programs send no Origin. */
function refuseForeignPosts(publicUrl: string | undefined) {
  return async (c: Context<Edge>, next: () => Promise<void>) => {
    const origin = c.req.header('origin')
    const isOurs =
      origin === undefined ||
      origin === publicUrl ||
      (origin === new URL(c.req.url).origin && !isForeignOrigin(origin, publicUrl))
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && !isOurs)
      return c.text('This was sent from another site.', 403)
    return next()
  }
}

/** Node's socket, when there is one; tests call `app.fetch` without. */
function socketOf(c: Context): { remoteAddress?: string | undefined; encrypted?: boolean | undefined } {
  const env: unknown = c.env
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return {}
  // @hono/node-server puts Node's IncomingMessage there.
  const { socket } = env.incoming as import('node:http').IncomingMessage
  return { remoteAddress: socket.remoteAddress, encrypted: 'encrypted' in socket }
}
