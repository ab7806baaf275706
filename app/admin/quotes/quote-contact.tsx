import { quotesWords } from '#content/en/admin.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { nameOf } from '../person-name.ts'
import type { QuoteOnCard } from './documents.ts'
import { phoneLineOf } from './phone-line.ts'

/** Calling comes first and is the largest thing on the card. */
export function QuoteContact({ quote }: { quote: QuoteOnCard }) {
  const line = phoneLineOf(quote)
  const name = nameOf(quote)
  return (
    <>
      <PhoneLink
        line={line}
        className="btn btn-primary call-button"
        label={quotesWords.call(name, line.display)}
      >
        <Icon name="phone" />
        {line.display}
      </PhoneLink>
      <a
        href={mailtoOf(quote.email)}
        className="btn mail-button"
        aria-label={quotesWords.mail(name, quote.email)}
        title={quote.email}
      >
        <Icon name="mail" />
        <span className="truncate">{quote.email}</span>
      </a>
    </>
  )
}

/** An address may hold signs that mean something in a link; only its @ is meant to. */
const mailtoOf = (email: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(quotesWords.mailSubject)}`
