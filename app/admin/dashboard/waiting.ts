import { href } from 'react-router'
import { rowHref } from '#app/admin/list/list.ts'
import { messageAddress } from '#app/admin/messages/message-list.ts'
import { fullName } from '#app/admin/person.ts'
import { quoteAddress } from '#app/admin/quotes/quote-list.ts'
import { contactServiceLabel } from '#content/en/contact-services.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { type PhoneLine, phoneLineOf } from '#content/phone-line.ts'
import type { WaitingMessage, WaitingQuote } from './documents.ts'

/** Somebody who asked for a quote or wrote a message, and whom nobody has answered yet. */
export type WaitingPerson = {
  /** Where their card is. */
  path: string
  name: string
  line: PhoneLine
  /** As people read it. */
  service: string
  submittedAt: string
}

export type Waiting = {
  longest: WaitingPerson | undefined
  /** Undefined when it is the same. */
  newest: WaitingPerson | undefined
}

type Found<Lead> = readonly (Lead | null | undefined)[]

/** Who has waited longest and who came last, out of the oldest and the newest of either kind. */
export function waitingOf(found: { quotes: Found<WaitingQuote>; messages: Found<WaitingMessage> }): Waiting {
  const people = [
    ...found.quotes.filter(isThere).map(ofQuote),
    ...found.messages.filter(isThere).map(ofMessage),
  ]
  const inOrder = people.toSorted((one, other) => Date.parse(one.submittedAt) - Date.parse(other.submittedAt))
  const [longest] = inOrder
  const newest = inOrder.at(-1)
  return { longest, newest: newest?.path === longest?.path ? undefined : newest }
}

const isThere = <Lead>(lead: Lead | null | undefined): lead is Lead => lead !== null && lead !== undefined

const ofQuote = (quote: WaitingQuote): WaitingPerson => ({
  path: rowHref(href('/admin/quotes'), quoteAddress, quote.id),
  name: fullName(quote),
  line: phoneLineOf(quote),
  service: serviceLabel(quote.service),
  submittedAt: quote.submittedAt,
})

const ofMessage = (message: WaitingMessage): WaitingPerson => ({
  path: rowHref(href('/admin/messages'), messageAddress, message.id),
  name: message.name,
  line: phoneLineOf(message),
  service: contactServiceLabel(message.service),
  submittedAt: message.submittedAt,
})
