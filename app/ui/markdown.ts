import markdownIt, { type Token } from 'markdown-it'
import { address, pathIn } from '#app/address.ts'
import { imageSources } from '#content/image-address.ts'

type Prose = { html: string; chapters: Chapter[] }

export type Chapter = { id: string; title: string }

/** What a link may do: lead somewhere on the web or on this site, call, or write. Images never come inside the text. */
const allowedLink = /^(?:https?:|mailto:|tel:|[/?#]|[^:]*$)/i

const elsewhere = /^(?:https?:)?\/\//i

const md = markdownIt({ html: false, linkify: true, typographer: false })
md.validateLink = (address) => allowedLink.test(address.trim())
// "lock.it" or "readme.md" in a sentence is no address; one that begins with https:// is.
md.linkify.set({ fuzzyLink: false })

/** Names that stand on the page already must not be taken by a heading. */
const idPrefix = 'about-'

md.core.ruler.push('headings', (state) => {
  const taken = new Map<string, number>()
  state.tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return
    // The page's title is its one first-level heading.
    if (token.tag === 'h1') token.tag = 'h2'
    const text = state.tokens[index + 1]
    if (token.type === 'heading_close' || !text || !/^h[23]$/.test(token.tag)) return
    const slug = slugOf(plainText(text)) || 'section'
    const count = (taken.get(slug) ?? 0) + 1
    taken.set(slug, count)
    token.attrSet('id', `${idPrefix}${slug}${count > 1 ? `-${count}` : ''}`)
  })
})

md.core.ruler.push('alignment', (state) => {
  for (const token of state.tokens) {
    const style = token.type === 'th_open' || token.type === 'td_open' ? token.attrGet('style') : null
    // Style attributes are what our Content-Security-Policy refuses.
    if (style !== null) token.attrs = [['data-align', String(style).replace('text-align:', '')]]
  }
})

/** A page of this site is meant in the language that is read. */
md.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  const token = tokens[index]
  const to = String(token?.attrGet('href'))
  if (elsewhere.test(to)) token?.attrSet('rel', 'noopener')
  else if (to.startsWith('/')) token?.attrSet('href', address(pathIn({ pathname: to })))
  return renderer.renderToken(tokens, index, options)
}

const image = md.renderer.rules.image
md.renderer.rules.image = (tokens, index, options, env, renderer) => {
  tokens[index]?.attrSet('loading', 'lazy')
  tokens[index]?.attrSet('decoding', 'async')
  const sources = imageSources(String(tokens[index]?.attrGet('src')))
  if (sources) {
    tokens[index]?.attrSet('srcset', sources)
    tokens[index]?.attrSet('sizes', '(width >= 48rem) 44rem, 100vw')
  }
  return image?.(tokens, index, options, env, renderer) ?? ''
}

// Wider than a phone, a table scrolls by itself; the keyboard reaches it.
md.renderer.rules.table_open = () => '<div class="table-frame" tabindex="0"><table>\n'
md.renderer.rules.table_close = () => '</table></div>\n'

/** No script can hide in it: markup in the text is shown as text. */
export function proseOf(markdown: string): Prose {
  const env = {}
  const tokens = md.parse(markdown, env)
  const chapters = tokens.flatMap((token, index) => {
    const text = tokens[index + 1]
    const id = token.type === 'heading_open' && token.tag === 'h2' ? token.attrGet('id') : null
    return id !== null && text ? [{ id: String(id), title: plainText(text) }] : []
  })
  return { html: md.renderer.render(tokens, md.options, env), chapters }
}

function plainText({ children }: Token): string {
  return (children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
    .trim()
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
