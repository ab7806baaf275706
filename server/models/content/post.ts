import { and, asc, eq } from 'drizzle-orm'
import { GraphQLString } from 'graphql'
import { z } from 'zod'
import { readTimeOf, slugOf } from '#content/blog-rules.ts'
import { languages } from '#content/languages.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, everybody, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import { filterToSql } from '#server/data-service/filter.ts'
import { because, line, longest, optionalLine, requiredParagraph } from '#server/data-service/input.ts'
import {
  type CreateContext,
  type CreatePlan,
  type DeletedRow,
  defineModel,
  type Model,
  openFields,
  type UpdateContext,
} from '#server/data-service/model.ts'
import { allowed } from '#server/data-service/permission.ts'
import { stateCounts } from '#server/data-service/tallies.ts'
import type { Transaction } from '#server/database/database.ts'
import { languageIn } from '#server/models/records/known-language.ts'
import { done, type Result, refuseField } from '#server/result.ts'
import { postDrafts, postRevisions, postSlugs, posts, type StoredPost } from '#server/schema/content.ts'
import { longestAlternative } from './image.ts'
import { otherPlacesField } from './own-texts/other-places.ts'
import { authorField, storedAuthor } from './post-author.ts'
import { revisionsOfPosts } from './revisions.ts'
import { slugsOf } from './slugs.ts'
import { translationOf, translationsIn } from './translations.ts'

const longestContent = 100_000
const longestTag = 60
const mostTags = 30
const tag = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().max(longestTag, because('tooLong')))

/** Specification section 5: not empty after trimming, each once. */
const tags = z
  .array(tag)
  .max(mostTags, because('tooManyTags'))
  .nullish()
  .transform((list) => [...new Set((list ?? []).filter((text) => text !== ''))])

/** Only paths and https addresses: nothing that runs. */
const image = optionalLine(2_000).pipe(
  z
    .string()
    .regex(/^(https?:\/\/|\/)[^\s]+$/, because('imageAddress'))
    .nullable(),
)

const slug = optionalLine(longest.title)
  .transform((text) => text && slugOf(text))
  .refine((text) => text !== '', because('slugEmpty'))

const fields = {
  title: line('titleMissing', longest.title),
  slug,
  excerpt: requiredParagraph('excerptMissing', 1_000),
  content: requiredParagraph('contentMissing', longestContent),
  language: optionalLine(longest.name),
  translationOf,
  author: line('authorMissing', longest.name),
  category: line('categoryMissing', longest.name),
  tags,
  image,
  imageAlt: optionalLine(longestAlternative),
  publishedAt: z.date().nullish(),
  isPublished: z.boolean().nullish(),
  publishAt: z.date().nullish(),
  readTime: z.int().min(1).max(600).nullish(),
  metaTitle: optionalLine(longest.title),
  metaDescription: optionalLine(500),
}

export const createPostInput = z.object(fields)

const updatePostInput = z.object(fields).partial()

type PostDraft = z.output<typeof createPostInput>
type PostChanges = z.output<typeof updatePostInput>

const translations = translationsIn(posts, 'blog translations')

export const post: Model = defineModel<StoredPost, PostDraft, PostChanges>({
  name: 'Blog',
  plural: 'Blogs',
  table: posts,
  fields: {
    ...openFields('title', 'slug', 'excerpt', 'content', 'language', 'author', 'category', 'tags'),
    ...openFields('image', 'imageAlt', 'publishedAt', 'isPublished'),
    translationOf: { private: true },
    publishAt: { private: true },
    ...openFields('readTime', 'metaTitle', 'metaDescription'),
    createdAt: { sortable: true },
    updatedAt: { sortable: true },
    listedAt: { sortable: true },
  },
  area: 'content',
  visitors: { read: { isPublished: { eq: true } } },
  createInput: createPostInput,
  updateInput: updatePostInput,
  sort: { field: 'listedAt', direction: 'DESC' },
  lookups: ['slug'],
  extraFields: {
    author: authorField,
    translations: translations.field(() => post),
    otherPlaces: otherPlacesField('title', 'excerpt', 'content', 'metaTitle', 'metaDescription'),
  },
  tallied: {
    published: { isPublished: { eq: true } },
    drafts: { isPublished: { eq: false } },
    scheduled: { publishAt: { attributeExists: true } },
  },
  search: { text: posts.searchText, words: posts.searchWords, languages, open: true },
  trash: { with: [postRevisions.blogId, postSlugs.blogId, postDrafts.recordId] },
  rules: { onCreate, onUpdate, onRestore },
})

export const postSlugRules = slugsOf({ table: posts, lock: 'blog slugs', taken: 'slugTaken' })

async function onCreate(
  draft: PostDraft,
  { tx, now, call }: CreateContext,
): Promise<Result<CreatePlan<StoredPost>>> {
  const language = languageIn(draft.language, call)
  if (!language.ok) return language
  const slug = draft.slug
    ? await postSlugRules.choose(draft.slug, { tx, call })
    : done(await postSlugRules.findFree(slugOf(draft.title) || 'post', { tx, call }))
  if (!slug.ok) return slug
  const publishAt = nextPublishAt(draft, undefined, now)
  if (!publishAt.ok) return publishAt
  const ofLanguage = language.value ?? call.services.site.languages[0]
  const original = await translations.join(tx, draft.translationOf, { language: ofLanguage })
  if (!original.ok) return original
  return done({
    insert: {
      ...draft,
      language: ofLanguage,
      translationOf: original.value,
      author: storedAuthor(draft.author, call),
      slug: slug.value,
      readTime: draft.readTime ?? readTimeOf(draft.content),
      isPublished: draft.isPublished ?? false,
      publishAt: publishAt.value,
      publishedAt: draft.publishedAt ?? (draft.isPublished ? now : null),
    },
    afterwards: (post) => revisionsOfPosts.keepFirst(tx, post, call.actor),
  })
}

