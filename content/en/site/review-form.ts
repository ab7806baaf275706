import { fieldErrors } from './form-errors.ts'
import { quoteFormWords } from './quote-form.ts'
import { ratingWords } from './rating.ts'

export const reviewFormWords = {
  dialogTitle: 'Leave a Review',
  lead: 'Tell the next person what was wrong with the lock and how it went.',

  name: 'Name',
  nameHelp: 'As it should appear, for example Ann K.',
  email: 'Email',
  emailHelp: 'Kept private: only our staff see it, in case we need to follow up.',
  ...ratingWords,
  title: 'Title',
  titleHelp: 'In a few words, like “Deadbolt turns again”',
  comment: 'Your review',
  commentHelp: 'Leave out your address, alarm codes and where you keep spare keys.',
  service: 'Service',
  chooseService: 'Select a service',
  location: 'Location',
  locationHelp: 'The neighborhood is enough',
  optional: quoteFormWords.optional,
  trap: quoteFormWords.trap,

  missing: {
    name: fieldErrors.nameMissing,
    email: fieldErrors.emailMissing,
    rating: fieldErrors.starsMissing,
    title: fieldErrors.titleMissing,
    comment: fieldErrors.commentMissing,
  },
  emailMalformed: fieldErrors.emailMissing,
  emailMeant: quoteFormWords.emailMeant,
  emailCorrect: quoteFormWords.emailCorrect,

  submit: 'Send the review',
  submitting: 'Submitting...',
  thanks: 'Thank you for your review. It will be published after approval.',
  thanksAgain: 'Your review has reached us.',
  receipt: 'See your receipt',
  closeNotice: quoteFormWords.closeNotice,
  failed: 'There was an error submitting your review. Please try again.',
  waitingNotKept: 'No internet connection. Leave this window open and send again when you are back online.',
  draftRestored: quoteFormWords.draftRestored,
  draftClear: quoteFormWords.draftClear,
  cancel: 'Cancel',
  close: 'Close',
}
