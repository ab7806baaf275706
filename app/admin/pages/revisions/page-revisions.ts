import { z } from 'zod'
import type { Revisions } from '#app/admin/form/revisions/read-revision.ts'
import { graphql } from '#app/graphql.ts'

const snapshot = z.object({
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

const list = graphql(`
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
`)

const read = graphql(`
  query AdminReadPageVersion($id: ID!) {
    revision: getPageRevision(id: $id) {
      of: pageId
      at
      who
      changed
      snapshot
    }
  }
`)

const readBefore = graphql(`
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
`)

export const pageRevisions: Revisions<z.output<typeof snapshot>> = { list, read, readBefore, snapshot }
