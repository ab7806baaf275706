import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import { z } from 'zod'
import type { Actor } from '#server/actor.ts'
import { batched } from '#server/data-service/batched.ts'
import { longest, paragraph, toE164 } from '#server/data-service/input.ts'
import type { FieldRule, ModelField } from '#server/data-service/model.ts'
import { isOwnSubmission } from '#server/data-service/operations.ts'
import { staffAccess } from '#server/data-service/permission.ts'
import type { Area } from '#server/rights.ts'
import type { LeadKind } from '#server/schema/leads.ts'
import { deliveryType } from './deliveries.ts'
import { suspiciousReasons } from './submission.ts'

/**
 * What the leads have in common: quotes and messages, which staff work off, and reviews, which are sent in and notified
 * in the same way. Their common columns stand in server/schema/leads.ts.
 */

/** Leads are sent by visitors, or entered by staff of the area, and read by staff only. */
export function leadAccess(area: Area) {
  const staff = staffAccess(area)
  return { ...staff, create: (actor: Actor) => actor.kind === 'visitor' || staff.create(actor) }
}

/** What happens to a quote or message after it came, beside its own columns. */
export const leadFields = {
  phoneE164: {},
  status: {},
  submittedAt: { sortable: true },
  contactedAt: {},
  completedAt: {},
  notes: { private: true },
  createdAt: {},
  updatedAt: {},
  quarantineReasons: { private: true },
} satisfies Record<string, FieldRule>

/** What staff may change of that. */
export const leadProgressInput = {
  status: z.enum(['new', 'contacted', 'completed']).optional(),
  contactedAt: z.date().nullish(),
  completedAt: z.date().nullish(),
  notes: paragraph(longest.message).optional(),
  quarantineReasons: suspiciousReasons.optional(),
}

/** What an owner counts leads by; the suspicious ones are in one of the others too. */
export const leadStates = ['new', 'contacted', 'completed', 'quarantined'] as const

type LeadChanges = {
  status?: 'new' | 'contacted' | 'completed' | undefined
  phone?: string | undefined
}

/**
 * Specification section 4: setting contacted stamps contactedAt, setting completed stamps completedAt, setting
 * new stamps nothing. A time that the caller sends along (section 7) is kept.
 */
export function stampProgress<Changes extends LeadChanges>(changes: Changes, now: Date): object {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return {
    ...(changes.status === 'contacted' && { contactedAt: now }),
    ...(changes.status === 'completed' && { completedAt: now }),
    ...(changes.phone !== undefined && { phoneE164: toE164(changes.phone) }),
    ...given,
  }
}

/** What a quote, a message and a review have besides their columns. */
export function leadExtraFields(kind: LeadKind): Record<string, ModelField & { private?: true }> {
  const deliveries = batched((call, ids) => call.services.notifications.trail(kind, ids))
  return {
    receipt: {
      type: GraphQLString,
      description: 'Path of the lasting receipt, in the answer to whoever sent this; else null',
      resolve: (lead, _args, call) =>
        isOwnSubmission(lead) ? call.services.receipts.pathOf({ kind, id: lead.id }) : null,
    },
    deliveries: {
      private: true,
      type: new GraphQLList(new GraphQLNonNull(deliveryType)),
      resolve: (lead, _args, call) => deliveries(call).load(lead.id),
    },
  }
}
