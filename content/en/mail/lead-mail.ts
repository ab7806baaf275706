import { locale } from '../locale.ts'

const languageNames = new Intl.DisplayNames(locale, { type: 'language' })
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const leadMailWords = {
  suspiciousReasons: 'Why',
  call: (phone: string) => `Call ${phone}`,
  service: 'Service',
  phone: 'Phone',
  answer: 'Answer',
  answerBy: { email: 'Answer by email, don’t call', text: 'Answer by text, don’t call' },
  email: 'Email',
  language: 'Language',
  /** Another one than the site's first, by its code. */
  languageName: (code: string) => languageNames.of(code) ?? code,
  submitted: 'Sent',
  address: 'Address',
  appointment: 'Appointment',
  price: 'Price quoted',
  dollars: (cents: number) => dollars.format(cents / 100),
  notes: 'Notes',
  note: (name: string) => `Note from ${name}`,
  anybody: 'the office',
  footer: (company: string) => `Sent by the ${company} website.`,
}

export const quoteMailWords = {
  subject: (service: string, who: string) => `New quote request: ${service}, ${who}`,
  suspiciousSubject: (service: string, who: string) => `Please check: ${service}, ${who}`,
  heading: (name: string) => `${name} asks for a quote`,
  suspiciousHeading: 'This one looks suspicious. Please check before you drive.',
  open: 'Open the request',
  message: 'Message',
  noMessage: 'No message.',
  attachments: (count: number) => (count === 1 ? '1 file attached' : `${count} files attached`),
  attachmentsWhere: 'Files open only in the admin panel.',
  replies: 'Reply to this email to answer them.',
}

export const messageMailWords = {
  subject: (service: string, who: string) => `New message: ${service}, ${who}`,
  suspiciousSubject: (service: string, who: string) => `Please check: message about ${service}, ${who}`,
  heading: (name: string) => `${name} wrote to you`,
  suspiciousHeading: 'This one looks suspicious. Please check before you drive.',
  open: 'Open the message',
  message: 'Message',
  replies: 'Reply to this email to answer them.',
}

export const callMailWords = {
  subject: (service: string, who: string) => `New call: ${service}, ${who}`,
  suspiciousSubject: (service: string, who: string) => `Please check: ${service}, ${who}`,
  heading: (name: string) => `A request of ${name}`,
  suspiciousHeading: 'This one looks suspicious. Please check before you drive.',
  open: 'Open the request',
  message: 'What it is about',
  noMessage: 'No details were entered.',
  replies: 'Reply to this email to answer them.',
}

export const reviewMailWords = {
  subject: (stars: string, who: string) => `A review waits for approval: ${stars}, ${who}`,
  suspiciousSubject: (stars: string, who: string) => `Please check: review of ${stars}, ${who}`,
  heading: (name: string) => `A review waits for approval. ${name} wrote it.`,
  suspiciousHeading: 'This one looks suspicious. Please read it closely before you approve it.',
  open: 'Approve or edit the review',
  rating: 'Rating',
  stars: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  title: 'Title',
  location: 'Location',
  comment: 'Comment',
  replies: 'Reply to this email to answer the reviewer.',
}

const reasons: Record<string, string> = {
  trap: 'A field that people cannot see was filled in',
  'no-token': 'It did not come from the form on this site',
  'forged-token': 'The form was tampered with',
  'too-fast': 'The form was filled in faster than a person types',
  'stale-token': 'The form had been open for more than a day',
  many: 'Many requests came from the same address',
}

/** Why a submission was put aside, for the owner; a reason from another version is shown as it is. */
export const suspiciousReasonText = (reason: string): string => reasons[reason] ?? reason
