/** Words that the long forms of the panel have in common. */
export const formWords = {
  leaveQuestion: 'Leave without saving?',
  leaveWhat: 'What you changed since the last save goes for good.',
  stay: 'Keep writing',
  leave: 'Leave',
  cancel: 'Cancel',
  /** The form was left without a choice: signed out in another window, or the browser was closed. */
  restored: 'What you had written here is back. It is not saved yet.',
  discard: 'Discard it',
  saving: 'Saving...',
  /** Somebody else saved the record after its form was opened. */
  overtaken: {
    reason: (time: string) => `Somebody else saved this at ${time}, after you opened it.`,
    hint: 'Look at theirs in a new tab first, or replace it with yours.',
    open: 'Open their version',
    replace: 'Replace it with mine',
  },
  /** The form of a new record got through earlier, though nobody heard so, and is sent again with other words. */
  sentBefore: {
    reason: (time: string) => `This was saved already, at ${time}, and not as it stands here now.`,
    hint: 'Look at what was saved in a new tab first, or replace it with this.',
    open: 'Open what was saved',
    replace: 'Replace it with this',
  },
  checkFields: 'Please check the marked fields.',
  signedOut:
    'You have been signed out. Nothing is lost: sign in in a new tab, come back here and save again.',
  signIn: 'Sign in in a new tab',
  nothingLost: 'Nothing is lost: what you wrote is still here. Check the connection and try again.',
}
