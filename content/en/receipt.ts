import { contactFormWords } from './contact-form.ts'
import { quoteFormWords } from './quote-form.ts'
import { reviewFormWords } from './review-form.ts'

/** The page that whatever was sent leads to: it thanks in the words of the form. */
export const receiptWords = {
  QUOTE: {
    title: 'Your request',
    thanks: quoteFormWords.thanks,
    received: (name: string, service: string, time: string) =>
      `${name}, your request about ${service} came in on ${time}.`,
  },
  MESSAGE: {
    title: 'Your message',
    thanks: contactFormWords.thanks,
    received: (name: string, service: string, time: string) =>
      `${name}, your message about ${service} came in on ${time}.`,
  },
  REVIEW: {
    title: 'Your review',
    thanks: reviewFormWords.thanks,
    received: (name: string, service: string, time: string) =>
      `${name}, your review${service ? ` of ${service}` : ''} came in on ${time}.`,
  },
  files: {
    one: 'One file came with it.',
    many: (count: number) => `${count} files came with it.`,
    leftOut: quoteFormWords.filesLeftOut,
  },
  keep: 'This page is your receipt. Keep its address if you like.',
  next: 'If it cannot wait, call us now. Someone answers at any hour.',
  home: 'Back to the home page',
  gone: {
    title: 'This receipt is not here',
    text: 'What was sent was removed, or the address is not complete. If you are waiting for our call, ring us.',
  },
}
