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

/** What a post's form opens with. The address of a picture of this site becomes a whole URL, as the field wants one. */
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
