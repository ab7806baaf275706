import { GraphQLList, GraphQLNonNull } from 'graphql'
import { batched } from '#server/data-service/batched.ts'
import { required } from '#server/data-service/field-types.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import { deliveryType } from '#server/models/leads/deliveries.ts'
import { estimateTopic } from '#server/notifications/mail/estimate-mail.ts'
import { invoiceTopic } from '#server/notifications/mail/invoice-mail.ts'
import { statementMail, statementTopic } from '#server/notifications/mail/statement-mail.ts'
import { deliveriesOf } from '#server/notifications/outbox/outbox.ts'
import type { StoredEstimate } from '#server/schema/estimates.ts'
import type { StoredInvoice } from '#server/schema/invoices.ts'

export const pressArgs = {
  id: required.id,
  press: { ...required.text, description: 'Of the button: sent again, it is the same mail' },
}

type Paper = StoredEstimate | StoredInvoice

const papers = {
  Estimate: { topic: estimateTopic, id: 'estimateId' },
  Invoice: { topic: invoiceTopic, id: 'invoiceId' },
} as const

/** What its mails are deliveries of: its request, or an invoice of none itself. */
const trails = batched(({ db }, ids) => deliveriesOf(db, ids))

export const mailsField = (of: keyof typeof papers): ModelField & { private: true } => ({
  private: true,
  ...fieldOn<Paper>({
    type: new GraphQLList(new GraphQLNonNull(deliveryType)),
    description: 'The mails to its customer',
    async resolve(row, _args, call) {
      const trail = await trails(call).load(row.requestId ?? row.id)
      const paper = papers[of]
      return trail.filter(
        ({ topic, payload }) =>
          (topic === paper.topic && Object(payload)[paper.id] === row.id) ||
          (topic === statementTopic && statementMail.safeParse(payload).data?.invoiceIds.includes(row.id)),
      )
    },
  }),
})
