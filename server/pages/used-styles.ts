import type { ChildNode, Rule } from 'postcss'
import postcss from 'postcss'

const mostKept = 100
const mostSheets = 4

/**
 * Keeps only the rules of the inlined site styles that the page uses: whose classes and elements stand in its
 * HTML or inline scripts. The styles are parsed once. Islands load the whole sheet
 * (app/site/forms/hydrate-island.ts).
 */
export function usedStyles(): (html: string) => string {
  const sheets = new Map<string, { sheet: StyleSheet; written: Map<string, string> }>()

  function write(css: string, isUsed: (name: string) => boolean, mentions: readonly string[]): string {
    const parsed = sheets.get(css) ?? { sheet: parseStyleSheet(css), written: new Map() }
    if (sheets.size >= mostSheets) sheets.clear()
    sheets.set(css, parsed)
    const { sheet, written } = parsed
    const names = new Set(sheet.names.filter(isUsed))
    const key = [...names, ...mentions].join(' ')
    const used = written.get(key) ?? sheet.write((name) => names.has(name), mentions)
    if (written.size >= mostKept) written.clear()
    written.set(key, used)
    return used
  }

  return (html) => {
    const style = /(<style\b[^>]*\bdata-href="site"[^>]*>)(.*?)<\/style>/s.exec(html)
    const [whole, tag, css] = style ?? []
    if (whole === undefined || tag === undefined || css === undefined) return html
    const rest = html.replace(whole, '')
    const isInScripts = occursIn(matches(rest, /<script\b[^>]*>(.*?)<\/script>/gs).join('\n'))
    const classes = matches(rest, /\sclass="([^"]*)"/g).flatMap((text) => decoded(text).split(/\s+/))
    const present = new Set([
      ...classes.map((name) => `.${name}`),
      ...matches(rest, /<([a-z][a-z\d-]*)/gi).map((name) => name.toLowerCase()),
      ...matches(rest, /<input\b[^>]*\stype="([\w-]+)"/g).map(inputOf),
      ...matches(rest, /\s(placeholder)="/g).map(inputOf),
    ])
    const isUsed = (name: string) =>
      name.startsWith('U+')
        ? lettersIn(name).test(rest)
        : present.has(name) || isInScripts(name.replace('.', ''))
    const used = write(css, isUsed, [...new Set(rest.match(/--[\w-]+/g))])
    // A function, because "$&" in a replacement text has a meaning.
    return html.replace(whole, () => `${tag}${used}</style>`)
  }
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

function occursIn(script: string): (name: string) => boolean {
  const words = new Set(script.split(/[\s"'`.{}$\\]+/))
  return (name) => words.has(name)
}

function decoded(attribute: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return attribute.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '')
}

const lettersIn = (range: string) =>
  new RegExp(
    `[${range.replace(/U\+(\w+)(?:-(\w+))?,? ?/g, (_, from, to = from) => `\\u{${from}}-\\u{${to}}`)}]`,
    'u',
  )

type StyleSheet = {
  names: readonly string[]
  /**
   * Only rules whose classes (`.name`), elements (`name`) and inputs (`input[file]`) are all used, and fonts for
   * letters (`U+20-7E`) that are, with what they need. `mentions`: custom properties used outside the sheet.
   */
  write(isUsed: (name: string) => boolean, mentions: readonly string[]): string
}

type Selector = Requirement & { text: string }
type Requirement = { requires: string[]; choices: Requirement[][] }

type Part =
  | { kind: 'text'; text: string }
  /** A custom property, @property or @keyframes: needed when something needed names it. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'font'; range: string; text: string }
  | { kind: 'rule'; selectors: Selector[]; parts: Part[] }
  | { kind: 'group'; head: string; isLayer: boolean; parts: Part[] }

export function parseStyleSheet(css: string): StyleSheet {
  const parts = postcss.parse(css).nodes.flatMap(partsOf)
  return {
    names: [...new Set(parts.flatMap(namesIn))],
    write(isUsed, mentions) {
      const needed = new Set(mentions)
      // What is needed may need more: repeat until nothing new is named.
      for (let before = -1; before < needed.size; ) {
        before = needed.size
        for (const name of write(parts, isUsed, needed).match(/[\w-]+/g) ?? []) needed.add(name)
      }
      return withoutDetours(write(parts, isUsed, needed), mentions)
    },
  }
}

/** Writes out the values that nothing on the page changes: of the theme, where that is shorter, and of registered properties. */
function withoutDetours(css: string, mentions: readonly string[]): string {
  const count = (text: string) => css.split(text).length - 1
  const timesSet = (name: string) => (mentions.includes(name) ? 2 : count(`${name}:`))
  const [, theme = ''] = /@layer theme\{:root,:host\{([^}]*)\}/.exec(css) ?? []
  let direct = css
  for (const declaration of theme.split(';')) {
    const [name = '', value = ''] = declaration.split(/:(.*)/s)
    const isFixed = timesSet(name) === 1 && count(`var(${name},`) === 0 && !value.includes('var(')
    const isShorter = count(`var(${name})`) * (value.length - name.length - 5) < declaration.length
    if (isFixed && isShorter) direct = direct.replace(declaration, '').replaceAll(`var(${name})`, () => value)
  }
  for (const [rule, name = '', descriptors = ''] of css.matchAll(/@property (--[\w-]+)\{([^}]*)\}/g)) {
    if (timesSet(name) > 0) continue
    const initial = /initial-value:([^;]*)/.exec(descriptors)?.[1]
    const uses = new RegExp(`var\\(${name}(?:,(var\\([^()]*\\)|[^()]*))?\\)`, 'g')
    direct = direct.replace(rule, '').replace(uses, (use, instead?: string) => initial ?? instead ?? use)
  }
  return direct.replace(/(?<=\{);+|;+(?=;|\})/g, '')
}

function write(
  parts: readonly Part[],
  isUsed: (name: string) => boolean,
  needed: ReadonlySet<string>,
): string {
  const usedRanges = new Set(parts.flatMap((part) => (part.kind === 'font' ? part.range : [])).filter(isUsed))
  return parts.map(textOf).join('')

  /** A range tells the files of a font apart, so where one file has all letters it says nothing. */
  function fontText(text: string): string {
    return usedRanges.size > 1 ? text : text.replace(/;?unicode-range:[^;}]+/, '')
  }

  function textOf(part: Part): string {
    if (part.kind === 'text') return part.text
    if (part.kind === 'font') return usedRanges.has(part.range) ? fontText(part.text) : ''
    if (part.kind === 'named') return needed.has(part.name) ? part.text : ''
    const inside = write(part.parts, isUsed, needed)
    if (part.kind === 'group') {
      if (inside) return `${part.head}{${withoutLastSemicolon(inside)}}`
      // The first mention of a layer gives its place among the others.
      return part.isLayer ? `${part.head};` : ''
    }
    const selectors = part.selectors.filter(isMet)
    return inside && selectors.length > 0
      ? `${selectors.map(({ text }) => text).join(',')}{${withoutLastSemicolon(inside)}}`
      : ''
  }

  function isMet({ requires, choices }: Requirement): boolean {
    return requires.every(isUsed) && choices.every((choice) => choice.some(isMet))
  }
}

function namesIn(part: Part): string[] {
  if (part.kind === 'group') return part.parts.flatMap(namesIn)
  if (part.kind === 'font') return [part.range]
  if (part.kind !== 'rule') return []
  return [...part.selectors.flatMap(namesRequired), ...part.parts.flatMap(namesIn)]
}

const namesRequired = ({ requires, choices }: Requirement): string[] => [
  ...requires,
  ...choices.flat().flatMap(namesRequired),
]

const withoutLastSemicolon = (text: string) => text.replace(/;$/, '')

function partsOf(node: ChildNode): Part[] {
  switch (node.type) {
    case 'comment':
      return []
    case 'decl': {
      const text = `${node.prop}:${node.value}${node.important ? '!important' : ''};`
      return [node.prop.startsWith('--') ? { kind: 'named', name: node.prop, text } : { kind: 'text', text }]
    }
    case 'rule':
      return [
        { kind: 'rule', selectors: selectorsOf(node), parts: node.nodes.filter(isNew).flatMap(partsOf) },
      ]
    case 'atrule': {
      const { name, params } = node
      const head = `@${name} ${params}`
      // Tailwind's stand-in for @property, for browsers that lack what these pages need anyway.
      if (name === 'layer' && params === 'properties') return []
      if (!node.nodes) return [{ kind: 'text', text: `${head};` }]
      const range = /unicode-range:([^;}]+)/.exec(node.toString())?.[1]
      if (name === 'font-face' && range) return [{ kind: 'font', range, text: node.toString() }]
      if (/^(?:property|(?:-webkit-)?keyframes)$/.test(name))
        return [{ kind: 'named', name: params, text: node.toString() }]
      if (/^(?:media|supports|layer|container|scope|starting-style)$/.test(name))
        return [{ kind: 'group', head, isLayer: name === 'layer', parts: node.nodes.flatMap(partsOf) }]
      return [{ kind: 'text', text: node.toString() }]
    }
  }
}

