const minutesText = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`

const passwordParts = {
  length: 'at least 8 characters',
  lowercase: 'a lowercase letter',
  uppercase: 'an uppercase letter',
  number: 'a number',
  symbol: 'a symbol',
}

/** What a password must have (specification section 5). */
type PasswordPart = keyof typeof passwordParts

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' })

const signInRefusals = {
  signInIncomplete: 'Enter your email and password.',
  signInWrong: 'Incorrect email or password.',
  signInExpired: 'That took too long. Sign in again.',
  // The sentence of the specification, section 5.
  alreadySignedIn: 'There is already a signed in user; call signOut first',
  passwordWrong: 'This is not your password.',
  codeWrong: 'This code is not right. Check it and try again.',
  nextCode: 'This code is not right. Wait for the next one and try again.',
  codeWrongOrExpired: 'This code is not right or has expired.',
  codeExpired: 'This code has expired. Ask for a new one.',
  codesUsedUp: 'Too many wrong codes. Ask for a new one.',
  codesUsedUpForNow: 'Too many wrong codes. Wait a few minutes and sign in again.',
  codeJustSent: 'A code was sent a moment ago. Wait a minute before you ask for another.',
  tooManyCodes: 'Too many codes were sent. Try again in an hour.',
  codeNotSent: 'The code could not be sent. Try again.',
  tooManyAttempts: ({ minutes }: { minutes: number }) =>
    `Too many attempts. Try again in ${minutesText(minutes)}.`,
  tooManyAttemptsNow: 'Too many attempts. Try again later.',
  tooManyResetMails: ({ most, minutes }: { most: number; minutes: number }) =>
    `No email was sent: the limit is ${most} an hour for one address. Use the newest one, or ask again in ${minutesText(minutes)}.`,
  passkeyUnknown: 'This passkey is not known here. Sign in with your password.',
  passkeyNotYours: 'This is not one of your passkeys. Enter your password.',
  signInFirst: 'Sign in first.',
  confirmFirst: 'Enter your password again first.',
  resetLinkDead: 'This link was used or has expired. Ask for a new one.',
  resetLinkUnused: 'This link is not used any more. Ask for a code.',
}

const passwordRefusals = {
  passwordIncomplete: ({ missing }: { missing: readonly PasswordPart[] }) =>
    `The password still needs ${conjunction.format(missing.map((part) => passwordParts[part]))}.`,
  passwordTooLong: ({ most }: { most: number }) => `The password must have at most ${most} characters.`,
  passwordGuessable:
    'This password is easy to guess. Choose one that is not a common word, your email or the company’s name with something added.',
  passwordUnchanged: 'Choose a password that differs from the one you had.',
  passwordUsedBefore: 'Choose a password that you have not used before.',
  passwordWeakForPool:
    'Your organization asks for a stronger password. Make it longer, with capital and small letters, numbers and symbols.',
}

const poolRefusals = {
  poolUnreachable: 'A network error has occurred.',
  poolRefused: 'Your sign-in service refused the request. Ask whoever set it up to look into the log.',
  poolStepUnknown:
    'Your sign-in service asks for something that this panel cannot ask. Ask whoever set it up.',
  poolGroupMissing: 'Your account may not use this panel. Ask whoever runs your user pool.',
  poolEmailTaken: 'Someone else here has this email. Ask whoever runs your user pool.',
  poolKeepsPeople: 'Who may sign in is decided in your Amazon Cognito user pool. Do this in its console.',
}

const accessRefusals = {
  ownNameMissing: 'Enter your name.',
  emailIncomplete: 'Enter a complete email address.',
  emailTaken: 'This email is taken.',
  emailUnchanged: 'This is your email already.',
  emailOfAnother: 'This email belongs to another administrator.',
  emailOfAnotherAccount: 'This email belongs to another account.',
  passkeyName: 'Enter a name of up to 60 characters.',
  passkeyGone: 'This passkey is gone already.',
  passkeyNotAdded: 'The passkey could not be added. Try again.',
  setupLinkDead: 'This set-up link was used or has expired. Restart the site to get a new one.',
  roleMissing: 'Choose a role.',
  invitedAlready: 'This person works here already.',
  invitationGone: 'This invitation was used or withdrawn already.',
  invitationDead: 'This invitation was used, was withdrawn or has expired. Ask for a new one.',
  notYourself: 'You cannot do this to yourself.',
  noLongerOwner: 'You are no longer an owner.',
  personGone: 'This person was removed already.',
  resetNotMailed: ({ email, why }: { email: string; why: string }) =>
    `${email} is signed out and must choose a new password. ${why}`,
  sessionInUse: 'This is the session that you are using. Sign out instead.',
  sessionGone: 'This session has ended already.',
  keyName: 'Give the key a name.',
  keyScope: 'Choose what the key may do.',
  keyDays: 'Choose how long the key works.',
  keyGone: 'This key was revoked already.',
  goneAlready: 'This is gone already.',
}

export const identityRefusals = {
  ...signInRefusals,
  ...passwordRefusals,
  ...poolRefusals,
  ...accessRefusals,
}
