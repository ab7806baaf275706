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
    urgent: 'If it can’t wait, call {phone}. Someone answers at any hour{nights}.',
    follow: 'You can follow it, add to it, correct your phone number or cancel it on your request page.',
    mistake:
      'Didn’t ask us for anything? Someone entered your address by mistake. You can ignore this email.',
    mistakeGiven:
      'Didn’t ask us for anything? We were given your address by mistake. You can ignore this email.',
  },
  emergency: {
    subject: 'We have your emergency. Call {phone} now',
    subjectAlerted: 'We were alerted at {time}. Call {phone} now',
    urgent: 'Don’t wait for us: call {phone}. Someone answers at any hour{nights}.',
    subjectClosed: 'We have your emergency, and we are closed now',
    closed: 'We are closed now. If it can’t wait, call another locksmith.',
    whileYouWait,
  },
  taken: {
    subject: '{staff} has your request and is calling you now',
    subjectNobody: 'We have your request and are calling you now',
    text: 'Our call comes from {phone} or from a mobile phone. Please pick up.',
    /** To a customer who asked not to be called. */
    written: {
      subject: '{staff} has your request and will answer you soon',
      subjectNobody: 'We have your request and will answer you soon',
      email: 'The answer comes by email, as you asked.',
      text: 'The answer comes by text message, as you asked.',
    },
  },
  tried: {
    subject: 'We just called you from {phone}',
    noAnswer: 'We couldn’t reach you.',
    voicemail: 'We couldn’t reach you, so we left you a voicemail.',
    back: either('Call us back any time, day or night{nights}.', 'Call us back when you can.'),
    orSay: 'Or tell us on your request page when to call.',
  },
  /** What customers did on their page, for their records. */
  copy: {
    accepted: 'You accepted our estimate: {amount}',
    declined: 'You declined our estimate: {amount}',
    anotherTime: 'You asked for another time',
    noAppointment: 'You canceled your appointment',
    wished: 'You asked for {time}',
    wishDeclined: '{time} is not free after all',
    wishOver: 'We did not get to confirm {time}',
    cancelled: 'You canceled your request',
    estimate: 'Estimate {number}, {amount} in all.',
    signed: 'Signed by {name} {time}.',
    unsigned: 'Answered {time}.',
    stands: 'Your appointment is {time}. It stands until we agree on another one.',
    was: 'It was {time}.',
    done: 'You did that {time}.',
    confirm: 'It is set once we confirm it.',
    pickAgain: 'Please pick another time on the page of your request, or call {phone}.',
    promises: {
      accepted: '{promise} to set the time.',
      declined: '{promise}.',
      anotherTime: '{promise} to find one.',
      noAppointment: '{promise} about it.',
      wished: '{promise} about it.',
      wishDeclined: '{promise}.',
      wishOver: '{promise}.',
      cancelled: '{promise}.',
    },
    untimed: 'We’ll call you',
    ended: 'Nobody will call you about it.',
    mistake: 'Wasn’t that you? Call {phone} right away.',
  },
  appointment: {
    subject: 'Your appointment: {time}',
    moved: { subject: 'Your appointment has a new time: {time}' },
    where: 'We come to {address}.',
    text: idReady,
    change: 'If that time doesn’t work for you, call {phone}.',
    changeOnPage:
      'If that time doesn’t work for you, ask for another one on your request page, or call {phone}.',
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
    codeWord:
      'Before you open the door, ask for the code word. You find it on your request page, and our technician knows it.',
    late: 'If that doesn’t work for you, call {phone} now.',
  },
  done: {
    subject: 'Your job is done. Thank you from {company}',
    heading: 'Your job is done. Thank you.',
    wrong: either(
      'If something isn’t right, reply to this email or call {phone}{has-email}.',
      'If something isn’t right, call {phone}.',
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
  signedBy: 'Dana Whitfield',
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
  link: 'This link is only for you and works for {days} days. Your review will be marked Verified, because we know the job.',
  help: either(
    'If something about the job isn’t right, you can also reply to this email or call {phone}{has-email}.',
    'If something about the job isn’t right, you can also call {phone}.',
  ),
  once: '{company} sends this email once for each job.',
  unsubscribe: 'No more review requests, please',
})
