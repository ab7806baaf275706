import type { ChildNode, Rule } from 'postcss'
import postcss from 'postcss'

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

/** A parsed style sheet, ready to be written with only what a page needs. */
type StyleSheet = {
  /**
   * The sheet with the rules whose classes are all used, and the keyframes and custom properties that these need.
   * `mentions`: text beside the sheet that may name custom properties.
   */
  write(isUsed: (name: string) => boolean, mentions: string): string
}

type Part =
  | { kind: 'text'; text: string }
  /** A declaration of a custom property, a @property or a @keyframes: needed when something needed names it. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'rule'; selectors: { text: string; classes: string[] }[]; parts: Part[] }
  | { kind: 'group'; head: string; isLayer: boolean; parts: Part[] }

export function parseStyleSheet(css: string): StyleSheet {
  const parts = postcss.parse(css).nodes.flatMap(partsOf)
  return {
    write(isUsed, mentions) {
      const needed = new Set(mentions.match(/--[\w-]+/g))
      // What is needed may need more: go on until nothing new is named.
      for (let before = -1; before < needed.size; ) {
        before = needed.size
        for (const name of write(parts, isUsed, needed).match(/[\w-]+/g) ?? []) needed.add(name)
      }
      return write(parts, isUsed, needed)
    },
  }
}

function write(
  parts: readonly Part[],
  isUsed: (name: string) => boolean,
  needed: ReadonlySet<string>,
): string {
  return parts.map(textOf).join('')

  function textOf(part: Part): string {
    if (part.kind === 'text') return part.text
    if (part.kind === 'named') return needed.has(part.name) ? part.text : ''
    const inside = write(part.parts, isUsed, needed)
    if (part.kind === 'group') {
      if (inside) return `${part.head}{${withoutLastSemicolon(inside)}}`
      // The first mention of a layer gives its place among the others.
      return part.isLayer ? `${part.head};` : ''
    }
    const selectors = part.selectors.filter(({ classes }) => classes.every(isUsed))
    return inside && selectors.length > 0
      ? `${selectors.map(({ text }) => text).join(',')}{${withoutLastSemicolon(inside)}}`
      : ''
  }
}

const withoutLastSemicolon = (text: string) => text.replace(/;$/, '')

function partsOf(node: ChildNode): Part[] {
  switch (node.type) {
    case 'comment':
      return node.text.startsWith('!') ? [{ kind: 'text', text: node.toString() }] : []
    case 'decl': {
      const text = `${node.prop}:${node.value}${node.important ? '!important' : ''};`
      return [node.prop.startsWith('--') ? { kind: 'named', name: node.prop, text } : { kind: 'text', text }]
    }
    case 'rule':
      return [{ kind: 'rule', selectors: selectorsOf(node), parts: node.nodes.flatMap(partsOf) }]
    case 'atrule': {
      const { name, params } = node
      const head = `@${name} ${params}`
      if (!node.nodes) return [{ kind: 'text', text: `${head};` }]
      if (/^(?:property|(?:-webkit-)?keyframes)$/.test(name))
        return [{ kind: 'named', name: params, text: node.toString() }]
      if (/^(?:media|supports|layer|container|scope|starting-style)$/.test(name))
        return [{ kind: 'group', head, isLayer: name === 'layer', parts: node.nodes.flatMap(partsOf) }]
      return [{ kind: 'text', text: node.toString() }]
    }
  }
}

function selectorsOf({ selectors }: Rule): { text: string; classes: string[] }[] {
  return selectors.map((text) => ({ text, classes: requiredClasses(text) }))
}

/** The classes without which a selector cannot match. What stands in :is(), :not() and the like is not looked at. */
function requiredClasses(selector: string): string[] {
  let bare = selector.replace(/\\[()]/g, (escaped) => (escaped === '\\(' ? '\\28 ' : '\\29 '))
  bare = bare.replace(/\[[^\]\\]*\]/g, '')
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(/\([^()]*\)/g, '')
  }
  const found = bare.match(/\.(?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+/gi) ?? []
  return found.map((name) => unescapeName(name.slice(1)))
}

function unescapeName(name: string): string {
  return name.replace(
    /\\([\da-f]{1,6}) ?|\\(.)/gi,
    (_, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (sign ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
