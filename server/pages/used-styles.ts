import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pages } from './pages.ts'
import { parseStyleSheet, type StyleSheet } from './style-sheet.ts'

type Built = Pick<Pages, 'assetFolder' | 'island'>

/**
 * Makes a page with only those rules of its inlined site styles that it can ever use: rules whose classes stand in
 * its HTML, in its own inline scripts, or in the scripts of its islands, which render more later. The site's styles
 * are parsed once, and each island's scripts read once.
 */
export function usedStyles({ assetFolder, island }: Built): (html: string) => Promise<string> {
  let parsed: { css: string; sheet: StyleSheet } | undefined
  const scripts = new Map<string, Promise<string>>()
  const laterClasses = new Map<string, { sheet: StyleSheet; classes: ReadonlySet<string> }>()

  function sheetOf(css: string): StyleSheet {
    if (parsed?.css !== css) parsed = { css, sheet: parseStyleSheet(css) }
    return parsed.sheet
  }

  /** Everything that an island loads, as text. */
  function scriptsOf(name: string): Promise<string> {
    const known = scripts.get(name)
    if (known) return known
    const { src, preload } = island(name)
    const texts = [src, ...preload].map((path) => readFile(join(assetFolder ?? '', path), 'utf8'))
    const read = Promise.all(texts).then((parts) => parts.join('\n'))
    scripts.set(name, read)
    return read
  }

  /** The sheet's classes that occur in an island's scripts. */
  function classesOf(name: string, script: string, sheet: StyleSheet): ReadonlySet<string> {
    const known = laterClasses.get(name)
    if (known?.sheet === sheet) return known.classes
    const occurs = occursIn(script)
    const classes = new Set([...sheet.classes].filter(occurs))
    laterClasses.set(name, { sheet, classes })
    return classes
  }

  return async (html) => {
    const style = /(<style\b[^>]*\bdata-href="site"[^>]*>)(.*?)<\/style>/s.exec(html)
    const [whole, tag, css] = style ?? []
    if (whole === undefined || tag === undefined || css === undefined) return html
    const sheet = sheetOf(css)
    const rest = html.replace(whole, '')
    const names = [...new Set(matches(rest, /\bdata-island="([\w-]+)"/g))]
    const islands = await Promise.all(names.map(async (name) => ({ name, script: await scriptsOf(name) })))
    const inline = occursIn(matches(rest, /<script\b[^>]*>(.*?)<\/script>/gs).join('\n'))

    const present = new Set(matches(rest, /\sclass="([^"]*)"/g).flatMap((text) => decoded(text).split(/\s+/)))
    const later = islands.map(({ name, script }) => classesOf(name, script, sheet))
    const isUsed = (name: string) =>
      present.has(name) || later.some((classes) => classes.has(name)) || inline(name)
    const mentions = [rest, ...islands.map(({ script }) => script)].join('\n')
    // By function: the text of a replacement would give "$&" in it a meaning.
    return html.replace(whole, () => `${tag}${sheet.write(isUsed, mentions)}</style>`)
  }
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** Tells whether a class stands in a script, as a word of a string; a class with such signs in it, anywhere at all. */
function occursIn(script: string): (name: string) => boolean {
  const between = /[\s"'`{}$]+|\\[nrt]/
  const words = new Set(script.split(between))
  return (name) => words.has(name) || (between.test(name) && script.includes(name))
}

/** As React writes attributes. */
function decoded(attribute: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return attribute.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '')
}
