import { addressIn, isSpoken, withPrefixOfWords } from '#content/languages.ts'
import { plainLetters } from '#content/plain-letters.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import type { ServerContext } from '#server/context.ts'
import { pagePaths } from '#server/http/paths.ts'
import { forwardedHost, needsPublicUrl } from '#server/http/site-origin.ts'
import type { Caller } from '#server/identity/caller.ts'
import type { Redirection } from '#server/models/content/live-redirects.ts'
import { comparable } from '#server/models/content/redirect-rules.ts'
import { pageAddress } from '#server/pages/page-cache.ts'
import type { pageResponses } from '#server/pages/page-responses.ts'
import { leadingToFirst } from '#server/pages/unspoken-page.ts'
import { askedBy } from './caller.ts'
import type { Middleware } from './middleware.ts'

export function redirectToPublicUrl(config: ServerContext['config']): Middleware {
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
export function leadToLanguage({ languages, savedProfile }: ServerContext): Middleware {
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

/** Only where no page is: a page comes before any redirect, and pages that exist pay nothing for it. */
export function followRedirects({ redirects, languages }: ServerContext, respond: Respond): Middleware {
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
