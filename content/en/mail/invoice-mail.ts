import { either, texts } from '#content/texts.ts'

export const invoiceMailWords = texts({
  subject: '{title} from {company}',
  subjectPaid: 'Receipt: {title} from {company}',
  subjectLate: 'Reminder: {title} from {company}',
  heading: '{title}: {amount}',
  greeting: 'Hello {customer},',
  due: 'Please pay {amount} by {day}.',
  late: '{amount} was due on {day} and has not reached us yet. Please pay it now. If you already have, thank you: you need do nothing.',
  howTo: 'Please see the note on the invoice.',
  invoice: 'Here is your invoice.',
  received: 'We received {amount}. Thank you.',
  paid: 'You paid it in full: {amount}. Thank you.',
  credit: 'Here is your credit: you no longer owe the invoice it refers to.',
  creditOf: 'This credit ends invoice {number}: you no longer owe it.',
  creditPart: 'This credit takes {amount} off invoice {number}.',
  stillOpen: '{amount} of that invoice is still open.',
  back: 'We owe you the {amount} that you paid on it.',
  owedBack: 'We owe you {amount}.',
  credited: 'We took {amount} off it.',
  open: 'Open the PDF',
  pay: 'Pay online',
  questions: either(
    'Questions about it? Reply to this email or call {phone}{has-email}.',
    'Questions about it? Call {phone}.',
  ),
  footer: 'You’re getting this email because we did work for you.',
})
