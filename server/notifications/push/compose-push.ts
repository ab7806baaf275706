import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ServerWords } from '#content/languages.ts'
import type { Queryable } from '#server/database/database.ts'
import { pagePaths } from '#server/http/paths.ts'
import { serviceInNews } from '#server/notifications/mail/customer-news-mail.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import {
  alarmPayload,
  alarmTopic,
  type DeliveredAlarm,
} from '#server/notifications/outbox/alarm-deliveries.ts'
import { backupTroublesPayload, backupTroubleTopic } from '#server/notifications/outbox/backup-trouble.ts'
import {
  type CustomerNews,
  customerActions,
  newsOf,
  newsTopic,
} from '#server/notifications/outbox/customer-news.ts'
import { heldLeads, heldTopic } from '#server/notifications/outbox/held-deliveries.ts'
import {
  type DeliveredLead,
  leadKinds,
  leadOf,
  leadTopics,
} from '#server/notifications/outbox/lead-deliveries.ts'
import { adminLink, type Delivery, testSubject } from '#server/notifications/outbox/outbox.ts'
import { testTopic } from '#server/notifications/outbox/test-delivery.ts'
import { sentence } from '#server/result.ts'
import { parseRole, seesOnlyOwn } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { requests } from '#server/schema/requests.ts'
import { reviews } from '#server/schema/reviews.ts'

type PushMessage = {
  title: string
  body: string
  path: string
  tag: string
  waiting: number
  /** Stays on the screen until tapped, and sounds again each time. */
  isUrgent?: true
}

type PushContext = Pick<Delivery, 'id' | 'topic' | 'subjectId'> & { waiting: number; words: ServerWords }

export function composePush(
  { payload, ...delivery }: Pick<Delivery, 'id' | 'topic' | 'payload' | 'subjectId'>,
  given: { waiting: number; words: ServerWords },
): PushMessage | undefined {
  return pushTopics[delivery.topic]?.(payload, { ...delivery, ...given })
}

/** Undefined if this version cannot read it. The tag is the delivery's, unless a newer message replaces the one before. */
const pushTopic =
  <Payload>(
    schema: z.ZodType<Payload>,
    compose: (
      payload: Payload,
      context: PushContext,
    ) => Omit<PushMessage, 'tag' | 'waiting'> & { tag?: string },
  ) =>
  (payload: unknown, context: PushContext): PushMessage | undefined => {
    const { data, success } = schema.safeParse(payload)
    return success ? { tag: context.id, ...compose(data, context), waiting: context.waiting } : undefined
  }

const pushTopics: Readonly<Record<string, ReturnType<typeof pushTopic>>> = {
  ...Object.fromEntries(leadKinds.map((kind) => [leadTopics[kind], pushTopic(leadOf(kind), pushOfLead)])),
  ...Object.fromEntries(
    customerActions.map((action) => [newsTopic(action), pushTopic(newsOf(action), pushOfNews)]),
  ),
  [alarmTopic]: pushTopic(alarmPayload, pushOfAlarm),
  [heldTopic]: pushTopic(heldLeads, (held, { topic, words: { mail } }) => ({
    title: mail.heldMailWords.subject(held),
    body: mail.heldMailWords.text(held),
    path: pagePaths.inbox,
    tag: topic,
  })),
  [backupTroubleTopic]: pushTopic(backupTroublesPayload, ({ troubles }, { topic, words }) => ({
    title: words.mail.backupMailWords.subject(troubles),
    body: troubles.map(({ reason }) => sentence({ reason }, words.refusals)).join(' '),
    path: pagePaths.backups,
    tag: topic,
  })),
  [testTopic]: pushTopic(z.unknown(), (_, { subjectId, words: { mail } }) => ({
    title: mail.pushWords.test,
    body: mail.pushWords.testBody,
    path: adminLink(testSubject, subjectId),
  })),
}

function pushOfNews(news: CustomerNews, { words }: PushContext) {
  const { customerNewsWords } = words.mail
  return {
    title: customerNewsWords[news.action].subject(oneLine(news.name, 60)),
    body: news.text
      ? oneLine(news.text, 120)
      : customerNewsWords.about(serviceInNews(news, words), news.number),
    path: adminLink(news.kind, news.id),
  }
}

function pushOfAlarm({ alarm, lead }: DeliveredAlarm, { topic, subjectId, waiting, words }: PushContext) {
  const { name, about } = summaryOf(lead, words)
  const { alarmWords, pushWords } = words.mail
  return {
    title: alarmWords[alarm.reason].title(oneLine(name, 60), alarm),
    body: pushWords.about(oneLine(about, 80), waiting),
    path: adminLink(lead.kind, lead.payload.id),
    tag: `${topic}:${subjectId}`,
    isUrgent: true as const,
  }
}

function pushOfLead(lead: DeliveredLead, { waiting, words }: PushContext) {
  const { pushWords } = words.mail
  const { makeTitle, name, about } = summaryOf(lead, words)
  const title = makeTitle(oneLine(name, 60))
  return {
    title: lead.payload.quarantineReasons.length > 0 ? pushWords.suspicious(title) : title,
    body: pushWords.about(oneLine(about, 80), waiting),
    path: adminLink(lead.kind, lead.payload.id),
    ...(isEmergency(lead) && { isUrgent: true as const }),
  }
}

/** A suspicious lead is announced as an ordinary one. */
const isEmergency = ({ kind, payload }: DeliveredLead) =>
  kind !== 'Review' && payload.service === 'emergency' && payload.quarantineReasons.length === 0

/** Name and service only: a locked phone shows it to anyone. */
function summaryOf(
  lead: DeliveredLead,
  { mail: { pushWords: words, leadMailWords }, services }: ServerWords,
): {
  makeTitle: (name: string) => string
  name: string
  about: string
} {
  const { kind, payload } = lead
  const contactBy = 'contactBy' in payload ? payload.contactBy : null
  const language = 'language' in payload ? payload.language : undefined
  const answer = [
    contactBy && leadMailWords.answerBy[contactBy],
    language && words.writesIn(leadMailWords.languageName(language)),
  ]
    .filter(Boolean)
    .map((text) => `. ${text}`)
    .join('')
  switch (kind) {
    case 'Quote': {
      const name = `${payload.firstName} ${payload.lastName}`
      const makeTitle = isEmergency(lead) ? words.emergency : words.quote
      return { makeTitle, name, about: `${services.quote(payload.service)}${answer}` }
    }
    case 'Message':
    case 'Call': {
      const makeTitle = isEmergency(lead) ? words.emergency : words[kind === 'Call' ? 'call' : 'message']
      return { makeTitle, name: payload.name, about: `${services.contact(payload.service)}${answer}` }
    }
    case 'Review':
      return { makeTitle: words.review, name: payload.name, about: words.stars(payload.rating) }
  }
}

/** For the badge of a person's device: of those who see only their own requests, only these. */
export async function waitingCount(db: Queryable, userId: string): Promise<number> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
  const role = parseRole(user?.role)
  const isLimited = role === undefined || seesOnlyOwn({ role }, 'leads')
  const isNew = and(eq(requests.status, 'new'), isLimited ? eq(requests.assigneeId, userId) : undefined)
  const [waiting, pending] = await Promise.all([
    db.$count(requests, isNew),
    isLimited ? 0 : db.$count(reviews, eq(reviews.isApproved, false)),
  ])
  return waiting + pending
}
