import type { z } from 'zod'
import { readTimeOf, slugOf } from '#content/blog-rules.ts'
import { createPageInput } from '#server/models/content/page.ts'
import { createPostInput } from '#server/models/content/post.ts'
import type { CsvRow } from '#server/models/formats/csv-rows.ts'
import { markdownOf, pictureNotes, picturesIn, plainTextOf } from '#server/models/formats/html-markdown.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { type ImportColumns, isYes } from './import-cells.ts'
import { keptId } from './original-tool.ts'
import { momentsIn, parseRow, textsIn } from './parse-row.ts'
import type { PostTarget } from './post-columns.ts'

type Moments = Record<'published' | 'entered' | 'changed', Date | null>

type Written = {
  id: string | null
  slug: string
  isPublished: boolean
  moments: Moments
  /** The former path; empty where the file has none, and for drafts. */
  oldPath: string
}

export type RowPost = Written &
  (
    | { kind: 'post'; record: z.output<typeof createPostInput>; categorySlug: string }
    | { kind: 'page'; record: z.output<typeof createPageInput> }
  )

const longestHtml = 1_000_000

const mostTags = 30

const longestTag = 60

/** Authors and categories that are missing are filled in when it is stored: only then it is known by whom. */
const unsaid = '-'

export function readPostRow(row: CsvRow, columns: ImportColumns<PostTarget>): Result<RowPost, Reason> {
  const text = textsIn(row, columns)
  const type = text('type') || 'post'
  if (type === 'attachment') return refuse<Reason>({ reason: 'importPicture' })
  if (type !== 'post' && type !== 'page')
    return refuse<Reason>({ reason: 'importTypeUnknown', facts: { text: type.slice(0, 40) } })
  const state = text('status').toLowerCase()
  if (/^(?:trash|auto-draft|inherit)$/.test(state)) return refuse<Reason>({ reason: 'importTrashed' })
  const moments = momentsIn(row, columns, ['published', 'entered', 'changed'])
  if (!moments.ok) return moments
  const content = contentIn(text)
  if (!content.ok) return content
  const { markdown, says } = content.value
  const title = plainTextOf(text('title').slice(0, 2_000)) ?? ''
  const wasPublic = isYes(state) ?? /^publish(?:ed)?$/.test(state)
  const slug = slugOf(decoded(text('slug'))).slice(0, 100) || slugOf(title).slice(0, 100) || type
  const metaDescription = text('metaDescription').slice(0, 500)
  const excerpt = plainTextOf(text('excerpt').slice(0, 20_000)) || shortened(says, 200) || title
  const written = {
    id: keptId('Blog', type === 'post' && !text('html') ? text('id') : ''),
    slug,
    moments: moments.value,
    oldPath: wasPublic ? pathOf(text('link')) : '',
  }
  if (type === 'page') {
    const description = shortened(metaDescription || excerpt, 500)
    const parsed = parseRow(createPageInput, { title, slug, description, content: markdown })
    return parsed.ok ? done({ ...written, kind: 'page', record: parsed.value, isPublished: false }) : parsed
  }
  const minutes = Number(text('readTime'))
  const parsed = parseRow(createPostInput, {
    ...{ title, slug, content: markdown, excerpt: shortened(excerpt, 1_000) },
    author: plainTextOf(text('author').slice(0, 500)) || unsaid,
    category: plainTextOf(text('category').slice(0, 500)) || unsaid,
    tags: tagsIn(text('tags')),
    image: text('image') || null,
    readTime: Number.isInteger(minutes) && minutes > 0 ? minutes : readTimeOf(markdown),
    metaTitle: text('metaTitle').slice(0, 200) || null,
    metaDescription: metaDescription || null,
  })
  if (!parsed.ok) return parsed
  return done({
    ...written,
    kind: 'post',
    record: parsed.value,
    isPublished: wasPublic,
    categorySlug: text('categorySlug'),
  })
}

export const isUnsaid = (text: string): boolean => text === unsaid

/** Markdown as it is, or made of HTML, with its pictures named below. */
function contentIn(text: (target: PostTarget) => string): Result<{ markdown: string; says: string }, Reason> {
  const html = text('html')
  if (html === '') return done({ markdown: text('content'), says: text('content').replace(/\s+/g, ' ') })
  if (html.length > longestHtml) return refuse<Reason>({ reason: 'tooLong', facts: { most: longestHtml } })
  const [markdown, says] = [markdownOf(html), plainTextOf(html)]
  if (markdown === undefined || says === undefined) return refuse<Reason>({ reason: 'importTooDeep' })
  const notes = pictureNotes(picturesIn(html))
  return done({ markdown: [markdown, notes].filter(Boolean).join('\n\n'), says })
}

const tagsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((tag) => plainTextOf(tag) ?? '')
    .filter((tag) => tag !== '' && tag.length <= longestTag)
    .slice(0, mostTags)

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

function pathOf(link: string): string {
  const url = URL.parse(link, 'https://any-site.invalid')
  return url && url.pathname !== '/' ? url.pathname : ''
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}
