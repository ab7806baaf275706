import { pagePaths } from '#server/http/paths.ts'
import type { BackupTroubles } from '#server/notifications/outbox/backup-trouble.ts'
import type { HeldLeads } from '#server/notifications/outbox/held-deliveries.ts'
import { adminLink, testSubject } from '#server/notifications/outbox/outbox.ts'
import { sentence } from '#server/result.ts'
import { staffLetter } from './letter.ts'
import type { MailContent, MailContext } from './mail-content.ts'

type NoticeContext = Pick<MailContext, 'company' | 'site' | 'words'>

export function composeTestMail(context: NoticeContext): MailContent {
  const { subject, ...words } = context.words.mail.testMailWords
  const said = { ...words, subject: subject(context.company.name) }
  return notice(said, adminLink(testSubject, ''), context)
}

export function composeHeldMail(held: HeldLeads, context: NoticeContext): MailContent {
  const { subject, heading, text, ...words } = context.words.mail.heldMailWords
  const said = { ...words, subject: subject(held), heading: heading(held), text: text(held) }
  return notice(said, pagePaths.inbox, context)
}

export function composeBackupMail({ troubles }: BackupTroubles, context: NoticeContext): MailContent {
  const { subject: subjectOf, once, ...words } = context.words.mail.backupMailWords
  const subject = subjectOf(troubles)
  const todo = troubles.map(({ reason }) => sentence({ reason }, context.words.refusals))
  return notice(
    { ...words, subject, heading: subject, text: [...todo, once].join(' ') },
    pagePaths.backups,
    context,
  )
}

type NoticeWords = Record<'subject' | 'heading' | 'text' | 'open', string> & {
  footer: (company: string) => string
}

function notice({ subject, heading, text, open, footer }: NoticeWords, path: string, context: NoticeContext) {
  const blocks = [{ p: text }, { button: open, href: `${context.site}${path}` }]
  return staffLetter({ subject, heading, blocks, footer: footer(context.company.name) }, context)
}
