import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { GraphQLObjectType } from 'graphql'
import { z } from 'zod'
import { optional, required } from '#server/data-service/field-types.ts'
import { defineModel } from '#server/data-service/model.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { readContact } from '#server/models/records/person-records.ts'
import { done, refuse, refuseField } from '#server/result.ts'
import { customerPlaces } from '#server/schema/customer-places.ts'
import { customerTieKinds, customerTies, type StoredCustomerTie } from '#server/schema/customer-ties.ts'
import type { Asked, Ties } from './customer-joining.ts'
import { newestUnder, readCustomer } from './customer-ties.ts'

const createInput = z.object({
  kind: z.enum(customerTieKinds),
  contact: z.string(),
  other: z.string().nullish(),
})

const updateInput = z.object({ other: z.string().optional() })

type TieDraft = z.output<typeof createInput>

export const customerTie = defineModel<StoredCustomerTie, TieDraft, z.output<typeof updateInput>>({
  name: 'CustomerTie',
  plural: 'CustomerTies',
  table: customerTies,
  isPersonal: true,
  trash: { with: [] },
  fields: { kind: {}, contact: {}, other: {}, createdAt: { sortable: true }, updatedAt: {} },
  area: 'leads',
  createInput,
  updateInput,
  sort: { field: 'createdAt', direction: 'ASC' },
  rules: {
    async onCreate(draft, { tx }) {
      const contact = contactIn(draft.contact)
      const other = draft.kind === 'same' ? contactIn(draft.other ?? '') : null
      if (contact === undefined) return refuseField('contact', { reason: 'unreadableContact' })
      if (other === undefined) return refuseField('other', { reason: 'unreadableContact' })
      if (other) {
        const [one, another] = await Promise.all([readCustomer(tx, contact), readCustomer(tx, other)])
        if (one.length === 0 || another.length === 0)
          return refuseField('other', { reason: 'customerUnknown' })
        if (one[0]?.id === another[0]?.id) return refuse({ code: 'CONFLICT', reason: 'customerSame' })
      }
      const isThere = and(
        eq(customerTies.kind, draft.kind),
        eq(customerTies.contact, contact),
        other ? eq(customerTies.other, other) : isNull(customerTies.other),
      )
      const [existing] = await tx.select().from(customerTies).where(isThere)
      if (draft.kind === 'shared') await giveUpPlaces(tx, contact)
      return done(existing ? { existing } : { insert: { kind: draft.kind, contact, other } })
    },
    onUpdate({ other: typed }) {
      const other = contactIn(typed ?? '')
      return other ? done({ other }) : refuseField('other', { reason: 'unreadableContact' })
    },
    async onRestore({ kind, contact }, { tx }) {
      if (kind === 'shared') await giveUpPlaces(tx, String(contact))
      return {}
    },
  },
})

/** The places under a contact that several people use stay with who used it last. */
async function giveUpPlaces(tx: Transaction, contact: string): Promise<void> {
  const newest = newestUnder(contact, await readCustomer(tx, contact))
  if (newest)
    await tx.update(customerPlaces).set({ contact: newest.id }).where(eq(customerPlaces.contact, contact))
}

export function contactIn(text: string): string | undefined {
  if (isUuid(text)) return text.toLowerCase()
  const contact = readContact(text)
  return contact && (contact.email ?? contact.phone)
}

export const tieType = new GraphQLObjectType<StoredCustomerTie>({
  name: 'TieOfCustomer',
  description: 'A CustomerTie that names one of their numbers, email addresses or requests',
  fields: {
    id: required.id,
    kind: required.text,
    contact: required.text,
    other: optional.text,
  },
})

/** What is theirs alone. */
export function contactsOfCustomer(customer: readonly Asked[], { shared }: Pick<Ties, 'shared'>): string[] {
  const contacts = customer.flatMap(({ id, phoneE164, email }) => [id, phoneE164 ?? '', email.toLowerCase()])
  return [...new Set(contacts)].filter((contact) => contact && !shared.has(contact))
}

export async function readTiesOf(db: Queryable, customer: readonly Asked[]): Promise<StoredCustomerTie[]> {
  const own = contactsOfCustomer(customer, { shared: new Set() })
  return db
    .select()
    .from(customerTies)
    .where(or(inArray(customerTies.contact, own), inArray(customerTies.other, own)))
    .orderBy(customerTies.createdAt)
}
