import { GraphQLBoolean, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { estimate } from './estimate.ts'
import { mailEstimateAgain, recordAnswer, sendEstimate, takeBackAnswer } from './estimate-changes.ts'
import { pressArgs } from './paper-mails.ts'

const change = staffOf('leads', 'changeEstimates')

type Sends = { id: string; mails?: boolean | null }
type Answers = { id: string; isAccepted: boolean; name: string; reason?: string | null }

export const estimateCalls: ExtraCalls = {
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
