import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { GraphQLObjectType } from 'graphql'
import { z } from 'zod'
import { optional, required } from '#server/data-service/field-types.ts'
import { optionalLine } from '#server/data-service/input.ts'
import { defineModel } from '#server/data-service/model.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { readContact } from '#server/models/records/person-records.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { customerPlaces } from '#server/schema/customer-places.ts'
import { customerTieKinds, customerTies, type StoredCustomerTie } from '#server/schema/customer-ties.ts'
import { type CustomerRequest, customerKey, emailsOf, phonesOf, type Ties } from './customer-joining.ts'
import { newestUnder, readCustomer, readTies } from './customer-ties.ts'

const mostLabel = 40

const createInput = z.object({
  kind: z.enum(customerTieKinds),
  contact: z.string(),
  other: z.string().nullish(),
  label: optionalLine(mostLabel),
})

const updateInput = z.object({ other: z.string().optional() })

type TieDraft = z.output<typeof createInput>

export const customerTie = defineModel<StoredCustomerTie, TieDraft, z.output<typeof updateInput>>({
  name: 'CustomerTie',
  plural: 'CustomerTies',
  table: customerTies,
  isPersonal: true,
  trash: { with: [] },
  fields: { kind: {}, contact: {}, other: {}, label: {}, createdAt: { sortable: true }, updatedAt: {} },
  area: 'leads',
  createInput,
  updateInput,
  sort: { field: 'createdAt', direction: 'ASC' },
  rules: {
    async onCreate(draft, { tx }) {
      const read = await readTie(tx, draft)
      if (!read.ok) return read
      const { kind, contact, other } = read.value
      const isThere = and(
        eq(customerTies.kind, kind),
        eq(customerTies.contact, contact),
        other ? eq(customerTies.other, other) : isNull(customerTies.other),
      )
      const [existing] = await tx.select().from(customerTies).where(isThere)
      if (kind === 'shared') await giveUp(tx, contact)
      return done(existing ? { existing } : { insert: read.value })
    },
    onUpdate({ other: typed }) {
      const other = contactIn(typed ?? '')
      return other ? done({ other }) : refuseField('other', { reason: 'unreadableContact' })
    },
    async onDelete(tie, { tx }) {
      if (tie.kind === 'manager') await unmark(tx, tie)
      return done(null)
    },
    async onRestore({ kind, contact }, { tx }) {
      if (kind === 'shared') await giveUp(tx, String(contact))
      return {}
    },
  },
})

type Tie = Pick<StoredCustomerTie, 'kind' | 'contact' | 'other'> & { label?: string | null }

async function readTie(tx: Transaction, { kind, label, ...given }: TieDraft): Promise<Result<Tie>> {
  const unreadable = { reason: 'unreadableContact' } as const
  const contact = contactIn(given.contact)
  if (!contact) return refuseField('contact', unreadable)
  if (kind === 'shared') return done({ kind, contact, other: null })
  const ties = await readTies(tx)
  // A number outlives the request that was named.
  const keyOf = (named: string, customer: readonly CustomerRequest[]) =>
    isUuid(named) ? customerKey(customer, ties) : named
  const customer = await readCustomer(tx, contact, ties)
  if (customer.length === 0) return refuseField('contact', { reason: 'customerUnknown' })
  const tie = { kind, contact: keyOf(contact, customer) }
  if (kind === 'manager') return done({ ...tie, other: null })
  const other = contactIn(given.other ?? '')
  if (!other) return refuseField('other', unreadable)
  const another = await readCustomer(tx, other, ties)
  const isKnown = another.length > 0
  if (isKnown && another[0]?.id === customer[0]?.id)
    return refuse({ code: 'CONFLICT', reason: 'customerSame' })
  if (kind === 'same')
    return isKnown
      ? done({ ...tie, other: keyOf(other, another) })
      : refuseField('other', { reason: 'customerUnknown' })
  if (isKnown) return refuseField('other', { reason: 'contactKnown' })
  return isUuid(other) ? refuseField('other', unreadable) : done({ ...tie, other, label })
}

/** What staff say of a contact that several people use counts for the person who used it last. */
async function giveUp(tx: Transaction, contact: string): Promise<void> {
  const newest = newestUnder(contact, await readCustomer(tx, contact))
  if (!newest) return
  const isTied = (column: PgColumn) => and(eq(column, contact), ne(customerTies.kind, 'shared'))
  await tx.update(customerPlaces).set({ contact: newest.id }).where(eq(customerPlaces.contact, contact))
  await tx.update(customerTies).set({ contact: newest.id }).where(isTied(customerTies.contact))
  await tx.update(customerTies).set({ other: newest.id }).where(isTied(customerTies.other))
}

/** Two property managers that were merged are one, and keep their marks for being told apart again. */
async function unmark(tx: Transaction, { id, contact }: StoredCustomerTie): Promise<void> {
  const ties = await readTies(tx)
  const contacts = contactsOfCustomer(await readCustomer(tx, contact, ties), ties)
  await tx
    .delete(customerTies)
    .where(
      and(eq(customerTies.kind, 'manager'), inArray(customerTies.contact, contacts), ne(customerTies.id, id)),
    )
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
    label: { ...optional.text, description: 'Whose an added number or email address is' },
  },
})

export function contactsOfCustomer(
  customer: readonly CustomerRequest[],
  { shared }: Pick<Ties, 'shared'>,
): string[] {
  const contacts = customer.flatMap((one) => [one.id, ...phonesOf(one), ...emailsOf(one)])
  return [...new Set(contacts)].filter((contact) => !shared.has(contact))
}

export async function readTiesOf(
  db: Queryable,
  customer: readonly CustomerRequest[],
): Promise<StoredCustomerTie[]> {
  const own = contactsOfCustomer(customer, { shared: new Set() })
  const tied = await db
    .select()
    .from(customerTies)
    .where(or(inArray(customerTies.contact, own), inArray(customerTies.other, own)))
    .orderBy(customerTies.createdAt)
  const mark = tied.find(({ kind }) => kind === 'manager')
  return tied.filter((tie) => tie.kind !== 'manager' || tie === mark)
}
