import { either, texts } from '#content/texts.ts'
import { quoteFormWords } from './quote-form.ts'

/** What to have ready at a locked door; also in the mail that confirms an emergency. */
export const whileYouWait = texts({
  title: 'While you wait',
  danger: 'A child or a pet is locked in a car, or someone is in danger: call 911 first.',
  ready: [
    either(
      'Have your ID ready, and something that shows that you live there or that the car is yours.{does-automobile}{asksForProof}',
      'Have your ID ready, and something that shows that you live there{asksForProof}.',
    ),
    'Have the address and the gate code ready.',
    either(
      'Wait somewhere well lit, in sight of the door or the car.{does-automobile}',
      'Wait somewhere well lit, in sight of the door.',
    ),
  ],
})

/** Of a request that staff wrote down; also in its mail. Its customer wrote nothing. */
export const howItCame = texts({
  called: { plain: 'You called us {time}.', about: 'You called us {time}, {about}.' },
  visited: { plain: 'You came to us {time}.', about: 'You came to us {time}, {about}.' },
  noted: { plain: 'We noted your request {time}.', about: 'We noted your request {time}, {about}.' },
})

export const receiptWords = texts({
  titles: { QUOTE: 'Your request', MESSAGE: 'Your message', CALL: 'Your request', REVIEW: 'Your review' },
  review: 'Thanks, {customer}. We got your review.',
  reviewNext: 'It will be published after approval.',
  sentBy: '{customer}, you sent this {time}.',
  sentByAbout: '{customer}, you sent this {time}, {about}.',
  files: { one: 'One file came with it.', many: '{count} files came with it.' },
  came: howItCame,
  filesLeftOut: quoteFormWords.filesLeftOut,
  keep: 'Bookmark this page to check on your request.',
  number: 'Request {number}',
  /** On every other page while it is open; `news` is what its own page says first. */
  openRequest: 'Request {number}: {news}.',
  /** First words of the news that begin with a small letter in `openRequest`. */
  smallWords: ['We', 'On', 'You', 'Your', 'Our'],
  next: 'If it cannot wait, call us now. Someone answers at any hour{nights}.',
  call: 'Call {phone}',
  text: 'Text us{takesTexts}',
  home: 'Back to the home page',
  gone: {
    title: 'We can’t find that receipt',
    text: 'It was removed, or the address is incomplete. If you are waiting for our call, call us.',
  },
  ended: {
    title: 'This page has ended',
    text: 'The page of a request stays for at least 90 days after the job is done or canceled. Call us with your request number: we still have the job on file.',
  },

  /** What the page says first, by how far the request is; of one that waits, the promise (promise.ts). */
  stages: {
    waiting: 'We have your request',
    taken: 'We have your request',
    tried: 'We tried to call you',
    contacted: 'We’ve talked',
    estimated: 'Your estimate: {amount}',
    accepted: 'You accepted {amount}',
    declined: 'You declined the estimate',
    expired: 'Your estimate has expired',
    scheduled: 'Your appointment: {time}',
    wished: 'You asked for {time}',
    anotherTime: 'You asked for another time',
    noAppointment: 'You canceled the appointment',
    onTheWay: 'We are on the way',
    late: 'We should be with you by now',
    overdue: 'We should have called by now',
    lost: 'We have closed this request',
    done: 'Your job is done. Thank you.',
    cancelled: 'You canceled this request',
  },
  stagesOfStaff: {
    taken: '{staff} has your request',
    onTheWay: '{staff} is on the way',
    late: '{staff} should be with you by now',
  },
  tab: 'On the way, {time}',
  leads: {
    closed: either(
      'We are closed now. Locked out? Call now: someone answers at any hour{nights}.',
      'We are closed now.',
    ),
    /** For a business that does not answer at night: which number to call instead. */
    closedEmergency:
      'We are closed now. If someone is in danger, call 911. If it cannot wait, call another locksmith.',
    emergency: 'Don’t wait for us: call now. Someone answers at any hour{nights}.',
    unpromised: 'To be safe, call us. Someone answers at any hour{nights}.',
    untimed: 'We will call you.',
    /** In place of the promise of a call, for a business that promises no time. */
    untimedAgain: 'We’ll call you',
    /** Of a call: they have spoken with us. */
    noted: 'If anything changes, call us or add it below.',
    tried: either(
      'Nobody picked up. Call us back at any hour, or we’ll try again{nights}.',
      'Nobody picked up. Call us back, or we’ll try again.',
    ),
    contacted: 'If anything changes, call us or add it below.',
    estimated: 'Accept or decline below. Valid until {day}.',
    estimatedAlways: 'Accept or decline below.',
    accepted: '{promise} to set the time.',
    declined: 'If you change your mind, call us or add it below.',
    expired: 'Call us for a new one, or ask for it below.',
    scheduled: 'If that time no longer works for you, ask for another one below, or call us.',
    wished: '{promise} to confirm it.',
    wishedUntimed: 'It is set once we confirm it.',
    wishedOver: 'That time passed before we confirmed it. Pick another one below, or call us.',
    anotherTime: '{promise} to find one.',
    stands: 'Until then your appointment stands: {time}.',
    noAppointment: '{promise} about it.',
    overdue: 'We promised to call by {time}. Call us now.',
    late: 'We said {time}. If nobody is there, call us.',
    lost: 'If you still need us, call us or send a new request.',
    done: 'If something is not right, call us or add it below.',
    cancelled: 'Nobody will call you about it. If that was a mistake, call us.',
  },
  complaints: {
    alerting: either(
      'We are alerting everyone on duty now{someoneOnDuty}. If you don’t hear from us in a few minutes, call us.',
      'We are sending an alert now. If you don’t hear from us in a few minutes, call us.',
    ),
    alerted: 'We were alerted at {time}. If you don’t hear from us by {callAt}, call us.',
    unanswered: 'We were alerted at {time}. If you still haven’t heard from us, call us now.',
    noted: 'We have noted it. To be safe, call us.',
  },
  complaintsAgain: {
    alerted: 'We were alerted again at {time}. If you don’t hear from us by {callAt}, call us.',
    unanswered: 'We were alerted again at {time}. If you still haven’t heard from us, call us now.',
  },
  pay: 'Pay online',
  toEstimate: 'See the estimate',
  askAgain: 'Send a new request',
  arrives: 'Arriving at {time}',
  /** Count down in the browser; {n} is filled in there. */
  countdown: { many: ', in {n} minutes', one: ', in 1 minute', over: '' },
  countdownFirst: { many: 'In {n} minutes. ', one: 'In 1 minute. ', over: '' },

  drawing: 'A combination lock: {set} of 4 gates stand under the fence',
  drawingDone: 'A combination lock: all four gates stand under the fence, which has dropped into them',

  timeLine: 'What has happened',
  events: {
    received: 'We got your request',
    planned: 'We planned your next visit',
    notified: 'We were alerted',
    seen: 'We’ve seen it',
    taken: 'We are handling it',
    tried: 'We called, nobody picked up',
    contacted: 'We talked',
    scheduled: 'Appointment set for {time}',
    onTheWay: 'On the way, arriving at {time}',
    late: 'Running late, arriving at {time}',
    signed: 'The work was signed for',
    done: 'Job done',
    added: 'You added to it',
    corrected: 'You corrected your details',
    wished: 'You asked for {time}',
    unwished: 'You took that back',
    wishDeclined: 'That time was not free after all',
    wishOver: 'That time passed before we confirmed it',
    anotherTime: 'You asked for another time',
    appointmentCancelled: 'You canceled the appointment',
    estimated: 'We sent you an estimate',
    accepted: 'You accepted the estimate',
    declined: 'You declined the estimate',
    complained: 'You told us nobody had called',
    lost: 'We closed this request',
    cancelled: 'You canceled it',
  },
  eventsOfStaff: { taken: '{staff} is handling it' },
  live: 'Live',
  checkedAt: 'No connection. Last checked at {time}.',

  complain: 'Nobody has called me',
  /** For a customer who asked not to be called. */
  written: {
    overdue: 'We should have answered by now',
    promised: 'We promised to answer by {time}. Press the button below, or call us now.',
    complain: 'Nobody has answered me',
    email: 'By email at {address}, as you asked.',
    text: 'By text message at the number that ends in {digits}, as you asked.',
  },
  complainHelp: either('One tap alerts everyone on duty{someoneOnDuty}.', 'One tap alerts us.'),

  sent: 'What you sent',
  noted: 'What we wrote down',
  service: 'Service',
  message: 'Message',
  noMessage: 'No message',
  messageKept: 'We have your message. It is not shown here, in case someone else gets this link.',
  contact: 'How we reach you',
  contactText: 'By phone at the number that ends in {digits}, by email at {address}.',
  contactPhone: 'By phone at the number that ends in {digits}.',
  address: 'Address',
  addressKept: 'We have it. It is not shown here, in case someone else gets this link.',
  addedFiles: { one: 'One file', many: '{count} files' },

  add: {
    title: 'Add a photo or a message',
    titleNoFiles: 'Add a message',
    message: 'Message',
    files: 'Photos or documents',
    filesHelp: quoteFormWords.filesHelp,
    send: 'Send',
  },
  correct: {
    title: 'Correct your number or address, or how we answer you',
    phone: 'New phone number',
    address: 'Address of the job',
    contactBy: 'How should we answer you?',
    answers: { '': 'No change', call: 'Call me', email: 'Email me instead', text: 'Text me instead' },
    addressHelp: 'Street, number and anything that helps us find the door.',
    help: 'Leave a field blank if it is right.',
    send: 'Save',
  },
  cancel: {
    title: 'Cancel this request',
    text: 'Nobody will call you about it. You can’t undo this here.',
    send: 'Yes, cancel it',
  },

  /** Said once, after a form on this page; after a complaint the page itself says what became of it. */
  did: {
    added: 'Added. We can see it now.',
    addedWithoutFiles: quoteFormWords.filesLeftOut,
    corrected: 'Saved. We use the new details from now on.',
    cancelled: 'Canceled. We know about it.',
    anotherTime: 'Sent. We know about it.',
    noAppointment: 'Canceled. We know about it.',
    booked: 'Booked. We know about it.',
    wished: 'Sent. We know about it.',
    released: 'Done. Pick another time if you like.',
    accepted: 'Thank you. We have your answer.',
    declined: 'Thank you for telling us.',
    photosAllowed: 'Thank you. You can take it back here at any time.',
    photosForbidden: 'Done. The photos are not on our website.',
  },
  unsent:
    'No internet connection: nothing was sent. What you wrote is still here. Press again when you are back online.',
  failed: 'That didn’t work. Please try again, or call us.',
})

