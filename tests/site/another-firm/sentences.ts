import { inflateSync } from 'node:zlib'
import type { Foreign } from './firms.ts'

export type Texts = Map<string, string[]>

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
}

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => signs[name] ?? '')

/** Values of choices that a form takes away, and the name of the software, which calendars read. */
const codes = /"unoffered":\[[^\]]*\]|PRODID:.*/g

const unread =
  /^(?:class|href|src|srcset|d|style|points|viewbox|transform|id|for|name|type|rel|method|action|x\d?|y\d?|cx|cy|r|rx|ry|width|height|fill|stroke.*|nonce|content-type|integrity|data-src|data-island|aria-(?:describedby|labelledby|controls))$/i

/** Sentences of a page: its text, its attributes for people, and all that its data for machines and forms say. */
export function sentencesOfHtml(html: string): string[] {
  const data = [...html.matchAll(/<script\b[^>]*(?:json)[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    json.replace(codes, ''),
  )
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->/gs, '')
  const attributes = [...markup.matchAll(/\s([\w:-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) =>
    unread.test(name) ? [] : decoded(value),
  )
  const text = markup
    .replace(/<\/?(?:a|b|strong|em|span|time|abbr|small|tspan|wbr)\b[^>]*>/g, '')
    .split(/<[^>]+>/)
    .map(decoded)
  return sentencesIn([...data.flatMap(stringsOfJson), ...attributes, ...text])
}

const stringsOfJson = (json: string): string[] =>
  [...json.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replaceAll('\\n', ' '))

export const sentencesIn = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => text.replace(codes, '').split(/(?<=[.?!]) |\n/))
      .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
]

export const foreignIn = (texts: Texts, foreign: readonly Foreign[]): string[] =>
  [...texts].flatMap(([page, sentences]) =>
    sentences.flatMap((sentence) =>
      foreign
        .filter(({ pattern }) => pattern.test(sentence))
        .map(({ what }) => `${page}: ${what}: ${sentence}`),
    ),
  )

/** What is written in a PDF: its letters are numbers of its fonts, which say in tables what each means. */
export function textOfPdf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].flatMap(
    ([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
      } catch {
        return []
      }
    },
  )
  const tables = streams.filter((stream) => stream.includes('beginbfrange')).map(lettersOf)
  const written = streams.filter((stream) => stream.includes('BT'))
  // Which font a text has is not read: in each of them it is written once, and in one as it reads.
  return tables.flatMap((letters) => written.map((stream) => lineOf(stream, letters))).join('\n')
}

const lineOf = (stream: string, letters: readonly string[]) =>
  [...stream.matchAll(/\[(.*?)\]\s*TJ/gs)]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/gi)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
        .join(''),
    )
    .join(' ')

function lettersOf(table: string): string[] {
  const letters: string[] = []
  for (const [, first = '0', , list = ''] of table.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*\[(.*?)\]/gis))
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f]*)>/gi)].entries())
      letters[Number.parseInt(first, 16) + index] = String.fromCodePoint(
        ...(code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)),
      )
  return letters
}
