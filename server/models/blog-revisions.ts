import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#server/actor.ts'
import type { Transaction } from '#server/database/database.ts'
import { blogRevisions } from '#server/schema/content.ts'
import type { StoredBlog } from './blog.ts'
import { differences, type SnapshotField, snapshotOf } from './blog-snapshot.ts'

/** What a save writes of a post, its fields undefined where nothing changes. */
type Changes = { [Name in SnapshotField]?: StoredBlog[Name] | undefined }

/** Keeps a new post as its first version. */
export async function keepFirstRevision(tx: Transaction, post: StoredBlog, actor: Actor): Promise<void> {
  await insert(tx, { blogId: post.id, at: post.createdAt, who: nameOf(actor), snapshot: snapshotOf(post) })
}

/**
 * Keeps what a post is about to become, unless that is what it is. A post from before versions were kept (or put in
 * by hand) first keeps what it was.
 */
export async function keepRevision(
  tx: Transaction,
  save: { current: StoredBlog; changes: Changes; actor: Actor; now: Date },
): Promise<void> {
  const { current, changes, actor, now } = save
  const before = snapshotOf(current)
  const snapshot = snapshotOf({ ...current, ...given(changes) })
  const changed = differences(before, snapshot)
  if (changed.length === 0) return
  const blogId = current.id
  if ((await tx.$count(blogRevisions, eq(blogRevisions.blogId, blogId))) === 0)
    await insert(tx, { blogId, at: current.updatedAt, who: null, snapshot: before })
  await insert(tx, { blogId, at: now, who: nameOf(actor), snapshot, changed })
}

/** The fields that a change names; one it leaves out, or names without a value, stays. */
const given = (changes: Changes) =>
  // Without its undefined values, a change is part of a post.
  Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<StoredBlog>

const insert = (tx: Transaction, revision: Omit<typeof blogRevisions.$inferInsert, 'id'>) =>
  tx.insert(blogRevisions).values({ ...revision, id: uuidv7() })

/** Null for what the server does by itself. */
const nameOf = (actor: Actor) => (actor.kind === 'administrator' ? actor.username : null)
