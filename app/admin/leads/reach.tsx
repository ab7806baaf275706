import { Mail, MapPin, MessageSquare } from 'lucide-react'
import { mailtoHref } from '#app/admin/person.ts'
import { isDialable, phoneLineOf } from '#content/profile/phone-line.ts'
import { leadWords } from '#words/panel/leads.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { CallButton } from './call-button.tsx'

type ReachProps = {
  person: { name: string; phone: string; phoneE164: string | null; email: string; address: string | null }
  mailSubject: string
  mapOf: (address: string) => string
  waits: boolean
}

export function Reach({ person, mailSubject, mapOf, waits }: ReachProps) {
  const { name, phone, email, address } = person
  const line = phoneLineOf(person)
  return (
    <div className="request-reach">
      {phone && <CallButton request={person} isFirst={waits} className="btn-large call-link" />}
      {isDialable(line) && (
        <a href={`sms:${line.e164}`} className="btn" aria-label={leadWords.text(name, line.display)}>
          <MessageSquare className="icon" />
          <span>{words.text}</span>
        </a>
      )}
      {email && (
        <a
          href={mailtoHref(email, mailSubject)}
          className="btn"
          aria-label={leadWords.mail(name, email)}
          title={email}
        >
          <Mail className="icon" />
          <span>{words.mail}</span>
        </a>
      )}
      {address && (
        <a
          href={mapHref(address)}
          target="_blank"
          rel="noreferrer"
          className="btn"
          aria-label={mapOf(address)}
        >
          <MapPin className="icon" />
          <span>{words.map}</span>
        </a>
      )}
    </div>
  )
}

/** A search for an address on a map; phones open it in their map app. Nothing is asked of it before it is pressed. */
export const mapHref = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`
