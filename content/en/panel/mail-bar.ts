/** The red line on every screen of the panel until email is tested, and when it fails. */
export const mailBarWords = {
  notSetUp: 'Email is not set up. Nothing is sent.',
  notSetUpLink: 'Set it up',
  notProven: 'Email is set up, but not tested yet.',
  notProvenLink: 'Send a test',
  failing: (short: string) => `Email is failing: ${short}.`,
  failingLink: 'Fix it',
  tellOwner: 'Tell the owner.',
  /** Why no mail leaves, in a few words. */
  failures: {
    signIn: 'wrong password',
    sender: 'sender refused',
    certificate: 'no secure connection',
    host: 'server not found',
    address: 'server not public',
    password: 'password needed again',
    connection: 'no connection',
    tooMany: 'sending limit reached',
    refused: 'refused by the server',
  },
}
