import { parseStyleSheet, type StyleSheet } from './style-sheet.ts'

/**
 * Makes a page with only those rules of its inlined site styles that it uses: whose classes stand in its HTML or in
 * its own inline scripts. The site's styles are parsed once. What islands show later comes with the whole sheet, which
 * they load (app/site/forms/hydrate-island.ts).
 */
export function usedStyles(): (html: string) => string {
  let parsed: { css: string; sheet: StyleSheet } | undefined

  function sheetOf(css: string): StyleSheet {
    if (parsed?.css !== css) parsed = { css, sheet: parseStyleSheet(css) }
    return parsed.sheet
  }

  return (html) => {
    const style = /(<style\b[^>]*\bdata-href="site"[^>]*>)(.*?)<\/style>/s.exec(html)
    const [whole, tag, css] = style ?? []
    if (whole === undefined || tag === undefined || css === undefined) return html
    const rest = html.replace(whole, '')
    const isInScripts = occursIn(matches(rest, /<script\b[^>]*>(.*?)<\/script>/gs).join('\n'))
    const present = new Set(matches(rest, /\sclass="([^"]*)"/g).flatMap((text) => decoded(text).split(/\s+/)))
    const used = sheetOf(css).write((name) => present.has(name) || isInScripts(name), rest)
    // By function: the text of a replacement would give "$&" in it a meaning.
    return html.replace(whole, () => `${tag}${used}</style>`)
  }
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** Tells whether a class stands in a script, as a word of a string. */
function occursIn(script: string): (name: string) => boolean {
  const words = new Set(script.split(/[\s"'`.{}$\\]+/))
  return (name) => words.has(name)
}

/** As React writes attributes. */
function decoded(attribute: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return attribute.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '')
}
