import { and, asc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { GraphQLObjectType } from 'graphql'
import { digitsWithoutCountry } from '#content/profile/phone-line.ts'
import { batched } from '#server/data-service/batched.ts'
import { required } from '#server/data-service/field-types.ts'
import { toE164 } from '#server/data-service/input.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { invoices, isUnsettled, type StoredInvoice } from '#server/schema/invoices.ts'
import { hasNumberOf } from '#server/schema/phone-digits.ts'
import { payeeOnly } from './own-papers.ts'

type Reached = Pick<StoredInvoice, 'id' | 'email' | 'phone'>

/** More than any property manager has. */
const mostInvoices = 1_000

/**
 * Whose an invoice is: all that goes to the same email address is of one customer, so that a statement says nothing to anybody that
 * they were not told before; without an address, all under the number.
 */
const customerOf = ({ id, email, phone }: Reached): string => email?.toLowerCase() || numberOf(phone) || id

const numberOf = (phone: string | null): string =>
  phone ? (toE164(phone) ?? digitsWithoutCountry(phone)) : ''

function isOfCustomers(some: readonly Reached[]): SQL | undefined {
  const silent = some.filter(({ email }) => !email)
  const emails = some.flatMap(({ email }) => email?.toLowerCase() || [])
  const numbers = silent.flatMap(({ phone }) => numberOf(phone) || [])
  const alone = silent.filter(({ phone }) => !numberOf(phone)).map(({ id }) => id)
  return or(
    inArray(sql`lower(${invoices.email})`, emails),
    and(isNull(invoices.email), hasNumberOf(invoices.phone, numbers)),
    inArray(invoices.id, alone),
  )
}

/** What is open of the customer of an invoice, the oldest day first, and last what goes back to them. */
export async function readStatement(db: Queryable, of: Reached): Promise<StoredInvoice[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(isUnsettled(), isOfCustomers([of])))
    .orderBy(sql`${invoices.openCents} < 0`, asc(invoices.dueOn), asc(invoices.id))
    .limit(mostInvoices)
  return rows.filter((row) => customerOf(row) === customerOf(of))
}

type OnStatement = { id: string; count: number }

/** Of each of these invoices that is on a statement with others: the first by id, which stands for it, and how many they are. */
async function readStatementsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, OnStatement>> {
  const { id, email, phone } = invoices
  const columns = { id, email, phone }
  const asked = await db
    .select(columns)
    .from(invoices)
    .where(and(isUnsettled(), inArray(id, [...ids])))
  if (asked.length === 0) return new Map()
  const rows = await db
    .select(columns)
    .from(invoices)
    .where(and(isUnsettled(), isOfCustomers(asked)))
    .orderBy(asc(id))
  const statements = Map.groupBy(rows, customerOf)
  return new Map(
    asked.flatMap((one) => {
      const [first, ...others] = statements.get(customerOf(one)) ?? []
      return first && others.length > 0 ? [[one.id, { id: first.id, count: others.length + 1 }]] : []
    }),
  )
}

const onStatement = batched<OnStatement>(async (call, ids) => {
  const found = payeeOnly(call.actor) ? new Map<string, OnStatement>() : await readStatementsOf(call.db, ids)
  return new Map([...found].map(([id, one]) => [id, [one]]))
})

export const statementField: ModelField = fieldOn<StoredInvoice>({
  type: new GraphQLObjectType<OnStatement>({
    name: 'OnStatement',
    fields: {
      id: {
        ...required.id,
        description: 'Of the invoice by which the statement is opened: the same for all on it',
      },
      count: { ...required.int, description: 'Invoices on it' },
    },
  }),
  description:
    'The statement that says it together with others of its customer; null where it is alone, or even',
  resolve: async ({ id, openCents }, _args, call) =>
    openCents === 0 ? null : (await onStatement(call).load(id))[0],
})
