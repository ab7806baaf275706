import { createHash } from 'node:crypto'
import { type Languages, prefixOf } from '#content/languages.ts'

/**
 * The Content-Security-Policy of a page, with what it trusts of the page's inline parts. In development Vite injects
 * styles and connects to its own socket, so styles and connections are open there; scripts are not.
 */
export function pagePolicy(
  { scripts, styles, fonts = [] }: InlineSources,
  { development, uploadOrigin }: { development: boolean; uploadOrigin: string | undefined },
): string {
  // Where photos are sent to, when that is a bucket and not this server.
  const connections = ["connect-src 'self'", ...(uploadOrigin ? [uploadOrigin] : [])].join(' ')
  const directives = [
    // Nothing that is not named below.
    "default-src 'none'",
    // Our files, and the inline scripts that this response carries.
    ['script-src', "'self'", ...scripts].join(' '),
    development ? "style-src 'self' 'unsafe-inline'" : ['style-src', "'self'", ...styles].join(' '),
    // blob: previews of chosen photos; data: the tiny images inside style sheets; https: a post's image may be
    // anywhere on the web (specification section 3, Blog image). Our own pages have none from elsewhere.
    "img-src 'self' https: blob: data:",
    ["font-src 'self'", ...fonts].join(' '),
    development ? `${connections} ws:` : connections,
    "manifest-src 'self'",
    // The service workers: the visitors' and the installed panel's.
    "worker-src 'self'",
    // The street map that a visitor may ask for in the map section.
    'frame-src https://www.openstreetmap.org',
    "form-action 'self'",
    // No <base> and no frame may turn our pages against their readers.
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return directives.join('; ')
}

/** What a Content-Security-Policy must name so that a page's own inline scripts and styles run: sources like `'sha256-...'`. */
type InlineSources = { scripts: string[]; styles: string[]; fonts?: string[] }

/** Trusts the inline scripts and styles that carry this nonce. */
export function nonceSource(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

/**
 * The hashes of a page's inline scripts and styles, each once: of those that carry the nonce under which the page was
 * rendered, and so are ours. Scripts that are data (JSON) do not run.
 */
export function inlineHashes(html: string, nonce: string): InlineSources {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, name, attributes = '', text = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs,
  )) {
    if (!attributes.includes(` nonce="${nonce}"`)) continue
    if (name === 'style') styles.add(hashOf(text))
    else if (!/\bsrc=/.test(attributes) && !/\btype="(?!module"|text\/javascript")/.test(attributes))
      scripts.add(hashOf(text))
  }
  return {
    scripts: [...scripts],
    styles: [...styles],
    ...(html.includes('data:font/') && { fonts: ['data:'] }),
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Where the rules are; the header of each public page names this address. */
export const speculationRulesPath = '/speculation-rules.json'

/** The header of public pages that names the rules. */
export const speculationHeaders = { 'speculation-rules': `"${speculationRulesPath}"` }

/**
 * What a browser may load before a link is followed: our own public pages, once a person points at their link. Not
 * what has effects or is nobody else's business, and no query: such pages are rendered for each request.
 */
const where = (prefixes: readonly string[]) => ({
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: [
          ...prefixes.flatMap((prefix) => notPublic.map((path) => prefix + path)),
          ...['/*\\?(.+)', '/*.*'],
        ],
      },
    },
    { not: { selector_matches: '[rel~=nofollow], [target], [download], [href^="#"]' } },
  ],
})

const notPublic = ['/admin', '/admin/*', '/receipt/*', '/files/*', '/graphql']

/** The rules as JSON (the Speculation Rules API), for the pages of all languages. */
export function speculationRules(languages: Languages): string {
  const rule = {
    where: where(languages.map((language) => prefixOf(languages, language))),
    eagerness: 'moderate',
  }
  return JSON.stringify({ prefetch: [rule], prerender: [rule] })
}
