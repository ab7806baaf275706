import { XMLParser } from 'fast-xml-parser'
import type { TableRow } from './csv-rows.ts'

/** What each item of a WordPress export (WXR) says, as columns of a table. */
export const wordPressColumns = [
  ...(['title', 'link', 'type', 'id', 'slug', 'status', 'published', 'changed', 'author'] as const),
  ...(['category', 'categorySlug', 'tags', 'excerpt', 'html', 'alternative'] as const),
  ...(['metaTitle', 'metaDescription'] as const),
] as const

type WordPressColumn = (typeof wordPressColumns)[number]

export const isWordPress = (text: string): boolean => {
  const begin = text.slice(0, 20_000)
  return /<rss\b/i.test(begin) && /wordpress\.org\/export\//i.test(begin)
}

/** Of the site and not of what it says. */
const passedOver =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_(?:global_styles|navigation|template|template_part|font_family|font_face))$/

/** Each item is read by itself: what a DOCTYPE before them defines is never read, and a broken one takes no other with it. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: (name) => name === 'category' || name === 'wp:postmeta',
})

const longestItem = 2_000_000

export function* readWordPress(text: string): Generator<TableRow> {
  const authors = authorsIn(text)
  for (const { line, xml } of itemsIn(text)) {
    const item = itemOf(xml)
    if (!item) yield { line, cells: [xml.slice(0, 200)], problem: { reason: 'importItemUnreadable' } }
    else if (!passedOver.test(textAt(item, 'wp:post_type'))) yield { line, cells: cellsOfItem(item, authors) }
  }
}

/** In the text of an item the same marks may stand, inside of CDATA. */
function* itemsIn(text: string): Generator<{ line: number; xml: string }> {
  const marks = /<!\[CDATA\[|<item(?=[\s>])|<\/item\s*>|\n/g
  let line = 1
  let open: { line: number; at: number } | undefined
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const [found] = mark
    if (found === '\n') line += 1
    else if (found === '<![CDATA[') {
      const end = text.indexOf(']]>', mark.index)
      if (end === -1) break
      line += text.slice(mark.index, end).split('\n').length - 1
      marks.lastIndex = end
    } else if (found === '<item') open ??= { line, at: mark.index }
    else if (open) {
      yield { line: open.line, xml: text.slice(open.at, marks.lastIndex) }
      open = undefined
    }
  }
  if (open) yield { line: open.line, xml: text.slice(open.at) }
}

type WordPressItem = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is WordPressItem => typeof value === 'object' && value !== null

/** What stands in one element. */
function readElement(xml: string, name: string): WordPressItem | undefined {
  try {
    const parsed: unknown = parser.parse(xml)
    const found = isItem(parsed) ? parsed[name] : undefined
    return isItem(found) ? found : undefined
  } catch {
    return undefined
  }
}

const itemOf = (xml: string): WordPressItem | undefined =>
  xml.length <= longestItem && /<\/item\s*>$/.test(xml) ? readElement(xml, 'item') : undefined

function authorsIn(text: string): Map<string, string> {
  const [head = ''] = text.split(/<item[\s>]/, 1)
  const found = head.matchAll(/<wp:author>[\s\S]{0,4000}?<\/wp:author>/g)
  const authors = [...found].flatMap(([xml]): WordPressItem[] => {
    const author = readElement(xml, 'wp:author')
    return author ? [author] : []
  })
  return new Map(
    authors.map((author) => [textAt(author, 'wp:author_login'), textAt(author, 'wp:author_display_name')]),
  )
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return textOf(value[0])
  return isItem(value) ? textOf(value['#text']) : ''
}

const textAt = (item: WordPressItem, name: string): string => textOf(item[name])

const listAt = (item: WordPressItem, name: string): WordPressItem[] => {
  const value = item[name]
  return Array.isArray(value) ? value.filter(isItem) : []
}

function cellsOfItem(item: WordPressItem, authors: ReadonlyMap<string, string>): string[] {
  const text = (name: string) => textAt(item, name)
  const terms = (domain: string) => listAt(item, 'category').filter((one) => textAt(one, 'domain') === domain)
  const meta = new Map(
    listAt(item, 'wp:postmeta').map((one) => [textAt(one, 'wp:meta_key'), textAt(one, 'wp:meta_value')]),
  )
  const [category] = terms('category').filter((one) => textAt(one, 'nicename') !== 'uncategorized')
  const creator = text('dc:creator')
  // What only those with a password read is not for everybody.
  const status = text('wp:post_password') ? 'private' : text('wp:status')
  const isPicture = text('wp:post_type') === 'attachment'
  const says: Record<WordPressColumn, string> = {
    title: text('title'),
    link: isPicture ? text('wp:attachment_url') || text('guid') : text('link'),
    type: text('wp:post_type'),
    id: text('wp:post_id'),
    slug: text('wp:post_name'),
    status,
    published: momentOf(text('wp:post_date_gmt')) || text('wp:post_date').replace(/^0000.*/, ''),
    changed: momentOf(text('wp:post_modified_gmt')),
    author: authors.get(creator) || creator,
    category: category ? textOf(category) : '',
    categorySlug: category ? textAt(category, 'nicename') : '',
    tags: terms('post_tag').map(textOf).join('\n'),
    excerpt: text('excerpt:encoded'),
    html: text('content:encoded'),
    alternative: meta.get('_wp_attachment_image_alt') ?? '',
    metaTitle: yoast(meta.get('_yoast_wpseo_title')),
    metaDescription: yoast(meta.get('_yoast_wpseo_metadesc')),
  }
  return wordPressColumns.map((column) => says[column])
}

/** Drafts have "0000-00-00 00:00:00". */
const momentOf = (gmt: string): string => (/^[1-9]\d{3}-/.test(gmt) ? `${gmt}Z` : '')

/** "%%title%% %%sep%% %%sitename%%" is what the plugin would have made of it. */
const yoast = (text = ''): string => (text.includes('%%') ? '' : text)
