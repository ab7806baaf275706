import { either, texts } from '#content/texts.ts'
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

export const proofMailWords = {
  subject: (code: string, company: string) => `${code} is the code to finish email set-up, ${company}`,
  heading: 'Mail from your website arrives',
  lines: (minutes: number) => [
    `Type this code in Settings, Email within ${minutes} minutes. That finishes the set-up.`,
    'If this landed in your spam folder, mark it as not spam, so that the next one does not.',
  ],
  footer: (company: string) => `Sent by the ${company} website because someone asked for a test.`,
}

const addresses = (list: readonly string[]) =>
  list.length > 0 ? list.join(', ') : 'everyone who works with requests'
const called = (webhook: { host: string } | undefined) =>
  webhook ? `a program at ${webhook.host}` : 'no program'

type MailWay = { host: string; username: string | null } | undefined
const sentThrough = (way: MailWay) =>
  way ? `sent through ${way.host}${way.username ? ` as ${way.username}` : ''}` : 'saved as files and not sent'

const alarmsFor = { all: 'every request', emergencies: 'emergencies only', none: 'none' }

type AlarmsFor = keyof typeof alarmsFor

export const notificationChangeWords = {
  recipients: (before: readonly string[], after: readonly string[]) =>
    `Emails about requests now go to: ${addresses(after)}. Until now: ${addresses(before)}.`,
  webhook: (before: { host: string } | undefined, after: { host: string } | undefined) =>
    `The webhook now calls ${called(after)}. Until now: ${called(before)}.`,
  alarms: (before: AlarmsFor, after: AlarmsFor) =>
    `Alarms while nobody has taken a request now ring for ${alarmsFor[after]}. Until now: ${alarmsFor[before]}.`,
  secret: 'The secret of the webhook was replaced.',
  mailServer: (before: MailWay, after: MailWay) =>
    `Email is now ${sentThrough(after)}. Until now it was ${sentThrough(before)}.`,
  mailPassword: 'The password of the mail server was replaced.',
  mailSender: (before: string, after: string) => `Email now comes from ${after}. Until now: ${before}.`,
  publicUrl: (before: string, after: string) => `Links in emails now lead to ${after}. Until now: ${before}.`,
  callsTo: (label: string, before: string | undefined, after: string | undefined) =>
    `The site now shows ${after ? `another phone number (${label}): ${after}` : `no phone number for ${label}`}. Until now: ${before ?? 'none'}.`,
  writesTo: (before: string | null, after: string | null) =>
    `The site now shows ${after ? `another email address: ${after}` : 'no email address'}. Until now: ${before ?? 'none'}.`,
  deviceAdded: (label: string) => `This device now gets notifications: ${label}.`,
  deviceRemoved: (label: string) => `This device no longer gets notifications: ${label}.`,
}

export const quoteMailWords = {
  subject: (service: string, who: string) => `New quote request: ${service}, ${who}`,
  suspiciousSubject: (service: string, who: string) => `Please check: ${service}, ${who}`,
  heading: (name: string) => `${name} asks for a quote`,
  suspiciousHeading: 'This one looks suspicious. Please check before you drive.',
  open: 'Open the request',
  message: 'Message',
  noMessage: 'No message.',
  attachments: (count: number) => (count === 1 ? '1 file attached' : `${count} files attached`),
  attachmentsWhere: 'Files open only in the admin panel.',
  replies: 'Reply to this email to answer them.',
}

