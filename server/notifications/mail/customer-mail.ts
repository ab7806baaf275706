import { countIn, ended, fillIn } from '#content/fill-in.ts'
import { type Owed, paymentLinkAlone, paymentLinkFor } from '#content/money/payment-link.ts'
import { telHref } from '#content/profile/phone-line.ts'
import { reviewSiteName } from '#content/review-site.ts'
import { isEmergency } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { pagePaths } from '#server/http/paths.ts'
import type { CustomerMail } from './customer-mail-delivery.ts'
import { customerLetter, type Link, paragraphs } from './letter.ts'
import type { MailContent, MailContext } from './mail-content.ts'

type Received = Extract<CustomerMail, { about: 'received' }>

type CustomerMailContext = Pick<MailContext, 'company' | 'customerSite' | 'words'> & {
  links: Omit<MailContext['links'], 'invoice'>
  alertedAt?: Date | null
  owed?: readonly Owed[]
}

export function composeCustomerMail(
  mail: CustomerMail,
  context: CustomerMailContext,
  now = new Date(),
): MailContent {
  const { company, customerSite: site } = context
  const words = wordsFor(context.words.mail.customerMailWords, context.words.speechOf(company))
  const { subject, heading, lines, after, links = [], ...parts } = partsOf(mail, context, now)
  const page = site && { href: `${site}${context.links.receipt(mail.kind)}`, text: words.open }
  const call = { href: telHref(company.dispatch), text: words.call }
  const ways = { call, page: page || call }
  const button = typeof parts.button === 'string' ? ways[parts.button] : parts.button
  const other = page && button === page ? call : page
  return customerLetter(
    {
      subject,
      heading,
      greeting: mail.customer && fillIn(words.greeting, { customer: mail.customer }),
      blocks: [
        ...paragraphs(lines),
        button && { button: button.text, href: button.href },
        ...paragraphs(after),
        ...links.map((small) => ({ small })),
        { end: [fillIn(words.request, { number: mail.number }), other || undefined] },
      ],
      footer: mail.kind === 'Call' ? words.footerGiven : words.footer,
    },
    context,
  )
}

type CustomerMailParts = {
  subject: string
  heading: string
  lines: readonly (string | undefined)[]
  button?: 'call' | 'page' | Link
  after: readonly (string | undefined)[]
  links?: readonly Link[]
}

function partsOf(mail: CustomerMail, context: CustomerMailContext, now: Date): CustomerMailParts {
  const { company, customerSite: site, links, words: all } = context
  const { promise } = all
  const words = wordsFor(all.mail.customerMailWords, all.speechOf(company))
  const { timeZone } = company
  switch (mail.about) {
    case 'received':
      return receivedParts(mail, context, now)
    case 'taken': {
      const { contactBy, staff } = mail
      const { subject, subjectNobody } = contactBy ? words.taken.written : words.taken
      const heading = staff ? fillIn(subject, { staff }) : subjectNobody
      const text = contactBy ? words.taken.written[contactBy] : words.taken.text
      const button = contactBy ? 'page' : 'call'
      return { subject: heading, heading: ended(heading), lines: [text], button, after: [] }
    }
    case 'tried': {
      const { subject, noAnswer, voicemail, back, orSay } = words.tried
      const lines = [mail.leftMessage ? voicemail : noAnswer, back]
      const after = site === undefined ? [] : [orSay]
      return { subject, heading: ended(subject), lines, button: 'call', after }
    }
    case 'copy':
      return copyParts(mail, context, now)
    case 'appointment':
    case 'reminder':
      return { ...appointmentParts(mail, context, now), button: 'call' }
    case 'onTheWay': {
      const { text, codeWord, late } = words.onTheWay
      const { subject, subjectNobody } = mail.isLater ? words.onTheWay.later : words.onTheWay
      const time = promise.timeInWords(mail.arrivesAt, now, timeZone)
      const heading = mail.staff
        ? fillIn(subject, { staff: mail.staff, time })
        : fillIn(subjectNobody, { time })
      return {
        subject: heading,
        heading: ended(heading),
        lines: [site === undefined ? undefined : codeWord, text, late],
        button: 'call',
        after: [],
      }
    }
    case 'done': {
      const { subject, heading, wrong, ask, review, pay } = words.done
      const { reviewLink } = company
      const path = mail.review === 'invitation' ? links.invitation(mail.askedAt) : pagePaths.reviewForm
      const ours = mail.review !== null && site !== undefined ? `${site}${path}` : undefined
      const elsewhere = mail.review !== null ? reviewLink : null
      const asks = ours !== undefined || elsewhere !== null
      // Only for our own form: reviews elsewhere are neither read nor kept by us.
      const asking = wordsFor(all.mail.reviewRequestWords, all.speechOf(company))
      const honest = ours ? [asking.honest] : []
      const also = elsewhere && {
        text: fillIn(asking[ours ? 'elsewhere' : 'elsewhereAlone'], {
          site: reviewSiteName(elsewhere),
        }),
        href: elsewhere,
      }
      return {
        subject,
        heading,
        lines: asks ? [ask] : [],
        ...(ours ? { button: { href: ours, text: review } } : also && { button: also }),
        after: [...honest, wrong],
        links: [...(ours && also ? [also] : []), ...payLinks(pay, context)],
      }
    }
  }
}

