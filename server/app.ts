import type { IncomingMessage } from 'node:http'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { contextStorage, getContext } from 'hono/context-storage'
import { getPath } from 'hono/utils/url'
import {
  type AskedPath,
  addressIn,
  isSpoken,
  type Language,
  type Languages,
  languageOfHeader,
  languageOfPath,
  withPrefixOfWords,
} from '#content/languages.ts'
import { plainLetters } from '#content/plain-letters.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { takeRestore } from '#server/backup/restore-upload.ts'
import { graphqlOverHttp, limitBufferedResponses } from '#server/data-service/graphql-server.ts'
import { limits } from '#server/data-service/operation-limits.ts'
import { isOverload, logOverload, retryAfterOverloadSeconds } from '#server/database/overload.ts'
import { fileRoutes } from '#server/files/file-routes.ts'
import { multipartToForm } from '#server/files/multipart-form.ts'
import { addressAnswer, addressProofPath } from '#server/http/address-proof.ts'
import { networkKey, rightMost, secureRequest } from '#server/http/client-address.ts'
import { withHostPrefix, withoutHostPrefix } from '#server/http/cookies.ts'
import { loggedPath, pagePaths, speculationRulesPath, visitorsWorkerPath } from '#server/http/paths.ts'
import { isEmbeddable, securityHeaders } from '#server/http/security-headers.ts'
import { forwardedHost, needsPublicUrl } from '#server/http/site-origin.ts'
import type { Caller } from '#server/identity/caller.ts'
import { imageRoutes } from '#server/images/image-routes.ts'
import { workPhotoRoute } from '#server/images/work-photo-route.ts'
import type { Redirection } from '#server/models/content/live-redirects.ts'
import { comparable } from '#server/models/content/redirect-rules.ts'
import { findPhotoOnSite } from '#server/models/content/work-photos.ts'
import { importPaths, takeImportFile } from '#server/models/imports/take-import-file.ts'
import { pageAddress } from '#server/pages/page-cache.ts'
import { speculationRules } from '#server/pages/page-headers.ts'
import { pageResponses } from '#server/pages/page-responses.ts'
import { leadingToFirst } from '#server/pages/unspoken-page.ts'
import { visitorsWorker } from '#server/pages/visitors-worker.ts'
import { importKinds } from '#server/schema/imports.ts'
import type { ServerContext } from './context.ts'
import type { Env, Middleware } from './middleware/middleware.ts'
import {
  limitBody,
  limitForms,
  refuseCrossOriginPosts,
  refuseInvalidHost,
  refuseUnsupportedMediaTypes,
  refuseUnsupportedMethods,
} from './middleware/refuse.ts'
import { limitUploads, uploadingCaller } from './middleware/upload-limits.ts'

/**
 * The HTTP server, read from top to bottom: every middleware once, in order, React Router last. Paths (`c.req.path`) are
 * without the prefix of their language, so that all below holds for every language.
 */
