import { and, eq, isNull } from 'drizzle-orm'
import { GraphQLEnumType, GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { Call, ModelServices } from '#server/data-service/call.ts'
import { DateTime } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, everybody } from '#server/data-service/extra-calls.ts'
import type { Keys } from '#server/database/secrets.ts'
import { seal, unseal } from '#server/http/signed-values.ts'
import { done } from '#server/result.ts'
import { type LeadKind, messages, quotes, reviews } from '#server/schema/leads.ts'

const kinds: readonly LeadKind[] = ['Quote', 'Message', 'Review']

/** Addresses of receipts: they hold what they are for, sealed, so that nobody can make one up. */
export const receiptLinks = ({
  links,
  signing,
}: Pick<Keys, 'links' | 'signing'>): ModelServices['receipts'] => ({
  pathOf: ({ kind, id }) => `/receipt/${seal(links, 'receipt', `${kind}_${id}`)}`,
  leadOf(token) {
    // Those given out before `links` there was are signed with the other.
    const opened = unseal(links, 'receipt', token) ?? unseal(signing, 'receipt', token)
    const [name = '', id] = opened?.split('_') ?? []
    // Given out before messages and reviews had receipts: it holds a quote's id alone.
    if (name && id === undefined) return { kind: 'Quote', id: name }
    const kind = kinds.find((one) => one === name)
    return kind && id ? { kind, id } : undefined
  },
})

type Receipt = { name: string; service: string | null; submittedAt: Date; fileCount: number }

const leadKind = new GraphQLEnumType({
  name: 'LeadKind',
  values: { QUOTE: { value: 'Quote' }, MESSAGE: { value: 'Message' }, REVIEW: { value: 'Review' } },
})

const receiptType = new GraphQLObjectType<Receipt & { kind: LeadKind }, Call>({
  name: 'Receipt',
  description: 'What somebody may see again of what they sent.',
  fields: {
    kind: { type: new GraphQLNonNull(leadKind) },
    name: { type: new GraphQLNonNull(GraphQLString), description: 'Of a quote the first name' },
    service: { type: GraphQLString },
    submittedAt: { type: new GraphQLNonNull(DateTime) },
    fileCount: { type: new GraphQLNonNull(GraphQLInt) },
  },
})

/** The token is the permission: it was given to whoever sent the lead, and shows only this much of it. */
export const receiptCalls: ExtraCalls = {
  queries: {
    receipt: defineCall({
      may: everybody,
      type: receiptType,
      args: { token: { type: new GraphQLNonNull(GraphQLString) } },
      resolve: async ({ token }: { token: string }, call) => {
        const lead = call.services.receipts.leadOf(token)
        const receipt = lead && (await findReceipt[lead.kind](lead.id, call))
        return done(receipt ? { kind: lead.kind, ...receipt } : null)
      },
    }),
  },
}

const findReceipt: Record<LeadKind, (id: string, call: Call) => Promise<Receipt | undefined>> = {
  async Quote(id, { db }) {
    const { firstName: name, service, submittedAt, fileUrls } = quotes
    const [row] = await db
      .select({ name, service, submittedAt, fileUrls })
      .from(quotes)
      .where(eq(quotes.id, id))
    if (!row) return undefined
    const { fileUrls: files, ...shown } = row
    return { ...shown, fileCount: files.length }
  },
  async Message(id, { db }) {
    const { name, service, submittedAt } = messages
    const [row] = await db.select({ name, service, submittedAt }).from(messages).where(eq(messages.id, id))
    return row && { ...row, fileCount: 0 }
  },
  async Review(id, { db }) {
    const { name, service, submittedAt } = reviews
    const [row] = await db
      .select({ name, service, submittedAt })
      .from(reviews)
      .where(and(eq(reviews.id, id), isNull(reviews.takenDownAt)))
    return row && { ...row, fileCount: 0 }
  },
}
