import { graphql, type ResultOf } from '#app/graphql.ts'

export const ListPictures = graphql(`
  query AdminListPictures($after: String) {
    listImages(limit: 24, nextToken: $after) {
      items {
        id
        alt
        width
        height
      }
      nextToken
    }
  }
`)

/** A picture of the library. */
export type Picture = NonNullable<NonNullable<ResultOf<typeof ListPictures>['listImages']>['items'][number]>

export const DeletePicture = graphql(`
  mutation AdminDeletePicture($id: ID!) {
    deleteImage(input: { id: $id }) {
      id
    }
  }
`)
