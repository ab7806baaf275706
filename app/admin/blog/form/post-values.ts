import type { Refusal, Unsent } from '#app/admin/form/record-action.ts'
import { houstonClock } from '#content/houston-time.ts'
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
  'metaTitle',
  'metaDescription',
  'publishAt',
] as const

/**
 * What the form holds, by the names of its fields. `id`: the post's; a new one is given it when its form opens, so that it
 * is the same post however often the form is sent.
 */
export type PostValues = Record<(typeof textNames)[number], string> & {
  tags: string[]
  isPublished: boolean
  /** The date of publication that is to stay; empty when it becomes now. */
  keptDate: string
}

const textsOf = (textOf: (name: (typeof textNames)[number]) => string) =>
  // Every name of the list gets a text, which is what the record says.
  Object.fromEntries(textNames.map((name) => [name, textOf(name)])) as Record<
    (typeof textNames)[number],
    string
  >

export const emptyPost = (id: string): PostValues => ({
  ...textsOf(() => ''),
  id,
  tags: [],
  isPublished: false,
  keptDate: '',
})

/** What a post's form opens with. The address of an image of this site becomes a whole URL, as the field wants one. */
export function valuesOf(post: StoredPost, origin: string): PostValues {
  return {
    ...textsOf((name) => post[name] ?? ''),
    image: post.image?.startsWith('/') ? `${origin}${post.image}` : (post.image ?? ''),
    publishAt: post.publishAt ? houstonClock(new Date(post.publishAt)) : '',
    tags: post.tags.filter((tag) => tag !== null),
    isPublished: post.isPublished,
    keptDate: '',
  }
}

/** What stands in the form now, or stood in it when it was kept. A tag that is still being typed is not among the tags. */
export function readPostForm(form: FormData | URLSearchParams): PostValues {
  return {
    ...textsOf((name) => String(form.get(name) ?? '').replace(/\r\n/g, '\n')),
    tags: form.getAll('tags').map(String),
    isPublished: form.has('isPublished'),
    keptDate: String(form.get('keptDate') ?? ''),
  }
}

export const isSame = (one: PostValues, other: PostValues) => JSON.stringify(one) === JSON.stringify(other)

/** What the form's action answers, besides the way back to the list once a post is saved. */
export type PostFormResult =
  | ({ kind: 'refused'; values: PostValues } & Refusal)
  | { kind: 'preview'; values: PostValues; html: string }
  /** Without script: the form again, one tag less, or with why there is no image. */
  | { kind: 'changed'; values: PostValues; fields?: Record<string, string> }
  /** The draft that was offered is gone. */
  | { kind: 'discarded' }
  | Unsent

/** What a section of the form is given. */
export type SectionProps = {
  /** What the fields open with. */
  start: PostValues
  /** What they hold now. */
  values: PostValues
  /** What the data service said of them, by field. */
  errors: Record<string, string>
  site: PostSite
}

/** What the form knows of the site around the post. */
export type PostSite = { name: string; origin: string; categories: readonly string[] }

/** The same address with other questions; the list that the form leads back to stays as it was. */
export function openingPath(params: URLSearchParams, asks: Record<string, string> = {}): string {
  const next = new URLSearchParams(params)
  for (const name of ['draft', 'version']) next.delete(name)
  for (const [name, value] of Object.entries(asks)) next.set(name, value)
  return next.size > 0 ? `?${next}` : '?'
}
