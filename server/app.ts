import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { contextStorage, getContext } from 'hono/context-storage'
import { getPath } from 'hono/utils/url'
import { type Language, languageOfPath } from '#content/languages.ts'
import { takeRestore } from '#server/backup/restore-upload.ts'
import { graphqlOverHttp, limitBufferedResponses } from '#server/data-service/graphql-server.ts'
import { limits } from '#server/data-service/operation-limits.ts'
import { isOverload, logOverload, retryAfterOverloadSeconds } from '#server/database/overload.ts'
import { fileRoutes } from '#server/files/file-routes.ts'
import { multipartToForm } from '#server/files/multipart-form.ts'
import { addressAnswer, addressProofPath } from '#server/http/address-proof.ts'
import { networkKey } from '#server/http/client-address.ts'
import { withHostPrefix } from '#server/http/cookies.ts'
import { loggedPath, pagePaths, speculationRulesPath, visitorsWorkerPath } from '#server/http/paths.ts'
import { isEmbeddable, securityHeaders } from '#server/http/security-headers.ts'
import { imageRoutes } from '#server/images/image-routes.ts'
import { workPhotoRoute } from '#server/images/work-photo-route.ts'
import { applyForwardedHeaders, askedBy, findCaller } from '#server/middleware/caller.ts'
import type { Env, Middleware } from '#server/middleware/middleware.ts'
import { followRedirects, leadToLanguage, redirectToPublicUrl } from '#server/middleware/redirects.ts'
import {
  limitBody,
  limitForms,
  refuseCrossOriginPosts,
  refuseInvalidHost,
  refuseUnsupportedMediaTypes,
  refuseUnsupportedMethods,
} from '#server/middleware/refuse.ts'
import { limitUploads, uploadingCaller } from '#server/middleware/upload-limits.ts'
import { findPhotoOnSite } from '#server/models/content/work-photos.ts'
import { importPaths, takeImportFile } from '#server/models/imports/take-import-file.ts'
import { speculationRules } from '#server/pages/page-headers.ts'
import { pageResponses } from '#server/pages/page-responses.ts'
import { visitorsWorker } from '#server/pages/visitors-worker.ts'
import { importKinds } from '#server/schema/imports.ts'
import type { ServerContext } from './context.ts'

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

const readinessTexts = {
  ready: 'ready',
  away: 'database is away',
  cannotWrite: 'database cannot write: its disk is full, or it is read-only',
} as const

const healthHeaders = { ...securityHeaders({ secure: false }), 'Cache-Control': 'no-store' }

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

const forbidCaching: Middleware = async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'private, no-store')
}

const speculationRulesHeaders = {
  'Content-Type': 'application/speculationrules+json',
  'Cache-Control': 'public, max-age=3600',
}
