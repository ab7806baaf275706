import { createHash } from 'node:crypto'

/** What a Content-Security-Policy must name so that a page's own inline scripts and styles run: sources like `'sha256-...'`. */
export type InlineSources = { scripts: string[]; styles: string[] }

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
  return { scripts: [...scripts], styles: [...styles] }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Where the rules are; the header of each public page names this address. */
export const speculationRulesPath = '/speculation-rules.json'

export const speculationHeaders = { 'speculation-rules': `"${speculationRulesPath}"` }

/**
 * What a browser may load before a link is followed: our own public pages, once a person points at their link. Not
 * what has effects or is nobody else's business, and no query: such pages are rendered for each request.
 */
const where = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        href_matches: ['/admin', '/admin/*', '/receipt/*', '/files/*', '/graphql', '/*\\?(.+)', '/*.*'],
      },
    },
    { not: { selector_matches: '[rel~=nofollow], [target], [download], [href^="#"]' } },
  ],
}

export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
})
