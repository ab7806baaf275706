import { GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import { anyPage, countedPageOf } from '#content/call-taps.ts'
import type { ContactWay } from '#content/promise-rules.ts'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import { toE164 } from '#server/data-service/input.ts'
import {
  type CreateContext,
  type ModelField,
  type ModelRules,
  privateFields,
} from '#server/data-service/model.ts'
import { isOwnSubmission } from '#server/data-service/operations.ts'
import { pagePaths } from '#server/http/paths.ts'
import {
  leadDeliveries,
  type NotifiedLead,
  recipientsOf,
} from '#server/notifications/outbox/lead-deliveries.ts'
import { deliveriesOf, enqueue, resumeDeliveries } from '#server/notifications/outbox/outbox.ts'
import { mayIn, seesOnlyOwn } from '#server/rights.ts'
import type { SentKind, SentRequestKind, StoredRequest } from '#server/schema/requests.ts'
import { deliveryType } from './deliveries.ts'
import { promiseOf } from './lead-promise.ts'
import { isHeld, type SubmissionFacts } from './submission/held-leads.ts'

export type ExtraFields = Record<string, ModelField & { private?: true }>

const deliveries = batched((call, ids) => deliveriesOf(call.db, ids))

export const deliveriesField: ModelField & { private: true } = {
  private: true,
  type: new GraphQLList(new GraphQLNonNull(deliveryType)),
  // They name the addresses of others.
  resolve: (lead, _args, call) =>
    call.actor.kind === 'staff' && seesOnlyOwn(call.actor, 'leads') ? null : deliveries(call).load(lead.id),
}

export function leadExtraFields(kind: SentKind): ExtraFields {
  return {
    receipt: {
      type: GraphQLString,
      description: 'Path of the lasting receipt, in the answer to whoever sent this; else null',
      resolve: (lead, _args, call) =>
        isOwnSubmission(lead) ? call.services.receipts.pathOf({ kind, id: lead.id }) : null,
    },
    deliveries: deliveriesField,
  }
}

const sentIn = ({ actor, language }: Pick<Call, 'actor' | 'language'>): string | null =>
  actor.kind === 'visitor' || actor.kind === 'leadSource' ? language.code : null

const resumesWithinMs = 60 * 60_000

export const requestColumns = (
  kind: SentRequestKind,
  request: {
    phone: string
    service: string
    contactBy?: ContactWay | null | undefined
    quarantineReasons: readonly string[]
  },
  context: CreateContext,
) => ({
  phoneE164: toE164(request.phone),
  contactBy: mayBeAnswered(request.contactBy, context),
  submittedAt: context.now,
  guestId: context.call.actor.kind === 'visitor' ? context.call.actor.guestId : null,
  broughtBy: context.call.actor.kind === 'leadSource' ? context.call.actor.name : null,
  language: sentIn(context.call),
  ...promiseOf({ kind, ...request }, context),
  ...readVisit(context.submission?.visit),
})

/** A form that was kept on a device may ask for a text on a line that takes none any more. */
const mayBeAnswered = (asked: ContactWay | null | undefined, { call }: CreateContext): ContactWay | null =>
  asked === 'text' && !call.services.profile().takesTexts ? 'email' : (asked ?? null)

export async function notifyStaff(
  lead: NotifiedLead,
  facts: SubmissionFacts,
  { tx, call }: Pick<CreateContext, 'tx' | 'call'>,
): Promise<void> {
  const { isSilent, environment } = call.services.notifications
  if (isSilent) return
  const all = leadDeliveries(lead, recipientsOf(facts, environment))
  // Held leads are reported to people together, to webhooks one by one.
  await enqueue(tx, isHeld(lead, facts) ? all.filter(({ channel }) => channel === 'webhook') : all)
}

/**
 * Unsent notifications of a deleted lead go out if it is restored soon. Later they would surprise, customers
 * above all: staff may send them by hand.
 */
export const resumeAfterRestore: NonNullable<ModelRules['afterRestore']> = ({ id }, { tx, now, deletedAt }) =>
  resumeDeliveries(tx, id, { sends: now.getTime() - deletedAt.getTime() < resumesWithinMs })

/** Customers' links allow to act in their name, so staff with read access must not get them. */
export const mayActForCustomers = ({ actor }: Pick<Call, 'actor'>): boolean =>
  actor.kind === 'system' || (actor.kind === 'staff' && mayIn(actor, 'leads', 'write'))

export type LeadSource = Pick<
  StoredRequest,
  'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmTerm' | 'adNetwork' | 'referrerHost' | 'firstPage'
>

const unknown: LeadSource = {
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  adNetwork: null,
  referrerHost: null,
  firstPage: null,
}

export const sourceFields = privateFields('broughtBy', ...Object.keys(unknown))

/**
 * Parameters that ad networks add to links. Their values identify one click of one person and are not kept.
 */
const clickMarks: Readonly<Record<string, 'google' | 'microsoft' | 'meta'>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'microsoft',
  fbclid: 'meta',
}

const longestVisit = 4_000

/**
 * `visit`: path and query of the first page, a space, and the referrer. Untrusted: whatever else is left out,
 * and nothing in it refuses a lead.
 */
export function readVisit(visit: string | null | undefined): LeadSource {
  if (!visit || visit.length > longestVisit) return unknown
  const [page = '', referrer = ''] = visit.split(' ')
  const base = 'http://site.invalid'
  const url = page.startsWith('/') ? URL.parse(page, base) : null
  if (url?.origin !== base) return unknown
  const { pathname, searchParams } = url
  const network = Object.keys(clickMarks).find((mark) => searchParams.has(mark))
  return {
    utmSource: marked(searchParams.get('utm_source')),
    utmMedium: marked(searchParams.get('utm_medium')),
    utmCampaign: marked(searchParams.get('utm_campaign')),
    utmTerm: marked(searchParams.get('utm_term')),
    adNetwork: network ? (clickMarks[network] ?? null) : null,
    referrerHost: hostOf(referrer),
    firstPage: pageOf(pathname),
  }
}

const longestMark = 80

function marked(value: string | null): string | null {
  const text = (value ?? '')
    .normalize('NFC')
    .replace(/[\p{Control}\p{Format}\p{Surrogate}\p{Private_Use}\p{Unassigned}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...text].slice(0, longestMark).join('').trim() || null
}

const longestHost = 100

function hostOf(referrer: string): string | null {
  const url = URL.parse(referrer)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  const host = url.hostname.replace(/^www\./, '')
  return host.length <= longestHost && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) ? host : null
}

/** A public page of ours. Not a receipt: its path is a key. */
function pageOf(path: string): string | null {
  const page = countedPageOf(path)
  if (page === undefined || page === anyPage) return null
  return page.startsWith(`${pagePaths.receipt}/`) ? page : path
}
