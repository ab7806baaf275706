import { attachmentTexts, fieldErrors } from './form-errors.ts'
import { quoteServiceLabels } from './service-choices.ts'

export const quoteFormWords = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  service: 'Service',
  chooseService: 'Select a service',
  services: Object.entries(quoteServiceLabels).map(([value, label]) => ({ value, label })),
  message: 'What happened, and where?',
  optional: '(optional)',
  contactBy: 'How should we answer you?',
  callMe: 'Call me',
  answers: [
    { value: 'email', label: 'Email me instead' },
    { value: 'text', label: 'Text me instead' },
  ],
  /** For people who see no field; programs fill it in. */
  trap: 'Leave this field empty',

  files: 'Photos or documents',
  filesLead: 'The lock and the door’s edge, if you can: two pictures say more than a page.',
  filesHelp: attachmentTexts.help,
  filesChoose: 'Choose files',
  filesTake: 'Take a photo or pick files',
  filesDrop: 'or drop or paste them here',
  fileRemove: 'Remove {name}',
  fileCancel: 'Cancel {name}',
  fileRetry: 'Try {name} again',
  fileUploading: '{sent} of {size}',
  fileChecking: 'Checking',
  fileStored: 'Ready',
  fileWaiting: 'Not uploaded yet. It will go with your request.',
  filesTotal: 'Uploading: {percent}%',
  tooManyFiles: attachmentTexts.tooManyFiles,
  tooManyBytes: attachmentTexts.tooManyBytes,
  wrongType: '{name} is neither an image nor a PDF',
  video: '{name} is a video, which cannot be attached. Take a photo of it: one photo is enough.',
  emptyFile: '{name} is empty',
  uploadFailed: 'This file didn’t upload. Try again or remove it.',
  fileGone: 'Please add this file again. The page was closed before it could be sent.',
  filesLeftOut:
    'Not every file came with it: our server could not take them all just now. You can add them on the page of your request.',
  filesUnsent: 'Try the marked file again, add it again or remove it, then send.',
  filesAgain: 'If you had chosen files, please choose them again: browsers don’t keep them.',

  // In the server’s words, so that one mistake has one wording.
  missing: {
    firstName: fieldErrors.firstNameMissing,
    lastName: fieldErrors.lastNameMissing,
    phone: fieldErrors.phoneMissing,
    email: fieldErrors.emailMissing,
    service: fieldErrors.serviceMissing,
  },
  emailMalformed: fieldErrors.emailMissing,
  phoneUncallable: fieldErrors.phoneNumber,
  phoneIncomplete: 'This number looks incomplete. If it is right, leave it as it is.',
  emailMeant: 'Did you mean {email}?',
  emailCorrect: 'Use {email}',

  submitting: 'Sending...',
  thanksAgain: 'Your request has reached us.',
  receipt: 'See your request',
  pickTime: 'Pick a time',
  call: 'Call {phone}',
  closeNotice: 'Close this notice',
  failed: 'There was an error submitting your quote. Please try again.',
  failedCall: 'Or call {phone}: what you typed stays here.',

  draftRestored: 'We kept what you typed last time on this device.',
  draftClear: 'Clear',

  waitingTitle: 'Your request is waiting to be sent',
  waitingOffline: 'No internet connection.',
  waitingBusy: 'Our server could not take the request.',
  waitingKept:
    'It is kept on this device and goes out by itself as soon as it can, from whichever page of ours you open. Or call {phone}.',
  waitingTextKept:
    'Leave this page open and it goes out by itself, files included: this browser keeps only the text. Or call {phone}.',
  waitingInPage:
    'This browser cannot keep it, so leave this page open and it goes out by itself. Or call {phone}.',
  waitingNotKept: 'No internet connection. Leave this page open and send again, or call {phone}.',
  waitingSending: 'Sending the request you made earlier...',
  waitingSummary: 'For {name}, {service}',
  waitingSummaryFiles: 'For {name}, {service}, files: {count}',
  waitingSendNow: 'Send now',
  waitingChange: 'Change it',
  waitingDiscard: 'Discard it',
  waitingRefused: 'The request that was kept on this device needs a correction before it can be sent.',
}

export type QuoteFormWords = typeof quoteFormWords
