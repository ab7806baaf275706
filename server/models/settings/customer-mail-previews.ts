import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { prefixOf, type ServerWords } from '#content/languages.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { minutesPromised } from '#content/promise-rules.ts'
import { inWordsOf } from '#content/site-addresses.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import { pagePaths } from '#server/http/paths.ts'
import { composeCustomerMail } from '#server/notifications/mail/customer-mail.ts'
import {
  type CustomerMail,
  type CustomerMailKind,
  customerMails,
} from '#server/notifications/mail/customer-mail-delivery.ts'
import { readNotificationSettings } from '#server/notifications/settings.ts'
import { done } from '#server/result.ts'

export const customerMailKind = enumOf(
  'CustomerMailKind',
  customerMails,
  'When a customer is mailed: stored, taken by somebody, not reached, appointment, the day before it, on the way, a copy of what they did themselves, done.',
)

const previewType = new GraphQLObjectType({
  name: 'CustomerMailPreview',
  description: 'A mail to a customer as it would be about an example, and whether it is sent at all',
  fields: {
    kind: { type: new GraphQLNonNull(customerMailKind) },
    isOn: required.flag,
    subject: required.text,
    text: required.text,
  },
})

export const customerMailPreviewCalls: ExtraCalls = {
  queries: {
    customerMailPreviews: defineCall({
      may: staffOf('settings', 'readNotificationSettings'),
      type: listOf(previewType),
      resolve: async (_args, call) => done(await previews(call)),
    }),
  },
}

async function previews({ db, services, language }: Call) {
  const { words } = language
  const { customerMailsOff } = await readNotificationSettings(db)
  const now = new Date()
  const links = {
    receipt: () => `${pagePaths.receipt}/…`,
    invitation: () => inWordsOf(words.addresses, `${pagePaths.reviewForm}?invitation=…`),
  }
  const company = services.profile()
  const context = { company, customerSite: prefixOf(services.languages, language), links, words }
  return customerMails.map((kind) => {
    const { subject, text } = composeCustomerMail(exampleOf(kind, now, { words, company }), context, now)
    return { kind, isOn: !customerMailsOff.includes(kind), subject, text }
  })
}

function exampleOf(
  about: CustomerMailKind,
  now: Date,
  { words, company }: { words: ServerWords; company: BusinessProfile },
): CustomerMail {
  const { number, customer, staff, address, signedBy } = words.mail.customerMailExample
  const callbackMinutes = minutesPromised(company).ordinary
  const inMinutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString()
  const appointment = { customer, address, scheduledAt: inMinutes(24 * 60), windowMinutes: 120 }
  const request = { kind: 'Quote' as const, number }
  switch (about) {
    case 'received':
      return {
        ...{ ...request, about, customer, service: 'residential', submittedAt: inMinutes(0), files: 2 },
        ...{ promisedBy: callbackMinutes === null ? null : inMinutes(callbackMinutes), opensAt: null },
      }
    case 'taken':
      return { ...request, about, customer, staff, until: inMinutes(60) }
    case 'tried':
      return { ...request, about, customer, leftMessage: false, until: inMinutes(60) }
    case 'appointment':
      return { ...request, about, ...appointment, isMoved: false }
    case 'reminder':
      return { ...request, about, ...appointment }
    case 'onTheWay':
      return { ...request, about, customer, staff, arrivesAt: inMinutes(25), isLater: false }
    case 'copy':
      return {
        ...{ ...request, about, action: 'accepted', customer, at: inMinutes(0), signedBy },
        ...{ estimate: { number: 1001, totalCents: 12_449 }, scheduledAt: null, windowMinutes: null },
        promisedBy: callbackMinutes === null ? null : inMinutes(callbackMinutes),
      }
    case 'done':
      return { ...request, about, customer, review: 'invitation' }
  }
}
