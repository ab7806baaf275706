import { z } from 'zod'
import { alarmPayload, alarmTopic } from '#server/notifications/outbox/alarm-deliveries.ts'
import { backupTroublesPayload, backupTroubleTopic } from '#server/notifications/outbox/backup-trouble.ts'
import { customerActions, newsOf, newsTopic } from '#server/notifications/outbox/customer-news.ts'
import { heldLeads, heldTopic } from '#server/notifications/outbox/held-deliveries.ts'
import { leadKinds, leadOf, leadTopics } from '#server/notifications/outbox/lead-deliveries.ts'
import type { SendFailure } from '#server/notifications/outbox/outbox.ts'
import { testTopic } from '#server/notifications/outbox/test-delivery.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { accountTopics, composeAccountMail, sealedAccountMail } from './account-mail.ts'
import { composeCustomerMail, isTooLate } from './customer-mail.ts'
import { customerMail, customerMails, customerTopic } from './customer-mail-delivery.ts'
import { composeCustomerNews } from './customer-news-mail.ts'
import { composeEstimateMail, estimateMail, estimateTopic } from './estimate-mail.ts'
import { composeInvoiceMail, invoiceMail, invoiceTopic } from './invoice-mail.ts'
import { composeAlarmMail, composeLeadMail } from './lead-mail.ts'
import type { LinkedContext, MailContent, MailContext } from './mail-content.ts'
import { composeBackupMail, composeHeldMail, composeTestMail } from './notices.ts'
import { composeReviewRequest, reviewRequest, reviewRequestTopic } from './review-request-mail.ts'
import { composeStatementMail, statementMail, statementTopic } from './statement-mail.ts'
import { composeSummaryMail, summaryTopic } from './summary-mail.ts'

type MailTopic = (payload: unknown, context: MailContext) => Promise<Result<MailContent, SendFailure>>

type Compose<Payload, Context> = (
  payload: Payload,
  context: Context,
) => MailContent | undefined | Promise<MailContent | undefined>

/** Refused for good when this version cannot read it. */
const mailTopic =
  <Payload>(
    schema: z.ZodType<Payload>,
    compose: Compose<Payload, MailContext>,
    isTooLate: (payload: Payload, now: Date) => boolean = () => false,
  ): MailTopic =>
  async (payload, context) => {
    const { data, success } = schema.safeParse(payload)
    if (success && isTooLate(data, new Date()))
      return refuse({ permanent: true, why: { reason: 'deliveryTooLate' } })
    const content = success && (await compose(data, context))
    return content ? done(content) : refuse({ permanent: true, why: { reason: 'deliveryUnreadable' } })
  }

/** Of no use without its link: it waits until the address of the site is known. */
const linkedMailTopic =
  <Payload>(
    schema: z.ZodType<Payload>,
    compose: Compose<Payload, LinkedContext & Pick<MailContext, 'reads'>>,
  ): MailTopic =>
  async (payload, context) => {
    const { customerSite } = context
    if (customerSite === undefined) return refuse({ permanent: false, why: { reason: 'addressUnproven' } })
    return mailTopic(schema, (data) => compose(data, { ...context, customerSite }))(payload, context)
  }

const each = <Key extends string>(keys: readonly Key[], topic: (key: Key) => [string, MailTopic]) =>
  Object.fromEntries(keys.map(topic))

const accountMail = mailTopic(sealedAccountMail, composeAccountMail)

const toCustomer = mailTopic(
  customerMail,
  async (mail, context) =>
    composeCustomerMail(mail, {
      ...context,
      alertedAt: mail.about === 'received' ? await context.reads.alertedAt() : null,
      owed: mail.about === 'done' ? await context.reads.owed() : [],
    }),
  isTooLate,
)

/** What each mail is about, and how it is written. */
export const mailTopics: Readonly<Record<string, MailTopic>> = {
  ...each(leadKinds, (kind) => [leadTopics[kind], mailTopic(leadOf(kind), composeLeadMail)]),
  ...each(customerActions, (action) => [newsTopic(action), mailTopic(newsOf(action), composeCustomerNews)]),
  [alarmTopic]: mailTopic(alarmPayload, composeAlarmMail),
  [heldTopic]: mailTopic(heldLeads, composeHeldMail),
  [summaryTopic]: mailTopic(z.unknown(), async (_, context) =>
    composeSummaryMail(await context.reads.summary(), context),
  ),
  [backupTroubleTopic]: mailTopic(backupTroublesPayload, composeBackupMail),
  [testTopic]: mailTopic(z.unknown(), (_, context) => composeTestMail(context)),
  ...each(accountTopics, (topic) => [topic, accountMail]),
  ...each(customerMails, (about) => [customerTopic(about), toCustomer]),
  [reviewRequestTopic]: linkedMailTopic(reviewRequest, composeReviewRequest),
  [estimateTopic]: linkedMailTopic(estimateMail, composeEstimateMail),
  [invoiceTopic]: linkedMailTopic(invoiceMail, async (mail, context) =>
    composeInvoiceMail(mail, { ...context, owed: await context.reads.owed() }),
  ),
  [statementTopic]: linkedMailTopic(statementMail, async (mail, context) =>
    composeStatementMail(mail, { ...context, open: await context.reads.stillOpen(mail.invoiceIds) }),
  ),
}
