import { href } from 'react-router'
import { defineList, type TrashModel } from '#app/admin/list/list.ts'
import { isShown, recordHref } from '#app/admin/list/row-href.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { trashWords } from '#words/admin-trash.ts'

const kind = (model: TrashModel) => ({ model: { eq: model } })

/** What was deleted, newest first. */
export const trashList = defineList({
  row: 'deleted-record',
  path: href('/admin/trash'),
  words: trashWords,
  filters: {
    all: null,
    quote: kind('Quote'),
    message: kind('Message'),
    review: kind('Review'),
    testimonial: kind('Testimonial'),
    blog: kind('Blog'),
    image: kind('Image'),
  },
})

/** Where a restored record is seen; undefined for an image, which has no list. */
export function restoredHref(model: TrashModel, id: string): string | undefined {
  return isShown(model) ? recordHref(model, id) : undefined
}

const isKind = (name: string): name is TrashModel => name === 'Image' || isShown(name)

/** The kind that an entry or an address names. */
export const kindIn = (name: string | null): TrashModel | undefined =>
  name !== null && isKind(name) ? name : undefined

const trashEntryInList = graphql(`
  fragment TrashEntryInList on TrashEntry @_unmask {
    id
    model
    recordId
    label
    summary
    deletedBy
    deletedAt
    expiresAt
  }
`)

/** A deleted record as the list shows it. */
export type TrashEntryInList = ResultOf<typeof trashEntryInList>

/** One page of the trash, what was deleted last on top. */
export const ListTrash = graphql(
  `
    query AdminListTrash($filter: ModelTrashEntryFilterInput, $search: String, $limit: Int, $after: String) {
      page: listTrashEntries(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...TrashEntryInList
        }
        nextToken
        total
      }
    }
  `,
  [trashEntryInList],
)

/** One deleted record. */
export const GetTrashEntry = graphql(
  `
    query AdminGetTrashEntry($id: ID!) {
      row: getTrashEntry(id: $id) {
        ...TrashEntryInList
      }
    }
  `,
  [trashEntryInList],
)

/** Deletes a record for good. */
export const PurgeDeleted = graphql(`
  mutation AdminPurgeDeleted($model: TrashModel!, $id: ID!) {
    purgeDeleted(model: $model, id: $id) {
      id
    }
  }
`)
