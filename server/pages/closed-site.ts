import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { fillIn } from '#content/fill-in.ts'
import { type Languages, languageOfPath, languages as ours, type ServerWords } from '#content/languages.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { telHref } from '#content/profile/phone-line.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { pagePaths } from '#server/http/paths.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const style =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:36rem;padding:4rem 1.5rem}' +
  'h1{line-height:1.1}a{font-size:1.5rem;font-weight:700}small{display:block;margin-top:3rem}'

const headers = {
  ...securityHeaders({ secure: false }),
  'Cache-Control': 'no-store',
  'Retry-After': '5',
}
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

/**
 * Until the database is up: 503, with the saved profile, so that people can call. Our client retries by
 * itself.
 */
export function closedSite(
  profile: BusinessProfile | undefined,
  languages: Languages = ours,
): RequestListener {
  return (request, response) => {
    const { language, path } = languageOfPath(languages, request.url?.split('?')[0] ?? '/')
    if (path === '/healthz' || path === '/readyz') {
      const isUp = path === '/healthz'
      response.writeHead(isUp ? 200 : 503, { ...headers, 'Content-Type': 'text/plain' })
      return response.end(isUp ? 'ok' : 'starting')
    }
    response.writeHead(503, {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    })
    if (request.method === 'HEAD') return response.end()
    response.end(isOfPanel(path) ? panelPage(language.words) : pageFor(profile, language.words))
  }
}

function pageFor(profile: BusinessProfile | undefined, { locale, pages }: ServerWords): string {
  const { title, text } = pages.away
  const business =
    profile &&
    `<p><a href="${escapeHtml(telHref(profile.dispatch))}">${escapeHtml(profile.dispatch.display)}</a></p>
<small>${escapeHtml(profile.name)} · ${profile.licenses.map(({ number }) => escapeHtml(fillIn(pages.license, { number }))).join(' · ')}</small>`
  return page({ locale, title, text, after: business ?? '' })
}

const isOfPanel = (path: string) => path === pagePaths.panel || path.startsWith(`${pagePaths.panel}/`)

/** For staff, who need no number to call; the browser loads it again until the panel answers. */
const panelPage = ({ locale, pages }: ServerWords): string =>
  page({ locale, ...pages.starting, head: '<meta http-equiv="refresh" content="5">' })

type ClosedPage = { locale: string; title: string; text: string; head?: string; after?: string }

const page = ({ locale, title, text, head = '', after = '' }: ClosedPage): string => `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${head}<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${after}</main></body></html>
`
