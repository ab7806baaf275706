/** Words of the mails about somebody's own account. */
export const accountMailWords = {
  reset: {
    subject: (company: string) => `${company}: choose a new password`,
    heading: 'Choose a new password',
    open: 'Choose a new password',
    lines: [
      'The link works once, for one hour.',
      'If you did not ask for it, there is nothing to do: your password stays as it is.',
    ],
  },
  invitation: {
    subject: (company: string) => `${company}: you are invited to the admin panel`,
    heading: (company: string) => `Work with the admin panel of ${company}`,
    open: 'Choose a password',
    lines: (by: string) => [
      `${by} invites you to become an administrator: you will see and change requests, reviews, posts and settings.`,
      'The link works once, for 7 days.',
      'If you do not know what this is about, there is nothing to do.',
    ],
  },
  code: {
    subject: (code: string, company: string) => `${code} is your ${company} code`,
    heading: 'Your code',
    lines: (minutes: number) => [
      `Enter it on the page that asked for it, within ${minutes} minutes.`,
      'Nobody of ours will ever ask you for it. If you did not expect this code, ignore this mail.',
    ],
  },
  changed: {
    subject: (what: string, company: string) => `${company}: ${what}`,
    open: 'Open your sign-in settings',
    lines: ['If this was you, there is nothing to do.', 'If it was not you, choose a new password at once.'],
    keys: (names: readonly string[], page: string) =>
      `Your API keys go on working: ${names.join(', ')}. If you do not know one of them, revoke it at ${page}`,
  },
  notifications: {
    subject: (company: string) => `${company}: where requests go was changed`,
    heading: 'Where requests go was changed',
    open: 'Look at the settings',
    lines: (by: string, at: string) => [
      `Changed by ${by} on ${at}.`,
      'If nobody of you did this, put the settings right and choose new passwords at once.',
    ],
  },
  footer: (company: string) => `Sent by the ${company} website to those who run it.`,
} as const

const addresses = (list: readonly string[]) => (list.length > 0 ? list.join(', ') : 'every administrator')
const called = (webhook: { host: string } | undefined) =>
  webhook ? `a program at ${webhook.host}` : 'no program'

/** What was changed about where requests go. */
export const notificationChangeWords = {
  recipients: (before: readonly string[], after: readonly string[]) =>
    `Mails about requests now go to: ${addresses(after)}. Until now: ${addresses(before)}.`,
  webhook: (before: { host: string } | undefined, after: { host: string } | undefined) =>
    `The webhook now calls ${called(after)}. Until now: ${called(before)}.`,
  secret: 'The secret of the webhook was replaced.',
  deviceAdded: (label: string) => `A device is told of requests from now on: ${label}.`,
  deviceRemoved: (label: string) => `A device is told of nothing any more: ${label}.`,
} as const
