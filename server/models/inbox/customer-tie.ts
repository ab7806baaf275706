import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
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
import { newestUnder, readCustomer, readTies } from './customer-ties.ts'

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
      const { kind } = draft
      const other = kind === 'same' || kind === 'added' ? contactIn(draft.other ?? '') : null
      if (contact === undefined) return refuseField('contact', { reason: 'unreadableContact' })
      if (other === undefined) return refuseField('other', { reason: 'unreadableContact' })
      const ties = await readTies(tx)
      const customer = await readCustomer(tx, contact, ties)
      if (customer.length === 0 && kind !== 'shared')
        return refuseField('contact', { reason: 'customerUnknown' })
      if (other) {
        const another = await readCustomer(tx, other, ties)
        if (another.length > 0 && another[0]?.id === customer[0]?.id)
          return refuse({ code: 'CONFLICT', reason: 'customerSame' })
        if (another.length === 0 && kind === 'same')
          return refuseField('other', { reason: 'customerUnknown' })
        if (kind === 'added' && (another.length > 0 || isUuid(other)))
          return refuseField('other', { reason: another.length > 0 ? 'contactKnown' : 'unreadableContact' })
      }
      const isThere = and(
        eq(customerTies.kind, kind),
        eq(customerTies.contact, contact),
        other ? eq(customerTies.other, other) : isNull(customerTies.other),
      )
      const [existing] = await tx.select().from(customerTies).where(isThere)
      if (kind === 'shared') await giveUp(tx, contact)
      return done(existing ? { existing } : { insert: { kind, contact, other } })
    },
    onUpdate({ other: typed }) {
      const other = contactIn(typed ?? '')
      return other ? done({ other }) : refuseField('other', { reason: 'unreadableContact' })
    },
    async onRestore({ kind, contact }, { tx }) {
      if (kind === 'shared') await giveUp(tx, String(contact))
      return {}
    },
  },
})

/** What was said of a contact that several people use is of who used it last. */
async function giveUp(tx: Transaction, contact: string): Promise<void> {
  const newest = newestUnder(contact, await readCustomer(tx, contact))
  if (!newest) return
  const isTied = (column: PgColumn) => and(eq(column, contact), ne(customerTies.kind, 'shared'))
  await tx.update(customerPlaces).set({ contact: newest.id }).where(eq(customerPlaces.contact, contact))
  await tx.update(customerTies).set({ contact: newest.id }).where(isTied(customerTies.contact))
  await tx.update(customerTies).set({ other: newest.id }).where(isTied(customerTies.other))
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
