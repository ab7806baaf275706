import { symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'
import type { ServerWords } from '#content/languages.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { pagePaths } from '#server/http/paths.ts'
import { roles } from '#server/rights.ts'
import {
  escapeHtml,
  formatMoment,
  type MailContent,
  type MailContext,
  mailButton,
  mailPage,
  mailParagraph,
} from './mail-content.ts'

export async function composeAccountMail(
  payload: unknown,
  { secret, ...context }: Omit<MailContext, 'invitationDays'>,
): Promise<MailContent | undefined> {
  const mail = await decryptAccountMail(payload, secret)
  return mail && accountMailContent(mail, context)
}

export function accountMailContent(
  mail: AccountMail,
  {
    company,
    site,
    words: { locale, mail: mailWords },
  }: Pick<MailContext, 'site' | 'words'> & { company: BusinessProfile },
): MailContent {
  const time = (iso: string) => formatMoment(iso, { timeZone: company.timeZone, locale })
  const about = { company: company.name, site, time, words: mailWords.accountMailWords }
  const { subject, heading, code, link, lines } = mailParts(mail, about)
  const footer = mailWords.accountMailWords.footer(company.name)
  return {
    subject,
    text: [heading, code, link && `${link.text}: ${link.href}`, ...lines, footer]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
    html: mailPage({
      lang: locale,
      subject,
      company,
      site,
      heading,
      body: [
        code &&
          `<p style="margin:0 0 20px;font-size:34px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`,
        link && mailButton(link.href, link.text),
        ...lines.map(mailParagraph),
      ]
        .filter(Boolean)
        .join('\n'),
      footer,
    }),
    replyTo: undefined,
  }
}

type Parts = { subject: string; heading: string; code?: string; link?: Link; lines: readonly string[] }
type Link = { href: string; text: string }

type AccountMailWords = ServerWords['mail']['accountMailWords']

function mailParts(
  mail: AccountMail,
  {
    company,
    site,
    time,
    words,
  }: { company: string; site: string; time: (iso: string) => string; words: AccountMailWords },
): Parts {
  switch (mail.about) {
    case 'password-reset': {
      const { subject, heading, open, lines } = words.reset
      return {
        subject: subject(company),
        heading,
        lines,
        link: { href: `${site}${pagePaths.resetPassword}?token=${mail.token}`, text: open },
      }
    }
    case 'invitation': {
      const { subject, heading, open, lines } = words.invitation
      return {
        subject: subject(company),
        heading: heading(company),
        lines: lines(mail.by, mail.role),
        link: { href: `${site}${pagePaths.invitation}?token=${mail.token}`, text: open },
      }
    }
    case 'role': {
      const { subject, heading, open, lines } = words.role
      return {
        subject: subject(mail.who, company),
        heading: heading(mail.who, mail.after),
        lines: lines({ ...mail, at: time(mail.at) }),
        link: { href: `${site}${pagePaths.people}`, text: open },
      }
    }
    case 'email-code': {
      const { subject, heading, lines } = words.code
      return { subject: subject(mail.code, company), heading, code: mail.code, lines: lines(mail.minutes) }
    }
    case 'notifications': {
      const { subject, heading, open, lines } = words.notifications
      return {
        subject: subject(company),
        heading,
        lines: [...mail.changes, ...lines(mail.by, time(mail.at))],
        link: { href: `${site}${pagePaths.notifications}`, text: open },
      }
    }
    case 'changed': {
      const { subject, open, lines, keys } = words.changed
      const what = whatChanged(mail, words.changed)
      const about = mail.keys.length > 0 ? [keys(mail.keys, `${site}${pagePaths.apiKeys}`)] : []
      return {
        subject: subject(what, company),
        heading: what,
        lines: [...lines, ...about],
        link: { href: `${site}${pagePaths.security}`, text: open },
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
    changes: z.array(z.string()).readonly(),
  }),
])

export type AccountMail = z.output<typeof accountMail>

const encryptedPayload = z.object({ sealed: z.string() })

async function decryptAccountMail(payload: unknown, secret: string): Promise<AccountMail | undefined> {
  const parsed = encryptedPayload.safeParse(payload)
  if (!parsed.success) return undefined
  const opened = await symmetricDecrypt({ key: secret, data: parsed.data.sealed }).catch(() => undefined)
  return opened === undefined ? undefined : accountMail.safeParse(JSON.parse(opened)).data
}