export const receiptAppointmentWords = texts({
  title: 'Your appointment',
  calendar: 'Add it to your calendar',
  message: 'Message (optional)',
  anotherTime: {
    title: 'Ask for another time',
    text: 'Tell us which days and times work for you. We’ll get back to you, and this time stands until then.',
    send: 'Yes, ask for another time',
  },
  noAppointment: {
    title: 'Cancel the appointment',
    text: 'Nobody will come. We keep your request and get back to you about it. If you no longer need us, cancel the request.',
    send: 'Yes, cancel the appointment',
  },
})

export const receiptBookingWords = texts({
  pick: 'Pick a time',
  move: 'Pick another time',
  atOnce: 'We arrive within the window you pick. It is yours once you book it.',
  asked: 'We arrive within the window you pick. It is set once we confirm it.',
  moveText: 'Your appointment stands until the new time is set.',
  days: 'Day',
  windows: { one: '1 free time', many: '{count} free times' },
  full: 'nothing free',
  none: 'Nothing is free online in the coming days. Call us, and we find a time together.',
  reserved: 'Kept for you until {time}',
  reservedText: 'Book it before then, and it is yours. After that it is free for others again.',
  reservedAsked: 'Ask for it before then, and we’ll confirm it. After that it is free for others again.',
  address: 'Address of the job',
  addressHelp: 'Street, number and anything that helps us find the door.',
  book: 'Book it',
  ask: 'Ask for it',
  wish: 'The time you asked for',
  wishText: 'We’ll confirm it, or offer you another time.',
  wishOver: 'It passed before we confirmed it.',
  noneFits: 'None of these works? Tell us which days and times do.',
  sendFits: 'Send',
  unwish: 'Take it back',
  unwishText: 'For a time that no longer works for you. We keep your request.',
  unwishSend: 'Yes, take it back',
  optional: '(optional)',
})

