import { fieldErrors } from './form-errors.ts'
import { quoteFormWords } from './quote-form.ts'
import { contactServiceLabels } from './service-choices.ts'

const {
  phone,
  email,
  service,
  chooseService,
  trap,
  submitting,
  receipt,
  pickTime,
  call,
  closeNotice,
  failedCall,
} = quoteFormWords
const { emailMalformed, phoneIncomplete, emailMeant, emailCorrect, draftRestored, draftClear } =
  quoteFormWords
const { optional, contactBy, callMe, answers } = quoteFormWords
const { waitingOffline, waitingKept, waitingTextKept, waitingInPage, waitingNotKept } = quoteFormWords
const { waitingSummary, waitingSendNow, waitingChange, waitingDiscard } = quoteFormWords

export const contactFormWords = {
  services: Object.entries(contactServiceLabels).map(([value, label]) => ({ value, label })),
  name: 'Name',
  email,
  phone,
  service,
  chooseService,
  message: 'Message',
  optional,
  contactBy,
  callMe,
  answers,
  trap,

  missing: {
    name: fieldErrors.nameMissing,
    email: fieldErrors.emailMissing,
    phone: fieldErrors.phoneMissing,
    service: fieldErrors.serviceMissing,
    message: fieldErrors.commentMissing,
  },
  emailMalformed,
  phoneUncallable: fieldErrors.phoneNumber,
  phoneIncomplete,
  emailMeant,
  emailCorrect,

  emergencyChosen: 'Locked out now? A call is faster than this form.',
  /** Before the link to the quote form, on the link, and behind it where it is so. Quotes know no emergency: its own page takes photos. */
  photos: 'Photos to send?',
  photosLater: 'Send this first. You can add them on its page.',
  photosLink: 'Use the quote form',
  photosTaken: 'We’ll keep what you typed.',

  submit: 'Send the message',
  submitting,
  thanksAgain: 'Your message has reached us.',
  receipt,
  pickTime,
  call,
  closeNotice,
  failed: 'There was an error sending your message. Please try again.',
  failedCall,

  draftRestored,
  draftClear,

  waitingTitle: 'Your message is waiting to be sent',
  waitingOffline,
  waitingBusy: 'Our server could not take the message.',
  waitingKept,
  waitingTextKept,
  waitingInPage,
  waitingNotKept,
  waitingSending: 'Sending the message you wrote earlier...',
  waitingSummary,
  waitingSendNow,
  waitingChange,
  waitingDiscard,
  waitingRefused: 'The message that was kept on this device needs a correction before it can be sent.',
}

export type ContactFormWords = typeof contactFormWords
