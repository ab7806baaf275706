import { ended } from '#content/fill-in.ts'

export const askingWords = {
  section: (name: string) => `Review of ${name}`,
  byMail: 'Send by email',
  byMailTo: (name: string) => `Ask ${name} for a review by email`,
  byLink: 'Get a link',
  byLinkFor: (name: string) => `Get a link for ${name} to write a review`,
  asking: 'Asking...',
  failed: 'Failed to ask for a review',

  asked: 'Asked for a review on',
  askedByMail: ', by email',
  askedByFile: ', by an email that was saved as a file, not sent',
  askedInVain: ', by an email that could not be delivered',
  expired: 'The link expired after 90 days.',
  link: (name: string) => `Link for ${name} to write a review`,
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Select the link and copy it by hand.',
  text: 'Text the link',
  textTo: (name: string) => `Text the link to ${name}`,
  /** What the owner sends from the own phone; it can be changed before it goes. */
  message: (name: string, company: string, link: string) =>
    `Hello ${name}, this is ${ended(company)} If you have two minutes, please tell others how our work went, good or bad: ${link}`,

  received: 'Review received',
  show: 'Show it',
  showOf: (name: string) => `Show the review of ${name}`,
}
