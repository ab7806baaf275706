import { Copy, MessageSquare } from 'lucide-react'
import { useRef } from 'react'
import { useCompany } from '#app/admin/layout/panel-context.tsx'
import { DayOf } from '#app/admin/list/day-of.tsx'
import { nameOf } from '#app/admin/person-name.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { askingWords as words } from '#content/en/admin-asking.ts'
import { phoneLineOf } from '#content/phone-line.ts'
import type { QuoteOnCard } from './documents.ts'

type ReviewLinkProps = { quote: QuoteOnCard; askedAt: string; link: string }

/** That the customer was asked, and the link that they got: to copy, or to text from the own phone. */
export function ReviewLink({ quote, askedAt, link }: ReviewLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()
  const isHydrated = useHydrated()
  const company = useCompany()
  const name = nameOf(quote)
  const text = encodeURIComponent(words.message(quote.firstName, company, link))

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      announce(words.copied)
    } catch {
      // The browser does not let us: the link is selected, and says what to do.
      announce(words.copyFailed)
    }
  }

  return (
    <>
      <p>
        {words.asked} <DayOf at={askedAt} />
        {quote.reviewAskedBy === 'mail' && words.askedByMail}.{!quote.isInvitationOpen && ` ${words.expired}`}
      </p>
      {quote.isInvitationOpen && (
        <div className="review-ways">
          <input ref={field} readOnly value={link} aria-label={words.link(name)} className="review-link" />
          {isHydrated && (
            <button type="button" className="btn btn-small" onClick={() => void copy()}>
              <Copy className="icon" aria-hidden="true" />
              {words.copy}
            </button>
          )}
          <a
            href={`sms:${phoneLineOf(quote).e164}?&body=${text}`}
            className="btn btn-small"
            aria-label={words.textTo(name)}
          >
            <MessageSquare className="icon" aria-hidden="true" />
            {words.text}
          </a>
        </div>
      )}
    </>
  )
}
