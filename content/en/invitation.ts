/** The page on which somebody who was invited becomes an administrator. */
export const invitationWords = {
  title: 'Choose a password',
  subtitle: (invitedBy: string) => `${invitedBy} invited you to the admin panel. This link works once.`,
  email: 'Email',
  password: 'New password',
  submit: 'Start',
  busy: 'Starting...',
  failed: 'The password could not be stored. Try again.',
  signedInAs: (username: string) =>
    `This browser is signed in as ${username}. Open the link in another browser, or sign out first.`,
  signOut: 'Sign out and go on',
  deadTitle: 'This link no longer works',
  dead: 'It was used, was withdrawn or has expired. Ask for a new one.',
  toSignIn: 'Go to sign-in',
} as const
