import { createHash } from 'node:crypto'
import type { InlineSources } from '#server/http/security-headers.ts'

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
