import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { attachmentRules } from '#content/attachment-rules.ts'
import { contactWayIn, contactWays } from '#content/promise-rules.ts'
import { ageMs } from '#content/time/ages.ts'
import type { Call } from '#server/data-service/call.ts'
import { because, longest, optionalLine, paragraph, parseInput, toE164 } from '#server/data-service/input.ts'
import { storeInTurn } from '#server/data-service/visitor-turns.ts'
import type { Transaction } from '#server/database/database.ts'
import { uploaderOf } from '#server/files/file-rules.ts'
import { claimUploads } from '#server/files/quote-attachments.ts'
import { takeToken, takeTokenOfNetworks } from '#server/limits/rate-limit.ts'
import { raiseAlarm, silenceAlarms } from '#server/models/leads/alarms/lead-alarms.ts'
import { readTimeLine, recordLeadEvents } from '#server/models/leads/lead-events.ts'
import { withdrawPromises } from '#server/models/leads/mails/customer-mails.ts'
import { allowPhotosOnSite, forbidPhotosOnSite } from '#server/models/leads/photos-on-site.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { requests } from '#server/schema/requests.ts'
import { declineAppointment } from './appointment-decline.ts'
import { bookWindow, releaseWindow, reserveWindow } from './booking.ts'
import { type CustomerChange, type CustomerWrite, mailCopy, notifyBusiness } from './customer-change.ts'
import { answer } from './estimate-reply.ts'
import { readReceipt } from './receipt.ts'
import { mayComplain } from './receipt-complaint.ts'
import {
  answersTo,
  isPageOver,
  mayAdd,
  mayCancel,
  mayChange,
  mostFiles,
  readRequest,
  takesFiles,
} from './receipt-facts.ts'
import { isCallLate } from './receipt-stage.ts'

/**
 * What a customer can do on the receipt. The token is the permission, so each change is small, limited, and
 * on the time line with the former values.
 */

/** Per kind of change, so that correcting too often does not keep anyone from cancelling or complaining. */
const changeLimits = {
  request: { limit: 20, windowSeconds: 3_600 },
  address: { limit: 40, windowSeconds: 600 },
}

export async function changeRequest(
  token: string,
  call: Call,
  what: keyof typeof changes,
  given: object = {},
): Promise<Result<unknown>> {
  const lead = call.services.receipts.leadOf(token)
  if (!lead || lead.kind === 'Review') return gone
  const { kind, id } = lead
  const now = call.now?.() ?? new Date()
  return storeInTurn(call, async (db) => {
    const outcome = await db.transaction(async (tx): Promise<Result<null>> => {
      const taken = await takeChange(tx, { what, kind, id, call })
      if (!taken.ok) return taken
      const row = await readRequest(tx, { kind, id }, 'lock')
      if (!row || (await isPageOver({ row, now }, { ...call, db: tx }))) return gone
      const change = { tx, call, now, row }
      const written = await changes[what](given, change)
      if (!written.ok || !written.value) return written.ok ? done(null) : written
      const { columns, events, news, copy } = written.value
      const isHeld = news && (await notifyBusiness(change, news, taken.value.isNewNetwork))
      if (copy) await mailCopy(change, copy)
      await tx
        .update(requests)
        .set({ ...columns, updatedAt: now })
        .where(eq(requests.id, id))
      const noted = isHeld
        ? events.map((event) => ({ ...event, facts: { ...event.facts, held: true } }))
        : events
      await recordLeadEvents(tx, id, noted, { actor: call.actor, now })
      await announce(tx, { model: kind, operation: 'update', id, onPages: 'nothing' })
      return done(null)
    })
    if (!outcome.ok) return outcome
    call.services.notifications.wake()
    return done(await readReceipt(token, { ...call, db }))
  })
}

const gone = refuse({ code: 'NOT_FOUND', reason: 'requestGone' })
const closed = refuse({ code: 'CONFLICT', reason: 'requestClosed' })

async function takeChange(
  tx: Transaction,
  { what, kind, id, call }: { what: string; kind: string; id: string; call: Call },
) {
  const { actor } = call
  const ofRequest = await takeToken(tx, `receipt:${what}:${kind}:${id}`, changeLimits.request)
  const ofNetwork =
    actor.kind === 'visitor'
      ? await takeTokenOfNetworks(
          tx,
          (network) => `receipt:${what}:${network}`,
          actor.address,
          changeLimits.address,
        )
      : undefined
  const refused = [ofRequest, ofNetwork].find((taken) => taken?.allowed === false)
  return refused
    ? refuse({
        code: 'TOO_MANY_REQUESTS',
        reason: 'tooManyChanges',
        retryAfterSeconds: refused.retryAfterSeconds,
      })
    : done({ isNewNetwork: ofNetwork === undefined || ofNetwork.count === 1 })
}

const addition = z.object({
  message: paragraph(longest.reply),
  fileUrls: z
    .array(z.string().max(300))
    .max(attachmentRules.maximumFiles, because('tooManyFiles'))
    .nullish()
    .transform((keys) => [...new Set(keys ?? [])]),
})

const sameWordsMs = 10 * 60_000

