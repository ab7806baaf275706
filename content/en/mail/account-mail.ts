import { roleRights } from '../panel/settings/role-rights.ts'
import type { RoleName } from '../panel/settings/roles.ts'

export const accountMailWords = {
  reset: {
    subject: (company: string) => `${company}: choose a new password`,
    heading: 'Choose a new password',
    open: 'Choose a new password',
    lines: [
      'The link works once, for one hour.',
      'If you did not ask for it, you can ignore this email: your password stays the same.',
    ],
  },
  invitation: {
    subject: (company: string) => `${company}: you are invited to the admin panel`,
    heading: (company: string) => `Work with the admin panel of ${company}`,
    open: 'Choose a password',
    lines: (by: string, role: RoleName) => [
      `${by} invites you as ${roleRights[role].one}. ${roleRights[role].may}`,
      'The link works once, for 7 days.',
      'If you don’t know what this is about, you can ignore this email.',
    ],
  },
  role: {
    subject: (who: string, company: string) => `${company}: the role of ${who} was changed`,
    heading: (who: string, after: RoleName) => `${who} is ${roleRights[after].one} now`,
    open: 'See who has access',
    lines: (change: { by: string; at: string; before: RoleName; after: RoleName }) => [
      `Changed by ${change.by} on ${change.at}. Until now: ${roleRights[change.before].one}.`,
      roleRights[change.after].may,
      'They were signed out and can sign in again. If none of you did this, choose new passwords at once.',
    ],
  },
  code: {
    subject: (code: string, company: string) => `${code} is your ${company} code`,
    heading: 'Your code',
    lines: (minutes: number) => [
      `Enter it on the page that asked for it, within ${minutes} minutes.`,
      'We will never ask you for it. If you did not expect this code, ignore this email.',
    ],
  },
  changed: {
    what: {
      passwordChanged: 'Your password was changed',
      recoveryCodeUsed: 'A recovery code was used to sign in to your account',
      recoveryCodesMade: 'New recovery codes were made for your account',
      authenticatorAdded: 'An authenticator app was added to your account',
      authenticatorRemoved: 'The authenticator app was removed from your account',
      passkeyAdded: 'A passkey was added to your account',
      passkeyRemoved: 'A passkey was removed from your account',
    },
    emailChanged: (email: string) => `Your email is now ${email}`,
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
}
