import { eq } from 'drizzle-orm'
import type { Actor } from '#server/actor.ts'
import { readOnlyModel } from '#server/data-service/model.ts'
import type { Transaction } from '#server/database/database.ts'
import { newId } from '#server/new-id.ts'
import type { Snapshot } from '#server/schema/columns.ts'
import { postRevisions, type StoredPost } from '#server/schema/content.ts'
import { pageRevisions, type StoredPage } from '#server/schema/pages.ts'

export const postRevision = readOnlyModel({
  name: 'BlogRevision',
  plural: 'BlogRevisions',
  table: postRevisions,
  fields: { blogId: {}, at: { sortable: true }, who: {}, snapshot: {}, changed: {} },
  area: 'content',
  sort: { field: 'at', direction: 'DESC' },
})

export const pageRevision = readOnlyModel({
  name: 'PageRevision',
  plural: 'PageRevisions',
  table: pageRevisions,
  fields: { pageId: {}, at: { sortable: true }, who: {}, snapshot: {}, changed: {} },
  area: 'content',
  sort: { field: 'at', direction: 'DESC' },
})

/** Not `publishedAt`, which every save stamps anew, nor `readTime`, which follows the content. */
export const revisionsOfPosts = keptRevisions<StoredPost>({
  fields: [
    ...(['title', 'slug', 'excerpt', 'content', 'author', 'category', 'tags', 'image'] as const),
    ...(['imageAlt', 'isPublished', 'publishAt', 'metaTitle', 'metaDescription'] as const),
  ],
  count: (tx, id) => tx.$count(postRevisions, eq(postRevisions.blogId, id)),
  insert: (tx, blogId, revision) => tx.insert(postRevisions).values({ ...revision, blogId }),
})

export const revisionsOfPages = keptRevisions<StoredPage>({
  fields: [
    ...(['title', 'slug', 'label', 'description', 'content', 'language', 'place'] as const),
    ...(['position', 'isPublished'] as const),
  ],
  count: (tx, id) => tx.$count(pageRevisions, eq(pageRevisions.pageId, id)),
  insert: (tx, pageId, revision) => tx.insert(pageRevisions).values({ ...revision, pageId }),
})

type KeptRow = { id: string; createdAt: Date; updatedAt: Date }
type Revision = { id: string; at: Date; who: string | null; snapshot: Snapshot; changed?: string[] }
type Revised<Stored> = {
  fields: readonly (keyof Stored & string)[]
  count: (tx: Transaction, id: string) => Promise<number>
  insert: (tx: Transaction, id: string, revision: Revision) => PromiseLike<unknown>
}
type Save<Stored> = {
  current: Stored
  changes: { [Name in keyof Stored]?: Stored[Name] | undefined }
  actor: Actor
  now: Date
}

function keptRevisions<Stored extends KeptRow>({ fields, count, insert }: Revised<Stored>) {
  const snapshotOf = (record: Stored): Snapshot =>
    Object.fromEntries(fields.map((name) => [name, record[name]]))
  const add = (tx: Transaction, recordId: string, revision: Omit<Revision, 'id'>) =>
    insert(tx, recordId, { ...revision, id: newId() })
  return {
    async keepFirst(tx: Transaction, record: Stored, actor: Actor): Promise<void> {
      await add(tx, record.id, { at: record.createdAt, who: nameOf(actor), snapshot: snapshotOf(record) })
    },
    /**
     * Stores what a record becomes, unless it is the same as before. A record from before there were revisions first
     * stores what it was.
     */
    async keep(tx: Transaction, { current, changes, actor, now }: Save<Stored>): Promise<void> {
      const given = Object.entries(changes).filter(([, value]) => value !== undefined)
      const before = snapshotOf(current)
      const snapshot = snapshotOf({ ...current, ...Object.fromEntries(given) })
      const changed = fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(snapshot[name]))
      if (changed.length === 0) return
      if ((await count(tx, current.id)) === 0)
        await add(tx, current.id, { at: current.updatedAt, who: null, snapshot: before })
      await add(tx, current.id, { at: now, who: nameOf(actor), snapshot, changed })
    },
  }
}

const nameOf = (actor: Actor) => (actor.kind === 'staff' ? actor.name : null)
