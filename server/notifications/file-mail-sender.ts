import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer'
import { type MailSender, messageOf } from './mail-sender.ts'

/** Writes mails as files that every mail program opens. The same delivery again replaces its file. */
export function fileMailSender(dir: string, from: string): MailSender {
  return {
    async send(mail) {
      const bytes = await new MailComposer(messageOf(mail, from)).compile().build()
      const time = mail.date.toISOString().replaceAll(':', '-')
      try {
        await mkdir(dir, { recursive: true })
        await writeForGood(dir, `${time}_${mail.deliveryId}.eml`, bytes)
        return { ok: true }
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error)
        return { ok: false, permanent: false, reason: `The mail could not be written to disk: ${cause}` }
      }
    },
    close() {},
  }
}

/** Whole or not at all, and still there after a power cut. */
async function writeForGood(dir: string, name: string, bytes: Buffer): Promise<void> {
  const draft = join(dir, `.${randomUUID()}.draft`)
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, join(dir, name))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  const folder = await open(dir)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
