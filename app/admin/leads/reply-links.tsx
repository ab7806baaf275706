import { Mail, MessageSquare } from 'lucide-react'
import { useNow } from '#app/admin/list/time.tsx'
import type { ResultOf } from '#app/graphql.ts'
import { isDialable, phoneLineOf } from '#content/phone-line.ts'
import { leadWords as words } from '#words/panel/leads.ts'
import type { Lead } from './lead.ts'
import {
  filledIn,
  mailHref,
  type replyFields,
  saysArrival,
  smsHref,
  type Template,
  type TemplateFacts,
} from './templates.ts'

export type ReplyContext = Pick<TemplateFacts, 'company' | 'timeZone'> & {
  templates: readonly Template[]
  /** Scheme and host of the links that customers get. */
  origin: string
}

export function replyContext(
  { businessProfile, replyTemplates }: ResultOf<typeof replyFields>,
  origin: string,
): ReplyContext {
  const { name, timeZone } = businessProfile
  return { company: name, timeZone, templates: replyTemplates.templates, origin }
}

type ReplyLinksProps = ReplyContext & { request: Lead; only?: 'arrival' }

/** Links that begin a text message or a mail with a saved text, to be read and sent from the person's own phone. */
export function ReplyLinks({ request, templates, company, timeZone, origin, only }: ReplyLinksProps) {
  const now = useNow()
  const { name, firstName, arrivesAt, customerPath, email } = request
  const line = phoneLineOf(request)
  const isComing = arrivesAt !== null && Date.parse(arrivesAt) > now
  const facts = {
    firstName,
    company,
    timeZone,
    now,
    link: `${origin}${customerPath}`,
    arrivesAt: isComing ? arrivesAt : null,
  }
  const offered = templates
    .filter(({ channel }) => channel !== 'text' || isDialable(line))
    .filter((template) => (saysArrival(template) ? isComing : only !== 'arrival'))
  // Replies lead to the customer's page, which only those may open who may also change the request.
  if (customerPath === null || offered.length === 0) return null
  return (
    <ul className="reply-links" aria-label={words.savedReplies}>
      {offered.map((template) => {
        const { subject, body } = filledIn(template, facts)
        const isText = template.channel === 'text'
        return (
          <li key={template.id}>
            <a
              href={isText ? smsHref(line.e164, body) : mailHref(email, subject, body)}
              className="btn btn-small"
              title={body}
              aria-label={
                isText ? words.textThem(name, template.title) : words.mailThem(name, template.title)
              }
            >
              {isText ? (
                <MessageSquare className="icon" aria-hidden="true" />
              ) : (
                <Mail className="icon" aria-hidden="true" />
              )}
              {template.title}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** All of them, folded up: on a phone they would push the rest of the page out of view. */
export const SavedReplies = (props: Omit<ReplyLinksProps, 'only'>) =>
  props.request.customerPath !== null &&
  props.templates.length > 0 && (
    <details className="saved-replies">
      <summary>{words.savedReplies}</summary>
      <ReplyLinks {...props} />
    </details>
  )
