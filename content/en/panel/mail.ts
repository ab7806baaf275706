export const mailWords = {
  title: 'Email',
  lead: 'How your website sends email: new requests to you, links and receipts to customers.',
  failed: 'The email settings could not be loaded.',
  failedHint: 'They are safe. Try again in a moment.',
  stale: (since: string) => `These are the settings as of ${since}. They could not be loaded again.`,

  states: {
    notSetUp: 'Not set up',
    notProven: 'Set up, not tested yet',
    proven: 'Tested',
  },
  notSetUp: 'No email is sent, so nobody gets any. Enter your email account below to start.',
  notProven: (host: string) =>
    `Email goes out through ${host}. It is not tested yet: send a test email and type its code.`,
  proven: (host: string, day: string) => `Email goes out through ${host}. A test arrived on ${day}.`,
  failing: (since: string) => `Failing since ${since}`,
  serverSaid: (detail: string) => `The mail server said: ${detail}`,
  failures: {
    signIn:
      'The mail server refused the user name or password. Enter them again below. Most providers want an app password, not the one you sign in with.',
    sender:
      'The mail server does not let you send from this address. Use the address of the account you sign in with.',
    certificate:
      'The mail server could not prove who it is. Check the server name, and that encryption fits the port: TLS with 465, STARTTLS with 587.',
    host: 'There is no mail server of this name. Check the spelling.',
    address: 'The name of the mail server leads into a private network. Enter a public one.',
    password:
      'The password cannot be read on this server, for example after a restore from a backup. Enter it again below. Emails wait until then.',
    connection:
      'The mail server cannot be reached. It may be down, or the port is blocked where this website runs. Many hosts block port 25. Try 465 or 587.',
    tooMany:
      'The mail server takes no more emails for now. Most limits end within a day. Waiting emails are sent after that.',
    refused: 'The mail server does not take emails from this website right now.',
  },

  environment:
    'The server’s own settings (SMTP_URL) say how email is sent. They win over anything entered here. Change them there and restart.',
  environmentFrom: (from: string) => `The server’s own settings (MAIL_FROM) name the sender: ${from}.`,

  unlockTitle: 'Change how email is sent',
  unlock: 'Change email settings',
  unlockLead:
    'You will be asked for your password, because this decides where requests and sign-in links go.',
  unlocked: 'You can change the settings now.',

  account: 'Your email account',
  provider: 'Who is your email with?',
  choose: 'Choose...',
  providers: {
    gmail: {
      name: 'Gmail or Google Workspace',
      passwordName: 'App password',
      steps: [
        'In your Google Account, turn on 2‑Step Verification.',
        'Open myaccount.google.com/apppasswords, type “Website” as the name and press Create.',
        'Copy the 16 letters and paste them below.',
      ],
    },
    microsoft: {
      name: 'Microsoft 365',
      passwordName: 'Password',
      steps: [
        'In the Microsoft 365 admin center, open Users, Active users, your mailbox, then Mail.',
        'Under Manage email apps, check Authenticated SMTP and save. It takes up to an hour.',
        'Enter the password of the mailbox below. With two-step sign-in, make an app password first.',
      ],
    },
    icloud: {
      name: 'iCloud Mail',
      passwordName: 'App-specific password',
      steps: [
        'Open account.apple.com and sign in.',
        'Open Sign-In and Security, then App-Specific Passwords, and press Generate.',
        'Copy the password and paste it below.',
      ],
    },
    fastmail: {
      name: 'Fastmail',
      passwordName: 'App password',
      steps: [
        'In Fastmail, open Settings, then Privacy & Security.',
        'Under Connected apps & API tokens, press New app password and choose Mail (SMTP).',
        'Copy the password and paste it below.',
      ],
    },
    other: {
      name: 'Another provider',
      passwordName: 'Password',
      steps: [
        'Look for “SMTP” or “outgoing mail” in your provider’s help.',
        'Note the server name, the port and the kind of encryption.',
        'Enter them below with your user name and password.',
      ],
    },
  },
  /** What one should know of a provider before one relies on it. Microsoft 365: Message Center MC786329, of January 27, 2026. */
  warnings: {
    microsoft:
      'Microsoft is ending this way to send (SMTP with a password). It is turned off by default at the end of December 2026. Until Microsoft removes it, an administrator can turn it back on. For email that keeps working, choose “Another provider” with an email delivery service, such as Postmark, Mailgun or Amazon SES. It can send from your own domain.',
  } as Readonly<Record<string, string>>,
  stepsTitle: 'How to get the password',
  stepsTitleOther: 'What you need',
  fromAddress: 'Your email address',
  fromAddressHelp: 'Emails come from this address.',
  fromName: 'Sender name',
  fromNameHelp: 'What people see next to the address, usually the name of your business.',
  passwordKept: 'Leave blank to keep the saved password.',
  passwordHelp: 'It is kept encrypted and never shown again.',
  server: 'Server details',
  host: 'Server',
  port: 'Port',
  security: 'Encryption',
  securities: { tls: 'TLS (port 465)', starttls: 'STARTTLS (port 587)', none: 'None (own network only)' },
  username: 'User name',
  usernameHelp: 'Leave blank to use your email address.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved. Now send a test.',
  savedAfterTest: 'Saved.',
  turnOff: 'Turn email off',
  turnOffQuestion: 'Turn email off?',
  turnOffWhat:
    'New requests will not be emailed to you. Every email is saved as a file on the server, not sent.',
  turnedOff: 'Email is off. Emails are saved as files, not sent.',

  test: 'Test your email',
  testLead: 'We send an email with a six-digit code. Type the code here, and you know that email arrives.',
  testAgain: 'Send another test whenever you want to be sure.',
  testFirst: 'Set up email above first.',
  testTo: 'Send the test to',
  sendTest: 'Send test email',
  sending: 'Sending...',
  sent: (to: string) => `Sent to ${to}. Type the code from it.`,
  waiting: (to: string) => `We sent a code to ${to}. Nothing there after a minute? Look in the spam folder.`,
  code: 'Six-digit code',
  confirm: 'Confirm',
  confirming: 'Checking...',
  confirmed: 'The test arrived. Email works.',

  address: 'Website URL',
  addressLead: 'Links in emails begin with it.',
  addressEnvironment: (url: string) =>
    `The server’s own settings (PUBLIC_URL) name the URL: ${url}. It is changed there.`,
  addressMissing: (url: string) =>
    `None is set, so links for your staff lead to ${url}, which works only on the server itself, and emails to customers have none.`,
  publicUrl: 'URL',
  addressChecked: 'Checked.',
  addressCheck: 'Check again',
  addressNotChecked: 'It was not checked yet. Until it is, emails to customers have no links.',
  addressProven: (url: string, when: string) => `${url} leads to this site. Last checked ${when}.`,
  addressFailures: {
    name: () => 'No such name is known. Check the spelling, or wait until your domain is set up.',
    private: () => 'This name leads into a private network. Customers cannot open it.',
    refused: (detail: string) => `Nothing answers there${detail && ` (${detail})`}.`,
    silent: () => 'Nothing answered within five seconds.',
    certificate: (detail: string) =>
      `The certificate of the address is not valid${detail && ` (${detail})`}. Browsers would warn your customers.`,
    redirect: (to: string) =>
      to
        ? `It sends visitors on to ${to}. Enter that URL if it is yours.`
        : 'It sends visitors on to another address.',
    other: (detail: string) => `Another site answers there: ${detail}.`,
  },
  addressNoLinks: 'Until it leads here, emails to customers have no links.',
  addressSaved: 'Saved.',
}
