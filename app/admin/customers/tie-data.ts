import { type RowHandler, textIn } from '#app/admin/list/row-action.tsx'
import { undelete } from '#app/admin/list/undelete.ts'
import { graphql } from '#app/graphql.ts'
import type { placeWords, tieWords } from '#words/panel/people/customers.ts'

const CreateTie = graphql(`
  mutation AdminCreateTie($input: CreateCustomerTieInput!) {
    saved: createCustomerTie(input: $input) {
      id
      updatedAt
    }
  }
`)

const DeleteTie = graphql(`
  mutation AdminDeleteTie($id: ID!) {
    deleteCustomerTie(input: { id: $id }) {
      id
    }
  }
`)

const CreatePlace = graphql(`
  mutation AdminCreatePlace($input: CreateCustomerPlaceInput!) {
    saved: createCustomerPlace(input: $input) {
      id
      updatedAt
    }
  }
`)

const DeletePlace = graphql(`
  mutation AdminDeletePlace($id: ID!) {
    deleteCustomerPlace(input: { id: $id }) {
      id
    }
  }
`)

export const placeHandlers: Record<keyof typeof placeWords.failures, RowHandler> = {
  place: (form, run) =>
    run(CreatePlace, {
      input: {
        id: textIn(form, 'id'),
        contact: textIn(form, 'contact'),
        name: textIn(form, 'name'),
        address: textIn(form, 'address'),
      },
    }),
  'place-delete': (form, run) => run(DeletePlace, { id: textIn(form, 'id') }),
  'place-restore': undelete('CustomerPlace'),
}

export const tieHandlers: Record<keyof typeof tieWords.failures, RowHandler> = {
  merge: (form, run) =>
    run(CreateTie, {
      input: {
        id: textIn(form, 'id'),
        kind: 'same',
        contact: textIn(form, 'contact'),
        other: textIn(form, 'other'),
      },
    }),
  'add-contact': (form, run) =>
    run(CreateTie, {
      input: {
        id: textIn(form, 'id'),
        kind: 'added',
        contact: textIn(form, 'contact'),
        other: textIn(form, 'other'),
        label: textIn(form, 'label'),
      },
    }),
  manager: (form, run) =>
    run(CreateTie, { input: { id: textIn(form, 'id'), kind: 'manager', contact: textIn(form, 'contact') } }),
  share: (form, run) =>
    run(CreateTie, { input: { id: textIn(form, 'id'), kind: 'shared', contact: textIn(form, 'contact') } }),
  untie: (form, run) => run(DeleteTie, { id: textIn(form, 'id') }),
  'tie-restore': undelete('CustomerTie'),
}
