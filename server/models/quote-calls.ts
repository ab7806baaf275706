import { and, gt, sql } from 'drizzle-orm'
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { allowed } from '#server/data-service/permission.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { done, type Result } from '#server/result.ts'
import { quotes } from '#server/schema/leads.ts'
import { leadStates } from './lead-status.ts'
import { quote, quoteHashOf } from './quote.ts'
import { createQuoteInput } from './quote-input.ts'
import { shareDescription, shareInTime } from './share-in-time.ts'
import { countStates } from './state-counts.ts'
import { alreadyStored } from './submission.ts'

const required = {
  string: { type: new GraphQLNonNull(GraphQLString) },
  int: { type: new GraphQLNonNull(GraphQLInt) },
}

const quoteCounts = new GraphQLObjectType({
  name: 'QuoteCounts',
  description: 'What the owner asks first.',
  fields: {
    all: required.int,
    new: required.int,
    contacted: required.int,
    completed: required.int,
    quarantined: required.int,
    undelivered: required.int,
    medianFirstContactSeconds: {
      type: GraphQLFloat,
      description: 'Requests of the last 7 days; null without any',
    },
    shareWithin30Minutes: { type: GraphQLFloat, description: shareDescription },
  },
})

const notificationResult = new GraphQLObjectType({
  name: 'NotificationResult',
  fields: { success: { type: new GraphQLNonNull(GraphQLBoolean) }, message: required.string },
})

/** The calls about quotes that are no model operation. */
export const quoteCalls: ExtraCalls = {
  queries: {
    quoteCounts: {
      type: new GraphQLNonNull(quoteCounts),
      resolve: async (_root, _args, call) => unwrap(await counts(call)),
    },
  },
  mutations: {
    sendQuoteNotification: {
      type: new GraphQLNonNull(notificationResult),
      description:
        'Kept for programs that call it after createQuote, which already notifies: it never sends twice.',
      args: {
        firstName: required.string,
        lastName: required.string,
        phone: required.string,
        email: required.string,
        service: required.string,
        message: { type: GraphQLString },
        fileUrls: { type: new GraphQLList(GraphQLString) },
      },
      resolve: async (_root, args: object, call) => unwrap(await confirmNotification(args, call)),
    },
  },
}

async function counts(call: Call): Promise<Result<object>> {
  const counted = await countStates(quote, ['all', ...leadStates], call)
  if (!counted.ok) return counted
  const [firstContact, undelivered] = await Promise.all([
    firstContactThisWeek(call),
    call.services.notifications.undelivered(),
  ])
  return done({ ...counted.value, ...firstContact, undelivered })
}

/** How fast requests of the last 7 days were answered, without those that look automatic; nulls when there are none. */
async function firstContactThisWeek(call: Call) {
  const seconds = sql`extract(epoch from ${quotes.contactedAt} - ${quotes.submittedAt})`
  const [row] = await call.db
    .select({
      medianFirstContactSeconds: sql<
        number | null
      >`(percentile_cont(0.5) within group (order by ${seconds}))::float`,
      shareWithin30Minutes: shareInTime(seconds, quotes.submittedAt, sql`now()`),
    })
    .from(quotes)
    .where(
      and(
        gt(quotes.submittedAt, sql`now() - interval '7 days'`),
        sql`cardinality(${quotes.quarantineReasons}) = 0`,
      ),
    )
  return row
}

/**
 * Answers success when these details are a quote whose notifications are stored. Anybody without the complete
 * details learns nothing from the answer.
 */
async function confirmNotification(
  args: object,
  call: Call,
): Promise<Result<{ success: boolean; message: string }>> {
  const access = allowed(quote, 'create', call.actor)
  if (!access.ok) return access
  const unknown = {
    success: false,
    message: 'No quote with these details was stored just now. Create it first.',
  }
  const draft = createQuoteInput.safeParse(args)
  if (!draft.success) return done(unknown)
  const guestId = call.actor.kind === 'visitor' ? call.actor.guestId : ''
  return call.db.transaction(async (tx) => {
    const digests = await call.services.attachments.digestsOf(tx, draft.data.fileUrls, guestId)
    if (!digests.ok) return done(unknown)
    const stored = await alreadyStored(
      tx,
      quotes,
      quoteHashOf(draft.data, digests.contentDigests),
      {},
      new Date(),
    )
    return done(stored ? { success: true, message: 'The notification is stored and on its way.' } : unknown)
  })
}
