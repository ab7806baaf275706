/** The mail that brings an estimate to its customer. */
export const estimateMailWords = {
  subject: 'Your estimate from {company}',
  subjectAgain: 'Your new estimate from {company}',
  heading: 'Estimate {number}: {amount}',
  text: 'What it is for stands on the page of your request. You can say yes or no there.',
  valid: 'It is valid until {day}.',
  open: 'See the estimate and answer',
  questions: 'Questions about it? Reply to this email.',
  footer: 'You get this email because you asked us for a price.',
}
