import { ended } from '#content/fill-in.ts'
import type { ReplyPlace } from '#content/reply-template.ts'
import { trashDays } from '#content/trash-rules.ts'
import { enteredBy } from './calls/sources.ts'
import { jobActWords } from './job-acts.ts'
import { noteFailures } from './notes.ts'
import { showPhotoWords } from './people/at-the-door.ts'

export const requestWords = {
  opening: 'Loading the request...',
  back: 'All requests',
  notYours: {
    missingTitle: 'This job is not yours',
    missing: 'It was given to somebody else, handed back or deleted.',
  },
  former: {
    handedBack: 'You handed this job back',
    takenAway: 'This job is not yours any more',
    handedBackAt: (time: string) => `That was on ${time}. You need not go there.`,
    takenAwayAt: (by: string, time: string) =>
      `${by} took it off your list on ${time}. Please do not go there.`,
    noteOf: (by: string) => `What ${by} wrote:`,
    ownNote: 'What you wrote:',
    toOwn: 'Your jobs',
  },
  missingTitle: 'We can’t find this request',
  missing: 'It was deleted, or the address is mistyped.',
  failed: 'This request could not be loaded',
  failedHint: 'It is safe. Try again in a moment.',
  stale: (since: string) => `Not updated since ${since}.`,

  number: (number: string) => `No. ${number}`,
  kinds: { Quote: 'Quote request', Message: 'Message', Call: 'Call' },
  wroteDown: (source: string) => (time: string) => `${enteredBy(source)}, entered ${time}`,
  wanted: (time: string) => `Wanted: ${time}.`,
  sent: (time: string) => `Sent ${time}`,
  when: (moment: string, isSameDay: boolean) => `${isSameDay ? 'at' : 'on'} ${moment}`,
  complained: (when: string) => `They told us ${when} that nobody had called.`,
  cancelled: (time: string) => `The customer canceled on ${time}.`,
  neededAfterAll: 'Do they need you after all?',
  lost: (reason: string) => `Lost: ${reason}`,

  numberChanged: (time: string, before: string) =>
    `The phone number was changed on the customer’s page on ${time}. Before: ${before}.`,
  mayCostExtra: 'This number is abroad or charges for calls. Check it before you call.',

  call: 'Call',
  text: 'Text',
  mail: 'Email',
  map: 'Map',
  mapOf: (address: string) => `Open a map of ${address}`,

  steps: 'What happens next',
  saving: 'Saving...',
  failures: {
    seen: 'Failed to mark it seen',
    take: 'Failed to take the request',
    called: 'Failed to save the call',
    'follow-up': 'Failed to save when to call again',
    'on-the-way': 'Failed to save that you are on the way',
    late: 'Failed to save that you are late',
    lost: 'Failed to save why it was lost',
    work: 'Failed to save when you work',
    hours: 'Failed to save the hours',
    'photos-on': 'Failed to put the photos on the website',
    'photos-off': 'Failed to take the photos off the website',
    'hours-remove': 'Failed to remove the hours',
    restore: 'Failed to undo. Nothing was changed.',
    wish: 'Failed to answer the time that was asked for',
    details: 'Failed to save the details',
    customer: 'Failed to save the customer',
    photos: 'Failed to add the photos',
    'remove-file': 'Failed to remove the file',
    'show-file': showPhotoWords.failed,
    sign: 'Failed to save the signature',
    price: 'Failed to save the price',
    skip: 'Failed to skip it',
    ...noteFailures,
    suspicious: 'Failed to remove the warning',
    ask: 'Failed to ask for a review',
    retry: 'Failed to send the notification again',
  },

  wished: (time: string) => `Asks for ${time}.`,
  confirmWish: 'Confirm',
  declineWish: 'Not possible',
  wishOver: (time: string) => `Asked for ${time}. That time is over.`,
  offerAnother: 'Offer another time',
  wishOverMails: (customer: string) =>
    `${customer} gets an email: the time was not confirmed, and another can be picked.`,
  wishMails: (customer: string) =>
    `${customer} gets an email: the appointment, or that this time is not free and another can be picked.`,
  wishConfirmed: (name: string, time: string) => `${name}: ${time}`,
  wishDeclined: (name: string) => `${name} can pick another time`,
  wishGone: 'The customer has changed it meanwhile. Look at the time again.',

  take: 'I’ll take it',
  takeOver: 'Take over',
  sayYes: 'Yes, I’ll take it',
  give: 'Give to',
  giveNote: 'A note for them (optional)',
  given: (name: string, to: string) => `${to} is asked to take the request of ${name}`,
  handBack: 'Hand back',
  handBackNote: 'Why? (optional)',
  noOneElse: 'Nobody else works here yet.',
  toPeople: 'Invite people',
  nobody: 'Nobody has taken this yet.',
  handedBack: (name: string, when: string) => `${name} handed it back ${when}.`,
  someone: 'Someone is on the way. Is it you?',
  takenBy: (name: string) => `${name} took it just now. Take over?`,
  takenByNobody: 'It was handed back just now, so nobody has it.',
  mine: (since: string) => `You’ve had this since ${since}.`,
  theirs: (name: string, since: string) => `${name} has had this since ${since}.`,
  givenToMe: (by: string, when: string) => `${by} gave you this ${when}. Will you take it?`,
  givenTo: (name: string, when: string) => `Given to ${name} ${when}. No yes so far.`,
  somebody: 'Somebody',
  tookIt: (name: string) => `You took the request of ${name}`,
  unassigned: (name: string) => `Nobody has the request of ${name} now`,

  howWasIt: (name: string) => `How did the call with ${name} go?`,
  afterCall: 'After a call',
  outcomes: { reached: 'Reached', noAnswer: 'No answer', voicemail: 'Voicemail' },
  calledOn: (outcome: string, time: string) => `${outcome}, ${time}`,
  callSaved: (outcome: string, name: string) => `${name}: ${outcome}`,
  textWeCalled: 'Text that you called',
  textThatWeCalled: (name: string) => `Text ${name} that you called`,
  /** Sent from one's own phone; it can be changed before it goes. */
  justCalled: (name: string, company: string, link: string) =>
    `Hi ${name}, this is ${ended(company)} I just called you about your request. Call me back any time, or tell us here when to call: ${link}`,
  again: 'When do you want to follow up?',
  comesBack: (time: string) => `Follow up ${time}.`,
  cameBack: (time: string) => `Follow-up was due ${time}. Call again.`,
  changeAgain: 'Change',
  followUps: { '15': 'In 15 min', '60': 'In 1 hour', evening: 'This evening', morning: 'Tomorrow morning' },
  followUpsInSentence: {
    '15': 'in 15 min',
    '60': 'in 1 hour',
    evening: 'this evening',
    morning: 'tomorrow morning',
  },
  noFollowUp: 'No follow-up',
  pickTime: 'Another time',
  setTime: 'Set',
  followUpSaved: (name: string, time: string) => `Follow up with ${name} ${time}`,
  followUpRemoved: (name: string) => `No follow-up with ${name}`,

  /** Beside the button of a step, where taking it mails the customer. */
  stepMails: {
    taken: (name: string) => `${name} gets an email that you are calling.`,
    tried: (name: string) => `If you can’t reach ${name}, they get an email to call back.`,
    onTheWay: (name: string) => `${name} gets an email with your arrival time.`,
    done: (name: string) => `${name} gets a thank-you email.`,
  },

  onTheWay: jobActWords.onTheWay,
  minutes: jobActWords.minutes,
  other: 'Other',
  otherMinutes: 'Other minutes',
  arrivesAt: (time: string) => `On the way, there about ${time}.`,
  onTheWaySaved: (name: string, time: string) => `On the way to ${name}, there about ${time}`,
  newArrival: 'New arrival time',
  late: jobActWords.late,
  minutesLate: jobActWords.minutesLate,
  saidLater: (minutes: number) => `That is ${minutes} min later than you said first.`,
  lateSaved: (name: string, time: string, isMailed: boolean) =>
    isMailed ? `${name} is told about ${time}` : `New arrival time for ${name}: ${time}`,
  codeWord: 'Code word:',
  codeWordHelp: 'Your customer sees it too, and may ask for it at the door.',

  done: jobActWords.done,
  doneSaved: (name: string) => `${name}: completed`,
  doneOn: (time: string) => `Completed ${time}.`,
  reopen: 'Reopen',
  reopened: (name: string) => `${name} is open again`,
  lose: 'Lost',
  loseWhy: 'Why was it lost?',
  lostReasons: jobActWords.lostReasons,
  lostSaved: (name: string) => `${name}: lost`,

  message: 'What they wrote',
  messageOfCall: 'What they said',
  details: 'Job',
  editDetails: 'Edit job',
  addDetails: 'Add address, time and price',
  addOwnDetails: 'Add price and next step',
  saveDetails: 'Save',
  cancelEdit: 'Cancel',
  detailsSaved: (name: string) => `Job of ${name} saved`,
  address: 'Address',
  appointment: 'Appointment',
  date: 'Date',
  time: 'Time',
  asWanted: 'The time they asked for. It is booked once you save.',
  length: 'Length',
  mailAppointment: (name: string) => `Email ${name} the appointment`,
  mailAppointmentHelp: (email: string) =>
    `To ${email}, when you set or move it, with date, time and address. Also a reminder the day before, if that is on.`,
  comesAgain: 'Comes again',
  comesAgainHelp: 'When this job is done, the next one goes on the schedule.',
  comesAgainDoneHelp: 'Changing this also changes the next job.',
  notAgain: 'No',
  inMonths: (months: number) => {
    const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
    return `In ${count} ${unit}${count === 1 ? '' : 's'}`
  },
  price: 'Price quoted',
  priceExample: '180',
  nextStep: 'Next step',
  followUp: 'Follow up',
  none: 'Not set',
  addToCalendar: 'Add to calendar',
  badPrice: 'Please enter a price like 180 or 180.50.',
  badTime: 'Please enter both a date and a time.',
  checkFields: 'Please check the marked fields.',
  conflict: 'Someone else changed the job while you were editing. See above for what it says now.',
  saveAnyway: 'Save mine instead',

  notes: 'Notes',
  timeLine: 'Activity',
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const historyWords = {
  title: 'Also from this customer',
  first: 'Nothing else.',
  toCustomer: 'Everything about this customer',
  lost: 'lost',
  price: (price: number) => dollars.format(price),
  as: (name: string) => `as ${name}`,
  review: (rating: number) => `Review, ${rating} of 5`,
}

const placeNames: Record<ReplyPlace, string> = {
  name: 'name',
  company: 'business name',
  link: 'page that you may send',
  arrival: 'arrival time',
  minutes: 'arrival time',
  appointment: 'coming appointment',
  price: 'price quoted',
  address: 'address',
  technician: 'name of who takes it',
  estimate: 'valid estimate',
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' })

export const replyWords = {
  savedReplies: 'Saved replies',
  /** After the title of the reply, as what follows. */
  textThem: (name: string) => `: text ${name}`,
  /** After the title of the reply. */
  emptyPlaces: (places: readonly ReplyPlace[]) =>
    `cannot go out yet: no ${alternatives.format(places.map((place) => placeNames[place]))}.`,
  mailThem: (name: string) => `: email ${name}`,
}

export const sourceWords = {
  ad: { google: 'Google ad', microsoft: 'Microsoft ad', meta: 'Facebook or Instagram ad' },
  campaign: (name: string) => `campaign ${name}`,
  by: (source: string, medium: string | null) => (medium ? `${source} (${medium})` : source),
  term: (words: string) => `searched for “${words}”`,
  link: (host: string) => `link on ${host}`,
  firstPage: (page: string) => `First page visited: ${page}`,
  /** By the last part of their path. */
  pages: {
    services: 'Services',
    about: 'About',
    brands: 'Brands',
    faq: 'Questions',
    prices: 'Prices',
    contact: 'Contact',
    quote: 'Quote',
    blog: 'Blog',
    reviews: 'Reviews',
    new: 'New review',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    search: 'Search',
    sos: 'Emergency page',
    receipt: 'Receipt',
  },
  home: 'Home',
}

export const requestOfKindWords = {
  Quote: {
    statusFailed: 'Failed to update quote status',
    deleteOf: (name: string) => `Delete the quote of ${name}`,
    deleteQuestion: 'Are you sure you want to delete this quote?',
    deleteWhat: (name: string, service: string) =>
      `${name}, ${service}. It stays in the trash for ${trashDays} days, with its files and notes.`,
    deleteFailed: 'Failed to delete quote',
  },
  Message: {
    statusFailed: 'Failed to update message status',
    deleteOf: (name: string) => `Delete the message of ${name}`,
    deleteQuestion: 'Are you sure you want to delete this message?',
    deleteWhat: (name: string, service: string) =>
      `${name}, ${service}. It stays in the trash for ${trashDays} days, with its notes.`,
    deleteFailed: 'Failed to delete message',
  },
  Call: {
    statusFailed: 'Failed to update call status',
    deleteOf: (name: string) => `Delete the call of ${name}`,
    deleteQuestion: 'Are you sure you want to delete this call?',
    deleteWhat: (name: string, service: string) =>
      `${name}, ${service}. It stays in the trash for ${trashDays} days, with its notes.`,
    deleteFailed: 'Failed to delete call',
  },
}

export const attachedFileWords = {
  file: (number: number) => `File ${number}`,
  fileOf: (number: number, name: string) => `File ${number} of ${name}`,
  files: 'Attached files',
  protected: 'PDF may ask for a password',
}
