import { either, texts } from '#content/texts.ts'

export const invoiceMailWords = texts({
  subject: '{title} from {company}',
  heading: '{title}: {amount}',
  due: 'Please pay {amount} by {day}. How to pay stands on the invoice.',
  invoice: 'Here is your invoice.',
  credit: 'Here is your credit: the invoice that it names is no longer to be paid.',
  open: 'Open the PDF',
  pay: 'Pay online',
  questions: either(
    'Questions about it? Reply to this email or call {phone}{has-email}.',
    'Questions about it? Call {phone}.',
  ),
  footer: 'You get this email because we worked for you.',
})
