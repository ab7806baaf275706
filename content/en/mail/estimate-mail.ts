import { either } from '#content/texts.ts'

export const estimateMailWords = {
  subject: 'Your estimate from {company}',
  subjectAgain: 'Your new estimate from {company}',
  heading: 'Estimate {number}: {amount}',
  text: 'What it is for stands on the page of your request. You can say yes or no there.',
  valid: 'It is valid until {day}.',
  open: 'Open the estimate',
  /** Of a request by phone, which has no page. */
  answer: either(
    'To say yes or no, or to ask about it, reply to this email or call {phone}{has-email}.',
    'To say yes or no, or to ask about it, call {phone}.',
  ),
  questions: either(
    'Questions about it? Reply to this email or call {phone}{has-email}.',
    'Questions about it? Call {phone}.',
  ),
  footer: 'You get this email because you asked us for a price.',
}
