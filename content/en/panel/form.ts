export const formWords = {
  leaveQuestion: 'Leave without saving?',
  leaveWhat: 'Your changes since the last save will be lost.',
  stay: 'Keep writing',
  leave: 'Leave',
  cancel: 'Cancel',
  /** The form was left without a choice: signed out in another window, or the browser was closed. */
  restored: 'We brought back what you wrote. It is not saved yet.',
  discard: 'Discard it',
  discarded: 'Discarded.',
  undoDiscard: 'Undo',
  busy: 'One moment...',
  saving: 'Saving...',
  overtaken: {
    reason: (time: string) => `Someone else saved this at ${time}, after you opened it.`,
    hint: 'Look at theirs in a new tab first, or replace it with yours.',
    open: 'Open their version',
    replace: 'Replace it with mine',
  },
  /** The form of a new record got through earlier, though its answer was lost, and is sent again with other words. */
  sentBefore: {
    reason: (time: string) => `This was already saved at ${time}, with different text.`,
    hint: 'Look at what was saved in a new tab first, or replace it with this.',
    open: 'Open what was saved',
    replace: 'Replace it with this',
  },
  checkFields: 'Please check the marked fields.',
  badDate: 'Please enter a date between 1900 and 2200.',
  badTime: 'Please enter a time from 00:00 to 23:59, such as 14:30.',
  skippedTime: 'This time does not exist: clocks go forward from 2 to 3 that night.',
  signedOut: 'You are signed out. Nothing is lost: sign in in a new tab, then come back and save again.',
  signIn: 'Sign in in a new tab',
  nothingLost: 'Nothing is lost: what you wrote is still here. Check the connection and try again.',
}
