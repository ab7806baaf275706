import { contactFormWords } from './contact-form.ts'
import { quoteFormWords } from './quote-form.ts'
import { reviewFormWords } from './review-form.ts'

const by = (name: string | null, someone: (name: string) => string, nobody: string) =>
  name ? someone(name) : nobody

/** The page of what somebody sent: of a request what becomes of it, of a review that it is here. */
export const receiptWords = {
  QUOTE: {
    title: 'Your request',
    thanks: quoteFormWords.thanks,
    received: (name: string, service: string, time: string) =>
      `${name}, we got your ${service.toLowerCase()} request at ${time}.`,
  },
  MESSAGE: {
    title: 'Your message',
    thanks: contactFormWords.thanks,
    received: (name: string, service: string, time: string) =>
      `${name}, we got your message about ${service.toLowerCase()} at ${time}.`,
  },
  REVIEW: {
    title: 'Your review',
    thanks: reviewFormWords.thanks,
    received: (name: string, service: string, time: string) =>
      `${name}, we got your review${service ? ` of ${service.toLowerCase()}` : ''} at ${time}.`,
  },
  files: {
    one: 'One file came with it.',
    many: (count: number) => `${count} files came with it.`,
    leftOut: quoteFormWords.filesLeftOut,
  },
  keep: 'Bookmark this page to check on your request.',
  number: (number: string) => `Request ${number}`,
  /** On every other page while it is open; `news` is what its own page says first. */
  openRequest: (number: string, news: string) =>
    `Your request ${number}: ${news.replace(/^(?:We|Arriving|Someone)\b/, (word) => word.toLowerCase())}.`,
  next: 'If it cannot wait, call us now. Someone answers at any hour.',
  call: (phone: string) => `Call ${phone}`,
  home: 'Back to the home page',
  gone: {
    title: 'We can’t find that receipt',
    text: 'It was removed, or the address is incomplete. If you are waiting for our call, call us.',
  },
  ended: {
    title: 'This page has ended',
    text: 'The page of a request ends 90 days after the job is done or canceled. Call us with your request number: we still have the job on file.',
  },

  /** What the page says first, by how far the request is. */
  stages: {
    taken: (name: string | null) =>
      by(name, (someone) => `${someone} has your request`, 'We have your request'),
    tried: () => 'We tried to call you',
    contacted: () => 'We are in touch',
    onTheWay: (name: string | null) => by(name, (someone) => `${someone} is on the way`, 'We are on the way'),
    overdue: () => 'We should have called by now',
    lost: () => 'We have closed this request',
    done: () => 'Your job is done. Thank you.',
    cancelled: () => 'You canceled this request',
  },
  leads: {
    tried: 'Nobody picked up. Call us back at any hour, or we’ll try again.',
    contacted: 'If anything changes, call us or add it below.',
    overdue: (time: string) => `We promised to call by ${time}. Call us now, or let it ring here once more.`,
    rang: (time: string, staff: string | null) =>
      `You told us at ${time}, and it rang here. ${staff ? `${staff} has your request now. ` : ''}If nobody calls in the next few minutes, call us.`,
    lost: 'If you still need us, call us or add it below.',
    done: 'If something is not right, call us or add it below.',
    cancelled: 'Nobody will call you about it. If that was a mistake, call us.',
    closed: 'Locked out? Call now: someone answers at any hour.',
  },
  arrives: (time: string) => `Arriving at ${time}`,
  expected: (time: string) => `We expected to be with you at ${time}. If nobody is there, call us.`,
  /** Counts down in the browser; {n} is filled in there. */
  countdown: { many: ', in {n} minutes', one: ', in 1 minute', over: '' },

  drawing: (set: number) =>
    set === 4
      ? 'A combination lock: all four gates stand under the fence, which has dropped into them'
      : `A combination lock: ${set} of 4 gates stand under the fence`,

  timeLine: 'What has happened',
  events: {
    received: () => 'We got your request',
    notified: () => 'Our phones were notified',
    seen: () => 'Someone opened it',
    taken: (name: string | null) => by(name, (someone) => `${someone} took it`, 'Someone took it'),
    tried: () => 'We called, nobody picked up',
    contacted: () => 'We got in touch',
    scheduled: (_name: string | null, time: string) => `Appointment set for ${time}`,
    onTheWay: (_name: string | null, time: string) => `On the way, arriving at ${time}`,
    done: () => 'Job done',
    added: () => 'You added to it',
    corrected: () => 'You corrected your details',
    complained: () => 'You told us nobody had called',
    cancelled: () => 'You canceled it',
  },
  live: 'Live',
  checkedAt: 'No connection. Last checked at {time}.',

  complain: 'Nobody has called me',
  complainHelp: 'One press rings everyone on duty.',

  sent: 'What you sent',
  service: 'Service',
  message: 'Message',
  noMessage: 'No message',
  contact: 'How we reach you',
  contactText: (phoneEnd: string, email: string) =>
    `By phone at the number that ends in ${phoneEnd}, by email at ${email}.`,
  address: 'Address',
  addressKept: 'We have it. It is not shown here, in case someone else gets this link.',
  addedFiles: (count: number) => (count === 1 ? 'One file' : `${count} files`),

  add: {
    title: 'Add a photo or a message',
    titleNoFiles: 'Add a message',
    message: 'Message',
    files: 'Photos or documents',
    filesHelp: quoteFormWords.filesHelp,
    send: 'Send',
  },
  correct: {
    title: 'Correct your number or address',
    phone: 'New phone number',
    address: 'Address of the job',
    addressHelp: 'Street, number and what helps to find the door.',
    help: 'Leave a field blank if it is right.',
    send: 'Save',
  },
  cancel: {
    title: 'Cancel this request',
    text: 'Nobody will call you about it. This cannot be undone here.',
    send: 'Yes, cancel it',
  },

  /** Said once, after a form on this page. */
  did: {
    added: 'Added. We can see it now.',
    'added-without-files': quoteFormWords.filesLeftOut,
    corrected: 'Saved. We use the new details from now on.',
    cancelled: 'Canceled. We have been told.',
    complained: 'It is ringing here now.',
  },
  failed: 'That did not work. Please try again, or call us.',
}

export type ReceiptDid = keyof typeof receiptWords.did