/** To each invoice that is open; without any invoice only a link that names none. */
function payLinks(pay: string, { company, owed = [], words }: CustomerMailContext) {
  const alone = paymentLinkAlone(company.paymentLink)
  if (owed.length === 0) return alone ? [{ text: pay, href: alone }] : []
  const open = owed.filter(({ openCents }) => openCents > 0)
  const { titleOf } = words.invoice
  return open.flatMap((each) => {
    const href = paymentLinkFor(company.paymentLink, each)
    const text = open.length > 1 ? `${pay}, ${titleOf('invoice', each.number)}` : pay
    return href ? [{ text, href }] : []
  })
}

function appointmentParts(
  mail: Extract<CustomerMail, { about: 'appointment' | 'reminder' }>,
  { company, customerSite, words: { mail: words, promise, speechOf } }: CustomerMailContext,
  now: Date,
): Omit<CustomerMailParts, 'button'> {
  const { appointment, reminder } = wordsFor(words.customerMailWords, speechOf(company))
  const time = promise.appointmentInFull(mail, company.timeZone, now)
  const isMoved = mail.about === 'appointment' && mail.isMoved
  const of = mail.about === 'reminder' ? reminder : isMoved ? appointment.moved : appointment
  const heading = fillIn(of.subject, { time })
  return {
    subject: heading,
    heading: ended(heading),
    lines: [
      mail.address ? fillIn(appointment.where, { address: mail.address }) : undefined,
      appointment.text,
    ],
    after: [customerSite === undefined ? appointment.change : appointment.changeOnPage],
  }
}

function copyParts(
  mail: Extract<CustomerMail, { about: 'copy' }>,
  { company, words: all }: CustomerMailContext,
  now: Date,
): CustomerMailParts {
  const { promise, invoice } = all
  const { copy } = wordsFor(all.mail.customerMailWords, all.speechOf(company))
  const { action, signedBy: name, estimate, scheduledAt, windowMinutes, promisedBy } = mail
  const amount = invoice.dollars(estimate?.totalCents ?? 0)
  const time = promise.atTimeInWords(mail.at, now, company.timeZone)
  const appointment =
    scheduledAt && promise.appointmentInFull({ scheduledAt, windowMinutes }, company.timeZone, now)
  const isPromised = promisedBy !== null && new Date(promisedBy) > now
  const { contactBy } = mail
  const untimed = contactBy ? promise.answerInWords(contactBy) : copy.untimed
  const calls = isPromised ? promise.promiseInWords(promisedBy, now, company.timeZone, contactBy) : untimed
  const isAboutEstimate = action === 'accepted' || action === 'declined'
  const picksAgain = action === 'wishDeclined' || action === 'wishOver'
  const isWish = action === 'wished' || picksAgain
  const heading = fillIn(copy[action], { amount, time: appointment ?? '' })
  return {
    subject: heading,
    heading: ended(heading),
    lines: [
      estimate ? fillIn(copy.estimate, { number: estimate.number, amount }) : undefined,
      isAboutEstimate ? fillIn(name ? copy.signed : copy.unsigned, { name: name ?? '', time }) : undefined,
      appointment && !isWish
        ? fillIn(action === 'anotherTime' ? copy.stands : copy.was, { time: appointment })
        : undefined,
      isAboutEstimate || picksAgain ? undefined : fillIn(copy.done, { time }),
      action === 'wished' ? copy.confirm : undefined,
      picksAgain ? copy.pickAgain : undefined,
      action === 'cancelled' ? copy.ended : undefined,
      isPromised || action === 'anotherTime' || action === 'noAppointment'
        ? fillIn(copy.promises[action], { promise: calls })
        : undefined,
    ],
    button: 'page',
    after: [picksAgain ? undefined : copy.mistake],
  }
}

