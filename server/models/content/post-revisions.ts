import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { readOnlyModel } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { type PostSnapshot, postRevisions, type StoredPost } from '#server/schema/content.ts'

/** The versions of posts, as staff read them. Only the saving of a post writes them. */
export const postRevision = readOnlyModel({
  name: 'BlogRevision',
  plural: 'BlogRevisions',
  table: postRevisions,
  fields: { blogId: {}, at: { sortable: true }, who: {}, snapshot: {}, changed: {} },
  area: 'content',
  sort: { field: 'at', direction: 'DESC' },
})

/** What a save writes of a post, its fields undefined where nothing changes. */
type Changes = { [Name in SnapshotField]?: StoredPost[Name] | undefined }

/** Keeps a new post as its first version. */
export async function keepFirstRevision(tx: Transaction, post: StoredPost, actor: Actor): Promise<void> {
  await insert(tx, { blogId: post.id, at: post.createdAt, who: nameOf(actor), snapshot: snapshotOf(post) })
}

/**
 * Keeps what a post is about to become, unless that is what it is. A post from before versions were kept (or put in
 * by hand) first keeps what it was.
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

/** The fields that a change names; one it leaves out, or names without a value, stays. */
const given = (changes: Changes) =>
  // Without its undefined values, a change is part of a post.
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<StoredPost>

const insert = (tx: Transaction, revision: Omit<typeof postRevisions.$inferInsert, 'id'>) =>
  tx.insert(postRevisions).values({ ...revision, id: uuidv7() })

/** Null for what the server does by itself. */
const nameOf = (actor: Actor) => (actor.kind === 'staff' ? actor.name : null)

/**
 * What a person decides about a post. Not `publishedAt`, which every save stamps anew, nor `readTime`, which follows
 * the content: a save that changes nothing else is the same version.
 */
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

/** The fields in which two versions differ. */
const differences = (before: PostSnapshot, after: PostSnapshot): SnapshotField[] =>
  snapshotFields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
