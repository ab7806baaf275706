export const mailBarWords = {
  notSetUp: { text: 'Email is not set up. Nothing is sent.', link: 'Set it up', badge: 'Email off' },
  notProven: {
    text: 'Email is set up, but not tested yet.',
    link: 'Send a test',
    badge: 'Email untested',
  },
  failing: {
    text: (short: string) => `Email is failing: ${short}.`,
    link: 'Fix it',
    badge: 'Email failing',
  },
  tellOwner: 'Tell the owner.',
  fold: 'Hide this. It stays at Settings.',
  folded: 'Hidden. It stays at Settings.',
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
