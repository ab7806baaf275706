import { MessageSquare } from 'lucide-react'
import { mailtoOf } from '#app/admin/person.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { leadWords } from '#content/en/admin-leads.ts'
import { phoneLineOf } from '#content/phone-line.ts'
import type { Lead } from './lead.ts'

/** Calling comes first and is the largest thing on the card. */
export function LeadContact({ lead, mailSubject }: { lead: Lead; mailSubject: string }) {
  const line = phoneLineOf(lead)
  return (
    <>
      <PhoneLink
        line={line}
        className="btn btn-primary call-button"
        label={leadWords.call(lead.name, line.display)}
      >
        <Icon name="phone" />
        {line.display}
      </PhoneLink>
      <div className="write-buttons">
        <a
          href={`sms:${line.e164}`}
          className="btn text-button"
          aria-label={leadWords.text(lead.name, line.display)}
          title={leadWords.text(lead.name, line.display)}
        >
          <MessageSquare className="icon" aria-hidden="true" />
          <span>{leadWords.textShort}</span>
        </a>
        <a
          href={mailtoOf(lead.email, mailSubject)}
          className="btn mail-button"
          aria-label={leadWords.mail(lead.name, lead.email)}
          title={lead.email}
        >
          <Icon name="mail" />
          <span className="truncate">{lead.email}</span>
        </a>
      </div>
    </>
  )
}
