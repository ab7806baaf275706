import { undelete } from '#app/admin/list/undelete.ts'
import { byId, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql } from '#app/graphql.ts'
import type { knownContactWords, managedPlaceWords, tieWords } from '#words/panel/people/customers.ts'

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

const DeleteContact = graphql(`
  mutation AdminDeleteContact($id: ID!) {
    deleteContact(input: { id: $id }) {
      id
    }
  }
`)

export const contactHandlers: Record<keyof typeof knownContactWords.failures, SubmissionHandler> = {
  'contact-delete': byId(DeleteContact),
  'contact-restore': undelete('Contact'),
}

export const managedPlaceHandlers: Record<keyof typeof managedPlaceWords.failures, SubmissionHandler> = {
  place: (form, run) =>
    run(CreatePlace, {
      input: {
        id: textIn(form, 'id'),
        contact: textIn(form, 'contact'),
        name: textIn(form, 'name'),
        address: textIn(form, 'address'),
      },
    }),
  'place-delete': byId(DeletePlace),
  'place-restore': undelete('CustomerPlace'),
}

const tie =
  (kind: 'same' | 'added' | 'manager' | 'shared'): SubmissionHandler =>
  (form, run) => {
    const [other, label] = [textIn(form, 'other') || null, textIn(form, 'label') || null]
    return run(CreateTie, {
      input: { id: textIn(form, 'id'), kind, contact: textIn(form, 'contact'), other, label },
    })
  }

export const tieHandlers: Record<keyof typeof tieWords.failures, SubmissionHandler> = {
  merge: tie('same'),
  'add-contact': tie('added'),
  manager: tie('manager'),
  share: tie('shared'),
  untie: byId(DeleteTie),
  'tie-restore': undelete('CustomerTie'),
}
