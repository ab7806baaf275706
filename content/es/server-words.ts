import { ended } from '#content/fill-in.ts'
import { backupRefusals } from './backup-refusals.ts'
import { demonstrationNotice } from './demonstration-notice.ts'
import { entered } from './entered.ts'
import { estimateWords } from './estimate.ts'
import { factsOf, speechOf } from './facts.ts'
import { fileRefusals } from './file-refusals.ts'
import { importCells } from './imports.ts'
import { invoiceWords, serviceOnInvoice } from './invoice.ts'
import { dictionary, locale, tidyClocks } from './locale.ts'
import { accountMailWords } from './mail/account-mail.ts'
import { alarmWords } from './mail/alarm.ts'
import { customerMailExample, customerMailWords, reviewRequestWords } from './mail/customer-mail.ts'
import { customerNewsWords } from './mail/customer-news-mail.ts'
import { heldMailWords, summaryMailWords } from './mail/digest-mail.ts'
import { estimateMailWords } from './mail/estimate-mail.ts'
import { invoiceMailWords } from './mail/invoice-mail.ts'
import {
  callMailWords,
  leadMailWords,
  messageMailWords,
  quoteMailWords,
  reviewMailWords,
  suspiciousReasonText,
} from './mail/lead-mail.ts'
import { pushWords } from './mail/push.ts'
import { notificationChangeWords } from './mail/settings-changes.ts'
import { statementMailWords } from './mail/statement-mail.ts'
import { backupMailWords, proofMailWords, testMailWords, testPayloadText } from './mail/system-mail.ts'
import { otherLanguageWords } from './other-language.ts'
import { askingWords } from './panel/asking.ts'
import { callsWords } from './panel/calls/list.ts'
import {
  demonstrationCalls,
  demonstrationEmergency,
  demonstrationMark,
  demonstrationMessages,
  demonstrationPeople,
  demonstrationPrices,
  demonstrationQuotes,
  demonstrationReviews,
  demonstrationTestimonials,
} from './panel/demonstration.ts'
import { messagesWords } from './panel/messages.ts'
import { shareWords } from './panel/money/share.ts'
import { adminWords } from './panel/panel.ts'
import { customerPageWords } from './panel/people/customer-page.ts'
import { quotesWords } from './panel/quotes.ts'
import { requestWords } from './panel/request.ts'
import { defaultReplyTemplates } from './panel/settings/reply-templates.ts'
import { personCopyWords } from './person-copy.ts'
import { placeWords } from './places.ts'
import { emergencyInWords, noticeWords } from './promise.ts'
import { recurringWords } from './recurring.ts'
import { refusals } from './refusals.ts'
import { sentenceStarts } from './sentence-starts.ts'
import { identityRefusals } from './sign-in-refusals.ts'
import { addresses } from './site/addresses.ts'
import { errorWords } from './site/errors.ts'
import { crewOf, firstPostContent, firstPosts } from './site/first-posts.ts'
import { layoutWords } from './site/layout.ts'
import {
  aboutService,
  contactServiceLabel,
  reviewServiceLabel,
  serviceLabel,
} from './site/service-choices.ts'
import {
  answerInWords,
  appointmentInFull,
  arrivalInWords,
  atTimeInWords,
  callByInWords,
  opensInWords,
  promiseInWords,
  timeInWords,
} from './times.ts'

/** Everything that the server says by itself, without a page: refusals, mails, pushes, the closed site, what it begins with. */
export const serverWords = {
  locale,
  tidyClocks,
  dictionary,
  addresses,
  speechOf,
  factsOf,
  entered,
  refusals: { ...refusals, ...identityRefusals, ...fileRefusals, ...backupRefusals },
  mail: {
    accountMailWords,
    proofMailWords,
    notificationChangeWords,
    quoteMailWords,
    alarmWords,
    messageMailWords,
    callMailWords,
    reviewMailWords,
    reviewRequestWords,
    testMailWords,
    testPayloadText,
    pushWords,
    suspiciousReasonText,
    customerMailWords,
    customerMailExample,
    customerNewsWords,
    estimateMailWords,
    invoiceMailWords,
    statementMailWords,
    leadMailWords,
    heldMailWords,
    backupMailWords,
    summaryMailWords,
  },
  quoteNotification: {
    stored: 'El aviso está guardado y en camino.',
    unknown: 'No se acaba de guardar ninguna cotización con estos datos. Primero créela.',
  },
  personCopy: personCopyWords,
  places: placeWords,
  sentenceStarts,
  estimate: estimateWords,
  recurring: recurringWords,
  invoice: invoiceWords,
  importCells,
  promise: {
    answerInWords,
    appointmentInFull,
    arrivalInWords,
    atTimeInWords,
    callByInWords,
    emergencyInWords,
    noticeWords,
    opensInWords,
    promiseInWords,
    timeInWords,
  },
  services: {
    quote: serviceLabel,
    contact: contactServiceLabel,
    review: reviewServiceLabel,
    about: aboutService,
    invoiceLine: serviceOnInvoice,
  },
  pages: {
    away: errorWords.away,
    starting: adminWords.starting,
    busy: errorWords.busy,
    busyCall: errorWords.busyCall,
    license: layoutWords.license,
    otherLanguage: otherLanguageWords,
  },
  /** What staff send to a customer from their own phone or mailbox. `{link}` stands where its address comes. */
  customerTexts: {
    weCalled: requestWords.justCalled,
    page: customerPageWords.message,
    review: askingWords.message,
    estimate: shareWords.estimate.message,
    invoice: shareWords.invoice.message,
    overdue: shareWords.overdue.message,
    mailSubject: {
      Quote: quotesWords.mailSubject,
      Message: messagesWords.mailSubject,
      Call: callsWords.mailSubject,
    },
  },
  calendar: {
    name: (company: string) => `${company}: mis citas`,
    title: (name: string, service: string) => `${name}, ${service}`,
    window: (arrival: string) => `Al cliente se le dijo: ${arrival}`,
    customerTitle: (company: string) => `Cita con ${company}`,
    customerWindow: (arrival: string) => ended(`Llegamos ${arrival}`),
    customerNotes: (number: string, phone: string) =>
      `Solicitud ${number}. Si la hora ya no le conviene, llame al ${phone}.`,
  },
  defaultReplyTemplates,
  crewOf,
  /** Reads the disk. */
  firstPosts: () => firstPosts.map((post) => ({ ...post, content: firstPostContent(post.file) })),
  demonstration: {
    demonstrationNotice,
    demonstrationMark,
    demonstrationPeople,
    demonstrationQuotes,
    demonstrationEmergency,
    demonstrationMessages,
    demonstrationCalls,
    demonstrationPrices,
    demonstrationReviews,
    demonstrationTestimonials,
  },
}
