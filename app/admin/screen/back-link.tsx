import { ArrowLeft } from 'lucide-react'
import { Link, useHref, useNavigate } from 'react-router'

type BackLinkProps = { to: string; text: string; className?: string }

/** Where the previous entry of the history is `to`, that entry: a list keeps its place and its filter. */
export function BackLink({ to, text, className }: BackLinkProps) {
  const navigate = useNavigate()
  const listHref = useHref(to)
  return (
    <p className={className}>
      <Link
        to={to}
        className="back-link"
        onClick={(event) => {
          const { button, metaKey, ctrlKey, shiftKey, altKey } = event
          if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !isPrevious(listHref)) return
          event.preventDefault()
          navigate(-1)
        }}
      >
        <ArrowLeft className="icon" />
        {text}
      </Link>
    </p>
  )
}

/** Never in a browser without the Navigation API. */
function isPrevious(listHref: string): boolean {
  const { navigation } = window
  const url = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
  return !!url && new URL(url).pathname === listHref.split('?')[0]
}
