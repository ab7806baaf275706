import { eq, inArray, sql } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { languageByCode } from '#content/languages.ts'
import { batched } from '#server/data-service/batched.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import type { Queryable } from '#server/database/database.ts'
import { requestKindType } from '#server/models/leads/lead-events.ts'
import { awaitsCallback, callDueBy } from '#server/models/leads/lead-promise.ts'
import { mayBeThanked } from '#server/models/leads/mails/customer-mails.ts'
import { mayMail } from '#server/models/leads/mails/request-confirmation.ts'
import { staffLabel } from '#server/models/leads/people.ts'
import { readLeadFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { users } from '#server/schema/identity.ts'
import { requests } from '#server/schema/requests.ts'
import {
  type InboxGroup,
  type InboxReason,
  inboxGroups,
  inboxReasons,
  inboxSections,
  reasonMoment,
  reasonOf,
  sectionOf,
} from './inbox-order.ts'

type InboxRow = Awaited<ReturnType<typeof selectRows>>[number]

export type InboxEntry = InboxRow & { group: InboxGroup; reason: InboxReason; at: Date }

export async function readEntries(db: Queryable, ids: readonly string[], now: Date): Promise<InboxEntry[]> {
  const sections = inboxSections(now)
  const rows = new Map((await selectRows(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    const group = row && sections[sectionOf(sections, row.stage, row.stageAt.getTime())]?.group
    if (!row || !group) return []
    const reason = reasonOf(row, now)
    return [{ ...row, group, reason, at: reasonMoment(reason, row) }]
  })
}

const excerptLength = 200

async function selectRows(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: requests.id,
      kind: requests.kind,
      number: requests.number,
      name: requests.name,
      phone: requests.phone,
      phoneE164: requests.phoneE164,
      email: requests.email,
      contactBy: requests.contactBy,
      language: requests.language,
      service: requests.service,
      address: requests.address,
      excerpt: sql<string>`left(regexp_replace(${requests.message}, '\\s+', ' ', 'g'), ${excerptLength})`,
      files: sql<number>`cardinality(${requests.fileUrls})`,
      status: requests.status,
      stage: requests.stage,
      stageAt: requests.stageAt,
      isEmergency: requests.isEmergency,
      submittedAt: requests.submittedAt,
      promisedBy: requests.promisedBy,
      quarantineReasons: requests.quarantineReasons,
      broughtBy: requests.broughtBy,
      calledAt: requests.calledAt,
      onTheWayAt: requests.onTheWayAt,
      lostReason: requests.lostReason,
      contactedAt: requests.contactedAt,
      completedAt: requests.completedAt,
      arrivesAt: requests.arrivesAt,
      cancelledAt: requests.cancelledAt,
      complainedAt: requests.complainedAt,
      scheduledAt: requests.scheduledAt,
      declinedAppointment: requests.declinedAppointment,
      followUpAt: requests.followUpAt,
      pickedFrom: requests.pickedFrom,
      pickedUntil: requests.pickedUntil,
      reservedUntil: requests.reservedUntil,
      callbackAskedAt: requests.callbackAskedAt,
      callbackBy: requests.callbackBy,
      isSuspicious: sql<boolean>`${requests.quarantineReasons} <> '{}'`,
      assigneeName: staffLabel,
      isGiven: sql<boolean>`${requests.assigneeId} is not null and ${requests.takenAt} is null`,
      updatedAt: requests.updatedAt,
    })
    .from(requests)
    .leftJoin(users, eq(requests.assigneeId, users.id))
    .where(inArray(requests.id, [...ids]))
}

const factsFor = batched(async ({ db }, ids) => {
  const facts = await readLeadFacts(db)
  return new Map(ids.map((id) => [id, [facts]]))
})

async function isThanked(entry: InboxEntry, _args: unknown, call: Call): Promise<boolean> {
  if (!mayBeThanked(entry)) return false
  const [facts] = await factsFor(call).load(entry.id)
  return facts !== undefined && mayMail('done', entry, facts, call)
}

export const entryType = new GraphQLObjectType<InboxEntry, Call>({
  name: 'InboxEntry',
  description: 'A request, and why it stands where it stands',
  fields: {
    kind: { type: new GraphQLNonNull(requestKindType) },
    id: required.id,
    group: { type: new GraphQLNonNull(enumOf('InboxGroup', inboxGroups)) },
    reason: { type: new GraphQLNonNull(enumOf('InboxReason', inboxReasons)) },
    at: { ...required.time, description: 'The moment that the reason is about: until when, since when' },
    callBy: {
      ...optional.time,
      description:
        'By when its customer was promised another call, or, of one who asks for a time, the first',
      resolve: (entry) => (awaitsCallback(entry) || entry.reason === 'wished' ? callDueBy(entry) : null),
    },
    number: required.text,
    name: required.text,
    phone: required.text,
    phoneE164: optional.text,
    email: required.text,
    contactBy: {
      ...optional.text,
      description: 'email or text, where they asked for that instead of a call',
    },
    language: { ...optional.text, description: 'Of the customer; null: the first of the site' },
    mailSubject: {
      ...required.text,
      description: 'Of a mail that staff begin to write to them, in their language',
      resolve: ({ kind, language }, _args, { services }) =>
        languageByCode(services.languages, language).words.customerTexts.mailSubject[kind],
    },
    service: required.text,
    address: optional.text,
    broughtBy: { ...optional.text, description: 'The program that brought it' },
    excerpt: { ...required.text, description: 'How the message begins' },
    files: { ...required.int, description: 'How many were sent along' },
    status: required.text,
    isEmergency: required.flag,
    isSuspicious: required.flag,
    assigneeName: { ...optional.text, description: 'With their email where somebody else has the same name' },
    isGiven: { ...required.flag, description: 'Whoever it was given to has not said yes' },
    isThanked: {
      ...required.flag,
      description: 'Marked completed now, the customer is mailed thanks',
      resolve: isThanked,
    },
    submittedAt: required.time,
    contactedAt: optional.time,
    completedAt: optional.time,
    updatedAt: required.time,
  },
})
