import { ageMs } from '#content/time/ages.ts'
import { clockAt } from '#content/time/clocks.ts'
import type { Database } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { newId } from '#server/new-id.ts'
import { ownersOnCall } from '#server/notifications/alarm-order.ts'
import { type BackupTrouble, backupTroubleTopic } from '#server/notifications/outbox/backup-trouble.ts'
import { deliveriesTo, enqueue } from '#server/notifications/outbox/outbox.ts'
import {
  type BackupSafety,
  isCopyFailure,
  readSafety,
  saveSafety,
  type Told,
  troubleKinds,
} from './backup-safety.ts'
import type { BackupSettings } from './nightly.ts'

const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs

/** A nightly backup is made up for after 48 hours, the first one at once; when that did not happen either, it is overdue. */
const overdueMs = 50 * hourMs
const makesUpMs = 2 * hourMs

export type BackupFacts = {
  settings: BackupSettings
  safety: BackupSafety
  hasRoom: boolean
  /** Of this process: a server that was off could not make any. */
  startedAt: Date
}

export function backupTroubles(
  { settings, safety, hasRoom, startedAt }: BackupFacts,
  now: Date,
): BackupTrouble[] {
  const { place, lastCopy, lastDrill, lastFailure } = safety
  const { nightly, lastNightlyAt } = settings
  const isOverdue = ageMs(lastNightlyAt, now) > overdueMs && ageMs(startedAt, now) > makesUpMs
  const troubles: BackupTrouble[] = []
  const add = (kind: BackupTrouble['kind'], reason: BackupTrouble['reason']) =>
    troubles.push({ kind, reason })
  if (nightly && lastFailure) add('backup', lastFailure.reason)
  else if (nightly && !hasRoom) add('backup', 'backupNoRoom')
  else if (nightly && isOverdue) add('backup', lastNightlyAt ? 'backupOverdue' : 'backupNever')
  const copy = place && lastCopy?.failure
  if (copy) add('copy', copy)
  const drill = lastDrill?.outcome
  // A place that cannot be reached fails both: one trouble.
  if (drill?.kind === 'failed' && !(copy && isCopyFailure(drill.reason))) add('drill', drill.reason)
  return troubles
}

/** Once per trouble; again when it was well in between, or a week later. Not at night. */
export function troublesToTell(
  told: Told,
  troubles: readonly BackupTrouble[],
  now: Date,
  timeZone: string,
): { told: Told; due: BackupTrouble[] } {
  const { time } = clockAt(now, timeZone)
  const isDay = time >= '08:00' && time < '20:00'
  const due = troubles.filter(({ kind }) => {
    const last = told[kind]
    return isDay && (!last || last.endedAt || ageMs(last.at, now) >= weekMs)
  })
  const next: Told = { ...told }
  for (const { kind } of due) next[kind] = { at: now }
  for (const [kind, last] of entriesOf(told))
    if (!last.endedAt && !troubles.some((trouble) => trouble.kind === kind))
      next[kind] = { ...last, endedAt: now }
  return { told: next, due }
}

const entriesOf = (told: Told) =>
  troubleKinds.flatMap((kind) => {
    const last = told[kind]
    return last ? [[kind, last] as const] : []
  })

type AlarmDeps = {
  db: Database
  timeZone: () => string
  facts: () => Promise<BackupFacts>
  wake: () => void
}

export async function tellOfTroubles(
  { db, timeZone, facts, wake }: AlarmDeps,
  now = new Date(),
): Promise<BackupTrouble[]> {
  const due = await db.transaction(async (tx) => {
    await holdLock(tx, 'backup alarms')
    const { told: before } = await readSafety(tx)
    const { told, due } = troublesToTell(before, backupTroubles(await facts(), now), now, timeZone())
    if (JSON.stringify(told) === JSON.stringify(before)) return []
    await saveSafety(tx, { told })
    if (due.length === 0) return []
    const owners = await ownersOnCall(tx)
    const id = newId()
    await enqueue(
      tx,
      deliveriesTo(
        [
          ['mail', owners.map(({ email }) => email)],
          ['push', owners.flatMap(({ devices }) => devices)],
        ],
        { topic: backupTroubleTopic, subjectType: 'Summary', subjectId: id, payload: { troubles: due } },
        `${backupTroubleTopic}:${id}`,
      ),
    )
    return due
  })
  if (due.length > 0) wake()
  return due
}

const worksAgainMs = weekMs

/** For the screen: troubles that the owner was told of and that ended in the last week. */
export function worksAgain(told: Told, now: Date): Told {
  return Object.fromEntries(entriesOf(told).filter(([, { endedAt }]) => ageMs(endedAt, now) < worksAgainMs))
}
