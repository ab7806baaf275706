import { leadMailWords as words, leadMailWords } from '#content/en/lead-mail.ts'
import { quarantineReasonText } from '#content/en/quarantine-reasons.ts'
import { type PhoneLine, telHref, phoneLineOf } from '#content/phone-line.ts'
import { isPlainAddress, attachmentName, manyLines, shownMoment } from './mail-content.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import { quoteMailWords as words } from '#content/en/quote-mail.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import type { QuoteFacts, MessageFacts, ReviewFacts } from '#server/notifications/outbox/lead-deliveries.ts'
import { contactServiceLabel } from '#content/en/contact-services.ts'
import { messageMailWords as words } from '#content/en/message-mail.ts'
import { reviewMailWords as words } from '#content/en/review-mail.ts'
import { bigButton, isolated, mailPage, safe } from './mail-content.ts'

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

/** Composes the owner's mail about a new quote. */
export function composeQuoteMail(quote: QuoteFacts, context: MailContext): MailContent {
  const name = oneLine(`${quote.firstName} ${quote.lastName}`, 80)
  const line = phoneLineOf(quote)
  const phone = oneLine(line.display, 40)
  const email = oneLine(quote.email, 254)
  const service = oneLine(serviceLabel(quote.service), 40)
  const { fileUrls, quarantineReasons: reasons } = quote
  const subjectFor = reasons.length > 0 ? words.suspectSubject : words.subject
  return composeLeadMail(
    {
      subject: subjectFor(service, `${name} ${phone}`),
      heading: words.heading,
      name,
      email: quote.email,
      phone: { ...line, display: phone },
      facts: [
        { label: leadMailWords.service, value: service },
        { label: leadMailWords.phone, value: phone, is: 'phone' },
        { label: leadMailWords.email, value: email, is: 'email' },
        { label: leadMailWords.submitted, value: shownMoment(quote.submittedAt) },
      ],
      message: { label: words.message, text: manyLines(quote.message), none: words.noMessage },
      attachments:
        fileUrls.length > 0
          ? {
              heading: words.attachments(fileUrls.length),
              names: fileUrls.map(attachmentName),
              note: words.attachmentsWhere,
            }
          : undefined,
      suspicion: { heading: words.suspectHeading, reasons },
      open: words.open,
      replies: words.replies,
    },
    context,
  )
}

/** Composes the owner's mail about a new message of the contact form. */
export function composeMessageMail(message: MessageFacts, context: MailContext): MailContent {
  const name = oneLine(message.name, 80)
  const line = phoneLineOf(message)
  const phone = oneLine(line.display, 40)
  const email = oneLine(message.email, 254)
  const service = oneLine(contactServiceLabel(message.service), 40)
  const reasons = message.quarantineReasons
  const subjectFor = reasons.length > 0 ? words.suspectSubject : words.subject
  return composeLeadMail(
    {
      subject: subjectFor(service, `${name} ${phone}`),
      heading: words.heading,
      name,
      email: message.email,
      phone: { ...line, display: phone },
      facts: [
        { label: leadMailWords.service, value: service },
        { label: leadMailWords.phone, value: phone, is: 'phone' },
        { label: leadMailWords.email, value: email, is: 'email' },
        { label: leadMailWords.submitted, value: shownMoment(message.submittedAt) },
      ],
      message: { label: words.message, text: manyLines(message.message) },
      suspicion: { heading: words.suspectHeading, reasons },
      open: words.open,
      replies: words.replies,
    },
    context,
  )
}

/** Composes the owner's mail about a review that waits for approval. */
export function composeReviewMail(review: ReviewFacts, context: MailContext): MailContent {
  const name = oneLine(review.name, 80)
  const email = oneLine(review.email, 254)
  const { service, location, quarantineReasons: reasons } = review
  const subjectFor = reasons.length > 0 ? words.suspectSubject : words.subject
  return composeLeadMail(
    {
      subject: subjectFor(words.stars(review.rating), name),
      heading: words.heading,
      name,
      email: review.email,
      facts: [
        { label: words.rating, value: words.stars(review.rating) },
        { label: words.title, value: oneLine(review.title, 200) },
        ...(service ? [{ label: leadMailWords.service, value: oneLine(service, 100) }] : []),
        ...(location ? [{ label: words.location, value: oneLine(location, 100) }] : []),
        { label: leadMailWords.email, value: email, is: 'email' },
        { label: leadMailWords.submitted, value: shownMoment(review.submittedAt) },
      ],
      message: { label: words.comment, text: manyLines(review.comment) },
      suspicion: { heading: words.suspectHeading, reasons },
      open: words.open,
      replies: words.replies,
    },
    context,
  )
}

/** The mail as HTML. Text that came from the visitor keeps its own direction. */
export function leadMailHtml(view: LeadMailView): string {
  const { attachments: files, message, suspicions, suspicion, phone, callHref } = view
  return mailPage({
    subject: view.subject,
    company: view.company,
    heading: view.heading(isolated(view.name)),
    footer: view.footer,
    body: `${suspicions.length > 0 ? suspicionBox(suspicion.heading, suspicions) : ''}
${phone && callHref ? bigButton(callHref, words.call(isolated(phone.display))) : ''}
${view.facts.map((one) => fact(one.label, factHtml(one))).join('\n')}
${fact(message.label, message.text ? `<span dir="auto" style="display:block;white-space:pre-wrap;overflow-wrap:anywhere">${safe(message.text)}</span>` : safe(message.none ?? ''))}
${files ? fact(files.heading, `${files.names.map(own).join('<br>')}<br><span class="quiet" style="color:#3c4860;font-size:14px">${safe(files.note)}</span>`) : ''}
<p class="rule" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dfdacd">${link(view.link, safe(view.open))}</p>`,
  })
}

const suspicionBox = (heading: string, suspicions: readonly string[]) =>
  `<div class="alert" style="margin:0 0 20px;padding:12px 16px;border-left:4px solid #a3271b">
<p style="margin:0;font-weight:600">${safe(heading)}</p>
<p style="margin:4px 0 0">${safe(words.suspectReasons)}: ${suspicions.map(own).join('; ')}</p>
</div>`

function factHtml({ is, value }: Fact): string {
  if (is === 'phone') return `<span style="white-space:nowrap">${own(value)}</span>`
  return is === 'email' ? link(`mailto:${encodeURIComponent(value)}`, own(value)) : own(value)
}

const fact = (label: string, html: string) =>
  `<p style="margin:0 0 14px;overflow-wrap:anywhere"><span class="quiet" style="display:block;color:#3c4860;font-size:14px">${safe(label)}</span>${html}</p>`

const link = (href: string, html: string) =>
  `<a class="link" href="${safe(href)}" style="color:#96690f;font-weight:600;overflow-wrap:anywhere">${html}</a>`

const own = (text: string) => `<bdi>${safe(text)}</bdi>`
