import { GraphQLBoolean, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import {
  defineCall,
  type ExtraCalls,
  everybody,
  type StaffOrSystem,
  staffOf,
} from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { get } from '#server/data-service/operations.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { done, type Result } from '#server/result.ts'
import { estimate } from './estimate.ts'
import { mailEstimateAgain, recordAnswer, sendEstimate, takeBackAnswer } from './estimate-changes.ts'
import { estimateFile } from './estimate-paper.ts'
import { forCustomer, type PaperFile, paperFileType } from './paper-file.ts'
import { pressArgs } from './paper-mails.ts'

const change = staffOf('money', 'changeEstimates', { own: true })

type Sends = { id: string; mails?: boolean | null }
type Answers = { id: string; isAccepted: boolean; name: string; reason?: string | null }

const fileType = paperFileType('EstimateFile')

type CustomerFile = { token: string; id: string }

async function customerFile({ token, id }: CustomerFile, call: Call): Promise<Result<PaperFile | null>> {
  const lead = call.services.receipts.leadOf(token)
  if (!lead || !isUuid(lead.id)) return done(null)
  return forCustomer(`estimate file:${lead.id}`, call, () => estimateFile(id, call, lead.id))
}

export const estimateCalls: ExtraCalls = {
  queries: {
    estimateFile: defineCall({
      may: staffOf('money', 'readEstimates', { own: true }),
      type: fileType,
      description: 'An estimate as PDF; null for a draft',
      args: { id: required.id },
      resolve: async ({ id }: { id: string }, call) => {
        const read = await get(estimate, id, call)
        return read.ok ? done(read.value && (await estimateFile(id, call))) : read
      },
    }),
    customerEstimateFile: defineCall({
      may: everybody,
      type: fileType,
      description: 'The same for its customer: the token of the request is the permission',
      args: { token: required.text, id: required.id },
      resolve: (args: CustomerFile, call) => customerFile(args, call),
    }),
  },
  mutations: {
    sendEstimate: defineCall({
      may: change,
      type: estimate,
      description:
        'Shows it to the customer; it replaces the open version before it, and never changes again',
      args: {
        id: required.id,
        mails: { type: GraphQLBoolean, description: 'Whether its customer gets a mail; true if left out' },
      },
      resolve: ({ id, mails }: Sends, call: Call<StaffOrSystem>) => sendEstimate(id, mails !== false, call),
    }),
    mailEstimate: defineCall({
      may: change,
      type: estimate,
      description: 'Mails one that waits for its answer again',
      args: pressArgs,
      resolve: ({ id, press }: { id: string; press: string }, call: Call<StaffOrSystem>) =>
        mailEstimateAgain(id, press, call),
    }),
    takeBackEstimateAnswer: defineCall({
      may: change,
      type: estimate,
      description: 'Of an answer that staff wrote down, until anything else happens to the request',
      args: { id: required.id },
      resolve: ({ id }: { id: string }, call: Call<StaffOrSystem>) => takeBackAnswer(id, call),
    }),
    recordEstimateAnswer: defineCall({
      may: change,
      type: estimate,
      description: 'What the customer said on the phone, with the name of who said it',
      args: {
        id: required.id,
        isAccepted: required.flag,
        name: required.text,
        reason: { type: GraphQLString, description: 'Why not' },
      },
      resolve: ({ id, ...given }: Answers, call: Call<StaffOrSystem>) => recordAnswer(id, given, call),
    }),
  },
}
