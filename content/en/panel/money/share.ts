import { ended } from '#content/fill-in.ts'
import { customerPageWords } from '../people/customer-page.ts'

const { copy, copied, copyFailed, text } = customerPageWords

const both = { copy, copied, copyFailed, text }

export const shareWords = {
  title: 'For the customer',
  again: (email: string) => `Mail it again to ${email}`,
  first: (email: string) => `Mail it to ${email}`,
  remind: (email: string) => `Remind ${email}`,
  mailing: 'Mailing...',
  mailed: 'It is on its way.',
  invoice: {
    ...both,
    link: (name: string) => `Link for ${name} to the invoice`,
    textTo: (name: string) => `Text ${name} the link to the invoice`,
    message: (name: string, company: string, link: string) =>
      `Hello ${name}, this is ${ended(company)} Here is your invoice: ${link}`,
  },
  overdue: {
    ...both,
    link: (name: string) => `Link for ${name} to the invoice`,
    textTo: (name: string) => `Text ${name} a reminder`,
    message: (name: string, company: string, link: string) =>
      `Hello ${name}, this is ${ended(company)} Your invoice is past its due day; please have a look: ${link}`,
  },
  estimate: {
    ...both,
    link: (name: string) => `Link for ${name} to the estimate`,
    textTo: (name: string) => `Text ${name} the link to the estimate`,
    message: (name: string, company: string, link: string) =>
      `Hello ${name}, this is ${ended(company)} You can read your estimate and answer it here: ${link}`,
  },
}

export const lostDraftWords = {
  title: 'This was sent meanwhile, without what you typed',
  hint: 'It cannot be changed any more. What you typed is below, in case you need it.',
  dismiss: 'I do not need it',
}
