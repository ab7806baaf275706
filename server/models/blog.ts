import { readTimeOf, slugOf } from '#content/blog-rules.ts'
import { blogErrors } from '#content/en/blog-errors.ts'
import type { Actor } from '../data-service/actor.ts'
import { type CreateMoment, defineModel, type UpdateMoment } from '../data-service/model.ts'
import { done, type Outcome, refuse } from '../data-service/outcome.ts'
import { type BlogChanges, type BlogDraft, createBlogInput, updateBlogInput } from './blog-input.ts'
import { chooseSlugsAlone, freeSlug, isSlugTaken, rememberSlug } from './blog-slugs.ts'
import { blogs } from './blog-table.ts'

export type StoredBlog = typeof blogs.$inferSelect

const administrators = (actor: Actor) => actor.kind === 'administrator'

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
    publishedAt: {},
    isPublished: {},
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
  search: { text: blogs.searchText, words: blogs.searchWords, open: true },
  rules: { onCreate, onUpdate },
})

async function onCreate(draft: BlogDraft, { tx, now }: CreateMoment): Promise<Outcome<{ insert: object }>> {
  await chooseSlugsAlone(tx)
  const slug = draft.slug
    ? await chosenSlug(draft.slug, (taken) => isSlugTaken(tx, taken))
    : done(await freeSlug(tx, slugOf(draft.title) || 'post'))
  if (!slug.ok) return slug
  return done({
    insert: {
      ...draft,
      slug: slug.value,
      readTime: draft.readTime ?? readTimeOf(draft.content),
      isPublished: draft.isPublished ?? false,
      publishedAt: draft.publishedAt ?? (draft.isPublished ? now : null),
    },
  })
}

/**
 * Saving a post as published stamps publishedAt with now, every time, unless the caller sends a time; unpublishing
 * keeps the previous one (specification section 4). A post that moves leaves its old address behind, which then leads to the new one.
 */
async function onUpdate(
  changes: BlogChanges,
  current: StoredBlog,
  { tx, now }: UpdateMoment,
): Promise<Outcome<object>> {
  const { slug: wanted, publishedAt, isPublished, readTime, ...rest } = changes
  if (wanted) await chooseSlugsAlone(tx)
  const slug = wanted
    ? await chosenSlug(wanted, (taken) => isSlugTaken(tx, taken, current.id))
    : done(current.slug)
  if (!slug.ok) return slug
  if (slug.value !== current.slug) await rememberSlug(tx, current, slug.value)
  return done({
    ...rest,
    slug: slug.value,
    ...(typeof isPublished === 'boolean' && { isPublished }),
    ...(publishedAt ? { publishedAt } : isPublished && { publishedAt: now }),
    readTime: readTime ?? (changes.content === undefined ? current.readTime : readTimeOf(changes.content)),
  })
}

async function chosenSlug(
  wanted: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<Outcome<string>> {
  const slug = slugOf(wanted)
  const refused = (message: string) => refuse({ code: 'BAD_INPUT', message, fields: { slug: message } })
  if (!slug) return refused(blogErrors.slugEmpty)
  return (await isTaken(slug)) ? refused(blogErrors.slugTaken) : done(slug)
}
