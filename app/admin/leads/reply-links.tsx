import { Mail, MessageSquare } from 'lucide-react'
import { useNow } from '#app/admin/list/time.tsx'
import { languageName } from '#app/admin/records/language-name.ts'
import type { Lead } from '#app/admin/records/lead.ts'
import { useMayWork } from '#app/admin/rights.ts'
import { useBusiness } from '#app/admin/screen/panel-context.tsx'
import type { ResultOf } from '#app/graphql.ts'
import { quotedIn } from '#app/ui/quoted-in.ts'
import { isDialable, phoneLineOf, smsHref } from '#content/profile/phone-line.ts'
import { emptyPlaces } from '#content/reply-template.ts'
import { language } from '#words/locale.ts'
import { languageWords } from '#words/panel/languages.ts'
import { replyWords as words } from '#words/panel/request.ts'
import {
  filledIn,
  mailHref,
  type ReplySurroundings,
  replyFacts,
  type replyFields,
  saysArrival,
  type Template,
} from './templates.ts'

export type ReplyContext = ReplySurroundings & { templates: readonly Template[] }

type Estimates = readonly { state: string; isExpired: boolean | null; version: number; totalCents: number }[]

export function replyContext(
  { businessProfile, replyTemplates }: ResultOf<typeof replyFields>,
  { origin, estimates }: { origin: string; estimates: Estimates },
): ReplyContext {
  const { name } = businessProfile
  const [estimate] = estimates
    .filter(({ state, isExpired }) => state === 'accepted' || (state === 'sent' && !isExpired))
    .toSorted((a, b) => b.version - a.version)
  const estimateCents = estimate?.totalCents ?? null
  return { company: name, templates: replyTemplates.templates, origin, estimateCents }
}

type ReplyLinksProps = ReplyContext & {
  request: Lead & Parameters<typeof replyFacts>[0]
  only?: 'arrival'
}

/**
 * Links that begin a text message or a mail with a saved text, to be read and sent from the person's own phone. One that names
 * what the request does not have says so in place of a link.
 */
export function ReplyLinks({ request, templates, only, ...surroundings }: ReplyLinksProps) {
  const now = useNow()
  const mayWork = useMayWork()
  const { name, arrivesAt, email } = request
  const line = phoneLineOf(request)
  const isComing = arrivesAt !== null && Date.parse(arrivesAt) > now
  const [first] = useBusiness().languages
  const asked = request.language ?? first
  const isAsked = ({ language }: Template) => (language ?? first) === asked
  const isOther = asked !== first && !templates.some(isAsked)
  const offered = templates
    .filter(({ channel }) => (channel === 'text' ? isDialable(line) : email !== ''))
    .filter((template) => (saysArrival(template) ? isComing : only !== 'arrival'))
    .map((template) => {
      const facts = replyFacts(request, surroundings, { language: template.language ?? first, now })
      return { template, facts, empty: emptyPlaces(template, facts) }
    })
    .toSorted((a, b) => Math.min(a.empty.length, 1) - Math.min(b.empty.length, 1))
  if (!mayWork || offered.length === 0) return null
  const linksOf = (some: typeof offered) => (
    <ul className="reply-links" aria-label={words.savedReplies}>
      {some.map(({ template, facts, empty }) => {
        const written = template.language ?? first
        const lang = quotedIn(written)
        const ofOther = isAsked(template) ? '' : ` (${languageName(written)})`
        if (empty.length > 0)
          return (
            <li key={template.id} className="reply-empty">
              “<span lang={lang}>{template.title}</span>”{ofOther} {words.emptyPlaces(empty)}
            </li>
          )
        const { subject, body } = filledIn(template, facts)
        const isText = template.channel === 'text'
        return (
          <li key={template.id}>
            <a
              href={isText ? smsHref(line, body) : mailHref(email, subject, body)}
              className="btn btn-small"
              lang={lang}
              title={body}
            >
              {isText ? <MessageSquare className="icon" /> : <Mail className="icon" />}
              {template.title}
              <span lang={lang && language}>
                {ofOther}
                <span className="sr-only">{isText ? words.textThem(name) : words.mailThem(name)}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
  if (isOther)
    return (
      <>
        <p className="mt-2 text-fine text-ink-2">
          {languageWords.onlyIn(languageName(first), languageName(asked))}
        </p>
        {linksOf(offered)}
      </>
    )
  const others = offered.filter(({ template }) => !isAsked(template))
  return (
    <>
      {linksOf(offered.filter(({ template }) => isAsked(template)))}
      {others.length > 0 && only === undefined && (
        <details className="saved-replies">
          <summary>{languageWords.others}</summary>
          {linksOf(others)}
        </details>
      )}
    </>
  )
}

/** All of them, folded up: on a phone they would push the rest of the page out of view. */
export function SavedReplies(props: Omit<ReplyLinksProps, 'only'>) {
  const mayWork = useMayWork()
  if (!mayWork || props.templates.length === 0) return null
  return (
    <details className="saved-replies">
      <summary>{words.savedReplies}</summary>
      <ReplyLinks {...props} />
    </details>
  )
}
