import { mailtoHref } from '#app/admin/person.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { clockText } from '#app/ui/dates.ts'
import { fillIn } from '#content/fill-in.ts'

export const templateFields = graphql(`
  fragment TemplateFields on ReplyTemplate @_unmask {
    id
    channel
    title
    subject
    body
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

export type TemplateFacts = {
  firstName: string
  company: string
  link: string
  /** Null while not on the way. */
  arrivesAt: string | null
  /** Milliseconds since 1970. */
  now: number
  timeZone: string
}

/** Such a template can be sent only on the way. */
export const saysArrival = ({ subject, body }: Pick<Template, 'subject' | 'body'>): boolean =>
  /\{(?:arrival|minutes)\}/.test(subject + body)

/** Subject and body with their places filled in. What is no place of ours stays as it was written. */
export function filledIn({ subject, body }: Pick<Template, 'subject' | 'body'>, facts: TemplateFacts) {
  const { firstName: name, company, link, arrivesAt, now, timeZone } = facts
  const minutes = arrivesAt ? Math.max(1, Math.ceil((Date.parse(arrivesAt) - now) / 60_000)) : undefined
  const values = {
    name,
    company,
    link,
    // A no-break space in a text message halves how much fits into one.
    ...(arrivesAt && minutes && { arrival: clockText(arrivesAt, timeZone).replace('\u00a0', ' '), minutes }),
  }
  return { subject: fillIn(subject, values), body: fillIn(body, values) }
}

/** A link that begins a text message. iOS takes the body after `&`, Android after `?`: both take this. */
export const smsHref = (e164: string, body: string): string => `sms:${e164}?&body=${encodeURIComponent(body)}`

/** A link that begins a mail with a subject and a body (RFC 6068: line ends are CRLF). */
export const mailHref = (email: string, subject: string, body: string): string =>
  `${mailtoHref(email, subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
