import { href } from 'react-router'
import { z } from 'zod'
import { pathIn } from '#app/address.ts'
import { graphql } from '#app/graphql.ts'
import type { Run, TypedDocument } from '#server/data-service/in-process.ts'

type SavedRevision = { at: string; who: string | null; changed: readonly (string | null)[] }
export type RevisionInList = SavedRevision & { id: string }
type RevisionPage = { items: readonly (RevisionInList | null)[]; nextToken: string | null } | null
type Before = { items: readonly ({ id: string; snapshot: string } | null)[] } | null

export type Revisions<Snapshot> = {
  list: TypedDocument<
    { record: { title: string } | null; revisions: RevisionPage },
    { id: string; of: string; after: string | null }
  >
  read: TypedDocument<{ revision: (SavedRevision & { of: string; snapshot: string }) | null }, { id: string }>
  readBefore: TypedDocument<{ before: Before }, { of: string; at: string }>
  snapshot: z.ZodType<Snapshot>
}

const text = z.string().nullable().default(null)

/** Older snapshots lack fields that were introduced later. */
const postSnapshot = z.object({
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

export const postRevisions: Revisions<z.output<typeof postSnapshot>> = {
  list: graphql(`
    query AdminListVersions($id: ID!, $of: String!, $after: String) {
      record: getBlog(id: $id) {
        title
      }
      revisions: listBlogRevisions(filter: { blogId: { eq: $of } }, limit: 50, nextToken: $after) {
        items {
          id
          at
          who
          changed
        }
        nextToken
      }
    }
  `),
  read: graphql(`
    query AdminReadVersion($id: ID!) {
      revision: getBlogRevision(id: $id) {
        of: blogId
        at
        who
        changed
        snapshot
      }
    }
  `),
  readBefore: graphql(`
    query AdminReadVersionBefore($of: String!, $at: AWSDateTime!) {
      before: listBlogRevisions(
        filter: { blogId: { eq: $of }, at: { lt: $at } }
        sort: { field: at, direction: DESC }
        limit: 1
      ) {
        items {
          id
          snapshot
        }
      }
    }
  `),
  snapshot: postSnapshot,
}

const pageSnapshot = z.object({
  title: z.string(),
  slug: z.string(),
  label: z.string().nullable(),
  description: z.string(),
  content: z.string(),
  language: z.string(),
  place: z.string(),
  position: z.number(),
  isPublished: z.boolean(),
})

export const pageRevisions: Revisions<z.output<typeof pageSnapshot>> = {
  list: graphql(`
    query AdminListPageVersions($id: ID!, $of: String!, $after: String) {
      record: getPage(id: $id) {
        title
      }
      revisions: listPageRevisions(filter: { pageId: { eq: $of } }, limit: 50, nextToken: $after) {
        items {
          id
          at
          who
          changed
        }
        nextToken
      }
    }
  `),
  read: graphql(`
    query AdminReadPageVersion($id: ID!) {
      revision: getPageRevision(id: $id) {
        of: pageId
        at
        who
        changed
        snapshot
      }
    }
  `),
  readBefore: graphql(`
    query AdminReadPageVersionBefore($of: String!, $at: AWSDateTime!) {
      before: listPageRevisions(
        filter: { pageId: { eq: $of }, at: { lt: $at } }
        sort: { field: at, direction: DESC }
        limit: 1
      ) {
        items {
          id
          snapshot
        }
      }
    }
  `),
  snapshot: pageSnapshot,
}

export const revisionsAt = (pathname: string): Revisions<{ title: string; content: string }> =>
  pathIn({ pathname }).startsWith(href('/admin/pages')) ? pageRevisions : postRevisions

export async function readRevision<Snapshot>(
  run: Run,
  { read, snapshot }: Revisions<Snapshot>,
  { id, of }: { id: string; of: string },
): Promise<{ at: string; who: string | null; changed: string[]; snapshot: Snapshot } | undefined> {
  const found = await run(read, { id })
  const revision = found.ok ? found.value.revision : null
  if (revision?.of !== of) return undefined
  const { at, who } = revision
  const changed = revision.changed.filter((name) => name !== null)
  return { at, who, changed, snapshot: snapshot.parse(JSON.parse(revision.snapshot)) }
}
