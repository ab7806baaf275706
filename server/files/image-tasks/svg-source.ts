import { gunzipSync } from 'node:zlib'

/**
 * `entities`: they name other files, or may grow without end. The others name what would be missing from the drawing: letters, for
 * which no font is installed, parts of web pages, and what stands in another file.
 */
export type SvgProblem = 'type' | 'entities' | 'text' | 'foreign' | 'linked'

const mostBytes = 16 * 1024 * 1024

/** A drawing as programs really export it (compressed, in UTF-16, with entities, with a prefix), as one that libvips takes. */
export function readSvg(bytes: Uint8Array): Buffer | SvgProblem {
  const inflated = bytes[0] === 0x1f && bytes[1] === 0x8b ? inflate(bytes) : bytes
  if (!inflated) return 'type'
  const whole = decode(inflated).replace(/<!--[\s\S]*?-->/g, '')
  const start = whole.search(/<(?:[\w.-]+:)?svg[\s/>]/)
  const prolog = whole.slice(0, Math.max(start, 0))
  if (start < 0 || /<[\w]/.test(prolog.replace(doctype, ''))) return 'type'
  if (/<\?xml-stylesheet/.test(prolog)) return 'linked'
  const svg = expand(whole.slice(start), doctype.exec(prolog)?.[1] ?? '')
  if (svg === undefined) return 'entities'
  // libvips takes a file for an SVG when it finds "<svg" near its start.
  return missingIn(svg) ?? Buffer.from(`<!-- <svg -->${withFallbacks(withNamespaces(svg))}`)
}

const doctype = /<!DOCTYPE\s[^[>]*(?:\[([\s\S]*?)\]\s*)?>/i

function inflate(bytes: Uint8Array): Buffer | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes })
  } catch {
    return undefined
  }
}

function decode(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  if (/^(?:\xff\xfe|<\0)/.test(start)) return new TextDecoder('utf-16le').decode(bytes)
  if (/^(?:\xfe\xff|\0<)/.test(start)) return new TextDecoder('utf-16be').decode(bytes)
  const [, declared = 'utf-8'] = /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)/.exec(start) ?? []
  const isLatin = /^(?:iso-8859-1|windows-1252|us-ascii)$/i.test(declared)
  return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8').decode(bytes)
}

/** With the text of each entity in its place. Illustrator writes its namespaces so; none of them holds another. */
function expand(svg: string, subset: string): string | undefined {
  const entities = new Map<string, string>()
  for (const declaration of subset.match(/<!ENTITY[^>]*>/g) ?? []) {
    const [, name, , value] = /^<!ENTITY\s+([\w.-]+)\s+(["'])([^&<%]*)\2\s*>$/.exec(declaration) ?? []
    if (name === undefined || value === undefined) return undefined
    entities.set(name, value)
  }
  let length = svg.length
  const expanded = svg.replace(/&([\w.-]+);/g, (reference, name) => {
    const value = entities.get(name) ?? reference
    length += value.length
    return length > mostBytes ? '' : value
  })
  return length > mostBytes ? undefined : expanded
}

/** Of what was copied out of a web page they are left out. */
function withNamespaces(svg: string): string {
  const root = /^[^>]*/.exec(svg)?.[0] ?? ''
  const add = (name: string, address: string) => (root.includes(`${name}=`) ? '' : ` ${name}="${address}"`)
  const added =
    (/^<svg/.test(svg) ? add('xmlns', 'http://www.w3.org/2000/svg') : '') +
    (svg.includes('xlink:') ? add('xmlns:xlink', 'http://www.w3.org/1999/xlink') : '')
  return svg.replace(/^<[\w.:-]+/, (tag) => tag + added)
}

/** What draws it knows no variables of styles; Figma writes what stands for them. */
const withFallbacks = (svg: string): string =>
  svg.replace(/var\(\s*--[\w-]+\s*,((?:[^()]|\([^()]*\))*)\)/g, (_, fallback: string) => fallback.trim())

function missingIn(svg: string): SvgProblem | undefined {
  let inText = false
  for (const [, slash, prefixed = '', attributes = '', letters = ''] of svg.matchAll(tagOrLetters)) {
    const name = prefixed.replace(/^.*:/, '')
    if (name === 'text' || name === 'flowRoot') inText = !slash && !attributes.endsWith('/')
    if (inText && letters.trim() !== '') return 'text'
    // Others than a browser are told by the attribute to skip it.
    if (!slash && webParts.test(name) && !attributes.includes('requiredExtensions')) return 'foreign'
    const [, address] = /(?:^|\s)(?:[\w.-]+:)?href\s*=\s*["']\s*([^"']*)/.exec(attributes) ?? []
    if (address && /^(?:image|feImage)$/.test(name) && !embedded.test(address)) return 'linked'
    if (address && name === 'use' && !address.startsWith('#')) return 'linked'
  }
  return otherFile.test(svg) ? 'linked' : undefined
}

const tagOrLetters = /<(\/?)([\w.:-]+)([^<>]*)>|([^<]+)/g
const webParts = /^(?:foreignObject|iframe|video|canvas|embed|object)$/
const embedded = /^(?:data:image\/(?:png|jpe?g|gif|webp)[;,]|#)/i
/** Styles for letters are no loss where there are none. */
const otherFile =
  /(?:fill|stroke|mask|clip-path|filter)\s*[:=]\s*["']?\s*url\(\s*["']?(?!["'#\s])|@import(?![^;]*(?:font|typekit))/
