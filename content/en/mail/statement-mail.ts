import { either, texts } from '#content/texts.ts'

export const statementMailWords = texts({
  subject: 'Your open invoices from {company}',
  subjectLate: 'Reminder: your open invoices from {company}',
  greeting: 'Hello {customer},',
  one: 'You have one open invoice: {amount}',
  several: 'You have {count} open invoices, together {amount}',
  balance: 'Your balance is {amount}',
  line: 'Invoice {number}: {amount}',
  lineDue: 'Invoice {number}: {amount}, due on {day}',
  lineLate: 'Invoice {number}: {amount}, was due on {day}',
  lineBack: 'Invoice {number}: we owe you {amount}',
  open: 'Open invoice {number}',
  late: '{amount} of that is past due and has not reached us yet. Please pay it now. If you already have, thank you: you need do nothing.',
  pay: 'Pay {amount} online',
  questions: either(
    'Questions about it? Reply to this email or call {phone}{has-email}.',
    'Questions about it? Call {phone}.',
  ),
  footer: 'You’re getting this email because we did work for you.',
})
