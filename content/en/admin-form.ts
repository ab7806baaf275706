/** Words that the long forms of the panel have in common. */
export const formWords = {
  leaveQuestion: 'Leave without saving?',
  leaveWhat: 'What you changed since the last save goes for good.',
  stay: 'Keep writing',
  leave: 'Leave',
  cancel: 'Cancel',
  saving: 'Saving...',
  conflict: (time: string) => `Somebody else saved this at ${time}, after you opened it.`,
  conflictHint: 'Look at theirs in a new tab first, or replace it with yours.',
  openTheirs: 'Open their version',
  replaceTheirs: 'Replace it with mine',
  checkFields: 'Please check the marked fields.',
  signedOut:
    'You have been signed out. Nothing is lost: sign in in a new tab, come back here and save again.',
  signIn: 'Sign in in a new tab',
  nothingLost: 'Nothing is lost: what you wrote is still here. Check the connection and try again.',
} as const
