import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { readOnlyModel } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { type PostSnapshot, postRevisions, type StoredPost } from '#server/schema/content.ts'

export const postRevision = readOnlyModel({
  name: 'BlogRevision',
  plural: 'BlogRevisions',
  table: postRevisions,
  fields: { blogId: {}, at: { sortable: true }, who: {}, snapshot: {}, changed: {} },
  area: 'content',
  sort: { field: 'at', direction: 'DESC' },
})

type Changes = { [Name in SnapshotField]?: StoredPost[Name] | undefined }

export async function keepFirstRevision(tx: Transaction, post: StoredPost, actor: Actor): Promise<void> {
  await insert(tx, { blogId: post.id, at: post.createdAt, who: nameOf(actor), snapshot: snapshotOf(post) })
}

/**
 * Stores what a post becomes, unless it is the same as before. A post from before there were revisions first
 * stores what it was.
 */
export async function keepRevision(
  tx: Transaction,
  save: { current: StoredPost; changes: Changes; actor: Actor; now: Date },
): Promise<void> {
  const { current, changes, actor, now } = save
  const before = snapshotOf(current)
  const snapshot = snapshotOf({ ...current, ...given(changes) })
  const changed = differences(before, snapshot)
  if (changed.length === 0) return
  const blogId = current.id
  if ((await tx.$count(postRevisions, eq(postRevisions.blogId, blogId))) === 0)
    await insert(tx, { blogId, at: current.updatedAt, who: null, snapshot: before })
  await insert(tx, { blogId, at: now, who: nameOf(actor), snapshot, changed })
}

const given = (changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<StoredPost>

const insert = (tx: Transaction, revision: Omit<typeof postRevisions.$inferInsert, 'id'>) =>
  tx.insert(postRevisions).values({ ...revision, id: uuidv7() })

const nameOf = (actor: Actor) => (actor.kind === 'staff' ? actor.name : null)

/** Not `publishedAt`, which every save stamps anew, nor `readTime`, which follows the content. */
const snapshotFields = [
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

type SnapshotField = (typeof snapshotFields)[number]

function snapshotOf(post: Pick<StoredPost, SnapshotField>): PostSnapshot {
  const { title, slug, excerpt, content, author, category, tags, image, imageAlt } = post
  const { isPublished, publishAt, metaTitle, metaDescription } = post
  return {
    ...{ title, slug, excerpt, content, author, category, tags, image, imageAlt, isPublished },
    ...{ publishAt: publishAt?.toISOString() ?? null, metaTitle, metaDescription },
  }
}

const differences = (before: PostSnapshot, after: PostSnapshot): SnapshotField[] =>
  snapshotFields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