async function add(given: object, change: CustomerChange): Promise<Result<CustomerWrite>> {
  const { tx, call, now, row } = change
  const parsed = parseInput(addition, given)
  if (!parsed.ok) return parsed
  if (!mayAdd(row)) return closed
  const { message, fileUrls } = parsed.value
  if (!message && fileUrls.length === 0) return refuseField('message', { reason: 'additionEmpty' })
  const had = row.fileUrls
  const isAgain = fileUrls.length > 0 && fileUrls.every((key) => had.includes(key))
  if (isAgain || (fileUrls.length === 0 && (await saidJustNow(tx, { row, message, now }))))
    return done(undefined)
  if (fileUrls.length > 0) {
    if (!takesFiles(row) || had.length + fileUrls.length > mostFiles)
      return refuseField('files', { reason: 'noMoreFiles' })
    const guestId = uploaderOf(call.actor) ?? ''
    const claimed = await claimUploads(tx, { keys: fileUrls, guestId, leadId: row.id })
    if (!claimed.ok) return refuseField('files', claimed.refusal)
  }
  return done({
    news: { action: 'added', text: message || null, files: fileUrls.length },
    ...(fileUrls.length > 0 && { columns: { fileUrls: [...had, ...fileUrls] } }),
    events: [{ kind: 'added', text: message || null, facts: { files: fileUrls.length } }],
  })
}

async function saidJustNow(
  tx: Transaction,
  { row, message, now }: Pick<CustomerChange, 'row' | 'now'> & { message: string },
): Promise<boolean> {
  const events = await readTimeLine(tx, row.id)
  return events.some(
    (event) => event.kind === 'added' && event.text === message && ageMs(event.at, now) < sameWordsMs,
  )
}

const correction = z.object({
  phone: optionalLine(longest.phone),
  address: optionalLine(longest.address),
  contactBy: z.enum(['', 'call', ...contactWays], because('notValid')).nullish(),
})

async function correct(given: object, change: CustomerChange): Promise<Result<CustomerWrite>> {
  const { row, call } = change
  const parsed = parseInput(correction, given)
  if (!parsed.ok) return parsed
  if (!mayChange(row)) return closed
  const { phone, address } = parsed.value
  const asked = parsed.value.contactBy || undefined
  const contactBy = asked && contactWayIn(asked)
  if (contactBy && !answersTo(row, call.services.profile()).includes(contactBy))
    return refuseField('contactBy', { reason: 'notValid' })
  if (!phone && !address && !asked) return refuseField('phone', { reason: 'correctionEmpty' })
  const changes = [
    ...(phone && phone !== row.phone ? [{ field: 'phone', before: row.phone, after: phone }] : []),
    ...(address && address !== row.address
      ? [{ field: 'address', before: row.address, after: address }]
      : []),
    ...(asked && contactBy !== row.contactBy
      ? [{ field: 'contactBy', before: row.contactBy ?? 'call', after: asked }]
      : []),
  ]
  if (changes.length === 0) return done(undefined)
  const phoneE164 = phone && toE164(phone)
  // A new lead is never refused for its number; here it would replace a good one.
  if (phone && phone !== row.phone && !phoneE164) return refuseField('phone', { reason: 'phoneNumber' })
  const number = phone && { phone, phoneE164 }
  return done({
    news: { action: 'corrected', ...number, ...(asked && { contactBy }) },
    columns: { ...number, ...(address && { address }), ...(asked && { contactBy }) },
    events: changes.map((facts) => ({ kind: 'corrected' as const, facts })),
  })
}

async function cancel({ tx, row, now }: CustomerChange): Promise<Result<CustomerWrite>> {
  if (row.cancelledAt) return done(undefined)
  if (!mayCancel(row)) return closed
  await silenceAlarms(tx, row.id)
  await withdrawPromises(tx, row)
  return done({
    news: { action: 'cancelled' },
    copy: { action: 'cancelled' },
    columns: { cancelledAt: now, nextAlarmAt: null, followUpAt: null },
    events: [{ kind: 'cancelled' }],
  })
}

/** The page says only whether an alarm rings and whether the outbox delivered it. */
async function complain({ tx, call, row, now }: CustomerChange): Promise<Result<CustomerWrite>> {
  const progress = { row, history: await readTimeLine(tx, row.id) }
  if (!isCallLate(progress, now))
    return mayChange(row) ? refuse({ code: 'CONFLICT', reason: 'promiseNotOver' }) : closed
  if (!mayComplain(progress, now)) return done(undefined)
  const rang = await raiseAlarm(tx, row, { call, now })
  return done({
    columns: { complainedAt: now, ...(rang === 'withOthers' && { nextAlarmAt: now }) },
    events: [{ kind: 'complained', facts: { rang: rang === 'atOnce' } }],
  })
}

const allowance = z.object({
  isAllowed: z.boolean(),
  photos: z.array(z.string().max(400)).max(100).nullish(),
})

async function allowPhotos(given: object, { tx, row, now }: CustomerChange): Promise<Result<CustomerWrite>> {
  const parsed = parseInput(allowance, given)
  if (!parsed.ok) return parsed
  const { isAllowed, photos } = parsed.value
  const requestId = row.id
  if (!isAllowed) return done((await forbidPhotosOnSite(tx, requestId)) ? photosAllowed(true) : undefined)
  const allowed = await allowPhotosOnSite(tx, { requestId, photos: photos ?? [], now })
  if (!allowed) return refuse({ code: 'CONFLICT', reason: 'photosChanged' })
  return done(allowed === 'changed' ? photosAllowed(false) : undefined)
}

const photosAllowed = (isBack: boolean): CustomerWrite => ({
  events: [{ kind: 'photosAllowed', facts: { isBack } }],
})

const changes = {
  allowPhotos,
  add,
  anotherTime: (given: object, change: CustomerChange) => declineAppointment('anotherTime', given, change),
  noAppointment: (given: object, change: CustomerChange) =>
    declineAppointment('noAppointment', given, change),
  reserveWindow,
  releaseWindow: async (_given: object, change: CustomerChange) => done(await releaseWindow(change)),
  bookWindow,
  answer,
  correct,
  cancel: (_given: object, change: CustomerChange) => cancel(change),
  complain: (_given: object, change: CustomerChange) => complain(change),
}
