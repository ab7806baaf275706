import { Mail, MapPin, MessageSquare } from 'lucide-react'
import { mailtoHref } from '#app/admin/records/person.ts'
import { isDialable, phoneLineOf, smsHref } from '#content/profile/phone-line.ts'
import { contactWayIn } from '#content/promise-rules.ts'
import { leadWords } from '#words/panel/leads.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { AnswerButton, CallButton } from './call-button.tsx'
import { mapHref } from './map-links.ts'

type ReachProps = {
  person: {
    name: string
    phone: string
    phoneE164: string | null
    email: string
    contactBy?: string | null
    address: string | null
  }
  mailSubject: string
  mapOf: (address: string) => string
  waits: boolean
}

export function Reach({ person, mailSubject, mapOf, waits }: ReachProps) {
  const { name, phone, email, address } = person
  const line = phoneLineOf(person)
  const asked = contactWayIn(person.contactBy)
  return (
    <div className="request-reach">
      {asked && <p className="notice notice-late w-full">{leadWords.answerBy[asked]}</p>}
      {phone && (
        <AnswerButton
          request={person}
          mailSubject={mailSubject}
          isFirst={waits}
          className="btn-large call-link"
        />
      )}
      {asked && <CallButton request={person} isFirst={false} />}
      {isDialable(line) && asked !== 'text' && (
        <a href={smsHref(line)} className="btn" aria-label={leadWords.text(name, line.display)}>
          <MessageSquare className="icon" />
          <span>{words.text}</span>
        </a>
      )}
      {email && asked !== 'email' && (
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
