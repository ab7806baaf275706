import { href } from 'react-router'
import { recordForm } from '#app/admin/form/record-action.ts'
import { cents, optional, recordControls, required, tick } from '#app/admin/form/record-controls.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { priceFormWords } from '#words/panel/money/prices.ts'
import { priceList } from './price-list.ts'

const controls = recordControls({
  name: required,
  service: optional,
  note: optional,
  isFrom: tick,
  isAllIn: tick,
  isTaxable: { ...tick, empty: 'yes' },
  isShown: tick,
})

const priceInPanel = graphql(`
  fragment PriceInPanel on PriceItem @_unmask {
    id
    name
    service
    unitCents
    isFrom
    isAllIn
    isTaxable
    note
    isShown
    updatedAt
  }
`)

export type PanelPrice = ResultOf<typeof priceInPanel>

export const ListPrices = graphql(
  `
    query AdminListPrices($filter: ModelPriceItemFilterInput, $search: String, $limit: Int, $after: String) {
      page: listPriceItems(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
        items {
          ...PriceInPanel
        }
        nextToken
        total
      }
    }
  `,
  [priceInPanel],
)

export const GetPrice = graphql(
  `
    query AdminGetPrice($id: ID!) {
      row: getPriceItem(id: $id) {
        ...PriceInPanel
      }
    }
  `,
  [priceInPanel],
)

const CreatePrice = graphql(`
  mutation AdminCreatePrice($input: CreatePriceItemInput!) {
    saved: createPriceItem(input: $input) {
      id
    }
  }
`)

const UpdatePrice = graphql(`
  mutation AdminUpdatePrice($input: UpdatePriceItemInput!, $condition: ModelPriceItemFilterInput) {
    saved: updatePriceItem(input: $input, condition: $condition) {
      id
      updatedAt
    }
  }
`)

export const DeletePrice = graphql(`
  mutation AdminDeletePrice($id: ID!) {
    deletePriceItem(input: { id: $id }) {
      id
    }
  }
`)

export const priceForm = recordForm({
  names: [...controls.names, 'price'],
  list: priceList,
  gone: priceFormWords.missing,
  editPath: (id) => href('/admin/prices/:id/edit', { id }),
  read: GetPrice,
  create: CreatePrice,
  update: UpdatePrice,
  empty: (id) => ({ ...controls.empty(id), price: cents.empty }),
  toValues: (stored) => ({ ...controls.toValues(stored), price: cents.toText(stored.unitCents) }),
  toInput: (values) => ({ ...controls.toInput(values), unitCents: cents.toInput(values.price) }),
})
