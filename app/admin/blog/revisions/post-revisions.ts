import { z } from 'zod'
import type { Revisions } from '#app/admin/form/revisions/read-revision.ts'
import { graphql } from '#app/graphql.ts'

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

const list = graphql(`
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
`)

const read = graphql(`
  query AdminReadVersion($id: ID!) {
    revision: getBlogRevision(id: $id) {
      of: blogId
      at
      who
      changed
      snapshot
    }
  }
`)

const readBefore = graphql(`
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
`)

export const postRevisions: Revisions<z.output<typeof snapshot>> = { list, read, readBefore, snapshot }
