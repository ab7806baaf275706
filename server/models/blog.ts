import { readTimeOf, slugOf } from '#content/blog-rules.ts'
import { blogErrors } from '#content/en/refusals.ts'
import type { Call } from '#server/data-service/call.ts'
import { type CreateMoment, defineModel, type UpdateMoment } from '#server/data-service/model.ts'
import { administrators } from '#server/data-service/permission.ts'
import type { Transaction } from '#server/database/database.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { blogs } from '#server/schema/content.ts'
import { type BlogChanges, type BlogDraft, createBlogInput, updateBlogInput } from './blog-input.ts'
import { keepFirstRevision, keepRevision } from './blog-revisions.ts'
import { chooseSlugsAlone, freeSlug, isSlugTaken, rememberSlug } from './blog-slugs.ts'

export type StoredBlog = typeof blogs.$inferSelect

/** Specification section 3, Blog: a post, published or a draft. */
export const blog = defineModel<StoredBlog, BlogDraft, BlogChanges>({
  name: 'Blog',
  plural: 'Blogs',
  table: blogs,
  fields: {
    title: {},
    slug: {},
    excerpt: {},
    content: {},
    author: {},
    category: {},
    tags: {},
    image: {},
    imageAlt: {},
    publishedAt: {},
    isPublished: {},
    publishAt: { private: true },
    readTime: {},
    metaTitle: {},
    metaDescription: {},
    createdAt: { sortable: true },
    updatedAt: { sortable: true },
    listedAt: { sortable: true },
  },
  access: {
    read: (actor) => administrators(actor) || { isPublished: { eq: true } },
    create: administrators,
    update: administrators,
    delete: administrators,
  },
  createInput: createBlogInput,
  updateInput: updateBlogInput,
  sort: { field: 'listedAt', direction: 'DESC' },
  lookups: ['slug'],
  search: { text: blogs.searchText, words: blogs.searchWords, open: true },
  rules: { onCreate, afterCreate, onUpdate },
})

async function onCreate(draft: BlogDraft, { tx, now }: CreateMoment): Promise<Result<{ insert: object }>> {
  await chooseSlugsAlone(tx)
  const slug = draft.slug
    ? await chosenSlug(draft.slug, (taken) => isSlugTaken(tx, taken))
    : done(await freeSlug(tx, slugOf(draft.title) || 'post'))
  if (!slug.ok) return slug
  const publishAt = scheduled(draft, undefined, now)
  if (!publishAt.ok) return publishAt
  return done({
    insert: {
      ...draft,
      slug: slug.value,
      readTime: draft.readTime ?? readTimeOf(draft.content),
      isPublished: draft.isPublished ?? false,
      publishAt: publishAt.value,
      publishedAt: draft.publishedAt ?? (draft.isPublished ? now : null),
    },
  })
}

async function afterCreate(post: StoredBlog, { tx, call }: { tx: Transaction; call: Call }): Promise<void> {
  await keepFirstRevision(tx, post, call.actor)
}

/**
 * Saving a post as published stamps publishedAt with now, every time, unless the caller sends a time; unpublishing
 * keeps the previous one (specification section 4). A post that moves leaves its old address behind, which then leads to the new one.
 * What it becomes is kept as a version.
 */
async function onUpdate(
  changes: BlogChanges,
  current: StoredBlog,
  { tx, now, call }: UpdateMoment,
): Promise<Result<object>> {
  const { slug: wanted, publishedAt, isPublished, publishAt: _asked, readTime, ...rest } = changes
  if (wanted) await chooseSlugsAlone(tx)
  // Back to a draft that never had one, as undoing a first publication does.
  const clearsDate = publishedAt === null && !(isPublished ?? current.isPublished)
  const slug = wanted
    ? await chosenSlug(wanted, (taken) => isSlugTaken(tx, taken, current.id))
    : done(current.slug)
  if (!slug.ok) return slug
  const publishAt = scheduled(changes, current, now)
  if (!publishAt.ok) return publishAt
  if (slug.value !== current.slug) await rememberSlug(tx, current, slug.value)
  const next = {
    ...rest,
    slug: slug.value,
    publishAt: publishAt.value,
    ...(typeof isPublished === 'boolean' && { isPublished }),
  }
  await keepRevision(tx, { current, changes: next, actor: call.actor, now })
  return done({
    ...next,
    ...(publishedAt || clearsDate ? { publishedAt } : isPublished && { publishedAt: now }),
    readTime: readTime ?? (changes.content === undefined ? current.readTime : readTimeOf(changes.content)),
  })
}

/** When the post will publish itself: never once it is published; a time to come, unless it stays what it was. */
function scheduled(changes: BlogChanges, current: StoredBlog | undefined, now: Date): Result<Date | null> {
  if (changes.isPublished ?? current?.isPublished) return done(null)
  const kept = current?.publishAt ?? null
  if (changes.publishAt === undefined) return done(kept)
  const isNew = changes.publishAt?.getTime() !== kept?.getTime()
  if (changes.publishAt && isNew && changes.publishAt <= now) {
    const message = blogErrors.publishAtPast
    return refuse({ code: 'BAD_INPUT', message, fields: { publishAt: message } })
  }
  return done(changes.publishAt)
}

async function chosenSlug(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<Result<string>> {
  if (!(await isTaken(slug))) return done(slug)
  const message = blogErrors.slugTaken
  return refuse({ code: 'BAD_INPUT', message, fields: { slug: message } })
}
