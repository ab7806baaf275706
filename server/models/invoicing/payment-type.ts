import { asc, inArray } from 'drizzle-orm'
import { GraphQLID, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import { DateTime, enumOf } from '#server/data-service/column-types.ts'
import type { ModelField } from '#server/data-service/model.ts'
import type { Queryable } from '#server/database/database.ts'
import { paymentMethod, payments, type StoredPayment } from '#server/schema/invoices.ts'

export const paymentMethodType = enumOf('PaidBy', paymentMethod.enumValues)

export async function readPayments(
  db: Queryable,
  invoiceIds: readonly string[],
): Promise<Map<string, StoredPayment[]>> {
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.invoiceId, [...invoiceIds]))
    .orderBy(asc(payments.paidAt), asc(payments.id))
  return Map.groupBy(rows, ({ invoiceId }) => invoiceId)
}

const text = { type: GraphQLString }

const paymentType = new GraphQLObjectType<StoredPayment, Call>({
  name: 'Payment',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLID) },
    amountCents: {
      type: new GraphQLNonNull(GraphQLInt),
      description: 'Negative where the customer of a credited invoice got money back',
    },
    method: { type: new GraphQLNonNull(paymentMethodType) },
    reference: text,
    paidAt: { type: new GraphQLNonNull(DateTime) },
    by: { type: new GraphQLNonNull(GraphQLString), description: 'Who wrote it down' },
    reversedAt: { type: DateTime, description: 'When it was taken back: it does not count' },
    reversedBy: text,
  },
})

const paymentsOf = batched<StoredPayment>(({ db }, ids) => readPayments(db, ids))

export const paymentsField: ModelField = {
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(paymentType))),
  resolve: ({ id }, _args, call) => paymentsOf(call).load(id),
}
