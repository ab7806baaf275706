import { defaultProfile } from '#content/business-profile.ts'
import { quarantineReasonText } from '#content/en/quarantine-reasons.ts'
import { quoteMailWords as words } from '#content/en/quote-mail.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { oneLine } from './one-line.ts'
import type { QuoteFacts } from './quote-facts.ts'
import { quoteMailHtml } from './quote-mail-html.ts'

/** What a mail says; who gets it and who sends it is the mail sender's business. */
export type MailContent = {
  subject: string
  text: string
  html: string
  replyTo: { name: string; address: string } | undefined
}

/** The facts of a quote as the mail's two forms show them. */
export type QuoteMailView = {
  subject: string
  company: string
  footer: string
  /** The admin card. */
  link: string
  name: string
  service: string
  phone: string
  /** tel: link; undefined when the number has no digits. */
  phoneHref: string | undefined
  email: string
  submitted: string
  message: string
  attachmentNames: string[]
  suspicions: string[]
}

/** Composes the owner's mail about a new quote. `adminLink` gives the complete address of a quote's card. */
export function composeQuoteMail(quote: QuoteFacts, adminLink: (id: string) => string): MailContent {
  const view = viewOf(quote, adminLink(quote.id))
  return {
    subject: view.subject,
    text: quoteMailText(view),
    html: quoteMailHtml(view),
    replyTo: isPlainAddress(quote.email) ? { name: view.name, address: quote.email } : undefined,
  }
}

function viewOf(quote: QuoteFacts, link: string): QuoteMailView {
  const name = oneLine(`${quote.firstName} ${quote.lastName}`, 80)
  const phone = oneLine(quote.phone, 40)
  const service = oneLine(serviceLabel(quote.service), 40)
  const suspicions = quote.quarantineReasons.map((reason) => oneLine(quarantineReasonText(reason), 200))
  const subjectFor = suspicions.length > 0 ? words.suspectSubject : words.subject
  return {
    subject: subjectFor(service, `${name} ${phone}`),
    company: defaultProfile.name,
    footer: isPlainAddress(quote.email)
      ? `${words.footer(defaultProfile.name)} ${words.replies}`
      : words.footer(defaultProfile.name),
    link,
    name,
    service,
    phone,
    phoneHref: phoneHref(quote.phoneE164 ?? quote.phone),
    email: oneLine(quote.email, 254),
    submitted: momentFormat.format(new Date(quote.submittedAt)),
    message: quote.message.replace(/\r\n?/g, '\n').replace(controlsButLineBreaks, '').toWellFormed().trim(),
    attachmentNames: quote.fileUrls.map(attachmentName),
    suspicions,
  }
}

function quoteMailText(view: QuoteMailView): string {
  const { attachmentNames: files, suspicions } = view
  const sections = [
    suspicions.length > 0 && [words.suspectHeading, ...suspicions.map((reason) => `- ${reason}`)],
    [
      `${words.name}: ${view.name}`,
      `${words.phone}: ${view.phone}`,
      `${words.email}: ${view.email}`,
      `${words.service}: ${view.service}`,
      `${words.submitted}: ${view.submitted}`,
    ],
    [`${words.message}:`, view.message || words.noMessage],
    files.length > 0 && [words.attachments(files.length), ...files.map((name) => `- ${name}`)],
    [`${words.open}: ${view.link}`],
    [view.footer],
  ]
  return `${sections
    .filter((section) => section !== false)
    .map((section) => section.join('\n'))
    .join('\n\n')}\n`
}

const controlsButLineBreaks = /[^\P{Cc}\n\t]/gu

const momentFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: 'America/Chicago',
})

function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  if (!digits) return undefined
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`
}

/** What a reply can be sent to. Anything stranger stays in the text, where it can do no harm to the headers. */
const isPlainAddress = (email: string) =>
  /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(email)

/** The visitor's name for a file, out of its key quote-attachments/{timestamp}-{random}_{name}. */
function attachmentName(key: string): string {
  const file = key.slice(key.lastIndexOf('/') + 1)
  return oneLine(file.replace(/^\d+-[^_]*_(?=.)/, ''), 120)
}
