import { whileYouWait } from './receipt.ts'

type Company = { name: string; phone: string }

/** Words of the mails that tell customers what becomes of their request. Names are first names. */
export const customerMailWords = {
  received: {
    subject: (number: string) => `We have your request ${number}`,
    heading: 'We have your request',
    sent: (about: string, time: string) => `You sent it ${time}${about && `, ${about}`}.`,
    files: (count: number) => (count === 1 ? 'One file came with it.' : `${count} files came with it.`),
    urgent: ({ phone }: Company) => `If it cannot wait, call ${phone}. Someone answers at any hour.`,
    follow: 'You can follow it, add to it, correct your phone number or cancel on its page.',
    mistake:
      'Didn’t ask us for anything? Someone entered your address by mistake. You can ignore this email.',
  },
  /** The same about an emergency. */
  emergency: {
    subject: ({ phone }: Company) => `We have your emergency. Call ${phone} now`,
    subjectAlerted: (time: string, { phone }: Company) => `We were alerted at ${time}. Call ${phone} now`,
    urgent: ({ phone }: Company) => `Do not wait for us: call ${phone}. Someone answers at any hour.`,
    whileYouWait,
  },
  taken: {
    subject: (name: string) => `${name} has your request and is calling`,
    subjectNobody: 'We have your request and are calling',
    text: ({ phone }: Company) => `Our call comes from ${phone} or from a mobile phone. Please pick up.`,
  },
  onTheWay: {
    subject: (name: string, time: string) => `${name} is on the way and arrives at ${time}`,
    subjectNobody: (time: string) => `We are on the way and arrive at ${time}`,
    text: 'Please have your ID ready: we ask who you are before we open a door.',
    late: ({ phone }: Company) => `If that does not suit you, call ${phone} now.`,
  },
  done: {
    subject: (company: string) => `Your job is done. Thank you from ${company}`,
    heading: 'Your job is done. Thank you.',
    wrong: ({ phone }: Company) =>
      `If something about it is not right, reply to this email or call ${phone}.`,
    ask: 'If you have two minutes, please tell the next person how it went.',
    review: 'Write a review',
  },
  greeting: (name: string) => `Hello ${name},`,
  request: (number: string) => `Your request: ${number}`,
  open: 'See your request',
  call: (phone: string) => `Call ${phone}`,
  footer: (company: string) =>
    `Sent automatically by ${company}, because this address was entered with a request on our website.`,
}

/** What a preview shows in place of a real request. */
export const customerMailExample = { number: '4821-0937', customer: 'Dana', staff: 'Mike' }
