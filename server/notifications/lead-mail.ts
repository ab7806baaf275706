import { leadMailWords as words } from '#content/en/lead-mail.ts'
import { quarantineReasonText } from '#content/en/mail.ts'
import { type PhoneLine, telHref } from '#content/phone-line.ts'
import { leadMailHtml } from './lead-mail-html.ts'
import { isPlainAddress } from './mail-text.ts'
import { oneLine } from './one-line.ts'

/** What a mail says; who gets it and who sends it is the mail sender's business. */
export type MailContent = {
  subject: string
  text: string
  html: string
  replyTo: { name: string; address: string } | undefined
  /** In whose name it is sent, when people outside of the company get it. */
  fromName?: string
}

/** What a mail tells besides the lead. */
export type MailContext = {
  /** Name of the company. */
  company: string
  /** Complete address of the lead's card in the admin. */
  link: string
}

/** What one kind of lead says in its mail. Texts of visitors are already one clean line, the message many. */
export type LeadMail = {
  subject: string
  /** The first line, with the name put in: HTML marks a visitor's text off from our words. */
  heading: (name: string) => string
  name: string
  email: string
  /** Of people who want a call. */
  phone?: PhoneLine
  facts: readonly Fact[]
  message: { label: string; text: string; none?: string }
  attachments?: { heading: string; names: readonly string[]; note: string } | undefined
  /** Why it looks automatic, and what to mind then. */
  suspicion: { heading: string; reasons: readonly string[] }
  /** What the link to the card says. */
  open: string
  /** Who gets a reply. */
  replies: string
}

export type Fact = { label: string; value: string; is?: 'phone' | 'email' }

/** A lead's mail with everything that its two forms, text and HTML, show alike. */
export type LeadMailView = LeadMail &
  MailContext & { footer: string; callHref: string | undefined; suspicions: readonly string[] }

/** Composes the owner's mail about a lead. */
export function composeLeadMail(mail: LeadMail, context: MailContext): MailContent {
  const mayReply = isPlainAddress(mail.email)
  const footer = words.footer(context.company)
  const view: LeadMailView = {
    ...mail,
    ...context,
    footer: mayReply ? `${footer} ${mail.replies}` : footer,
    callHref: mail.phone?.e164 ? telHref(mail.phone) : undefined,
    suspicions: mail.suspicion.reasons.map((reason) => oneLine(quarantineReasonText(reason), 200)),
  }
  return {
    subject: mail.subject,
    text: textOf(view),
    html: leadMailHtml(view),
    replyTo: mayReply ? { name: mail.name, address: mail.email } : undefined,
  }
}

function textOf({ suspicions, message, attachments: files, ...view }: LeadMailView): string {
  const sections = [
    suspicions.length > 0 && [view.suspicion.heading, ...suspicions.map((reason) => `- ${reason}`)],
    [view.heading(view.name)],
    view.facts.map(({ label, value }) => `${label}: ${value}`),
    [`${message.label}:`, message.text || message.none || ''],
    files && [files.heading, ...files.names.map((name) => `- ${name}`)],
    [`${view.open}: ${view.link}`],
    [view.footer],
  ]
  return `${sections
    .filter((section) => section !== false && section !== undefined)
    .map((section) => section.join('\n'))
    .join('\n\n')}\n`
}