/** The bundler writes some declarations four times. */
const isNew = (node: ChildNode) => node.toString() !== node.prev()?.toString()

function selectorsOf({ selectors }: Rule): Selector[] {
  return selectors.map((text) => ({ text, ...requiredBy(text) }))
}

const className = /\.(?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+/gi

const partsOfInputs = [
  [/::placeholder/, 'placeholder'],
  [/::file-selector-button/, 'file'],
  [/::-webkit-(?:date|calendar)/, 'date'],
  [/::-webkit-search/, 'search'],
  [/::-webkit-(?:inner|outer)-spin/, 'number'],
] as const

const inputOf = (type: string) => `input[${/date|time|month|week/.test(type) ? 'date' : type}]`

/** The classes and elements without which a selector cannot match; :not(), :has() and the like are ignored. */
function requiredBy(selector: string): Requirement {
  const groups: string[] = []
  let bare = selector.replace(/\\[()]/g, (escaped) => (escaped === '\\(' ? '\\28 ' : '\\29 '))
  bare = bare.replace(/\[[^\]\\]*\]/g, '')
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(/(:[\w-]+)\(([^()]*)\)/g, (_, name: string, inside: string) =>
      /^:(?:is|where)$/.test(name) ? `\0${groups.push(inside) - 1}\0` : '',
    )
  }
  return requirementOf(bare)

  function requirementOf(text: string): Requirement {
    const classes = (text.match(className) ?? []).map(unescapeName)
    const elements = text.replace(className, '').matchAll(/(?<![\w:#-])[a-z][\w-]*/gi)
    const inputs = partsOfInputs.flatMap(([part, type]) => (part.test(text) ? [inputOf(type)] : []))
    return {
      requires: [...classes, ...Array.from(elements, ([name]) => name.toLowerCase()), ...inputs],
      choices: Array.from(text.matchAll(/\0(\d+)\0/g), ([, group]) =>
        (groups[Number(group)] ?? '').split(/(?<!\\),/).map(requirementOf),
      ),
    }
  }
}

function unescapeName(name: string): string {
  return name.replace(
    /\\([\da-f]{1,6}) ?|\\(.)/gi,
    (_, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (sign ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
