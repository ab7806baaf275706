import { asc, inArray } from 'drizzle-orm'
import { GraphQLID, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import { DateTime, enumOf } from '#server/data-service/column-types.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
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

const paymentType = new GraphQLObjectType<StoredPayment, Call>({
  name: 'Payment',
  fields: {
    id: required.id,
    amountCents: {
      ...required.int,
      description: 'Negative where the customer got money back',
    },
    tipCents: { ...required.int, description: 'On top of the amount, for whoever took it' },
    isDeposit: { ...required.flag, description: 'It came before its invoice was sent' },
    method: { type: new GraphQLNonNull(paymentMethodType) },
    reference: optional.text,
    paidAt: required.time,
    idempotencyKey: optional.text,
    by: { ...required.text, description: 'Who wrote it down' },
    byId: {
      type: GraphQLID,
      description: 'Their id; null for jobs, and for payments from before this was kept',
    },
    reversedAt: { type: DateTime, description: 'When it was taken back: it does not count' },
    reversedBy: optional.text,
  },
})

const paymentsOf = batched<StoredPayment>(({ db }, ids) => readPayments(db, ids))

export const paymentsField: ModelField = {
  type: listOf(paymentType),
  resolve: ({ id }, _args, call) => paymentsOf(call).load(id),
}
