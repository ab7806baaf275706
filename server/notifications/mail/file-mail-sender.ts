import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { isMissing, writeFileDurably } from '#server/data-dir.ts'
import type { Database } from '#server/database/database.ts'
import { trashedDeliveries } from '#server/notifications/outbox/outbox.ts'
import { done, refuse } from '#server/result.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { type MailSender, mimeMessage } from './mail-sender.ts'

export function fileMailSender(dir: string, from: string): MailSender {
  let isReady = false
  return {
    async send(mail) {
      const { raw } = mimeMessage(mail, from)
      try {
        if (!isReady) {
          await mkdir(dir, { recursive: true, mode: 0o700 })
          // Earlier versions made it readable for all users of the machine.
          await chmod(dir, 0o700)
        }
        isReady = true
        await writeFileDurably(dir, mailFileName(mail), raw)
        return done({})
      } catch (error) {
        isReady = false
        const detail = error instanceof Error ? error.message : String(error)
        return refuse({ permanent: false, why: { reason: 'mailNotWritten', facts: { detail } } })
      }
    },
    close() {},
  }
}

const minute = 60_000
const day = 24 * 60 * minute

/** A mail with a link or a code is deleted when that has expired. */
const retentionMs = (topic: string): number => {
  if (topic === 'account.email-code') return 15 * minute
  if (topic === 'account.password-reset') return 60 * minute
  if (topic === 'account.invitation') return 7 * day
  return 30 * day
}

export const mailFileName = ({ date, deliveryId }: { date: Date; deliveryId: string }): string =>
  `${date.toISOString().replaceAll(':', '-')}_${deliveryId}.eml`

const deliveryIdIn = (name: string): string | undefined => /_([\da-f-]{36})\.eml$/.exec(name)?.[1]

export async function removeMailFiles(folder: string, deliveryIds: readonly string[]): Promise<void> {
  if (deliveryIds.length === 0) return
  for (const name of await fileNames(folder))
    if (deliveryIds.includes(deliveryIdIn(name) ?? '')) await rm(join(folder, name), { force: true })
}

export async function sweepMailFiles({
  db,
  folder,
  now = new Date(),
}: {
  db: Database
  folder: string
  now?: Date
}): Promise<number> {
  let removed = 0
  const remove = async (name: string) => {
    await rm(join(folder, name), { force: true })
    removed += 1
  }
  const names = await fileNames(folder)
  const ids = names.flatMap((name) => deliveryIdIn(name) ?? [])
  const { id, topic, createdAt } = deliveries
  const rows =
    ids.length === 0 ? [] : await db.select({ id, topic, createdAt }).from(deliveries).where(inArray(id, ids))
  const trashed = ids.length === 0 ? [] : await trashedDeliveries(db, { ids })
  const known = new Map([...trashed, ...rows].map((row) => [row.id, row]))
  for (const name of names) {
    const deliveryId = deliveryIdIn(name)
    const row = known.get(deliveryId ?? '')
    if (row && now.getTime() - row.createdAt.getTime() >= retentionMs(row.topic)) await remove(name)
    // Files without any row probably belong to another database: keep them.
    if (deliveryId && !row && known.size > 0) await remove(name)
    if (name.endsWith('.draft') && (await ageOf(join(folder, name), now)) > day) await remove(name)
  }
  return removed
}

const ageOf = async (path: string, now: Date) => {
  const found = await stat(path).catch(() => undefined)
  return found ? now.getTime() - found.mtimeMs : 0
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
