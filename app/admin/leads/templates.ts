import { mailtoHref } from '#app/admin/records/person.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { fillIn } from '#content/fill-in.ts'
import { firstNameOf } from '#content/first-name.ts'
import { placesIn, type ReplyFacts } from '#content/reply-template.ts'
import { historyWords } from '#words/panel/request.ts'

export const templateFields = graphql(`
  fragment TemplateFields on ReplyTemplate @_unmask {
    id
    channel
    title
    subject
    body
    language
  }
`)

export type Template = ResultOf<typeof templateFields>

export const replyFields = graphql(
  `
  fragment ReplyFields on Query @_unmask {
    businessProfile {
      name
      timeZone
    }
    replyTemplates {
      templates {
        ...TemplateFields
      }
    }
  }
`,
  [templateFields],
)

type Replied = {
  firstName: string
  customerTexts: {
    replies: readonly {
      language: string
      path: string | null
      arrival: string | null
      appointment: string | null
    }[]
  } | null
  arrivesAt: string | null
  scheduledAt: string | null
  quotedCents: number | null
  address: string | null
  takenAt: string | null
  assignee: { name: string } | null
}

/**
 * `origin`: scheme and host of the links that customers get. `estimateCents`: of the estimate that the customer
 * has; null without one.
 */
export type ReplySurroundings = {
  company: string
  origin: string
  estimateCents: number | null
}

/** What the places of a template in this language stand for. A place without a fact is left out. */
export function replyFacts(
  replied: Replied,
  { company, origin, estimateCents }: ReplySurroundings,
  { language, now }: { language: string | undefined; now: number },
): ReplyFacts {
  const { firstName, customerTexts, arrivesAt, scheduledAt, quotedCents } = replied
  const { address, takenAt, assignee } = replied
  const replies = customerTexts?.replies ?? []
  const said = replies.find((one) => one.language === language) ?? replies[0]
  const isAhead = (moment: string | null) => moment !== null && Date.parse(moment) > now
  const technician = takenAt && assignee && !assignee.name.includes('@') ? firstNameOf(assignee.name) : ''
  return {
    name: firstName,
    company,
    ...(said?.path && { link: `${origin}${said.path}` }),
    ...(arrivesAt !== null &&
      isAhead(arrivesAt) && {
        ...(said?.arrival && { arrival: breakable(said.arrival) }),
        minutes: Math.max(1, Math.ceil((Date.parse(arrivesAt) - now) / 60_000)),
      }),
    ...(scheduledAt !== null &&
      isAhead(scheduledAt) &&
      said?.appointment && { appointment: breakable(said.appointment) }),
    ...(quotedCents !== null && { price: historyWords.price(quotedCents / 100) }),
    ...(address && { address }),
    ...(technician && { technician }),
    ...(estimateCents !== null && { estimate: historyWords.price(estimateCents / 100) }),
  }
}

/** A no-break space in a text message halves how much fits into one. */
const breakable = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** Such a template can be sent only on the way. */
export const saysArrival = (template: Pick<Template, 'subject' | 'body'>): boolean =>
  placesIn(template).some((place) => place === 'arrival' || place === 'minutes')

/** Subject and body with their places filled in. What is no place of ours stays as it was written. */
export const filledIn = ({ subject, body }: Pick<Template, 'subject' | 'body'>, facts: ReplyFacts) => ({
  subject: fillIn(subject, facts),
  body: fillIn(body, facts),
})

/** A link that begins a mail with a subject and a body (RFC 6068: line ends are CRLF). */
export const mailHref = (email: string, subject: string, body: string): string =>
  `${mailtoHref(email, subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
