import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { onTestFinished, vi } from 'vitest'
import { languages } from '#content/languages.ts'
import {
  type DeliverySender,
  enqueue,
  type NewDelivery,
  type SendResult,
} from '#server/notifications/outbox/outbox.ts'
import { startWorker, type WorkerDeps } from '#server/notifications/outbox/worker.ts'
import { openAnnouncer } from '#server/realtime/events.ts'
import { done, refuse, sentence } from '#server/result.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { testDatabase } from './database.ts'

export const log = pino({ level: 'silent' })
export const patient = { timeout: 30_000, interval: 5 }
export const hour = 3_600_000

export async function emptyOutbox() {
  const database = await testDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const { db } = database
  const { announceSoon } = openAnnouncer({ db, log })
  let ahead = 0
  return {
    ...database,
    rows: () => db.select().from(deliveries).orderBy(deliveries.id),
    put: (...messages: Partial<NewDelivery>[]) =>
      db.transaction((tx) =>
        enqueue(
          tx,
          messages.map((message) => ({ ...anyMessage(), ...message })),
        ),
      ),
    now: () => new Date(Date.now() + ahead),
    forward: (milliseconds: number) => {
      ahead += milliseconds
    },
    work(deps: Partial<WorkerDeps>) {
      const senders = { mail: accept, webhook: accept }
      const worker = startWorker({ db, log, announceSoon, senders, drainMs: 50, ...deps })
      onTestFinished(() => worker.stop())
      return worker
    },
  }
}

const anyMessage = (): NewDelivery => ({
  topic: 'quote.created',
  subjectType: 'Quote',
  subjectId: randomUUID(),
  channel: 'mail',
  recipient: 'owner@example.com',
  payload: {},
  dedupeKey: randomUUID(),
})

export const accept: DeliverySender = async () => done({})
export const hang: DeliverySender = (_delivery, signal) =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(failing('cut short'))))
export const failing = (detail: string, permanent = false): SendResult =>
  refuse({ permanent, why: { reason: 'mailServerRefusesUs', facts: { detail } } })

export function inWords(result: SendResult) {
  const { refusals } = languages[0].words
  if (!result.ok) return refuse({ ...result.refusal, why: sentence(result.refusal.why, refusals) })
  const { note, ...value } = result.value
  return done({ ...value, ...(note && { note: sentence(note, refusals) }) })
}

export const mailBy = (mail: DeliverySender) => ({ senders: { mail, webhook: accept } })

export function gatedSender() {
  const gate = Promise.withResolvers<SendResult>()
  return { mail: vi.fn<DeliverySender>(() => gate.promise), open: () => gate.resolve(done({})) }
}