export const receiptInvoiceWords = {
  title: 'Invoice',
  open: 'Balance due',
  toPayBack: 'Refund due to you',
  paid: 'Paid in full',
  credited: 'Credited',
  tip: 'Tip',
  due: 'due {day}',
  wasDue: 'was due {day}',
  pay: 'Pay online',
  pdf: 'Open the PDF',
}

export const receiptEstimateWords = {
  title: 'Estimate',
  heading: 'Estimate {number}',
  pdf: 'Open the PDF',
  version: 'Version {version}',
  subtotal: 'Subtotal',
  total: 'Total',
  discount: 'Discount {amount}',
  valid: 'Valid until {day}.',
  expired: 'It was valid until {day}. Call us for a new one.',
  replaced: 'A newer version has replaced it.',
  closed: 'Your request is closed, so it needs no answer.',
  accepted: 'You accepted it {time}.',
  declined: 'You declined it {time}.',
  /** The line that unfolds an estimate which waits for no answer. */
  settled: 'Estimate {number}: {amount}',
  sentSinceYes: 'You accepted {from} {time}. Since then we have sent this new version, for {to}.',
  older: 'Earlier versions',
  yes: 'Accept',
  yesText:
    'By typing your name you agree to the work and the price above. Then we’ll get in touch to set the time.',
  yesBooked: 'By typing your name you agree to the work and the price above.',
  no: 'Decline',
  name: 'Your full name',
  reason: 'Why not (optional)',
  reasonHelp: 'If the price or the day doesn’t work for you, we may find another way.',
  sendYes: 'Yes, I accept',
  sendNo: 'Decline the estimate',
  depositOnYes: 'Deposit, due when you accept',
  yesDeposit: 'A deposit of {amount} is then due; it comes off your invoice.',
}

export const receiptDepositWords = texts({
  due: 'Deposit of {amount} due',
  paid: 'Deposit of {amount} paid on {day}. Thank you.',
  text: 'It comes off your invoice. Please name request {number} when you pay.',
  ways: either('You can pay {payment}, or call {phone}.', 'Call {phone} to pay it.'),
  pay: 'Pay the deposit online',
})
