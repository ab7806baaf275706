import type { Refusal, Unsent } from '#app/admin/form/record-action.ts'
import { recordOf } from '#app/admin/record-of.ts'
import { localTimeText } from '#content/clocks.ts'
import type { StoredPost } from './documents.ts'

const textNames = [
  'id',
  'title',
  'slug',
  'excerpt',
  'author',
  'category',
  'image',
  'imageAlt',
  'content',
  'language',
  'metaTitle',
  'metaDescription',
  'publishAt',
] as const

/**
 * The values of the form, by field. `id` of a new post is generated when its form opens, so that sending the form twice
 * stores one post.
 */
export type PostValues = Record<(typeof textNames)[number], string> & {
  tags: string[]
  isPublished: boolean
  /** The date of publication to keep; empty when it becomes now. */
  keptDate: string
}

const textFields = (textOf: (name: (typeof textNames)[number]) => string) => recordOf(textNames, textOf)

/** The form of a post that nobody has written in; whoever opens it is its author. */
export const emptyPost = (
  id: string,
  { author, languages }: Pick<PostSite, 'author' | 'languages'>,
): PostValues => ({
  ...textFields(() => ''),
  id,
  author,
  language: languages[0] ?? '',
  tags: [],
  isPublished: false,
  keptDate: '',
})

/** The values of a stored post. The field of the image takes a whole URL, also for images of this site. */
export function toPostValues(
  post: StoredPost,
  { origin, timeZone }: Pick<PostSite, 'origin' | 'timeZone'>,
): PostValues {
  return {
    ...textFields((name) => post[name] ?? ''),
    image: post.image?.startsWith('/') ? `${origin}${post.image}` : (post.image ?? ''),
    publishAt: post.publishAt ? localTimeText(new Date(post.publishAt), timeZone) : '',
    tags: post.tags.filter((tag) => tag !== null),
    isPublished: post.isPublished,
    keptDate: '',
  }
}

/** The values of a form or a draft, without a tag that is still being typed. */
export function readPostForm(form: FormData | URLSearchParams): PostValues {
  return {
    ...textFields((name) => String(form.get(name) ?? '').replace(/\r\n/g, '\n')),
    tags: form.getAll('tags').map(String),
    isPublished: form.has('isPublished'),
    keptDate: String(form.get('keptDate') ?? ''),
  }
}

/** Whether two forms hold the same. */
export const isEqual = (one: PostValues, other: PostValues) => JSON.stringify(one) === JSON.stringify(other)

/** Result of the form's action, which redirects to the list once the post is saved. */
export type PostFormResult =
  | ({ kind: 'refused'; values: PostValues } & Refusal)
  | { kind: 'preview'; html: string }
  /** The draft is discarded. */
  | { kind: 'discarded' }
  | Unsent

/** Props of the form's sections. */
export type SectionProps = {
  /** Values that the fields open with. */
  start: PostValues
  /** Current values. */
  values: PostValues
  /** Errors of the data service, by field. */
  errors: Record<string, string>
  site: PostSite
}

/**
 * What the form needs to know about the site. `author`: who writes a new post, as its readers see it; `languages`: the codes of
 * those that a post may be in.
 */
export type PostSite = {
  name: string
  origin: string
  timeZone: string
  categories: readonly string[]
  languages: readonly string[]
  author: string
}

/** Query of the form's address for a draft or revision; keeps the query of the list that the form leads back to. */
export function openingPath(params: URLSearchParams, asks: Record<string, string> = {}): string {
  const next = new URLSearchParams(params)
  for (const name of ['draft', 'version']) next.delete(name)
  for (const [name, value] of Object.entries(asks)) next.set(name, value)
  return next.size > 0 ? `?${next}` : '?'
}
