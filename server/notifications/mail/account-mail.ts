import { accountMailWords as words } from '#content/en/account-mail.ts'
import type { Told } from './mail-delivery.ts'
import type { MailContent } from './lead-mail.ts'
import { bigButton, mailPage, safe } from './mail-content.ts'
import { shownMoment } from './mail-content.ts'
import { symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'

type Parts = { subject: string; heading: string; code?: string; link?: Link; lines: readonly string[] }
type Link = { href: string; says: string }

/** Composes a mail about the recipient's own account; undefined when this version cannot open what was stored. */
export async function composeAccountMail(
  payload: unknown,
  { company, site, secret }: Pick<Told, 'company' | 'site' | 'secret'>,
): Promise<MailContent | undefined> {
  const mail = await openAccountMail(payload, secret)
  if (!mail) return undefined
  const { subject, heading, code, link, lines } = partsOf(mail, { company: company.name, site })
  const footer = words.footer(company.name)
  return {
    subject,
    text: [heading, code, link && `${link.says}: ${link.href}`, ...lines, footer]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
    html: mailPage({
      subject,
      company: company.name,
      heading,
      body: [
        code &&
          `<p style="margin:0 0 20px;font-size:34px;font-weight:700;letter-spacing:6px">${safe(code)}</p>`,
        link && bigButton(link.href, link.says),
        ...lines.map((line) => `<p style="margin:0 0 16px">${safe(line)}</p>`),
      ]
        .filter(Boolean)
        .join('\n'),
      footer,
    }),
    replyTo: undefined,
  }
}

function partsOf(mail: AccountMail, { company, site }: { company: string; site: string }): Parts {
  switch (mail.about) {
    case 'password-reset': {
      const { subject, heading, open, lines } = words.reset
      return {
        subject: subject(company),
        heading,
        lines,
        link: { href: `${site}/admin/reset-password?token=${mail.token}`, says: open },
      }
    }
    case 'invitation': {
      const { subject, heading, open, lines } = words.invitation
      return {
        subject: subject(company),
        heading: heading(company),
        lines: lines(mail.by),
        link: { href: `${site}/admin/invitation?token=${mail.token}`, says: open },
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
        lines: [...mail.changes, ...lines(mail.by, shownMoment(mail.at))],
        link: { href: `${site}/admin/settings/notifications`, says: open },
      }
    }
    case 'changed': {
      const { subject, open, lines, keys } = words.changed
      const about = mail.keys.length > 0 ? [keys(mail.keys, `${site}/admin/settings/api-keys`)] : []
      return {
        subject: subject(mail.what, company),
        heading: mail.what,
        lines: [...lines, ...about],
        link: { href: `${site}/admin/settings/security`, says: open },
      }
    }
  }
}

const accountMail = z.discriminatedUnion('about', [
  /** A link to choose a new password. */
  z.object({ about: z.literal('password-reset'), token: z.string() }),
  /** A code that proves that an address is the person's own. */
  z.object({ about: z.literal('email-code'), code: z.string(), minutes: z.number() }),
  /** A link to become an administrator. */
  z.object({ about: z.literal('invitation'), token: z.string(), by: z.string() }),
  /** Somebody changed how the person signs in: to be told, in case it was not them. */
  z.object({
    about: z.literal('changed'),
    what: z.string(),
    /** API keys of theirs that go on working. */
    keys: z.array(z.string()).readonly().default([]),
  }),
  /** Somebody changed where requests go. */
  z.object({
    about: z.literal('notifications'),
    by: z.string(),
    at: z.iso.datetime(),
    changes: z.array(z.string()).readonly(),
  }),
])

/** What a mail about somebody's own account tells. */
export type AccountMail = z.output<typeof accountMail>

const sealedPayload = z.object({ sealed: z.string() })

/** Reads a stored payload back; undefined when it is not one, or not sealed with this secret. */
export async function openAccountMail(payload: unknown, secret: string): Promise<AccountMail | undefined> {
  const parsed = sealedPayload.safeParse(payload)
  if (!parsed.success) return undefined
  const opened = await symmetricDecrypt({ key: secret, data: parsed.data.sealed }).catch(() => undefined)
  return opened === undefined ? undefined : accountMail.safeParse(JSON.parse(opened)).data
}
