import { Mail, MessageSquare, Phone } from 'lucide-react'
import { mailtoHref } from '#app/admin/records/person.ts'
import { PhoneLink } from '#app/ui/links.tsx'
import { isDialable, phoneLineOf, smsHref } from '#content/profile/phone-line.ts'
import { contactWayIn } from '#content/promise-rules.ts'
import { leadWords as words } from '#words/panel/leads.ts'

type CallButtonProps = {
  request: { name: string; phone: string; phoneE164: string | null }
  /** Amber: the call of an emergency. */
  isFirst: boolean
  className?: string
}

/** What is no number is shown as it was typed, without a link. */
export function CallButton({ request, isFirst, className = '' }: CallButtonProps) {
  const line = phoneLineOf(request)
  if (!isDialable(line)) return <p className={`no-number ${className}`}>{words.noNumber(line.display)}</p>
  return (
    <PhoneLink
      line={line}
      className={`btn ${isFirst ? 'btn-primary' : ''} ${className}`}
      label={words.call(request.name, line.display)}
    >
      <Phone className="icon" />
      <span>{line.display}</span>
    </PhoneLink>
  )
}

type AnswerButtonProps = CallButtonProps & {
  request: CallButtonProps['request'] & { email: string; contactBy?: string | null }
  mailSubject: string
}

/** The way in which the customer asked to be answered; by mail whoever left no number. */
export function AnswerButton({ request, mailSubject, ...button }: AnswerButtonProps) {
  const { name, email } = request
  const line = phoneLineOf(request)
  const way = contactWayIn(request.contactBy)
  const className = `btn ${button.isFirst ? 'btn-primary' : ''} ${button.className ?? ''}`
  if (email && (way === 'email' || !request.phone))
    return (
      <a href={mailtoHref(email, mailSubject)} className={className} aria-label={words.mail(name, email)}>
        <Mail className="icon" />
        <span>{words.email}</span>
      </a>
    )
  if (way === 'text' && isDialable(line))
    return (
      <a href={smsHref(line)} className={className} aria-label={words.text(name, line.display)}>
        <MessageSquare className="icon" />
        <span>{words.textMessage}</span>
      </a>
    )
  return <CallButton request={request} {...button} />
}
