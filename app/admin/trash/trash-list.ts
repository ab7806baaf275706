import { href } from 'react-router'
import { defineList, type TrashModel } from '#app/admin/list/list.ts'
import { isShown, recordHref } from '#app/admin/records/row-href.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { trashWords } from '#words/panel/trash.ts'

const kind = (model: TrashModel) => ({ model: { eq: model } })

export const trashList = defineList({
  row: 'deleted-record',
  path: href('/admin/trash'),
  words: trashWords,
  filters: {
    all: null,
    quote: kind('Quote'),
    message: kind('Message'),
    call: kind('Call'),
    note: kind('LeadNote'),
    contact: kind('Contact'),
    tie: kind('CustomerTie'),
    place: kind('CustomerPlace'),
    review: kind('Review'),
    testimonial: kind('Testimonial'),
    blog: kind('Blog'),
    page: kind('Page'),
    redirect: kind('Redirect'),
    price: kind('PriceItem'),
    estimate: kind('Estimate'),
    invoice: kind('Invoice'),
    image: kind('Image'),
  },
})

/** Where a restored record is seen; undefined for what has no list of its own. */
export function restoredHref(model: TrashModel, id: string): string | undefined {
  return isShown(model) ? recordHref(model, id) : undefined
}

const withoutList = [
  'Image',
  'LeadNote',
  'Contact',
  'CustomerTie',
  'CustomerPlace',
  'Estimate',
  'Invoice',
] as const

const isKind = (name: string): name is TrashModel => withoutList.some((one) => one === name) || isShown(name)

export const trashModelIn = (name: string | null): TrashModel | undefined =>
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
