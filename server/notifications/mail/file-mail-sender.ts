import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import MailComposer from 'nodemailer/lib/mail-composer'
import { writeForGood } from '#server/data-dir.ts'
import { type MailSender, messageOf } from './mail-sender.ts'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { deliveries } from '#server/schema/operations.ts'

/** Writes mails as files that every mail program opens. The same delivery again replaces its file. */
export function fileMailSender(dir: string, from: string): MailSender {
  return {
    async send(mail) {
      const bytes = await new MailComposer(messageOf(mail, from)).compile().build()
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 })
        // Earlier versions let everybody on the machine look in.
        await chmod(dir, 0o700)
        await writeForGood(dir, mailFileName(mail), bytes)
        return { ok: true }
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error)
        return { ok: false, permanent: false, reason: `The mail could not be written to disk: ${cause}` }
      }
    },
    close() {},
  }
}

const minute = 60_000
const day = 24 * 60 * minute

/** How long a mail is kept as a file. One that is as good as a password goes when what it holds has run out. */
const keptForMs = (topic: string): number => {
  if (topic === 'account.email-code') return 15 * minute
  if (topic === 'account.password-reset') return 60 * minute
  if (topic === 'account.invitation') return 7 * day
  return 30 * day
}

/** What a mail is called as a file. The same delivery has one name, so that it replaces its file. */
export const mailFileName = ({ date, deliveryId }: { date: Date; deliveryId: string }): string =>
  `${date.toISOString().replaceAll(':', '-')}_${deliveryId}.eml`

const deliveryOf = (name: string): string | undefined => /_([\da-f-]{36})\.eml$/.exec(name)?.[1]

/** Removes the files of these deliveries, whose card is gone. */
export async function removeMailFiles(folder: string, deliveryIds: readonly string[]): Promise<void> {
  if (deliveryIds.length === 0) return
  for (const name of await namesIn(folder))
    if (deliveryIds.includes(deliveryOf(name) ?? '')) await rm(join(folder, name), { force: true })
}

/**
 * Removes mails that are older than they need to be, those whose card is gone, and what a crash left half written.
 * Gives how many. Safe to run any time.
 */
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
  const names = await namesIn(folder)
  const ids = names.flatMap((name) => deliveryOf(name) ?? [])
  const { id, topic, createdAt } = deliveries
  const rows =
    ids.length === 0 ? [] : await db.select({ id, topic, createdAt }).from(deliveries).where(inArray(id, ids))
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const name of names) {
    const delivery = deliveryOf(name)
    const row = known.get(delivery ?? '')
    if (row && now.getTime() - row.createdAt.getTime() >= keptForMs(row.topic)) await remove(name)
    // None at all beside a full folder is rather the wrong database than a thousand deleted cards.
    if (delivery && !row && known.size > 0) await remove(name)
    if (name.endsWith('.draft') && (await ageOf(join(folder, name), now)) > day) await remove(name)
  }
  return removed
}

const ageOf = async (path: string, now: Date) => {
  const found = await stat(path).catch(() => undefined)
  return found ? now.getTime() - found.mtimeMs : 0
}

/** None where no mail was ever written. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