export function buildApp(context: ServerContext): Hono<Env> {
  const { config, pages, languages, log } = context
  const app = new Hono<Env>({ getPath: (request) => languageOfPath(languages, getPath(request)).path })
  // Middleware that limits bodies replaces the request, so who is asking is found by context, not by request.
  const callerNow = () => getContext<Env>().get('caller')
  const actorOf = () => callerNow().actor()
  const languageOf = () => callerNow().language

  app.onError((error, c) => {
    const facts = { err: error, method: c.req.method, path: loggedPath(c.req.path) }
    const { refusals } = askedBy(c.req.raw, languages).language.words
    if (isOverload(error)) {
      logOverload(log, facts)
      return c.text(refusals.busy, 503, { 'Retry-After': String(retryAfterOverloadSeconds) })
    }
    log.error(facts, 'request failed')
    return c.text(refusals.failedCall, 500)
  })

  // Before all other middleware: health checks answer when that fails, and under any host name.
  app.get('/healthz', (c) => c.text('ok', 200, healthHeaders))
  app.get('/readyz', async (c) => {
    if (context.isLeaving()) return c.text('closing', 503, healthHeaders)
    const readiness = await context.database.readiness()
    return c.text(readinessTexts[readiness], readiness === 'ready' ? 200 : 503, healthHeaders)
  })

  app.use((c, next) => {
    c.set('refusals', askedBy(c.req.raw, languages).language.words.refusals)
    return next()
  })
  app.use(contextStorage())
  app.use(refuseInvalidHost)
  app.use(applyForwardedHeaders(config.trustProxy))
  app.use(findCaller(context))

  app.use(addSecurityHeaders)
  app.use(addCookies)

  app.get(`${addressProofPath}:question`, (c) => {
    const answer = addressAnswer(context.keys.signing, c.req.param('question'), new Date())
    return answer ? c.text(answer, 200, { 'Cache-Control': 'no-store' }) : c.notFound()
  })

  app.use('/assets/*', ignoreMultipleRanges)
  for (const language of languages) {
    const folder = pages.assetFolder(language)
    if (folder) app.use('/assets/*', onlyIn(language, serveAssets(folder)))
  }

  // Uploads and signed links have limits and errors of their own, and must not be compressed again. Files
  // take disk space before any lead exists, so uploads are rate limited by address.
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

  // Against CSRF: a page of another site can send a form with a visitor's cookies, but not JSON.
  app.use(refuseCrossOriginPosts(config.publicUrl))
  app.use('/graphql', limitBody(limits.bodyBytes))
  const graphql = graphqlOverHttp(context.schema, {
    ...context,
    callOf: async () => {
      const { actor } = callerNow()
      return { ...context.callOf(await actor(), languageOf()), actorNow: actor }
    },
    languageOf,
  })
  const limitBuffered = limitBufferedResponses(async () => {
    const isStaff = (await actorOf()).kind === 'staff'
    return {
      network: isStaff ? undefined : networkKey(callerNow().address),
      refusals: getContext<Env>().get('refusals'),
    }
  })
  app.post('/graphql', limitBuffered, async (c) => {
    if (c.req.header('content-type')?.startsWith('application/json')) return graphql.fetch(c.req.raw)
    return c.json({ errors: [{ message: c.get('refusals').sendJson }] }, 415)
  })
  // Subscriptions as server-sent events, for networks that break sockets.
  app.get('/graphql', async (c) => {
    if (c.req.header('accept')?.includes('text/event-stream')) return graphql.fetch(c.req.raw)
    return c.json({ errors: [{ message: c.get('refusals').postJson }] }, 405, { Allow: 'POST' })
  })

  app.route(
    '/images/work',
    workPhotoRoute({
      store: context.store,
      findPhoto: (id, as) => findPhotoOnSite(context.database.visitorDb, id, as),
    }),
  )
  app.route('/images', imageRoutes({ ...context, actorOf, languageOf }))

  app.use(refuseUnsupportedMethods)

  app.get('*', redirectToPublicUrl(config))
  app.get('*', leadToLanguage(context))

  app.post(
    pagePaths.restore,
    takeRestore({ firstRun: context.backups.firstRun, onRestored: context.reopen, log: context.log }),
  )

  for (const kind of importKinds)
    app.post(
      importPaths[kind],
      ...takeImportFile(kind, async () => context.callOf(await actorOf(), languageOf())),
    )

  app.post('*', refuseUnsupportedMediaTypes)

  // A form with files, sent without script, becomes an ordinary form whose files are already stored.
  app.use('*', multipartToForm({ ...context, languageOf, senderOf: (c) => uploadingCaller(context, c) }))
  app.use('*', limitForms)

  app.use(`${pagePaths.panel}/*`, forbidCaching)

  app.get(speculationRulesPath, (c) => c.body(speculationRules(languages), 200, speculationRulesHeaders))

  // Pages in the cache are served before this app is called (page-listener.ts).
  const pagesOf = { ...context, uploadOrigin: context.store.direct?.origin }
  const respond = pageResponses(pagesOf)
  app.get(visitorsWorkerPath, (c) => visitorsWorker(c.req.raw, c.get('caller'), { ...pagesOf, respond }))
  app.get('*', followRedirects(context, respond))
  app.all('*', (c) => respond(c.req.raw, c.get('caller')))

  return app
}

