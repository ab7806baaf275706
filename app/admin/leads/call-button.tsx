import { Phone } from 'lucide-react'
import { PhoneLink } from '#app/ui/links.tsx'
import { isDialable, phoneLineOf } from '#content/profile/phone-line.ts'
import { leadWords as words } from '#words/panel/leads.ts'

type CallButtonProps = {
  request: { name: string; phone: string; phoneE164: string | null }
  /** Amber: this call opens a door now. */
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