/**
 * Specification section 4: every save as published stamps publishedAt with now, unless the caller sends a
 * time; unpublishing keeps the previous one. An old slug redirects to the new one.
 */
async function onUpdate(
  changes: PostChanges,
  current: StoredPost,
  { tx, now, call }: UpdateContext,
): Promise<Result<object>> {
  const {
    slug: wanted,
    publishedAt,
    isPublished,
    publishAt: _asked,
    language: _code,
    translationOf: wantedOriginal,
    readTime,
    ...rest
  } = changes
  const language = languageIn(changes.language, call)
  if (!language.ok) return language
  // Undoing a first publication makes it a draft that never had a date.
  const clearsDate = publishedAt === null && !(isPublished ?? current.isPublished)
  const slug = wanted
    ? await postSlugRules.choose(wanted, { tx, call, ownId: current.id })
    : done(current.slug)
  if (!slug.ok) return slug
  const publishAt = nextPublishAt(changes, current, now)
  if (!publishAt.ok) return publishAt
  const original = await translations.join(tx, wantedOriginal, {
    ...current,
    language: language.value ?? current.language,
  })
  if (!original.ok) return original
  if (slug.value !== current.slug) await rememberSlug(tx, current, slug.value)
  const next = {
    ...rest,
    ...(rest.author !== undefined && { author: storedAuthor(rest.author, call) }),
    slug: slug.value,
    publishAt: publishAt.value,
    ...(language.value && { language: language.value }),
    ...(original.value !== undefined && { translationOf: original.value }),
    ...(typeof isPublished === 'boolean' && { isPublished }),
  }
  await revisionsOfPosts.keep(tx, { current, changes: next, actor: call.actor, now })
  return done({
    ...next,
    ...(publishedAt || clearsDate ? { publishedAt } : isPublished && { publishedAt: now }),
    readTime: readTime ?? (changes.content === undefined ? current.readTime : readTimeOf(changes.content)),
  })
}

/**
 * If another post took the slug meanwhile, the next free one is used. A publishAt that passed meanwhile is
 * dropped: the post stays a draft.
 */
async function onRestore(
  { slug, publish_at: publishAt }: DeletedRow,
  { tx, now, call }: { tx: Transaction; now: Date; call: Call },
): Promise<DeletedRow> {
  const isOver = typeof publishAt === 'string' && new Date(publishAt) <= now
  const free = await postSlugRules.findFree(String(slug), { tx, call })
  return { slug: free, ...(isOver && { publish_at: null }) }
}

/** When the post will publish itself: never once it is published; a time to come, unless it stays what it was. */
function nextPublishAt(
  changes: PostChanges,
  current: StoredPost | undefined,
  now: Date,
): Result<Date | null> {
  if (changes.isPublished ?? current?.isPublished) return done(null)
  const kept = current?.publishAt ?? null
  if (changes.publishAt === undefined) return done(kept)
  const isNew = changes.publishAt?.getTime() !== kept?.getTime()
  if (changes.publishAt && isNew && changes.publishAt <= now)
    return refuseField('publishAt', { reason: 'publishAtPast' })
  return done(changes.publishAt)
}

async function rememberSlug(tx: Transaction, post: { id: string; slug: string }, next: string) {
  await tx.delete(postSlugs).where(eq(postSlugs.slug, next))
  await tx
    .insert(postSlugs)
    .values({ slug: post.slug, blogId: post.id })
    .onConflictDoUpdate({ target: postSlugs.slug, set: { blogId: post.id } })
}

export const postCalls: ExtraCalls = {
  queries: {
    blogCategories: defineCall({
      may: everybody,
      type: listOf(GraphQLString),
      description: 'Each category found among the posts that the caller may read.',
      args: { language: { type: GraphQLString, description: 'Of the posts in this language only' } },
      resolve: ({ language }: { language?: string | null }, call) => categories(call, language),
    }),
    currentBlogSlug: defineCall({
      may: everybody,
      type: GraphQLString,
      description: 'Where the post that once had this address is now; null when there is none to read.',
      args: { slug: required.text },
      resolve: ({ slug }: { slug: string }, call) => currentSlug(slug, call),
    }),
    ...stateCounts(post, {
      states: ['published', 'drafts', 'scheduled'],
      may: staffOf('content', 'countPosts'),
    }),
  },
}

async function categories(call: Call, language: string | null | undefined): Promise<Result<string[]>> {
  const readable = readablePosts(call)
  if (!readable.ok) return readable
  const rows = await call.db
    .selectDistinct({ category: posts.category })
    .from(posts)
    .where(and(readable.value, language ? eq(posts.language, language) : undefined))
    .orderBy(asc(posts.category))
  return done(rows.map(({ category }) => category))
}

async function currentSlug(slug: string, call: Call): Promise<Result<string | null>> {
  const readable = readablePosts(call)
  if (!readable.ok) return readable
  const [row] = await call.db
    .select({ slug: posts.slug })
    .from(postSlugs)
    .innerJoin(posts, eq(posts.id, postSlugs.blogId))
    .where(and(eq(postSlugs.slug, slug), readable.value))
  return done(row?.slug ?? null)
}

function readablePosts(call: Call) {
  const access = allowed(post, 'read', call.actor)
  if (!access.ok) return access
  return done(access.value === true ? undefined : filterToSql(posts, access.value))
}
