import TurndownService from 'turndown'

/** What shows nothing that a text can say, or runs. */
const removed = [
  ...(['script', 'style', 'iframe', 'noscript', 'object', 'embed', 'form', 'button', 'input'] as const),
  ...([
    'select',
    'textarea',
    'template',
    'audio',
    'video',
    'canvas',
    'head',
    'title',
    'meta',
    'link',
  ] as const),
] as const

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
  br: '\\',
})
turndown.remove([...removed])
turndown.addRule('drawing', {
  filter: (node) => node.nodeName.toLowerCase() === 'svg',
  replacement: () => '',
})
// Their files are elsewhere (pictureNotes).
turndown.addRule('picture', { filter: 'img', replacement: () => '' })
turndown.addRule('set text', {
  filter: (node) => node.nodeName === 'PRE' && !node.querySelector('code'),
  replacement: (_content, node) => `\n\n${fenced(node.textContent ?? '')}\n\n`,
})
turndown.addRule('dead link', {
  filter: (node) =>
    node.nodeName === 'A' &&
    (!/^(?:https?:|mailto:|tel:|[/?#])/i.test(node.getAttribute('href')?.trim() ?? '') ||
      node.textContent?.trim() === ''),
  replacement: (content) => content,
})

function fenced(text: string): string {
  const fence = text.includes('```') ? '~~~' : '```'
  return [fence, text.replace(/^\n|\n$/g, ''), fence].join('\n')
}

/** Undefined where it is nested so deeply that no text can be meant. */
export function markdownOf(html: string): string | undefined {
  if (isTooDeep(html)) return undefined
  const text = withoutShortcodes(html.replace(/\u00a0|&nbsp;/g, ' '))
  return turndown
    .turndown(isOfBlocks(text) ? text : withParagraphs(text))
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The editor of today writes its paragraphs; the one before it left them to WordPress. */
const isOfBlocks = (html: string): boolean => html.includes('<!-- wp:')

const blockStart =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|table|t[hrd]|thead|tbody|blockquote|pre|figure|hr|section|article|dl|address)\b/i

function withParagraphs(html: string): string {
  const parts = html.replace(/\r\n?/g, '\n').split(/(<pre\b[\s\S]*?<\/pre>)/i)
  return parts
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .split(/\n\s*\n/)
            .map(paragraphOf)
            .join('\n\n'),
    )
    .join('')
}

function paragraphOf(text: string): string {
  const bare = text.trim()
  return bare === '' || blockStart.test(bare) ? bare : `<p>${bare.replaceAll('\n', '<br>')}</p>`
}

const shortcode =
  /\[\/?[a-z][\w-]{0,60}(?:\s+[\w-]{1,40}\s*=\s*(?:"[^"\]]{0,2000}"|'[^'\]]{0,2000}'|[^\s"'\]]{1,500})){0,40}\s*\/?\]/gi

/** WordPress runs them; what stands between two stays. Brackets in a sentence, as in [sic], are none. */
const withoutShortcodes = (html: string): string =>
  html.replace(shortcode, (found) =>
    /^\[\/|\/\]$|=|^\[[a-z]*_|^\[(?:gallery|caption|embed|audio|video|playlist|toc|contact-form)\]/i.test(
      found,
    )
      ? ''
      : found,
  )

type Picture = { alternative: string; address: string }

/** The pictures of a text, each once. */
export function picturesIn(html: string): Picture[] {
  const found = new Map<string, Picture>()
  for (const [tag] of html.matchAll(/<img\b[^<>]{0,5000}>/gi)) {
    const address = attribute(tag, 'src')
    if (/^https?:\/\//i.test(address)) found.set(address, { alternative: attribute(tag, 'alt'), address })
  }
  return [...found.values()]
}

const attribute = (tag: string, name: string): string => {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? []
  return (double ?? single ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#039;', "'")
    .trim()
}

/** At the end of a text, as definitions of links that nothing uses: who edits it sees them, and visitors do not. */
export const pictureNotes = (pictures: readonly Picture[]): string =>
  pictures
    .map(({ alternative, address }, at) => {
      const words = alternative
        .replace(/[[\]\\\s]+/g, ' ')
        .trim()
        .slice(0, 200)
      return `[Picture ${at + 1}${words && `: ${words}`}]: <${encodeURI(decodedOnce(address)).replace(/[<>]/g, '')}>`
    })
    .join('\n')

const decodedOnce = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

const plain = new TurndownService()
plain.escape = (text) => text
plain.addRule('text', {
  filter: () => true,
  replacement: (content, node) =>
    isRemoved(node.nodeName) ? '' : `${content}${'isBlock' in node && node.isBlock ? ' ' : ''}`,
})

const isRemoved = (nodeName: string): boolean =>
  [...removed, 'svg'].some((one) => one === nodeName.toLowerCase())

/** What it says, without its form. Undefined as above. */
export const plainTextOf = (html: string): string | undefined =>
  isTooDeep(html)
    ? undefined
    : plain
        .turndown(withoutShortcodes(html))
        .replace(/[\s\u00a0]+/g, ' ')
        .trim()

const deepest = 300

/** Of these a further one, or the end of what holds them, ends the one before. */
const endsItself =
  /^(?:p|li|d[dt]|t[rdh]|thead|tbody|tfoot|option|area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/** Reading takes as long as the square of its depth, and a text of people is never nested like that. */
function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (endsItself.test(name)) continue
    depth = Math.max(0, depth + (slash ? -1 : 1))
    if (depth > deepest) return true
  }
  return false
}