function receivedParts(
  mail: Received,
  {
    company,
    customerSite,
    words: { mail: words, promise, services, speechOf },
    alertedAt = null,
  }: CustomerMailContext,
  now: Date,
): CustomerMailParts {
  const { timeZone } = company
  const { received, emergency } = wordsFor(words.customerMailWords, speechOf(company))
  const time = promise.atTimeInWords(mail.submittedAt, now, timeZone)
  const about = mail.kind === 'Call' && mail.service === 'other' ? '' : services.about(mail.service)
  const { origin = 'sent' } = mail
  const came = origin === 'sent' ? { plain: received.sent, about: received.sentAbout } : received.came[origin]
  const sent = [
    about ? fillIn(came.about, { time, about }) : fillIn(came.plain, { time }),
    ...(mail.files > 0 ? [countIn(received.files, { count: mail.files })] : []),
  ]
  const isCall = mail.kind === 'Call'
  const after = [
    customerSite === undefined ? undefined : received.follow,
    isCall ? received.mistakeGiven : received.mistake,
  ]
  const closedUntil = mail.opensAt !== null && new Date(mail.opensAt) > now ? mail.opensAt : undefined
  // A promised time says it already.
  const opens =
    closedUntil && mail.promisedBy === null ? [ended(promise.opensInWords(closedUntil, now, timeZone))] : []
  if (isEmergency(mail.service) && !isCall) {
    const isClosed = closedUntil !== undefined
    const alerted = alertedAt
      ? fillIn(emergency.subjectAlerted, { time: promise.timeInWords(alertedAt, now, timeZone) })
      : emergency.subject
    return {
      subject: isClosed ? emergency.subjectClosed : alerted,
      heading: promise.emergencyInWords({ ...mail, alertedAt }, now, company),
      lines: [
        isClosed ? emergency.closed : emergency.urgent,
        ...opens,
        emergency.whileYouWait.danger,
        ...emergency.whileYouWait.ready,
      ],
      after: [...sent, ...after],
      button: 'call',
    }
  }
  const { promisedBy, contactBy } = mail
  const untimed = contactBy ? ended(promise.answerInWords(contactBy)) : received.untimed
  const isAhead = promisedBy !== null && new Date(promisedBy) > now
  return {
    subject: fillIn(received.subject, { number: mail.number }),
    heading: received.heading,
    lines: [
      ...(isAhead ? [ended(promise.promiseInWords(promisedBy, now, timeZone, contactBy))] : []),
      ...(isCall ? [] : opens),
      ...(promisedBy === null && !isCall ? [untimed] : []),
      ...sent,
      ...(closedUntil && !company.nights ? [] : [received.urgent]),
    ],
    after,
    button: 'page',
  }
}

/** It would not be true any more: a mailbox may have delayed it for hours. */
export function isTooLate(mail: CustomerMail, now: Date): boolean {
  if (mail.about === 'taken' || mail.about === 'tried') return new Date(mail.until) <= now
  if (mail.about === 'appointment' || mail.about === 'reminder') return new Date(mail.scheduledAt) <= now
  return mail.about === 'onTheWay' && new Date(mail.arrivesAt) <= now
}
