import type { PostSnapshot, StoredPost } from '#server/schema/content.ts'

/**
 * What a person decides about a post. Not `publishedAt`, which every save stamps anew, nor `readTime`, which follows
 * the content: a save that changes nothing else is the same version.
 */
export const snapshotFields = [
  'title',
  'slug',
  'excerpt',
  'content',
  'author',
  'category',
  'tags',
  'image',
  'imageAlt',
  'isPublished',
  'publishAt',
  'metaTitle',
  'metaDescription',
] as const

export type SnapshotField = (typeof snapshotFields)[number]

export function snapshotOf(post: Pick<StoredPost, SnapshotField>): PostSnapshot {
  const { title, slug, excerpt, content, author, category, tags, image, imageAlt } = post
  const { isPublished, publishAt, metaTitle, metaDescription } = post
  return {
    ...{ title, slug, excerpt, content, author, category, tags, image, imageAlt, isPublished },
    ...{ publishAt: publishAt?.toISOString() ?? null, metaTitle, metaDescription },
  }
}

/** The fields in which two versions differ. */
export const differences = (before: PostSnapshot, after: PostSnapshot): SnapshotField[] =>
  snapshotFields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
