import type { DraftSection } from '#app/admin/form/draft/draft-form.tsx'
import type { Translatable } from '#app/admin/form/translation-field.tsx'
import { recordOf } from '#app/admin/records/record-of.ts'
import { withTag } from '#content/blog-rules.ts'
import type { Standing } from '#content/texts.ts'
import { localTimeText } from '#content/time/clocks.ts'
import type { blogWords } from '#words/site/blog.ts'
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
  'translationOf',
  'metaTitle',
  'metaDescription',
  'publishAt',
] as const

/** A new post gets its `id` when its form opens, so that sending the form twice stores one post. */
export type PostValues = Record<(typeof textNames)[number], string> & {
  tags: string[]
  isPublished: boolean
  keptDate: string
}

type TextOf = (name: (typeof textNames)[number]) => string

const textFields = (textOf: TextOf) => recordOf(textNames, textOf)

export const emptyPost = (
  id: string,
  { author, languages, language }: Pick<PostSite, 'author' | 'languages' | 'language'>,
): PostValues => ({
  ...textFields(() => ''),
  id,
  author,
  language: languages.includes(language) ? language : (languages[0] ?? ''),
  tags: [],
  isPublished: false,
  keptDate: '',
})

/** A new post that is to say the same as another one in `language`: it begins with its text, to be written over. */
export const translatedPost = (
  empty: PostValues,
  { id, content, author, image, imageAlt }: PostValues,
  language: string,
): PostValues => ({ ...empty, content, author, image, imageAlt, language, translationOf: id })

/** The image field takes a whole URL, also for images of this site. */
export function toPostValues(
  post: StoredPost,
  { origin, timeZone }: Pick<PostSite, 'origin' | 'timeZone'>,
): PostValues {
  return {
    ...textFields((name) =>
      name === 'translationOf' ? (post.translations[0]?.id ?? '') : (post[name] ?? ''),
    ),
    image: post.image?.startsWith('/') ? `${origin}${post.image}` : (post.image ?? ''),
    publishAt: post.publishAt ? localTimeText(new Date(post.publishAt), timeZone) : '',
    tags: post.tags.filter((tag) => tag !== null),
    isPublished: post.isPublished,
    keptDate: '',
  }
}

export function readPostForm(form: FormData | URLSearchParams): PostValues {
  return {
    ...textFields((name) => String(form.get(name) ?? '').replace(/\r\n/g, '\n')),
    tags: form.getAll('tags').map(String),
    isPublished: form.has('isPublished'),
    keptDate: String(form.get('keptDate') ?? ''),
  }
}

/** With the tag that stands in the field for a new one. */
export function readSentPost(form: FormData | URLSearchParams): PostValues {
  const values = readPostForm(form)
  return { ...values, tags: withTag(values.tags, String(form.get('newTag') ?? '')) }
}

export const textOfPost = ({ title, excerpt, content, metaTitle, metaDescription }: PostValues): string =>
  [title, excerpt, content, metaTitle, metaDescription].join('\n')

/** Of a post in its language, with this in place of its slug. */
export const postPath = (
  { language }: Pick<PostValues, 'language'>,
  { paths }: PostSite,
  slug: string,
): string => (paths[language] ?? '/blog/:slug').replace(':slug', slug)

export type PostSectionProps = Omit<DraftSection<PostValues>, 'set'> & { site: PostSite }

/**
 * `pageTitle`: that of a post's page, with the place of its title. `author`: of a new post, as readers see it; `languages`:
 * codes that a post may have; `language`: of the panel, in which a new one begins; `others`: posts that it may be the same as; `paths`: where a post stands in each.
 */
export type PostSite = {
  pageTitle: Standing<typeof blogWords>['post']['title']
  origin: string
  timeZone: string
  categories: readonly string[]
  languages: readonly string[]
  language: string
  others: readonly Translatable[]
  paths: Readonly<Record<string, string>>
  author: string
}