/** What a request asks for. An address of programs (no page) without a prefix is in the language of its headers. */
function askedBy({ url, headers }: Request, languages: Languages): AskedPath {
  const asked = languageOfPath(languages, URL.parse(url)?.pathname ?? '/')
  const isForPrograms = /^\/(?:graphql|files|images)(?:\/|$)/.test(asked.path)
  if (!isForPrograms || asked.language !== languages[0]) return asked
  return { ...asked, language: languageOfHeader(languages, headers.get('accept-language')) }
}

const readinessTexts = {
  ready: 'ready',
  away: 'database is away',
  cannotWrite: 'database cannot write: its disk is full, or it is read-only',
} as const

const healthHeaders = { ...securityHeaders({ secure: false }), 'Cache-Control': 'no-store' }

/**
 * Behind a proxy the request has the proxy's scheme and host; links, cookies and checks need the public ones.
 */
function applyForwardedHeaders(trustProxy: boolean): Middleware {
  return async (c, next) => {
    if (trustProxy) c.req.raw = withForwardedUrl(c.req.raw)
    await next()
  }
}

function withForwardedUrl(request: Request): Request {
  const { protocol, host, pathname, search } = new URL(request.url)
  const publicProtocol = rightMost(request.headers.get('x-forwarded-proto')) === 'https' ? 'https:' : protocol
  const publicHost = forwardedHost(request.headers.get('x-forwarded-host')) ?? host
  // Not by setting `host` of a URL: that would keep the port, which only the proxy knows.
  const url = `${publicProtocol}//${publicHost}${pathname}${search}`
  if (!URL.canParse(url) || url === request.url) return request
  return new Request(url, request)
}

function findCaller({ config, callerOf, languages }: ServerContext): Middleware {
  return async (c, next) => {
    const arrived = c.req.raw.headers
    const socket = socketOf(c)
    const secure = secureRequest({ headers: arrived, socket }, config)
    const headers = withoutHostPrefix(arrived, { secure })
    if (headers !== arrived) c.req.raw = new Request(c.req.raw, { headers })
    c.set('caller', callerOf({ headers, socket }, askedBy(c.req.raw, languages)))
    await next()
  }
}

function socketOf(c: Context): { remoteAddress?: string | undefined; encrypted?: boolean | undefined } {
  const env: unknown = c.env
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return {}
  const { socket } = env.incoming as IncomingMessage
  return { remoteAddress: socket.remoteAddress, encrypted: 'encrypted' in socket }
}

const addSecurityHeaders: Middleware = async (c, next) => {
  await next()
  const { secure } = c.get('caller')
  for (const [name, value] of Object.entries(securityHeaders({ secure, path: c.req.path })))
    c.res.headers.set(name, value)
  // A receipt's address is a secret.
  if (c.req.path.startsWith(`${pagePaths.receipt}/`)) c.res.headers.set('Referrer-Policy', 'same-origin')
  if (isEmbeddable(c.req.path)) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
}

const addCookies: Middleware = async (c, next) => {
  await next()
  const caller = c.get('caller')
  const cookies = [...c.res.headers.getSetCookie(), ...caller.setCookies()]
  if (cookies.length === 0) return
  c.res.headers.delete('set-cookie')
  for (const cookie of withHostPrefix(cookies, caller)) c.res.headers.append('set-cookie', cookie)
}

/** Several ranges get the whole file (RFC 9110, section 14.2). */
const ignoreMultipleRanges: Middleware = (c, next) => {
  if (c.req.header('range')?.includes(',')) c.req.raw.headers.delete('range')
  return next()
}

