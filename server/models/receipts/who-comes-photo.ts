import { GraphQLString } from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, everybody } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import { readTimeLine } from '#server/models/leads/lead-events.ts'
import { done } from '#server/result.ts'
import { readRequest } from './receipt-facts.ts'
import { whoComes } from './who-comes.ts'

/** The bytes by the receipt's token: the photo has no address of its own. */
export const whoComesCalls: ExtraCalls = {
  queries: {
    whoComesPhoto: defineCall({
      may: everybody,
      type: GraphQLString,
      description: 'WebP in base64; null while nobody is on the way, or without a photo',
      args: { token: required.text },
      resolve: async ({ token }: { token: string }, call) => done(await photoOf(token, call)),
    }),
  },
}

async function photoOf(token: string, call: Call): Promise<string | null> {
  const { db, services, now: clock } = call
  const lead = services.receipts.leadOf(token)
  if (!lead || lead.kind === 'Review' || !isUuid(lead.id)) return null
  const row = await readRequest(db, { kind: lead.kind, id: lead.id })
  if (!row) return null
  const now = clock?.() ?? new Date()
  const history = await readTimeLine(db, row.id)
  const who = await whoComes(db, { row, history }, now)
  const bytes = who?.photo ? await services.people.readPhoto(who.photo) : undefined
  return bytes?.toString('base64') ?? null
}
