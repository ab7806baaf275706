/** What the data service says about settings of notifications that it does not take. */
export const notificationErrors = {
  check: 'Please check the marked fields.',
  listed: 'This address is on the list already.',
  tooMany: (most: number) => `No more than ${most} addresses.`,
  url: 'Enter a complete address that begins with https://',
  credentials: 'Leave the user name and password out of the address.',
  privateAddress: 'This address leads into a private network. Only public addresses are called.',
  noUrl: 'Enter the address that is to be called.',
  noSecret: 'Save the address of the webhook first: its secret is made then.',
  secretForReaders: 'This API key may only read, and whoever has the secret can write in our name.',
  environmentSecret: 'The secret of this webhook is in the server’s settings.',
  notARecipient: 'Nothing is sent there by these settings.',
  noWebhook: 'The webhook is off.',
  noDevice: 'This device is not on the list any more.',
  subscription: 'This browser’s subscription cannot be used.',
} as const
