import { href } from 'react-router'
import { type RecordForm, type RecordValues, ticked } from '#app/admin/form/record-action.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { centsIn, priceText } from '#content/money/money.ts'
import { priceFormWords } from '#words/panel/money/prices.ts'
import { priceList } from './price-list.ts'

const priceNames = ['name', 'service', 'price', 'note', 'isFrom', 'isAllIn', 'isTaxable', 'isShown'] as const

type PriceValues = RecordValues<(typeof priceNames)[number]>

const priceValues = ({ id, name, unitCents, ...price }: PanelPrice): PriceValues => ({
  ...{ id, name },
  service: price.service ?? '',
  price: priceText(unitCents),
  note: price.note ?? '',
  isFrom: ticked(price.isFrom),
  isAllIn: ticked(price.isAllIn),
  isTaxable: ticked(price.isTaxable),
  isShown: ticked(price.isShown),
})

/** Stands for text that is no price; the data service refuses it at its field. */
const notAPrice = -1

const priceInput = ({ name, service, price, note, isFrom, isAllIn, isTaxable, isShown }: PriceValues) => ({
  name,
  service: service || null,
  unitCents: centsIn(price) ?? notAPrice,
  note: note || null,
  isFrom: isFrom !== '',
  isAllIn: isAllIn !== '',
  isTaxable: isTaxable !== '',
  isShown: isShown !== '',
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

export const priceForm: RecordForm<(typeof priceNames)[number], PanelPrice, ReturnType<typeof priceInput>> = {
  names: priceNames,
  list: priceList,
  gone: priceFormWords.missing,
  editPath: (id) => href('/admin/prices/:id/edit', { id }),
  read: GetPrice,
  create: CreatePrice,
  update: UpdatePrice,
  empty: (id) => ({
    ...{ id, name: '', service: '', price: '', note: '' },
    isFrom: '',
    isAllIn: '',
    isTaxable: 'yes',
    isShown: '',
  }),
  toValues: priceValues,
  toInput: priceInput,
}
