import { href } from 'react-router'
import { recordForm } from '#app/admin/form/record-action.ts'
import { cents, optional, recordControls, required, tick } from '#app/admin/form/record-controls.ts'
import { modelDocuments } from '#app/admin/records/model-documents.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { quantityIn, quantityText } from '#content/money/line-items.ts'
import { priceFormWords } from '#words/panel/money/prices.ts'
import { priceList } from './price-list.ts'

/** Stands for text that is no quantity; the data service refuses it at its field. */
const notAQuantity = -1

const optionalQuantity = {
  empty: '',
  toText: (stored: number | null) => (stored === null ? '' : quantityText(stored)),
  toInput: (text: string) => (text.trim() ? (quantityIn(text) ?? notAQuantity) : null),
}

const controls = recordControls({
  name: required,
  service: optional,
  note: optional,
  isFrom: tick,
  isAllIn: tick,
  isTaxable: { ...tick, empty: 'yes' },
  isShown: tick,
  isCounted: { ...tick, toText: (stored: boolean | null) => (stored ? 'yes' : '') },
  orderAt: optionalQuantity,
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
    isCounted
    orderAt
    updatedAt
  }
`)

export type PanelPrice = ResultOf<typeof priceInPanel>

export const priceDocuments = modelDocuments(priceInPanel)

export const priceForm = recordForm({
  ...priceDocuments,
  names: [...controls.names, 'price'],
  list: priceList,
  gone: priceFormWords.missing,
  editPath: (id) => href('/admin/prices/:id/edit', { id }),
  empty: (id) => ({ ...controls.empty(id), price: cents.empty }),
  toValues: (stored) => ({ ...controls.toValues(stored), price: cents.toText(stored.unitCents) }),
  toInput: (values) => ({ ...controls.toInput(values), unitCents: cents.toInput(values.price) }),
})
