import { symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'
import type { ServerWords } from '#content/languages.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { sentenceOf } from '#content/settings-change.ts'
import { pagePaths } from '#server/http/paths.ts'
import { roles } from '#server/rights.ts'
import { type Letter, paragraphs, staffLetter } from './letter.ts'
import { formatMoment, type MailContent, type MailContext } from './mail-content.ts'

type AccountMailContext = Pick<MailContext, 'site' | 'words'> & { company: BusinessProfile }

export async function composeAccountMail(
  { sealed }: z.output<typeof sealedAccountMail>,
  { secret, ...context }: AccountMailContext & { secret: string },
): Promise<MailContent | undefined> {
  const opened = await symmetricDecrypt({ key: secret, data: sealed }).catch(() => undefined)
  const mail = opened === undefined ? undefined : accountMail.safeParse(JSON.parse(opened)).data
  return mail && accountMailContent(mail, context)
}

export function accountMailContent(mail: AccountMail, context: AccountMailContext): MailContent {
  const { code, button, lines, ...letter } = partsOf(mail, context)
  const blocks = [code !== undefined && { code }, button, ...paragraphs(lines)]
  const footer = context.words.mail.accountMailWords.footer(context.company.name)
  return staffLetter({ ...letter, blocks, footer }, context)
}

type AccountMailParts = Pick<Letter, 'subject' | 'heading'> & {
  code?: string
  button?: { button: string; href: string }
  lines: readonly string[]
}

type AccountMailWords = ServerWords['mail']['accountMailWords']

function partsOf(
  mail: AccountMail,
  { company: { name: company, timeZone }, site, words }: AccountMailContext,
): AccountMailParts {
  const { reset, invitation, role, code, notifications, changed } = words.mail.accountMailWords
  const time = (iso: string) => formatMoment(iso, timeZone, words)
  const link = ({ open }: { open: string }, path: string) => ({ button: open, href: `${site}${path}` })
  switch (mail.about) {
    case 'password-reset': {
      const button = link(reset, `${pagePaths.resetPassword}?token=${mail.token}`)
      return { ...reset, subject: reset.subject(company), button }
    }
    case 'invitation':
      return {
        subject: invitation.subject(company),
        heading: invitation.heading(company),
        lines: invitation.lines(mail.by, mail.role),
        button: link(invitation, `${pagePaths.invitation}?token=${mail.token}`),
      }
    case 'role':
      return {
        subject: role.subject(mail.who, company),
        heading: role.heading(mail.who, mail.after),
        lines: role.lines({ ...mail, at: time(mail.at) }),
        button: link(role, pagePaths.people),
      }
    case 'email-code': {
      const subject = code.subject(mail.code, company)
      return { subject, heading: code.heading, code: mail.code, lines: code.lines(mail.minutes) }
    }
    case 'notifications':
      return {
        ...notifications,
        subject: notifications.subject(company),
        lines: [
          ...mail.changes.map((change) => sentenceOf(change, words.mail.notificationChangeWords)),
          ...notifications.lines(mail.by, time(mail.at)),
        ],
        button: link(notifications, pagePaths.notifications),
      }
    case 'changed': {
      const heading = whatChanged(mail, changed)
      const keys = mail.keys.length > 0 ? [changed.keys(mail.keys, `${site}${pagePaths.apiKeys}`)] : []
      return {
        subject: changed.subject(heading, company),
        heading,
        lines: [...changed.lines, ...keys],
        button: link(changed, pagePaths.security),
      }
    }
  }
}

export type AccountChange =
  | { what: keyof AccountMailWords['changed']['what'] }
  | { what: 'emailChanged'; email: string }

function whatChanged(
  { what, email }: { what: string; email?: string | undefined },
  words: AccountMailWords['changed'],
): string {
  if (what === 'emailChanged' && email) return words.emailChanged(email)
  return Object.entries(words.what).find(([key]) => key === what)?.[1] ?? what
}

const accountMail = z.discriminatedUnion('about', [
  z.object({ about: z.literal('password-reset'), token: z.string() }),
  z.object({ about: z.literal('email-code'), code: z.string(), minutes: z.number() }),
  z.object({
    about: z.literal('invitation'),
    token: z.string(),
    by: z.string(),
    /** A mail from before there were roles invites an owner. */
    role: z.enum(roles).default('owner'),
  }),
  z.object({
    about: z.literal('role'),
    who: z.string(),
    by: z.string(),
    at: z.iso.datetime(),
    before: z.enum(roles),
    after: z.enum(roles),
  }),
  z.object({
    about: z.literal('changed'),
    /** A key of the words; earlier versions stored the sentence. */
    what: z.string(),
    email: z.string().optional(),
    keys: z.array(z.string()).readonly().default([]),
  }),
  z.object({
    about: z.literal('notifications'),
    by: z.string(),
    at: z.iso.datetime(),
    changes: z.array(z.union([z.string(), z.tuple([z.string()], z.unknown()).readonly()])).readonly(),
  }),
])

export type AccountMail = z.output<typeof accountMail>

export const accountTopic = (about: AccountMail['about']) => `account.${about}`

export const accountTopics = accountMail.options.map(({ shape }) => accountTopic(shape.about.value))

/** Encrypted, because links and codes are as good as a password for a while. */
export const sealedAccountMail = z.object({ sealed: z.string() })
