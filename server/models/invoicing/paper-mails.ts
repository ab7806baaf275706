import { GraphQLList, GraphQLNonNull } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import { required } from '#server/data-service/field-types.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import { deliveryType } from '#server/models/leads/deliveries.ts'
import { deliveriesOf } from '#server/notifications/outbox/outbox.ts'
import type { StoredEstimate } from '#server/schema/estimates.ts'
import type { StoredInvoice } from '#server/schema/invoices.ts'
import { ownerColumns, type RequestKind, requestKinds } from '#server/schema/leads.ts'

export const pressArgs = {
  id: required.id,
  press: { ...required.text, description: 'Of the button: sent again, it is the same mail' },
}

const trailOf = (kind: RequestKind) => batched(({ db }, ids) => deliveriesOf(db, kind, ids))

const trails = { Quote: trailOf('Quote'), Message: trailOf('Message'), Call: trailOf('Call') }

/** They are deliveries of its request, whose payload names the paper. */
export const mailsField = (
  topicOfPaper: string,
  paperId: 'estimateId' | 'invoiceId',
): ModelField & { private: true } => ({
  private: true,
  ...fieldOn<StoredEstimate | StoredInvoice>({
    type: new GraphQLList(new GraphQLNonNull(deliveryType)),
    description: 'The mails to its customer',
    async resolve(row, _args, call) {
      const kind = requestKinds.find((one) => row[ownerColumns[one]] !== null)
      const trail = kind ? await trails[kind](call).load(row[ownerColumns[kind]] ?? '') : []
      return trail.filter(
        ({ topic, payload }) => topic === topicOfPaper && Object(payload)[paperId] === row.id,
      )
    },
  }),
})
