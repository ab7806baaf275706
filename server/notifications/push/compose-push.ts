import { and, eq } from 'drizzle-orm'
import type { ServerWords } from '#content/languages.ts'
import type { Queryable } from '#server/database/database.ts'
import { pagePaths } from '#server/http/paths.ts'
import { serviceInNews } from '#server/notifications/mail/customer-news-mail.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import { type DeliveredAlarm, readDeliveredAlarm } from '#server/notifications/outbox/alarm-deliveries.ts'
import { readBackupTroubles } from '#server/notifications/outbox/backup-trouble.ts'
import { readCustomerNews } from '#server/notifications/outbox/customer-news.ts'
import { readHeldLeads } from '#server/notifications/outbox/held-deliveries.ts'
import { type DeliveredLead, readDeliveredLead } from '#server/notifications/outbox/lead-deliveries.ts'
import { adminLink, type Delivery, testSubject } from '#server/notifications/outbox/outbox.ts'
import { testTopic } from '#server/notifications/outbox/test-delivery.ts'
import { parseRole, seesOnlyOwn } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { calls, messages, quotes } from '#server/schema/leads.ts'
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

export function composePush(
  { id, topic, payload, subjectId }: Pick<Delivery, 'id' | 'topic' | 'payload' | 'subjectId'>,
  { waiting, words: all }: { waiting: number; words: ServerWords },
): PushMessage | undefined {
  const words = all.mail.pushWords
  if (topic === testTopic) {
    const path = adminLink(testSubject, subjectId)
    return { title: words.test, body: words.testBody, path, tag: id, waiting }
  }
  const news = readCustomerNews(topic, payload)
  if (news) {
    const { customerNewsWords } = all.mail
    return {
      title: customerNewsWords[news.action].subject(oneLine(news.name, 60)),
      body: news.text
        ? oneLine(news.text, 120)
        : customerNewsWords.about(serviceInNews(news, all), news.number),
      path: adminLink(news.kind, news.id),
      tag: id,
      waiting,
    }
  }
  const held = readHeldLeads(topic, payload)
  if (held) {
    const { heldMailWords } = all.mail
    return {
      title: heldMailWords.subject(held),
      body: heldMailWords.text(held),
      path: pagePaths.inbox,
      tag: topic,
      waiting,
    }
  }
  const troubles = readBackupTroubles(topic, payload, all.refusals)
  if (troubles) {
    const { backupMailWords } = all.mail
    return {
      title: backupMailWords.subject(troubles),
      body: troubles.map(({ todo }) => todo).join(' '),
      path: pagePaths.backups,
      tag: topic,
      waiting,
    }
  }
  const ringing = readDeliveredAlarm(topic, payload)
  if (ringing) return { ...pushOfAlarm(ringing, { waiting, words: all }), tag: `${topic}:${subjectId}` }
  const lead = readDeliveredLead(topic, payload)
  if (!lead) return undefined
  const { makeTitle, name, about } = summaryOf(lead, all)
  const title = makeTitle(oneLine(name, 60))
  return {
    title: lead.payload.quarantineReasons.length > 0 ? words.suspicious(title) : title,
    body: words.about(oneLine(about, 80), waiting),
    path: adminLink(lead.kind, lead.payload.id),
    tag: id,
    waiting,
    ...(isEmergency(lead) && { isUrgent: true }),
  }
}

function pushOfAlarm(
  { alarm, lead }: DeliveredAlarm,
  { waiting, words }: { waiting: number; words: ServerWords },
) {
  const { name, about } = summaryOf(lead, words)
  const { alarmWords, pushWords } = words.mail
  return {
    title: alarmWords[alarm.reason].title(oneLine(name, 60), alarm),
    body: pushWords.about(oneLine(about, 80), waiting),
    path: adminLink(lead.kind, lead.payload.id),
    waiting,
    isUrgent: true as const,
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
  const answer = contactBy ? `. ${leadMailWords.answerBy[contactBy]}` : ''
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
  const isNew = (table: typeof quotes | typeof messages | typeof calls) =>
    and(eq(table.status, 'new'), isLimited ? eq(table.assigneeId, userId) : undefined)
  const counts = await Promise.all([
    db.$count(quotes, isNew(quotes)),
    db.$count(messages, isNew(messages)),
    db.$count(calls, isNew(calls)),
    isLimited ? 0 : db.$count(reviews, eq(reviews.isApproved, false)),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
