import type { ServerWords } from '#content/languages.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { type PhoneLine, phoneLineOf, telHref } from '#content/profile/phone-line.ts'
import type { ContactWay } from '#content/promise-rules.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import type { DeliveredAlarm } from '#server/notifications/outbox/alarm-deliveries.ts'
import type { DeliveredLead } from '#server/notifications/outbox/lead-deliveries.ts'
import { adminLink } from '#server/notifications/outbox/outbox.ts'
import {
  bidiIsolated,
  escapeHtml,
  formatMoment,
  type MailContent,
  type MailContext,
  mailButton,
  mailPage,
  manyLines,
} from './mail-content.ts'

export function composeAlarmMail(
  { alarm, lead }: DeliveredAlarm,
  context: Pick<MailContext, 'company' | 'site' | 'words'>,
): MailContent {
  const { title, heading } = context.words.mail.alarmWords[alarm.reason]
  return composeLeadMail(lead, context, {
    subject: (_about, who) => title(who, alarm),
    heading: (name) => heading(name, alarm),
    facts: jobFacts(alarm, context),
  })
}

function jobFacts(
  { job, note, by }: DeliveredAlarm['alarm'],
  { company: { timeZone }, words }: Pick<MailContext, 'company' | 'words'>,
): Fact[] {
  const { leadMailWords: labels } = words.mail
  const { address, scheduledAt, windowMinutes, quotedCents, notes } = job ?? {}
  const appointment =
    scheduledAt &&
    (windowMinutes
      ? words.promise.appointmentInFull({ scheduledAt, windowMinutes }, timeZone)
      : formatMoment(scheduledAt, { timeZone, locale: words.locale }))
  const facts = [
    [labels.note(by || labels.anybody), note && manyLines(note)],
    [labels.address, address && oneLine(address, 300)],
    [labels.appointment, appointment],
    [labels.price, quotedCents != null && labels.dollars(quotedCents)],
    [labels.notes, notes && manyLines(notes)],
  ] as const
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

export function composeLeadMail(
  lead: DeliveredLead,
  { company, site, words: all }: Pick<MailContext, 'company' | 'site' | 'words'>,
  {
    facts: more = [],
    ...said
  }: Partial<Pick<Words, 'subject' | 'heading'>> & { facts?: readonly Fact[] } = {},
): MailContent {
  const { id, email, submittedAt, quarantineReasons } = lead.payload
  const { leadMailWords: shared, suspiciousReasonText } = all.mail
  const { about, facts, ...parts } = partsOf(lead, all)
  const words = { ...parts.words, ...said }
  const { name, phone } = parts
  const makeSubject = quarantineReasons.length > 0 ? words.suspiciousSubject : words.subject
  const mayReply = isPlainAddress(email)
  const footer = shared.footer(company.name)
  const view: LeadMailView = {
    ...parts,
    words: { ...shared, ...words },
    lang: all.locale,
    ...{ company, site },
    subject: makeSubject(about, phone ? `${name} ${phone.display}` : name),
    facts: [
      ...facts,
      ...more,
      ...(email ? [{ label: shared.email, value: oneLine(email, 254), is: 'email' } as const] : []),
      {
        label: shared.submitted,
        value: formatMoment(submittedAt, { timeZone: company.timeZone, locale: all.locale }),
      },
    ],
    suspiciousReasons: quarantineReasons.map((reason) => oneLine(suspiciousReasonText(reason), 200)),
    link: `${site}${adminLink(lead.kind, id)}`,
    footer: mayReply ? `${footer} ${words.replies}` : footer,
  }
  return {
    subject: view.subject,
    text: leadMailText(view),
    html: leadMailHtml(view),
    replyTo: mayReply ? { name, address: email } : undefined,
  }
}

/** Visitors' texts are cleaned: one line each, the message many. */
type Parts = {
  words: Words
  name: string
  about: string
  phone?: PhoneLine
  facts: readonly Fact[]
  message: { label: string; text: string; none?: string }
  attachments?: { heading: string; names: readonly string[]; note: string } | undefined
}

type Words = {
  subject: (about: string, who: string) => string
  suspiciousSubject: (about: string, who: string) => string
  heading: (name: string) => string
  suspiciousHeading: string
  open: string
  replies: string
}

type SharedWords = ServerWords['mail']['leadMailWords']

type Fact = { label: string; value: string; is?: 'phone' | 'email' }

function partsOf({ kind, payload }: DeliveredLead, { mail, services }: ServerWords): Parts {
  const { leadMailWords: shared, quoteMailWords, messageMailWords, callMailWords, reviewMailWords } = mail
  switch (kind) {
    case 'Quote':
      return {
        ...requestParts(payload, services.quote(payload.service), shared),
        words: quoteMailWords,
        name: oneLine(`${payload.firstName} ${payload.lastName}`, 80),
        message: {
          label: quoteMailWords.message,
          text: manyLines(payload.message),
          none: quoteMailWords.noMessage,
        },
        attachments: attachmentParts(payload.fileUrls, quoteMailWords),
      }
    case 'Message':
      return {
        ...requestParts(payload, services.contact(payload.service), shared),
        words: messageMailWords,
        name: oneLine(payload.name, 80),
        message: { label: messageMailWords.message, text: manyLines(payload.message) },
      }
    case 'Call':
      return {
        ...requestParts(payload, services.contact(payload.service), shared),
        words: callMailWords,
        name: oneLine(payload.name, 80),
        message: {
          label: callMailWords.message,
          text: manyLines(payload.message),
          none: callMailWords.noMessage,
        },
      }
    case 'Review': {
      const { rating, title, service, location, comment } = payload
      const stars = reviewMailWords.stars(rating)
      return {
        words: reviewMailWords,
        name: oneLine(payload.name, 80),
        about: stars,
        facts: [
          { label: reviewMailWords.rating, value: stars },
          { label: reviewMailWords.title, value: oneLine(title, 200) },
          ...(service ? [{ label: shared.service, value: oneLine(service, 100) }] : []),
          ...(location ? [{ label: reviewMailWords.location, value: oneLine(location, 100) }] : []),
        ],
        message: { label: reviewMailWords.comment, text: manyLines(comment) },
      }
    }
  }
}

function requestParts(
  payload: { phone: string; phoneE164: string | null; contactBy: ContactWay | null },
  service: string,
  words: SharedWords,
) {
  const line = phoneLineOf(payload)
  const phone = { ...line, display: oneLine(line.display, 40) }
  const about = oneLine(service, 40)
  const { contactBy } = payload
  const facts: Fact[] = [
    ...(contactBy ? [{ label: words.answer, value: words.answerBy[contactBy] }] : []),
    { label: words.service, value: about },
    { label: words.phone, value: phone.display, is: 'phone' },
  ]
  return { about, phone, facts }
}

function attachmentParts(
  fileUrls: readonly string[],
  words: ServerWords['mail']['quoteMailWords'],
): Parts['attachments'] {
  if (fileUrls.length === 0) return undefined
  return {
    heading: words.attachments(fileUrls.length),
    names: fileUrls.map(attachmentName),
    note: words.attachmentsWhere,
  }
}

function attachmentName(key: string): string {
  const file = key.slice(key.lastIndexOf('/') + 1)
  return oneLine(file.replace(/^\d+-[^_]*_(?=.)/, ''), 120)
}

/** For the Reply-To header; other addresses are shown in the text only. */
const isPlainAddress = (email: string): boolean =>
  /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(email)

type LeadMailView = Omit<Parts, 'about'> & {
  words: Words & SharedWords
  lang: string
  company: BusinessProfile
  site: string
  subject: string
  suspiciousReasons: readonly string[]
  link: string
  footer: string
}

function leadMailText({
  words,
  suspiciousReasons,
  message,
  attachments: files,
  ...view
}: LeadMailView): string {
  const sections = [
    suspiciousReasons.length > 0 && [
      words.suspiciousHeading,
      ...suspiciousReasons.map((reason) => `- ${reason}`),
    ],
    [words.heading(view.name)],
    view.facts.map(({ label, value }) => `${label}: ${value}`),
    [`${message.label}:`, message.text || message.none || ''],
    files && [files.heading, ...files.names.map((name) => `- ${name}`)],
    [`${words.open}: ${view.link}`],
    [view.footer],
  ]
  return `${sections
    .filter((section) => section !== false && section !== undefined)
    .map((section) => section.join('\n'))
    .join('\n\n')}\n`
}

function leadMailHtml({
  words,
  suspiciousReasons,
  message,
  attachments: files,
  phone,
  ...view
}: LeadMailView) {
  return mailPage({
    lang: view.lang,
    subject: view.subject,
    company: view.company,
    site: view.site,
    heading: words.heading(bidiIsolated(view.name)),
    footer: view.footer,
    body: `${suspiciousReasons.length > 0 ? suspiciousBox(words, suspiciousReasons) : ''}
${phone?.e164 ? mailButton(telHref(phone), words.call(bidiIsolated(phone.display))) : ''}
${view.facts.map((one) => labeled(one.label, factHtml(one))).join('\n')}
${labeled(message.label, message.text ? `<span dir="auto" style="display:block;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(message.text)}</span>` : escapeHtml(message.none ?? ''))}
${files ? labeled(files.heading, `${files.names.map(typed).join('<br>')}<br><span class="quiet" style="color:#3c4860;font-size:14px">${escapeHtml(files.note)}</span>`) : ''}
<p class="rule" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dfdacd">${link(view.link, escapeHtml(words.open))}</p>`,
  })
}

const suspiciousBox = (words: Words & SharedWords, suspiciousReasons: readonly string[]) =>
  `<div class="alert" style="margin:0 0 20px;padding:12px 16px;border-left:4px solid #a3271b">
<p style="margin:0;font-weight:600">${escapeHtml(words.suspiciousHeading)}</p>
<p style="margin:4px 0 0">${escapeHtml(words.suspiciousReasons)}: ${suspiciousReasons.map(typed).join('; ')}</p>
</div>`

function factHtml({ is, value }: Fact): string {
  if (is === 'phone') return `<span style="white-space:nowrap">${typed(value)}</span>`
  return is === 'email' ? link(`mailto:${encodeURIComponent(value)}`, typed(value)) : typed(value)
}

const labeled = (label: string, html: string) =>
  `<p style="margin:0 0 14px;overflow-wrap:anywhere"><span class="quiet" style="display:block;color:#3c4860;font-size:14px">${escapeHtml(label)}</span>${html}</p>`

const link = (href: string, html: string) =>
  `<a class="link" href="${escapeHtml(href)}" style="color:#96690f;font-weight:600;overflow-wrap:anywhere">${html}</a>`

const typed = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`
