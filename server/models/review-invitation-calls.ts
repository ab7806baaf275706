import { eq } from 'drizzle-orm'
import { GraphQLEnumType, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { reviewServices, serviceLabel } from '#content/en/service-choices.ts'
import type { Call } from '#server/data-service/call.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { quotes } from '#server/schema/leads.ts'
import { reviewIdsOf } from './review-invitation.ts'

const invitationState = new GraphQLEnumType({
  name: 'ReviewInvitationState',
  values: { open: {}, used: {}, expired: {}, unknown: {} },
})

const reviewInvitation = new GraphQLObjectType({
  name: 'ReviewInvitation',
  description:
    'A personal link that asks for a review. The name and the service are there as long as it is open.',
  fields: {
    state: { type: new GraphQLNonNull(invitationState) },
    name: { type: GraphQLString, description: 'As it would appear: Dana W.' },
    service: { type: GraphQLString, description: 'One of the services of reviews' },
  },
})

/** The token is the permission: it was given to the customer, and shows only this much of the job. */
export const reviewInvitationCalls: ExtraCalls = {
  queries: {
    reviewInvitation: {
      type: new GraphQLNonNull(reviewInvitation),
      args: { token: { type: new GraphQLNonNull(GraphQLString) } },
      resolve: (_root, { token }: { token: string }, call) => describe(token, call),
    },
  },
}

async function describe(token: string, { services, db }: Call) {
  const invitation = services.invitations.read(token, new Date())
  if (typeof invitation === 'string') return { state: invitation }
  const { quoteId } = invitation
  const { firstName, lastName, service } = quotes
  const [quote] = await db.select({ firstName, lastName, service }).from(quotes).where(eq(quotes.id, quoteId))
  if (!quote) return { state: 'unknown' }
  if ((await reviewIdsOf({ db }, [quoteId])).has(quoteId)) return { state: 'used' }
  const label = serviceLabel(quote.service).toLowerCase()
  return {
    state: 'open',
    name: `${quote.firstName} ${quote.lastName.charAt(0)}.`,
    service: reviewServices.find((one) => one.toLowerCase() === label),
  }
}
