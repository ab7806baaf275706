import { GraphQLList, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { done } from '#server/result.ts'
import { businessProfiles } from '#server/schema/content.ts'
import { isTheBusiness } from './business-profile.ts'
import { unreadFacts } from './stored-profile.ts'

const unreadFact = new GraphQLObjectType({
  name: 'UnreadFact',
  description:
    'A fact of the business profile that is stored and that no page shows, because it is not valid any more',
  fields: {
    name: required.text,
    value: { ...required.text, description: 'As JSON' },
  },
})

export const unreadFactCalls: ExtraCalls = {
  queries: {
    unreadFacts: defineCall({
      may: staffOf('settings', 'readSetup'),
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(unreadFact))),
      resolve: async (_args, { db }) => {
        const [row] = await db.select().from(businessProfiles).where(isTheBusiness)
        const facts = row ? unreadFacts(row.profile) : []
        return done(facts.map(([name, value]) => ({ name, value: JSON.stringify(value) })))
      },
    }),
  },
}
