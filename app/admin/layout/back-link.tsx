import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

export function BackLink({ to, text, className }: { to: string; text: string; className?: string }) {
  return (
    <p className={className}>
      <Link to={to} className="back-link">
        <ArrowLeft className="icon" aria-hidden="true" />
        {text}
      </Link>
    </p>
  )
}
