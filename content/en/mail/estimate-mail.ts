import { either, texts } from '#content/texts.ts'

export const estimateMailWords = texts({
  subject: 'Your estimate from {company}',
  subjectAgain: 'Your new estimate from {company}',
  heading: 'Estimate {number}: {amount}',
  text: 'What it is for stands on the page of your request. You can say yes or no there.',
  valid: 'It is valid until {day}.',
  open: 'Open the estimate',
  questions: either(
    'Questions about it? Reply to this email or call {phone}{has-email}.',
    'Questions about it? Call {phone}.',
  ),
  footer: 'You get this email because you asked us for a price.',
})
