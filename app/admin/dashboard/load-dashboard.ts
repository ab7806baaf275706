import { deliveryOnRow } from '#app/admin/list/delivery.ts'
import { rowHref } from '#app/admin/list/list.ts'
import { messageList } from '#app/admin/messages/message-list.ts'
import { fullName } from '#app/admin/person.ts'
import { quoteList } from '#app/admin/quotes/quote-list.ts'
import { type FilesUsage, filesUsage } from '#app/admin/settings/data/files-usage.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { type PhoneLine, phoneLineOf } from '#content/phone-line.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { contactServiceLabel, serviceLabel } from '#words/service-choices.ts'

type Figures = {
  waiting: Waiting
  firstContact: FirstContact
  weeks: readonly WeekFigures[]
  undelivered: readonly UndeliveredNotification[]
  filesUsage: FilesUsage
}

/** Loads the figures of the dashboard. */
export async function loadDashboard(run: Run): Promise<Answer<Figures>> {
  const found = await run(ReadDashboard, {})
  if (!found.ok) return found
  const { firstContact, leadFigures: weeks, undeliveredNotifications: undelivered, filesUsage } = found.data
  const { longestQuote, longestMessage, newestQuote, newestMessage } = found.data
  const waiting = findWaiting({
    quotes: [longestQuote?.items[0], newestQuote?.items[0]],
    messages: [longestMessage?.items[0], newestMessage?.items[0]],
  })
  return { ok: true, data: { waiting, firstContact, weeks, undelivered, filesUsage } }
}

/** The sender of a lead that nobody has answered yet. */
export type WaitingPerson = {
  /** Path of the lead's card. */
  path: string
  name: string
  line: PhoneLine
  /** Label of the service. */
  service: string
  submittedAt: string
}

export type Waiting = {
  longest: WaitingPerson | undefined
  /** Undefined when it is the same lead. */
  newest: WaitingPerson | undefined
}

type Found<Lead> = readonly (Lead | null | undefined)[]

/** The oldest and the newest waiting lead, out of the oldest and the newest of either kind. */
export function findWaiting(found: {
  quotes: Found<WaitingQuote>
  messages: Found<WaitingMessage>
}): Waiting {
  const people = [
    ...found.quotes.filter(isPresent).map(fromQuote),
    ...found.messages.filter(isPresent).map(fromMessage),
  ]
  const inOrder = people.toSorted((one, other) => Date.parse(one.submittedAt) - Date.parse(other.submittedAt))
  const [longest] = inOrder
  const newest = inOrder.at(-1)
  return { longest, newest: newest?.path === longest?.path ? undefined : newest }
}

const isPresent = <Lead>(lead: Lead | null | undefined): lead is Lead => lead !== null && lead !== undefined

const fromQuote = (quote: WaitingQuote): WaitingPerson => ({
  path: rowHref(quoteList, quote.id),
  name: fullName(quote),
  line: phoneLineOf(quote),
  service: serviceLabel(quote.service),
  submittedAt: quote.submittedAt,
})

const fromMessage = (message: WaitingMessage): WaitingPerson => ({
  path: rowHref(messageList, message.id),
  name: message.name,
  line: phoneLineOf(message),
  service: contactServiceLabel(message.service),
  submittedAt: message.submittedAt,
})

const waitingQuote = graphql(`
  fragment WaitingQuote on Quote @_unmask {
    id
    firstName
    lastName
    phone
    phoneE164
    service
    submittedAt
  }
`)

const waitingMessage = graphql(`
  fragment WaitingMessage on Message @_unmask {
    id
    name
    phone
    phoneE164
    service
    submittedAt
  }
`)

type WaitingQuote = ResultOf<typeof waitingQuote>
type WaitingMessage = ResultOf<typeof waitingMessage>

const weekFigures = graphql(`
  fragment WeekInPanel on WeekFigures @_unmask {
    week
    requests
    contacted
    medianFirstContactSeconds
    shareWithin30Minutes
    services {
      service
      requests
    }
    origins {
      origin
      requests
    }
    callTaps
  }
`)

/** Leads of one week, and how fast they were contacted. */
export type WeekFigures = ResultOf<typeof weekFigures>

const firstContact = graphql(`
  fragment FirstContactInPanel on FirstContact @_unmask {
    medianFirstContactSeconds
    shareWithin30Minutes
  }
`)

/** How fast leads were contacted in the last seven days. */
export type FirstContact = ResultOf<typeof firstContact>

const undelivered = graphql(
  `
    fragment UndeliveredInPanel on Undelivered @_unmask {
      kind
      subjectId
      name
      delivery {
        ...DeliveryOnRow
      }
    }
  `,
  [deliveryOnRow],
)

/** A notification that is not delivered yet, and the record it is about. */
export type UndeliveredNotification = ResultOf<typeof undelivered>

/** Everything on the dashboard except the counts, which the layout loads. */
const ReadDashboard = graphql(
  `
    query AdminReadDashboard {
      longestQuote: listQuotes(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: ASC }
        limit: 1
      ) {
        items {
          ...WaitingQuote
        }
      }
      newestQuote: listQuotes(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: DESC }
        limit: 1
      ) {
        items {
          ...WaitingQuote
        }
      }
      longestMessage: listMessages(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: ASC }
        limit: 1
      ) {
        items {
          ...WaitingMessage
        }
      }
      newestMessage: listMessages(
        filter: { status: { eq: new } }
        sort: { field: submittedAt, direction: DESC }
        limit: 1
      ) {
        items {
          ...WaitingMessage
        }
      }
      firstContact {
        ...FirstContactInPanel
      }
      leadFigures {
        ...WeekInPanel
      }
      undeliveredNotifications {
        ...UndeliveredInPanel
      }
      filesUsage {
        ...FilesUsageInPanel
      }
    }
  `,
  [waitingQuote, waitingMessage, firstContact, weekFigures, undelivered, filesUsage],
)