const onlyIn =
  ({ code }: Language, middleware: MiddlewareHandler): Middleware =>
  (c, next) =>
    c.get('caller').language.code === code ? middleware(c, next) : next()

const serveAssets = (root: string) =>
  serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
  })

function redirectToPublicUrl(config: ServerContext['config']): Middleware {
  return async (c, next) => {
    const forwarded = forwardedHost(c.req.header('x-forwarded-host') ?? null)
    if (!needsPublicUrl(config, { host: c.req.header('host'), forwardedHost: forwarded })) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${config.publicUrl}${pathname}${search}`, 308)
  }
}

/**
 * Pages of a language that the business does not speak lead to those of the first one. In a language that it speaks, a page
 * has one address: that by the words of the first one leads to it.
 */
function leadToLanguage({ languages, savedProfile }: ServerContext): Middleware {
  return async (c, next) => {
    const { search } = new URL(c.req.url)
    const { language, path, movedTo } = askedBy(c.req.raw, languages)
    const isUnspoken =
      language.spokenWith && !isSpoken(language, (await savedProfile.latest()) ?? defaultProfile)
    const isPage = pageAddress('GET', { language, path }, languages) || isReadByPrograms(path)
    if (isUnspoken && isPage) return c.redirect(addressIn(languages, languages[0], path) + search, 302)
    if (movedTo) return c.redirect(movedTo + search, 301)
    await next()
    if (isUnspoken && !path.startsWith(pagePaths.panel))
      c.res = await leadingToFirst(c.res, language, languages)
  }
}

/** What lists the pages of a language. */
const isReadByPrograms = (path: string) =>
  path === '/sitemap.xml' || path.startsWith(`${pagePaths.blog}/feed.`)

const forbidCaching: Middleware = async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'private, no-store')
}

/** Only where no page is: a page comes before any redirect, and pages that exist pay nothing for it. */
function followRedirects({ redirects, languages }: ServerContext, respond: Respond): Middleware {
  /** The page that is meant by an address in capitals, with accents, with what a sentence put behind it, or without its language. */
  async function usualSpelling(asked: URL, caller: Caller): Promise<Redirection | undefined> {
    const usual = new URL(asked)
    const spelled = plainLetters(comparable(asked.pathname))
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)(?:%[\da-f]{2}|[/.,:;!'"”’*)\]}>])+$/iu, '')
    usual.pathname = withPrefixOfWords(languages, spelled)
    if (usual.pathname === asked.pathname) return undefined
    const request = new Request(usual)
    const { path, language } = askedBy(request, languages)
    const page = await respond(request, { ...caller, path, language })
    if (isMissing(page, path) || page.status >= 400) return undefined
    return { location: usual.pathname + usual.search, status: 301 }
  }

  return async (c, next) => {
    await next()
    if (!isMissing(c.res, c.req.path)) return
    const asked = new URL(c.req.url)
    const found = (await redirects.follow(asked)) ?? (await usualSpelling(asked, c.get('caller')))
    if (!found) return
    // Otherwise Hono keeps the headers of the missing page.
    c.res = undefined
    c.res = new Response(null, redirection(found))
  }
}

type Respond = ReturnType<typeof pageResponses>

/** A post that is not there leads to the list of posts. */
const isMissing = ({ status, headers }: Response, path: string) =>
  status === 404
    ? !path.startsWith(pagePaths.panel)
    : status === 302 &&
      path.startsWith(`${pagePaths.blog}/`) &&
      headers.get('location')?.endsWith(pagePaths.blog) === true

/** Asked for again each time: the owner may change or delete it. */
const redirection = ({ location, status }: Redirection) => ({
  status,
  headers: { Location: location, 'Cache-Control': 'no-cache' },
})

const speculationRulesHeaders = {
  'Content-Type': 'application/speculationrules+json',
  'Cache-Control': 'public, max-age=3600',
}
