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
  secret: () => 'The secret of the webhook was replaced.',
  mailServer: (before: MailWay, after: MailWay) =>
    `Email is now ${sentThrough(after)}. Until now it was ${sentThrough(before)}.`,
  mailPassword: () => 'The password of the mail server was replaced.',
  mailSender: (before: string, after: string) => `Email now comes from ${after}. Until now: ${before}.`,
  publicUrl: (before: string, after: string) => `Links in emails now lead to ${after}. Until now: ${before}.`,
  callsTo: (label: string, before: string | undefined, after: string | undefined) =>
    `The site now shows ${after ? `another phone number (${label}): ${after}` : `no phone number for ${label}`}. Until now: ${before ?? 'none'}.`,
  writesTo: (before: string | null, after: string | null) =>
    `The site now shows ${after ? `another email address: ${after}` : 'no email address'}. Until now: ${before ?? 'none'}.`,
  paysAt: (before: string | null, after: string | null) =>
    `Customers now pay ${after ? `online at ${after}` : 'on no page'}. Until now: ${before ?? 'none'}.`,
  reviewsAt: (before: string | null, after: string | null) =>
    `Customers are now sent ${after ? `to ${after} for a review elsewhere` : 'to no page elsewhere for a review'}. Until now: ${before ?? 'none'}.`,
  invoicesEnd: (before: string, after: string) =>
    `Invoices now end ${after ? `with: “${after}”` : 'without a note'}. Until now: ${before ? `“${before}”` : 'none'}.`,
  textLeadsTo: (text: string) => `A text now names another phone number or address: “${text}”.`,
  doorPhoto: (who: string, isThere: boolean) =>
    `Customers now see ${isThere ? 'another photo' : 'no photo'} of ${who} at the door.`,
  doorLicense: (who: string, license: string | null) =>
    `Customers now see ${license ? `the license number ${license}` : 'no license number'} of ${who} at the door.`,
  deviceAdded: (label: string) => `This device now gets notifications: ${label}.`,
  deviceRemoved: (label: string) => `This device no longer gets notifications: ${label}.`,
}
