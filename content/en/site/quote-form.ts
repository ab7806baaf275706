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
  message: 'What happened, and where',
  optional: '(optional)',
  /** For people who see no field; programs fill it in. */
  trap: 'Leave this field empty',

  files: 'Photos or documents',
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
  fileWaiting: 'Not uploaded yet, goes along when you send',
  filesTotal: 'Uploading: {percent}%',
  tooManyFiles: attachmentTexts.tooManyFiles,
  tooManyBytes: attachmentTexts.tooManyBytes,
  wrongType: '{name} is neither an image nor a PDF',
  video: '{name} is a video, which cannot be attached. Take a photo of it: one photo is enough.',
  emptyFile: '{name} is empty',
  uploadFailed: 'This file did not get through. Try it again or remove it.',
  filesLeftOut:
    'Not every file came with it: our server could not take them all just now. Please have them ready when we call.',
  filesUnsent: 'Try the marked file again or remove it, then send.',
  filesAgain: 'If you had chosen files, please choose them again: browsers do not keep them.',

  // In the server’s words, so that one mistake has one wording.
  missing: {
    firstName: fieldErrors.firstNameMissing,
    lastName: fieldErrors.lastNameMissing,
    phone: fieldErrors.phoneMissing,
    email: fieldErrors.emailMissing,
    service: fieldErrors.serviceMissing,
  },
  emailMalformed: fieldErrors.emailMissing,
  phoneIncomplete: 'This number looks incomplete. If it is right, leave it as it is.',
  emailMeant: 'Did you mean {email}?',
  emailCorrect: 'Use {email}',

  submitting: 'Sending...',
  thanksAgain: 'Your request has reached us.',
  receipt: 'See your request',
  call: 'Call {phone}',
  closeNotice: 'Close this notice',
  failed: 'There was an error submitting your quote. Please try again.',
  failedCall: 'Or call {phone}: what you typed stays here.',

  draftRestored: 'We kept what you typed last time on this device.',
  draftClear: 'Clear',

  waitingTitle: 'Your request is waiting to be sent',
  waitingKept:
    'No signal. Your request is kept on this device and will be sent when the signal returns, from whichever page of ours you open. Or call {phone}.',
  waitingNotKept:
    'No signal, and this browser cannot keep the request. Leave this page open and send again, or call {phone}.',
  waitingSending: 'Sending the request you made earlier...',
  waitingBusy:
    'Our server could not take the request. We keep it on this device and try again, whichever page of ours you open. Or call {phone}.',
  waitingSummary: 'For {name}, {service}',
  waitingSummaryFiles: 'For {name}, {service}, files: {count}',
  waitingSendNow: 'Send now',
  waitingChange: 'Change it',
  waitingDiscard: 'Discard it',
  waitingRefused: 'The request that was kept on this device needs a correction before it can be sent.',
}

export type QuoteFormWords = typeof quoteFormWords
