/** What the pages between the password and the panel say, and those for a forgotten one. */
export const signInStepWords = {
  forgotten: 'Forgot your password?',
  sessionEnded: 'Your session has ended. Sign in again to go on where you were.',
  ended: 'That took too long. Sign in again.',
  left: 'You are signed out in this browser. The server could not end the session; end it under Settings, Sessions once you sign in again.',
  passwordIsNew: 'Your new password is set. Sign in with it.',
  emailIsConfirmed: 'Your email is confirmed. Sign in.',
  backToSignIn: 'Back to sign-in',
  failed: 'This could not be checked. Try again.',
  submit: 'Continue',
  busy: 'Checking...',
  remember: {
    label: 'Remember this browser',
    help: 'You won’t be asked for a code here next time. Leave it off on a shared computer.',
  },

  passkey: 'Sign in with a passkey',
  passkeyBusy: 'Waiting for your passkey...',
  passkeyFailed: 'No passkey was used. Try again, or sign in with your password.',

  code: {
    title: 'Enter your code',
    subtitle: 'Open the authenticator app on your phone and type the 6 digits it shows for this site.',
    label: 'Code',
    useRecovery: 'No phone at hand? Use a recovery code',
    useApp: 'Use the app on your phone',
    recovery: {
      title: 'Enter a recovery code',
      subtitle: 'One of the ten that you saved when you set up the authenticator app. Each works once.',
      label: 'Recovery code',
    },
  },
  newPassword: {
    title: 'Choose a new password',
    subtitle: (username: string) =>
      `Someone else set the password of ${username}. Choose one that only you know.`,
    label: 'New password',
    policy: 'At least 8 characters with a lowercase letter, an uppercase letter, a number and a symbol.',
    submit: 'Save and sign in',
  },
  authenticator: {
    title: 'Set up an authenticator app',
    subtitle: 'Your account asks for a code from your phone. Scan this with an authenticator app, once.',
    label: 'Code that the app shows',
  },
  choose: {
    title: 'How do you want to confirm?',
    subtitle: 'Your account asks for a code after the password.',
    legend: 'Get the code',
    ways: {
      SOFTWARE_TOKEN_MFA: 'From your authenticator app',
      SMS_MFA: 'By text message',
      EMAIL_OTP: 'By email',
    },
  },
  sentCode: {
    title: 'Enter your code',
    bySms: (to: string | undefined) =>
      to ? `We sent a text message with a code to ${to}.` : 'We sent you a text message with a code.',
    byEmail: (to: string | undefined) => (to ? `We emailed a code to ${to}.` : 'We emailed you a code.'),
    label: 'Code',
  },
  challenge: {
    title: 'One more question',
    subtitle: 'Your sign-in service has one more question.',
    label: 'Answer',
  },
  confirmEmail: {
    title: 'Confirm your email',
    subtitle: (email: string) => `We emailed a code to ${email}. It expires soon.`,
    label: 'Code from the email',
    again: 'Send another code',
    sent: 'Another code is on its way.',
  },
  forgot: {
    required: 'You need a new password before you can sign in. Ask for one here.',
    title: 'Forgot your password?',
    subtitle: 'Enter your email and we’ll send you a link to choose a new one.',
    subtitleCode: 'Enter your email and we’ll send you a code to choose a new one.',
    email: 'Email',
    submit: 'Email me a link',
    submitCode: 'Email me a code',
    busy: 'Sending...',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If ${email} belongs to an account here, a link is on its way. It works once, for one hour. Nothing there? Check your spam folder.`,
    savedAsFile: (email: string) =>
      `If ${email} belongs to an account here, an email with a link was saved as a file on the server, not sent: this website has no email set up. Whoever runs the server finds it in the folder “outbox” of its data.`,
    sentCode: (email: string) => `If ${email} belongs to an account here, a code is on its way.`,
    enterCode: 'Enter the code',
  },
  reset: {
    title: 'Choose a new password',
    subtitle: 'Saving it signs you out everywhere else.',
    email: 'Email',
    code: 'Code from the email',
    label: 'New password',
    submit: 'Save new password',
    busy: 'Saving...',
    deadTitle: 'This link no longer works',
    askAgain: 'Ask for a new link',
    askForCode: 'Ask for a new code',
  },
}

export const invitationWords = {
  title: 'Choose a password',
  subtitle: (invitedBy: string, role: string) => `${invitedBy} invited you as ${role}. This link works once.`,
  name: 'Your name',
  nameHelp: 'Your team sees it, and customers when you take their request.',
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
}

export const signInWords = {
  title: 'Admin Login',
  subtitle: 'Sign in to access the admin panel',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  busy: 'Signing in...',
  failed: 'Failed to sign in',
  noNetwork: 'A network error has occurred.',
  signedInAs: (username: string) => `You are signed in as ${username}.`,
  toPanel: 'Go to the admin panel',
  goOn: 'Go on to the admin panel',
}

export const setupWords = {
  title: 'Set up Lantern',
  subtitle: 'Create the owner’s account. This link works once.',
  name: 'Your name',
  nameHelp: 'Your team sees it, and customers when you take their request.',
  email: 'Email',
  emailHelp: 'You sign in with it and get new requests there.',
  password: 'New password',
  policy: 'At least 8 characters with a lowercase letter, an uppercase letter, a number and a symbol.',
  submit: 'Create account',
  busy: 'Creating...',
  failed: 'The account could not be created. Try again.',
  deadTitle: 'This link no longer works',
  dead: 'It was used, has expired or is incomplete. If there is no account yet, restart the site: it prints a new link.',
  toSignIn: 'Go to sign-in',
}
