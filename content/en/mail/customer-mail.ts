import { either, texts } from '#content/texts.ts'
import { howItCame, whileYouWait } from '../site/receipt.ts'
import { idReady } from '../site/receipt-visit.ts'

export const customerMailWords = texts({
  received: {
    subject: 'We have your request {number}',
    heading: 'We have your request',
    sent: 'You sent it {time}.',
    sentAbout: 'You sent it {time}, {about}.',
    came: howItCame,
    files: { one: 'One file came with it.', many: '{count} files came with it.' },
    untimed: 'We will call you.',
    urgent: 'If it cannot wait, call {phone}. Someone answers at any hour{nights}.',
    follow: 'You can follow it, add to it, correct your phone number or cancel on its page.',
    mistake:
      'Didn’t ask us for anything? Someone entered your address by mistake. You can ignore this email.',
    mistakeGiven:
      'Didn’t ask us for anything? We were given your address by mistake. You can ignore this email.',
  },
  emergency: {
    subject: 'We have your emergency. Call {phone} now',
    subjectAlerted: 'We were alerted at {time}. Call {phone} now',
    urgent: 'Do not wait for us: call {phone}. Someone answers at any hour{nights}.',
    subjectClosed: 'We have your emergency, and we are closed now',
    closed: 'We are closed now. If it cannot wait, call another locksmith.',
    whileYouWait,
  },
  taken: {
    subject: '{staff} has your request and is calling',
    subjectNobody: 'We have your request and are calling',
    text: 'Our call comes from {phone} or from a mobile phone. Please pick up.',
  },
  appointment: {
    subject: 'Your appointment: {time}',
    moved: { subject: 'Your appointment has a new time: {time}' },
    where: 'We come to {address}.',
    text: idReady,
    change: 'If the time does not suit you, call {phone}.',
    changeOnPage:
      'If the time does not suit you, ask for another one on the page of your request, or call {phone}.',
  },
  reminder: { subject: 'A reminder of your appointment: {time}' },
  onTheWay: {
    subject: '{staff} is on the way and arrives at {time}',
    subjectNobody: 'We are on the way and arrive at {time}',
    later: {
      subject: '{staff} is running late and arrives at {time}',
      subjectNobody: 'We are running late and arrive at {time}',
    },
    text: idReady,
    late: 'If that does not suit you, call {phone} now.',
  },
  done: {
    subject: 'Your job is done. Thank you from {company}',
    heading: 'Your job is done. Thank you.',
    wrong: either(
      'If something about it is not right, reply to this email or call {phone}{has-email}.',
      'If something about it is not right, call {phone}.',
    ),
    pay: 'Pay online',
    ask: 'If you have two minutes, please tell the next person how it went.',
    review: 'Write a review',
  },
  greeting: 'Hello {customer},',
  request: 'Your request: {number}',
  license: 'License {number}, {holder}',
  open: 'See your request',
  call: 'Call {phone}',
  footer: 'Sent automatically by {company}, because this address was entered with a request on our website.',
  /** Of a request that staff wrote down. */
  footerGiven: 'Sent automatically by {company}, because this address was given to us with a request.',
})

export const customerMailExample = {
  number: '4821-0937',
  customer: 'Dana',
  staff: 'Mike',
  address: '12 Elm Street',
}

/** The one mail that asks the customer of a completed job for a review: nothing for it, and nothing against a low rating. */
export const reviewRequestWords = texts({
  subject: 'How was our work? {company}',
  greeting: 'Hello {customer},',
  ask: 'We finished your {service} job. If you have two minutes, please tell the next person how it went.',
  open: 'Write a review',
  elsewhere: 'Or review us on {site}',
  elsewhereAlone: 'Review us on {site}',
  honest:
    'Good or bad, it counts the same, and there is no reward for it{allReviews}. We read every review before it appears, only to take out addresses, codes and advertising{allReviews}.',
  link: 'The link is yours alone and works for {days} days. What you write through it is marked Verified, because we know the job.',
  help: either(
    'If something about the job is not right, you can also reply to this email or call {phone}{has-email}.',
    'If something about the job is not right, you can also call {phone}.',
  ),
  once: '{company} sends this email once for each job.',
})
