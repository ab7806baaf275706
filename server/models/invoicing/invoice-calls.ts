import { GraphQLBoolean, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { DateTime } from '#server/data-service/column-types.ts'
import {
  defineCall,
  type ExtraCalls,
  everybody,
  type StaffOrSystem,
  staffOf,
} from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { get } from '#server/data-service/operations.ts'
import { todayOf } from '#server/models/settings/today.ts'
import { done, type Result } from '#server/result.ts'
import { creditArgs, creditInvoice } from './credits.ts'
import { invoice } from './invoice.ts'
import { type OpenMoney, readOpenMoney } from './invoice-figures.ts'
import { invoiceFile, isOpenToCustomer } from './invoice-paper.ts'
import { mailInvoiceAgain, sendInvoice, voidInvoice } from './invoice-sending.ts'
import { forCustomer, type PaperFile, paperFileType } from './paper-file.ts'
import { pressArgs } from './paper-mails.ts'
import { paymentMethodType } from './payment-type.ts'
import { recordPayment, reversePayment } from './payments.ts'
import { recordDeposit } from './record-deposit.ts'
import { readWaitingDeposits, waitingDepositType } from './waiting-deposits.ts'

const mails = { type: GraphQLBoolean, description: 'Whether its customer gets a mail; true if left out' }
const reason = { ...required.text, description: 'Stands on the paper' }
const change = staffOf('money', 'changeInvoices', { own: true })
const end = staffOf('money', 'changeInvoices')

const fileType = paperFileType('InvoiceFile')

const openMoneyType = new GraphQLObjectType<OpenMoney, Call>({
  name: 'OpenMoney',
  description: 'Of invoices that are not even, and of today',
  fields: {
    collectedTodayCents: {
      ...required.float,
      description: 'Payments of the day at the business, less what was paid back; whole cents',
    },
    openCents: { ...required.float, description: 'Less what goes back to customers; whole cents' },
    count: { ...required.int, description: 'Invoices' },
    overdueCents: { ...required.float, description: 'Of those whose last day is over; whole cents' },
    overdueCount: { ...required.int, description: 'Those whose last day is over' },
    waitingDeposits: {
      type: listOf(waitingDepositType),
      description:
        'Those that are held for a job that is off, then those that are due, the oldest yes first; at most 50',
      resolve: (_money, _args, { db }) => readWaitingDeposits(db),
    },
  },
})

async function customerFile(token: string, call: Call): Promise<Result<PaperFile | null>> {
  const id = call.services.invoices.idOf(token)
  if (!id) return done(null)
  return forCustomer(`invoice file:${id}`, call, async () =>
    (await isOpenToCustomer(id, call)) ? invoiceFile(id, call) : null,
  )
}

type Ends = { id: string; reason: string; mails?: boolean | null }
const paymentArgs = {
  amountCents: { type: GraphQLInt, description: 'All that is open if left out' },
  tipCents: { type: GraphQLInt, description: 'On top of the amount, for whoever takes it: never revenue' },
  method: { type: new GraphQLNonNull(paymentMethodType) },
  reference: optional.text,
  paidAt: { type: DateTime, description: 'Now if left out' },
  idempotencyKey: { type: GraphQLString, description: 'Sent again, it is the same payment' },
}

type Pays = { invoiceId: string }

export const invoiceCalls: ExtraCalls = {
  queries: {
    openMoney: defineCall({
      may: staffOf('money', 'readInvoices'),
      type: new GraphQLNonNull(openMoneyType),
      description: 'What customers owe now',
      resolve: async (_args, call) =>
        done(
          await readOpenMoney(
            call.db,
            todayOf(call, call.now?.() ?? new Date()),
            call.services.profile().timeZone,
          ),
        ),
    }),
    invoiceFile: defineCall({
      may: staffOf('money', 'readInvoices', { own: true }),
      type: fileType,
      description: 'An invoice as PDF, with what was paid until now; null for a draft',
      args: { id: required.id },
      resolve: async ({ id }: { id: string }, call) => {
        const read = await get(invoice, id, call)
        return read.ok ? done(read.value && (await invoiceFile(id, call))) : read
      },
    }),
    customerInvoiceFile: defineCall({
      may: everybody,
      type: fileType,
      description: 'The same for its customer, for two years: the token is the permission',
      args: { token: required.text },
      resolve: ({ token }: { token: string }, call) => customerFile(token, call),
    }),
  },
  mutations: {
    sendInvoice: defineCall({
      may: change,
      type: invoice,
      description: 'Gives it its number; from then on it never changes. Sent again it stays the same.',
      args: { id: required.id, mails },
      resolve: ({ id, mails }: { id: string; mails?: boolean | null }, call: Call<StaffOrSystem>) =>
        sendInvoice(id, mails !== false, call),
    }),
    mailInvoice: defineCall({
      may: change,
      type: invoice,
      description: 'Mails one that was sent again',
      args: pressArgs,
      resolve: ({ id, press }: { id: string; press: string }, call: Call<StaffOrSystem>) =>
        mailInvoiceAgain(id, press, call),
    }),
    voidInvoice: defineCall({
      may: end,
      type: invoice,
      description: 'Of one that nobody paid',
      args: { id: required.id, reason },
      resolve: ({ id, reason }: Ends, call: Call<StaffOrSystem>) => voidInvoice(id, reason, call),
    }),
    creditInvoice: defineCall({
      may: end,
      type: invoice,
      description: 'Sends a credit with opposite lines; more than was open is then to be paid back',
      args: { id: required.id, reason, mails, ...creditArgs },
      resolve: ({ id, ...given }: Ends, call: Call<StaffOrSystem>) => creditInvoice(id, given, call),
    }),
    recordPayment: defineCall({
      may: change,
      type: invoice,
      description:
        'Where more was credited than was open, and of a draft that holds a deposit: money that its customer gets back',
      args: {
        invoiceId: required.id,
        ...paymentArgs,
        mails: {
          type: GraphQLBoolean,
          description: 'Whether its customer gets a receipt; false if left out',
        },
      },
      resolve: ({ invoiceId, ...given }: Pays, call: Call<StaffOrSystem>) =>
        recordPayment(invoiceId, given, call),
    }),
    recordDeposit: defineCall({
      may: change,
      type: invoice,
      description:
        'Of an accepted estimate: a payment on the draft of its invoice, which is made if there is none',
      args: { estimateId: required.id, ...paymentArgs },
      resolve: ({ estimateId, ...given }: { estimateId: string }, call: Call<StaffOrSystem>) =>
        recordDeposit(estimateId, given, call),
    }),
    reversePayment: defineCall({
      may: change,
      type: invoice,
      description: 'Takes a payment back; it stays in the history',
      args: { id: required.id },
      resolve: ({ id }: { id: string }, call: Call<StaffOrSystem>) => reversePayment(id, call),
    }),
  },
}
