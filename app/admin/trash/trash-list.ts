import { href } from 'react-router'
import { postList } from '#app/admin/blog/post-list.ts'
import type { TrashModel } from '#app/admin/list/list.ts'
import { defineList, type List, rowHref } from '#app/admin/list/list.ts'
import { messageList } from '#app/admin/messages/message-list.ts'
import { quoteList } from '#app/admin/quotes/quote-list.ts'
import { reviewList } from '#app/admin/reviews/review-list.ts'
import { testimonialList } from '#app/admin/testimonials/testimonial-list.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { trashWords } from '#words/admin-trash.ts'

/** The list of each kind that has one; the filter of the trash has the name of its rows. */
const lists: Partial<Record<TrashModel, List>> = {
  Quote: quoteList,
  Message: messageList,
  Review: reviewList,
  Testimonial: testimonialList,
  Blog: postList,
}

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

/** Where a restored record is seen; undefined for a picture, which has no list. */
export function restoredHref(model: TrashModel, id: string): string | undefined {
  const list = lists[model]
  return list && rowHref(list, id)
}

const isKind = (name: string): name is TrashModel => name === 'Image' || name in lists

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

export type TrashEntryInList = ResultOf<typeof trashEntryInList>

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

export const PurgeDeleted = graphql(`
  mutation AdminPurgeDeleted($model: TrashModel!, $id: ID!) {
    purgeDeleted(model: $model, id: $id) {
      id
    }
  }
`)
