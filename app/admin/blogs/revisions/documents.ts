import { graphql, type ResultOf } from '#app/graphql.ts'

export const ListVersions = graphql(`
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

/** A version as the list of them shows it. */
export type VersionInList = NonNullable<
  NonNullable<ResultOf<typeof ListVersions>['listBlogRevisions']>['items'][number]
>

export const ReadVersion = graphql(`
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

export const ReadVersionBefore = graphql(`
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
