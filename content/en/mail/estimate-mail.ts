import { either, texts } from '#content/texts.ts'

export const estimateMailWords = texts({
  subject: 'Your estimate from {company}',
  subjectAgain: 'Your new estimate from {company}',
  heading: 'Estimate {number}: {amount}',
  greeting: 'Hello {customer},',
  line: '{name}: {amount}',
  tax: 'Tax: {amount}',
  text: 'The details are on your request page. You can accept or decline there.',
  deposit: 'A deposit of {amount} is due when you accept.',
  valid: 'It is valid until {day}.',
  open: 'Open the estimate',
  questions: either(
    'Questions about it? Reply to this email or call {phone}{has-email}.',
    'Questions about it? Call {phone}.',
  ),
  footer: 'You’re getting this email because you asked us for a price.',
})
