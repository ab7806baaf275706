import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { v4 as uuidv4 } from 'uuid'
import { languageByCode, type ServerWords } from '#content/languages.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { usualMinutes } from '#content/time/appointments.ts'
import type { Staff } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call, ModelServices } from '#server/data-service/call.ts'
import { DateTime } from '#server/data-service/column-types.ts'
import {
  defineCall,
  type ExtraCalls,
  everybody,
  type May,
  staffOf,
} from '#server/data-service/extra-calls.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import type { Keys } from '#server/database/secrets.ts'
import { pagePaths } from '#server/http/paths.ts'
import { signValue, verifyValue } from '#server/http/signed-values.ts'
import { mayTakeLeads } from '#server/models/leads/people.ts'
import { adminLink } from '#server/notifications/outbox/outbox.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { users } from '#server/schema/identity.ts'
import { calendarLinks } from '#server/schema/operations.ts'
import { requests, type StoredRequest } from '#server/schema/requests.ts'
import { type CalendarAppointment, calendarFile } from './calendar-file.ts'

/**
 * One person's appointments, as a subscription for their phone. Google, Apple and Microsoft fetch and keep it
 * on their servers, so it says only what is needed to drive there and do the job: when, where, first name with an initial,
 * service, phone, notes of staff, and a link that asks for sign-in. No e-mail address, not the customer's message.
 */

export const calendarPaths = ({ links }: Pick<Keys, 'links'>): ModelServices['calendars'] => ({
  pathOf: (id) => `${pagePaths.calendar}/${signValue(links, 'calendar', id)}.ics`,
  idOf: (token) => verifyValue(links, 'calendar', token.replace(/\.ics$/, '')),
})

const daysBack = 30
const mostAppointments = 500

async function readCalendar(token: string, origin: string, call: Call): Promise<string | undefined> {
  const id = call.services.calendars.idOf(token)
  if (!id) return undefined
  const { db, services } = call
  const [link] = await db.select().from(calendarLinks).where(eq(calendarLinks.id, id))
  if (!link || !(await mayTakeLeads(db, link.userId))) return undefined
  await db
    .update(calendarLinks)
    .set({ lastReadAt: sql`now()` })
    .where(
      and(
        eq(calendarLinks.id, id),
        or(isNull(calendarLinks.lastReadAt), lt(calendarLinks.lastReadAt, sql`now() - interval '5 minutes'`)),
      ),
    )
  const since = new Date(Date.now() - daysBack * 86_400_000)
  const { assigneeId, scheduledAt, cancelledAt, lostReason } = requests
  const mine = await db
    .select()
    .from(requests)
    .where(
      and(
        eq(assigneeId, link.userId),
        isNotNull(scheduledAt),
        gte(scheduledAt, since),
        isNull(cancelledAt),
        isNull(lostReason),
      ),
    )
    .orderBy(scheduledAt)
    .limit(mostAppointments)
  const [person] = await db.select({ language: users.language }).from(users).where(eq(users.id, link.userId))
  const reader = languageByCode(services.languages, person?.language)
  const about = { words: reader.words, profile: services.profile() }
  return calendarFile(
    about.words.calendar.name(about.profile.name),
    mine.flatMap((request) => appointmentOf(request, origin, about) ?? []),
  )
}

function appointmentOf(
  request: StoredRequest,
  origin: string,
  { words, profile }: { words: ServerWords; profile: BusinessProfile },
): CalendarAppointment | undefined {
  const { id, kind, scheduledAt, windowMinutes, address, phone, notes, updatedAt, service } = request
  if (!scheduledAt) return undefined
  const name = shortName(request.name)
  const arrival =
    windowMinutes !== null
      ? words.promise.arrivalInWords({ scheduledAt, windowMinutes }, profile.timeZone)
      : undefined
  const window = arrival && words.calendar.window(arrival)
  const label = words.services[kind === 'Quote' ? 'quote' : 'contact'](service)
  return {
    id,
    title: words.calendar.title(name, label),
    address,
    notes: [window, phone, notes].filter((text): text is string => Boolean(text)),
    url: origin && `${origin}${adminLink(kind, id)}`,
    startsAt: scheduledAt,
    minutes: request.scheduledMinutes ?? usualMinutes,
    changedAt: updatedAt,
  }
}