const waited = (minutes: number) => (minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`)

type RingingWords = {
  isEmergency: boolean
  minutes: number
  waiting: number
  by?: string | undefined
  to?: string | undefined
}

/** What an alarm says while a request waits, by why it rings: the push's title, and the mail's subject and heading. */
export const alarmWords = {
  waiting: {
    title: (name: string, { isEmergency, minutes, waiting }: RingingWords) =>
      waiting > 1
        ? `${waiting} ${isEmergency ? 'EMERGENCIES' : 'requests'} wait, the newest: ${name}`
        : `${isEmergency ? 'EMERGENCY, still' : 'Still'} waiting ${waited(minutes)}: ${name}`,
    heading: (name: string, { isEmergency, minutes, waiting }: RingingWords) =>
      waiting > 1
        ? `${waiting} ${isEmergency ? 'emergencies' : 'requests'} wait, and nobody has taken them. The newest is from ${name}.`
        : `${name} has waited ${waited(minutes)}, and nobody has taken the request`,
  },
  complained: {
    title: (name: string, { isEmergency }: RingingWords) =>
      `${isEmergency ? 'EMERGENCY, nobody' : 'Nobody'} has called ${name}`,
    heading: (name: string) => `${name} says that nobody has called`,
  },
  followUp: {
    title: (name: string) => `Follow up now: ${name}`,
    heading: (name: string) => `You wanted to get back to ${name} now`,
  },
  given: {
    title: (name: string, { isEmergency, by }: RingingWords) =>
      `${isEmergency ? 'EMERGENCY for you' : 'For you'}${by ? ` from ${by}` : ''}: ${name}`,
    heading: (name: string, { by }: RingingWords) =>
      `${by || 'Somebody'} gave you the request of ${name}. Open it and say yes, or hand it back.`,
  },
  unanswered: {
    title: (name: string, { to }: RingingWords) => `${to || 'Nobody'} has not said yes: ${name}`,
    heading: (name: string, { to }: RingingWords) =>
      `The request of ${name} was given to ${to || 'somebody'}, who has not said yes`,
  },
  handedBack: {
    title: (name: string, { by }: RingingWords) => `${by || 'Somebody'} handed back: ${name}`,
    heading: (name: string, { by }: RingingWords) =>
      `${by || 'Somebody'} handed back the request of ${name}. Nobody has it now.`,
  },
  takenAway: {
    title: (name: string) => `Not yours any more: ${name}`,
    heading: (name: string, { by }: RingingWords) =>
      `${by || 'Somebody'} took the request of ${name} from you. You do not need to go.`,
  },
}

export const messageMailWords = {
  subject: (service: string, who: string) => `New message: ${service}, ${who}`,
  suspiciousSubject: (service: string, who: string) => `Please check: message about ${service}, ${who}`,
  heading: (name: string) => `${name} wrote to you`,
  suspiciousHeading: 'This one looks suspicious. Please check before you drive.',
  open: 'Open the message',
  message: 'Message',
  replies: 'Reply to this email to answer them.',
}

export const callMailWords = {
  subject: (service: string, who: string) => `Written down: ${service}, ${who}`,
  suspiciousSubject: (service: string, who: string) => `Please check: ${service}, ${who}`,
  heading: (name: string) => `A request of ${name}`,
  suspiciousHeading: 'This one looks suspicious. Please check before you drive.',
  open: 'Open the request',
  message: 'What it is about',
  noMessage: 'Nothing was written down.',
  replies: 'Reply to this email to answer them.',
}

export const reviewMailWords = {
  subject: (stars: string, who: string) => `A review waits for approval: ${stars}, ${who}`,
  suspiciousSubject: (stars: string, who: string) => `Please check: review of ${stars}, ${who}`,
  heading: (name: string) => `A review waits for approval. ${name} wrote it.`,
  suspiciousHeading: 'This one looks suspicious. Please read it closely before you approve it.',
  open: 'Approve or edit the review',
  rating: 'Rating',
  stars: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  title: 'Title',
  location: 'Location',
  comment: 'Comment',
  replies: 'Reply to this email to answer the reviewer.',
}

export const customerNewsWords = {
  cancelled: {
    subject: (who: string) => `Canceled: ${who}`,
    heading: (name: string) => `${name} canceled the request`,
    text: 'There is nothing left to do. If someone is on the way, tell them.',
  },
  added: {
    subject: (who: string) => `New details: ${who}`,
    heading: (name: string) => `${name} added details to the request`,
    text: 'They wrote it on the page of their request. Nobody has answered yet.',
  },
  corrected: {
    subject: (who: string) => `Corrected: ${who}`,
    heading: (name: string) => `${name} corrected the request`,
    text: 'Their phone number or address has changed. Check it before you call or drive.',
  },
  accepted: {
    subject: (who: string) => `Yes to the estimate: ${who}`,
    heading: (name: string) => `${name} said yes to the estimate`,
    text: 'The price is agreed. Set the appointment.',
  },
  declined: {
    subject: (who: string) => `No to the estimate: ${who}`,
    heading: (name: string) => `${name} said no to the estimate`,
    text: 'Call if another price or another way may help, or close the request.',
  },
  anotherTime: {
    subject: (who: string) => `Another time: ${who}`,
    heading: (name: string) => `${name} asks for another time`,
    text: 'The appointment stands until you move it. Call and agree on a new one.',
  },
  appointmentCancelled: {
    subject: (who: string) => `Appointment canceled: ${who}`,
    heading: (name: string) => `${name} canceled the appointment`,
    text: 'Nobody needs to drive there. The request is open: call and ask what they want.',
  },
  appointment: (time: string) => `Appointment: ${time}`,
  files: (count: number) => (count === 1 ? 'One file came with it.' : `${count} files came with it.`),
  about: (service: string, number: string) => `${service}, request ${number}`,
  open: 'Open the request',
}

type Counts = { waiting: number; followUps: number; appointments: number }

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

type Held = { total: number; suspicious: number; minutes: number }

const ofThem = ({ total, suspicious }: Held) => {
  if (suspicious === 0) return ''
  if (suspicious === total) return total === 1 ? ', it looks made up' : ', all look made up'
  return `, ${suspicious} ${suspicious === 1 ? 'looks' : 'look'} made up`
}

/** Requests over the limit share one mail and one push. */
export const heldMailWords = {
  subject: (held: Held) =>
    `${counted(held.total, 'more request', 'more requests')} in ${counted(held.minutes, 'minute', 'minutes')}${ofThem(held)}`,
  heading: (held: Held) => `${counted(held.total, 'more request', 'more requests')} came${ofThem(held)}`,
  text: ({ total }: Held) =>
    total === 1
      ? 'It is in the inbox. Please check it before you drive.'
      : 'They are all in the inbox, nothing was thrown away. A real customer may be among them, so please look through them.',
  open: 'Open the inbox',
  footer: (company: string) => `Sent by the ${company} website.`,
}

type BackupTrouble = { kind: 'backup' | 'copy' | 'drill' }

const backupTroubles = {
  backup: 'Your backups fail',
  copy: 'Copies of your backups fail',
  drill: 'The newest backup cannot be opened',
}

export const backupMailWords = {
  subject: (troubles: readonly BackupTrouble[]) =>
    troubles.map(({ kind }) => backupTroubles[kind]).join('; '),
  once: 'The site itself works. You hear of this again in a week if it lasts.',
  open: 'Open backups',
  footer: (company: string) => `Sent to the owners by the ${company} website.`,
}

export const summaryMailWords = {
  subject: ({ waiting, followUps, appointments }: Counts) =>
    `Today: ${[
      waiting > 0 && counted(waiting, 'request waits', 'requests wait'),
      followUps > 0 && counted(followUps, 'follow-up', 'follow-ups'),
      appointments > 0 && counted(appointments, 'appointment', 'appointments'),
    ]
      .filter(Boolean)
      .join(', ')}`,
  heading: 'Good morning. This is on for today.',
  waiting: 'Still waiting for a call',
  followUps: 'Follow up today',
  appointments: 'Appointments today',
  since: (when: string) => `since ${when}`,
  open: 'Open the inbox',
  footer: (company: string) =>
    `Sent by the ${company} website each morning when someone is waiting. Turn it off in Settings, Notifications.`,
}

/** The one mail that asks the customer of a completed job for a review: nothing for it, and nothing against a low rating. */
export const reviewRequestWords = texts({
  subject: 'How was our work? {company}',
  greeting: 'Hello {customer},',
  ask: 'We finished your {service} job. If you have two minutes, please tell the next person how it went.',
  open: 'Write a review',
  elsewhere: 'Or review us on {site}',
  honest:
    'Good or bad, it counts the same, and there is no reward for it. We read every review before it appears, only to take out addresses, codes and advertising.',
  link: 'The link is yours alone and works for {days} days. What you write through it is marked Verified, because we know the job.',
  help: either(
    'If something about the job is not right, you can also reply to this email or call {phone}{has-email}.',
    'If something about the job is not right, you can also call {phone}.',
  ),
  once: '{company} sends this email once for each job.',
})

export const testMailWords = {
  subject: (company: string) => `Test email from the ${company} website`,
  heading: 'Email reaches you',
  text: 'This is the test you asked for in the settings. A new request reaches you the same way.',
  open: 'Notification settings',
  footer: (company: string) => `Sent by the ${company} website.`,
}

export const testPayloadText = 'This is a test from the notification settings.'

export const pushWords = {
  quote: (name: string) => `New request: ${name}`,
  message: (name: string) => `New message: ${name}`,
  call: (name: string) => `Written down: ${name}`,
  review: (name: string) => `New review: ${name}`,
  emergency: (name: string) => `EMERGENCY: ${name}`,
  suspicious: (title: string) => `Please check. ${title}`,
  /** What it is about, and how many wait for an answer by now, this one included. */
  about: (about: string, waiting: number) =>
    waiting > 1 ? `${about}. ${waiting} are waiting.` : `${about}. Nobody else is waiting.`,
  stars: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  test: 'Test from your website',
  testBody: 'Notifications reach this device.',
}

const reasons: Record<string, string> = {
  trap: 'A field that people cannot see was filled in',
  'no-token': 'It did not come from the form on this site',
  'forged-token': 'The form was tampered with',
  'too-fast': 'The form was filled in faster than a person types',
  'stale-token': 'The form had been open for more than a day',
  many: 'Many requests came from the same address',
}

/** Why a submission was put aside, for the owner; a reason from another version is shown as it is. */
export const suspiciousReasonText = (reason: string): string => reasons[reason] ?? reason
