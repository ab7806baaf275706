import type { ServerWords } from '#content/languages.ts'
import { type PhoneLine, phoneLineOf, telHref } from '#content/profile/phone-line.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import type { DeliveredAlarm } from '#server/notifications/outbox/alarm-deliveries.ts'
import type { DeliveredLead } from '#server/notifications/outbox/lead-deliveries.ts'
import { adminLink } from '#server/notifications/outbox/outbox.ts'
import { bidiIsolated, type Fact, type LetterBlock, staffLetter } from './letter.ts'
import { formatMoment, type MailContent, type MailContext, manyLines } from './mail-content.ts'

type LeadMailContext = Pick<MailContext, 'company' | 'site' | 'words'>

export function composeAlarmMail({ alarm, lead }: DeliveredAlarm, context: LeadMailContext): MailContent {
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
      : formatMoment(scheduledAt, timeZone, words))
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
  context: LeadMailContext,
  {
    facts: more = [],
    ...instead
  }: Partial<Pick<Words, 'subject' | 'heading'>> & { facts?: readonly Fact[] } = {},
): MailContent {
  const { company, site, words: all } = context
  const { id, email, submittedAt, quarantineReasons } = lead.payload
  const { leadMailWords: shared, suspiciousReasonText } = all.mail
  const { about, name, phone, facts, typed, ...parts } = partsOf(lead, all)
  const words = { ...parts.words, ...instead }
  const isSuspicious = quarantineReasons.length > 0
  const why = quarantineReasons.map((reason) => oneLine(suspiciousReasonText(reason), 200)).join('; ')
  const mayReply = isPlainAddress(email)
  const footer = shared.footer(company.name)
  const makeSubject = isSuspicious ? words.suspiciousSubject : words.subject
  const submitted = formatMoment(submittedAt, company.timeZone, all)
  const letter = {
    subject: makeSubject(about, phone ? `${name} ${phone.display}` : name),
    heading: words.heading(bidiIsolated(name)),
    blocks: [
      isSuspicious && { alert: words.suspiciousHeading, why: `${shared.suspiciousReasons}: ${why}` },
      phone?.e164 && { button: shared.call(bidiIsolated(phone.display)), href: telHref(phone) },
      {
        facts: [
          ...facts,
          ...more,
          ...(email ? [{ label: shared.email, value: oneLine(email, 254), is: 'email' as const }] : []),
          { label: shared.submitted, value: submitted },
        ],
      },
      ...typed,
      { end: [{ text: words.open, href: `${site}${adminLink(lead.kind, id)}` }] },
    ],
    footer: mayReply ? `${footer} ${words.replies}` : footer,
  }
  return { ...staffLetter(letter, context), replyTo: mayReply ? { name, address: email } : undefined }
}

/** Visitors' texts are cleaned: one line each, what they wrote many. */
type LeadMailParts = {
  words: Words
  name: string
  about: string
  phone?: PhoneLine
  facts: readonly Fact[]
  typed: readonly LetterBlock[]
}

type Words = {
  subject: (about: string, who: string) => string
  suspiciousSubject: (about: string, who: string) => string
  heading: (name: string) => string
  suspiciousHeading: string
  open: string
  replies: string
}

function partsOf({ kind, payload }: DeliveredLead, { mail, services }: ServerWords): LeadMailParts {
  const { leadMailWords: shared, quoteMailWords, messageMailWords, callMailWords, reviewMailWords } = mail
  if (kind === 'Review') {
    const { rating, title, service, location, comment } = payload
    const stars = reviewMailWords.stars(rating)
    return {
      words: reviewMailWords,
      name: oneLine(payload.name, 80),
      about: stars,
      facts: [
        { label: reviewMailWords.rating, value: stars },
        { label: reviewMailWords.title, value: oneLine(title, 200) },
        ...(service ? [{ label: shared.service, value: oneLine(services.review(service), 100) }] : []),
        ...(location ? [{ label: reviewMailWords.location, value: oneLine(location, 100) }] : []),
      ],
      typed: [{ label: reviewMailWords.comment, typed: manyLines(comment) }],
    }
  }
  const words = { Quote: quoteMailWords, Message: messageMailWords, Call: callMailWords }[kind]
  const isQuote = kind === 'Quote'
  const about = oneLine((isQuote ? services.quote : services.contact)(payload.service), 40)
  const line = phoneLineOf(payload)
  const phone = { ...line, display: oneLine(line.display, 40) }
  const { contactBy, language } = payload
  const none = 'noMessage' in words ? words.noMessage : ''
  return {
    ...{ words, about, phone },
    name: oneLine(isQuote ? `${payload.firstName} ${payload.lastName}` : payload.name, 80),
    facts: [
      ...(contactBy ? [{ label: shared.answer, value: shared.answerBy[contactBy] }] : []),
      ...(language ? [{ label: shared.language, value: shared.languageName(language) }] : []),
      { label: shared.service, value: about },
      { label: shared.phone, value: phone.display, is: 'phone' },
    ],
    typed: [
      { label: words.message, typed: manyLines(payload.message) || none },
      ...(isQuote ? attachments(payload.fileUrls, quoteMailWords) : []),
    ],
  }
}

function attachments(
  fileUrls: readonly string[],
  words: ServerWords['mail']['quoteMailWords'],
): LetterBlock[] {
  if (fileUrls.length === 0) return []
  const typed = fileUrls.map(attachmentName).join('\n')
  return [{ label: words.attachments(fileUrls.length), typed, note: words.attachmentsWhere }]
}

function attachmentName(key: string): string {
  const file = key.slice(key.lastIndexOf('/') + 1)
  return oneLine(file.replace(/^\d+-[^_]*_(?=.)/, ''), 120)
}

/** For the Reply-To header; other addresses are shown in the text only. */
const isPlainAddress = (email: string): boolean =>
  /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(email)