/** A caller sends it, and it ends up in the file: only scheme and host pass. */
export const originIn = (text: unknown): string =>
  typeof text === 'string' && URL.canParse(text) ? new URL(text).origin : ''

function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const initial = rest.at(-1)?.match(/\p{L}/u)?.[0]
  return initial ? `${first} ${initial.toUpperCase()}.` : first
}

export const appointmentField: ModelField & { private: true } = {
  private: true,
  ...fieldOn<StoredRequest>({
    type: GraphQLString,
    description: 'Its appointment as an iCalendar file; null without one',
    args: {
      origin: { type: GraphQLString, description: 'Scheme and host of the panel, for the way back to it' },
    },
    resolve: (request, { origin }, { language: { words }, services }) => {
      const profile = services.profile()
      const appointment = appointmentOf(request, originIn(origin), { words, profile })
      return appointment ? calendarFile(words.calendar.name(profile.name), [appointment]) : null
    },
  }),
}

/** A person of the staff or their program: scheduled jobs have no calendar. */
const workers: May<Staff> = async (call, operation) => {
  const allowed = await staffOf('leads', 'haveCalendar', { own: true })(call, operation)
  if (!allowed.ok) return allowed
  const { actor } = call
  return actor.kind === 'staff'
    ? done(actor)
    : refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task: 'haveCalendar' } })
}

type MyCalendar = { path: string | null; createdAt: Date; lastReadAt: Date | null }

async function myCalendar({ actor, db, services }: Call<Staff>): Promise<MyCalendar | null> {
  const [link] = await db.select().from(calendarLinks).where(eq(calendarLinks.userId, actor.userId))
  return link ? { ...link, path: actor.readOnly ? null : services.calendars.pathOf(link.id) } : null
}

async function renewCalendar(call: Call<Staff>): Promise<Result<MyCalendar>> {
  const { actor, db, services } = call
  const id = uuidv4()
  const fresh = { id, createdAt: sql`now()`, lastReadAt: null }
  const createdAt = await db.transaction(async (tx) => {
    const [link] = await tx
      .insert(calendarLinks)
      .values({ userId: actor.userId, ...fresh })
      .onConflictDoUpdate({ target: calendarLinks.userId, set: fresh })
      .returning({ createdAt: calendarLinks.createdAt })
    await recordAudit(tx, actor, { action: 'create', subject: 'CalendarLink', subjectId: actor.userId })
    return link?.createdAt ?? new Date()
  })
  return done({ path: services.calendars.pathOf(id), createdAt, lastReadAt: null })
}

async function removeCalendar({ actor, db }: Call<Staff>): Promise<Result<string>> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(calendarLinks)
      .where(eq(calendarLinks.userId, actor.userId))
      .returning({ userId: calendarLinks.userId })
    if (gone.length > 0)
      await recordAudit(tx, actor, { action: 'revoke', subject: 'CalendarLink', subjectId: actor.userId })
  })
  return done(actor.userId)
}

const myCalendarType = new GraphQLObjectType<MyCalendar>({
  name: 'MyCalendar',
  fields: {
    path: {
      ...optional.text,
      description: 'Whoever has this address reads the appointments; null for a key that may only read',
    },
    createdAt: required.time,
    lastReadAt: { type: DateTime, description: 'Exact to a few minutes' },
  },
})

export const calendarCalls: ExtraCalls = {
  queries: {
    calendar: defineCall({
      may: everybody,
      type: GraphQLString,
      description: 'The calendar behind an address, as an iCalendar file; null for an address that is void',
      args: {
        token: required.text,
        origin: { ...required.text, description: 'Scheme and host of the panel' },
      },
      resolve: async ({ token, origin }: { token: string; origin: string }, call) =>
        done((await readCalendar(token, originIn(origin), call)) ?? null),
    }),
    myCalendar: defineCall({
      may: workers,
      type: myCalendarType,
      resolve: async (_args, call) => done(await myCalendar(call)),
    }),
  },
  mutations: {
    renewMyCalendar: defineCall({
      may: workers,
      type: new GraphQLNonNull(myCalendarType),
      resolve: (_args, call) => renewCalendar(call),
    }),
    removeMyCalendar: defineCall({
      may: workers,
      ...required.id,
      resolve: (_args, call) => removeCalendar(call),
    }),
  },
}
