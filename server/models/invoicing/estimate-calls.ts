import { GraphQLBoolean, GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { estimate } from './estimate.ts'
import { recordAnswer, sendEstimate } from './estimate-changes.ts'

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
