import { inArray } from 'drizzle-orm'
import { GraphQLObjectType } from 'graphql'
import { z } from 'zod'
import { required } from '#server/data-service/field-types.ts'
import { line, longest, name } from '#server/data-service/input.ts'
import { defineModel } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { done, refuseField } from '#server/result.ts'
import { customerPlaces, type StoredCustomerPlace } from '#server/schema/customer-places.ts'
import type { CustomerRequest, Ties } from './customer-joining.ts'
import { contactIn, contactsOfCustomer } from './customer-tie.ts'
import { newestUnder, readCustomer, readTies } from './customer-ties.ts'

const createInput = z.object({
  contact: z.string(),
  name: name('nameMissing'),
  address: line('addressMissing', longest.address),
})

const updateInput = createInput.omit({ contact: true }).partial()

export const customerPlace = defineModel<
  StoredCustomerPlace,
  z.output<typeof createInput>,
  z.output<typeof updateInput>
>({
  name: 'CustomerPlace',
  plural: 'CustomerPlaces',
  table: customerPlaces,
  isPersonal: true,
  trash: { with: [] },
  fields: { contact: {}, name: {}, address: {}, createdAt: { sortable: true }, updatedAt: {} },
  area: 'leads',
  createInput,
  updateInput,
  sort: { field: 'createdAt', direction: 'ASC' },
  rules: {
    async onCreate(draft, { tx }) {
      const contact = contactIn(draft.contact)
      if (!contact) return refuseField('contact', { reason: 'unreadableContact' })
      const own = await ownContact(tx, contact)
      return own
        ? done({ insert: { ...draft, contact: own } })
        : refuseField('contact', { reason: 'customerUnknown' })
    },
    onUpdate: (changes) => done(changes),
    async onRestore({ contact }, { tx }) {
      const own = await ownContact(tx, String(contact))
      return own ? { contact: own } : {}
    },
  },
})

/** Undefined where no request came under it. */
async function ownContact(db: Queryable, contact: string): Promise<string | undefined> {
  const ties = await readTies(db)
  const customer = await readCustomer(db, contact, ties)
  if (customer.length === 0 || !ties.shared.has(contact)) return customer[0] && contact
  return newestUnder(contact, customer)?.id
}

export const placeType = new GraphQLObjectType<StoredCustomerPlace>({
  name: 'PlaceOfCustomer',
  fields: { id: required.id, name: required.text, address: required.text },
})

export const readPlaces = (
  db: Queryable,
  customer: readonly CustomerRequest[],
  ties: Ties,
): Promise<StoredCustomerPlace[]> =>
  db
    .select()
    .from(customerPlaces)
    .where(inArray(customerPlaces.contact, contactsOfCustomer(customer, ties)))
    .orderBy(customerPlaces.name, customerPlaces.id)
