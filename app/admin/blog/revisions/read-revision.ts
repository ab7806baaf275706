import { z } from 'zod'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'

const text = z.string().nullable().default(null)

/** Older snapshots lack fields that were introduced later. */
const snapshot = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  image: text,
  imageAlt: text,
  isPublished: z.boolean(),
  publishAt: text,
  metaTitle: text,
  metaDescription: text,
})

export type Snapshot = z.output<typeof snapshot>

type Revision = { id: string; at: string; who: string | null; changed: string[]; snapshot: Snapshot }

export async function readRevision(
  run: Run,
  { id, blogId }: { id: string; blogId: string },
): Promise<Revision | undefined> {
  const found = await run(ReadRevision, { id })
  const revision = found.ok ? found.value.getBlogRevision : null
  if (revision?.blogId !== blogId) return undefined
  const changed = revision.changed.filter((name) => name !== null)
  return { ...revision, changed, snapshot: snapshot.parse(JSON.parse(revision.snapshot)) }
}

export async function readRevisionBefore(
  run: Run,
  { at, blogId }: { at: string; blogId: string },
): Promise<Snapshot | undefined> {
  const found = await run(ReadRevisionBefore, { blogId, at })
  const before = found.ok ? found.value.listBlogRevisions?.items[0] : undefined
  return before ? snapshot.parse(JSON.parse(before.snapshot)) : undefined
}

export const ListRevisions = graphql(`
  query AdminListVersions($id: ID!, $blogId: String!, $after: String) {
    getBlog(id: $id) {
      title
    }
    listBlogRevisions(filter: { blogId: { eq: $blogId } }, limit: 50, nextToken: $after) {
      items {
        id
        at
        who
        changed
      }
      nextToken
    }
  }
`)

export type RevisionInList = NonNullable<
  NonNullable<ResultOf<typeof ListRevisions>['listBlogRevisions']>['items'][number]
>

const ReadRevision = graphql(`
  query AdminReadVersion($id: ID!) {
    getBlogRevision(id: $id) {
      id
      blogId
      at
      who
      changed
      snapshot
    }
  }
`)

const ReadRevisionBefore = graphql(`
  query AdminReadVersionBefore($blogId: String!, $at: AWSDateTime!) {
    listBlogRevisions(
      filter: { blogId: { eq: $blogId }, at: { lt: $at } }
      sort: { field: at, direction: DESC }
      limit: 1
    ) {
      items {
        snapshot
      }
    }
  }
`)
