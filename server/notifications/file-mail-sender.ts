import { chmod, mkdir } from 'node:fs/promises'
import MailComposer from 'nodemailer/lib/mail-composer'
import { writeForGood } from '#server/data-dir.ts'
import { mailFileName } from './mail-files.ts'
import { type MailSender, messageOf } from './mail-sender.ts'

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
