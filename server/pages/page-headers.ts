import { createHash } from 'node:crypto'
import { type Languages, prefixOf } from '#content/languages.ts'
import { privatePaths, speculationRulesPath } from '#server/http/paths.ts'

/**
 * In development Vite injects styles and connects to its own socket, so styles and connections are open
 * there; scripts are not.
 */
export function pagePolicy(
  { scripts, styles, fonts = [] }: InlineSources,
  {
    development,
    uploadOrigin,
    framedBy = 'none',
  }: { development: boolean; uploadOrigin: string | undefined; framedBy?: 'none' | 'self' },
): string {
  const connections = ["connect-src 'self'", ...(uploadOrigin ? [uploadOrigin] : [])].join(' ')
  const directives = [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    development ? "style-src 'self' 'unsafe-inline'" : ['style-src', "'self'", ...styles].join(' '),
    // blob: previews of chosen photos; data: tiny images in style sheets; https: a post's image may be
    // anywhere (specification section 3, Blog image).
    "img-src 'self' https: blob: data:",
    ["font-src 'self'", ...fonts].join(' '),
    development ? `${connections} ws:` : connections,
    "manifest-src 'self'",
    "worker-src 'self'",
    // The street map that a visitor may ask for; in the panel, a page whose texts are edited.
    "frame-src 'self' https://www.openstreetmap.org",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors '${framedBy}'`,
  ]
  return directives.join('; ')
}

type InlineSources = { scripts: string[]; styles: string[]; fonts?: string[] }

export function nonceSource(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

/**
 * Only of scripts and styles with the nonce of this rendering, which are ours. Data scripts (JSON) do not
 * run.
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

export const speculationHeaders = { 'speculation-rules': `"${speculationRulesPath}"` }

/**
 * Our own public pages, once a person points at their link. Not pages with effects or private ones, and no
 * queries, which are rendered for each request.
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

const notPublic = privatePaths.flatMap((path) => [path, `${path}/*`])

export function speculationRules(languages: Languages): string {
  const rule = {
    where: where(languages.map((language) => prefixOf(languages, language))),
    eagerness: 'moderate',
  }
  return JSON.stringify({ prefetch: [rule], prerender: [rule] })
}
