import { screenWords } from './screens.ts'

export const settingsWords = {
  ...screenWords.settings,
  all: 'All settings',
  sections: 'Settings',
  groups: {
    business: 'Your business',
    people: 'Notifications and people',
    data: 'Data and access',
  },
  business: 'Business',
  setup: 'Set-up',
  brand: 'Brand',
  notifications: 'Notifications',
  templates: 'Saved replies',
  invoicing: 'Estimates and invoices',
  mail: 'Email',
  people: 'People',
  security: 'Your sign-in',
  sessions: 'Sessions',
  apiKeys: 'API keys',
  activity: 'Activity',
  data: 'Data',
  privacy: 'Privacy requests',
}

export const confirmWords = {
  title: 'Confirm it’s you',
  subtitle: (username: string) =>
    `Enter the password of ${username} to continue. You won’t be asked again for 10 minutes.`,
  goesOn: 'Enter your password to continue. You won’t be asked again for 10 minutes.',
  interrupted: 'Nothing has been done yet. Enter your password, then press the button again.',
  password: 'Password',
  submit: 'Continue',
  busy: 'Checking...',
  passkey: 'Use a passkey',
  passkeyBusy: 'Waiting for your passkey...',
  cancel: 'Cancel',
  failed: 'Your password could not be checked. Try again.',
  noNetwork: 'A network error has occurred.',
  nowAgain: 'Thank you. Nothing has been done yet: press the button again.',
}
